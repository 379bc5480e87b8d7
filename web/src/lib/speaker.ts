// A game's words in one language; the same as src/longhall/words/speaker.py, from what the server tells.

import type { Ask, ContentRow, Cost, Event, GameWords, Json, Missing, Option, Rule, Speaker, Words } from './contract'

type Args = Record<string, unknown>
export type Say = (key: string, args?: Args) => string

const OWN_ARGUMENTS: Record<string, string> = { n: 'number', there: 'number', seat: 'seat', change: 'change' }
const AS_WRITTEN = new Set(['number', 'rule'])

// As gettext writes the rules of our languages. A page may not evaluate text, so each stands here as a function.
const PLURALS: Record<string, (n: number) => number> = {
  '(n != 1)': (n) => (n !== 1 ? 1 : 0),
  '(n > 1)': (n) => (n > 1 ? 1 : 0),
}

export class MissingWord extends Error {
  constructor(key: string, lang: string) {
    super(`no text for '${key}' in language '${lang}'`)
  }
}

/** A sentence of one catalogue, with its placeholders filled in; undefined where it has none. */
function sentence(words: Words, key: string, args: Args): string | undefined {
  const forms = words.messages[key]
  if (!forms) return undefined
  const pick = PLURALS[words.plural]
  if (!pick) throw new Error(`no plural rule ${words.plural}`)
  const form = forms.length > 1 ? forms[pick(Number(args.n))]! : forms[0]!
  return form.replace(/\{(\w+)\}|\{\{|\}\}/g, (found, name: string | undefined) => {
    if (name === undefined) return found[0]!
    if (!(name in args)) throw new TypeError(`the message '${key}' needs the argument '${name}' in '${words.lang}'`)
    return String(args[name])
  })
}

/** The program's own sentences. */
export function sayer(own: Words): Say {
  return (key, args = {}) => {
    const found = sentence(own, key, args)
    if (found === undefined) throw new MissingWord(key, own.lang)
    return found
  }
}

export interface Reader {
  names?: Record<number, string> // what the seats are called, whatever the game calls them
  players?: readonly string[] // who sits there
  who?: readonly (string | null)[] // what the game calls them, from a view: 'clan:wolf'
}

interface Index {
  rows: Map<string, ContentRow>
  rules: Map<string, Rule>
}

const INDEXES = new WeakMap<GameWords, Index>() // a speaker is made for every view, the words stay the same

function indexOf(game: GameWords): Index {
  let found = INDEXES.get(game)
  if (!found) {
    const rows = new Map(game.rows.map((row) => [`${row.kind} ${row.id}`, row]))
    found = { rows, rules: new Map(game.rules.map((rule) => [rule.id, rule])) }
    INDEXES.set(game, found)
  }
  return found
}

export function makeSpeaker(own: Words, game: GameWords, reader: Reader = {}): Speaker {
  const names = reader.names ?? {}
  const who = reader.who ?? []
  const { rows, rules } = indexOf(game)

  const say = (key: string, args: Args = {}): string => {
    const found = sentence(game.words, key, args) ?? sentence(own, key, args)
    if (found === undefined) throw new MissingWord(`${game.game}:${key}`, own.lang)
    return found
  }
  const player = (seat: number): string => names[seat] || reader.players?.[seat] || say('seat', { number: seat })
  const seatName = (seat: number): string => {
    const called = who[seat]
    if (names[seat] === undefined && called?.includes(':')) {
      const at = called.indexOf(':')
      return name(called.slice(0, at), called.slice(at + 1))
    }
    return player(seat)
  }
  /** Who it is, in questions and in the log alike: the player, unless nobody is named there or several are called the
   * same; then what the game calls the seat. */
  const person = (seat: number): string => {
    const sits = reader.players?.[seat]
    return sits && reader.players!.filter((each) => each === sits).length === 1 ? player(seat) : seatName(seat)
  }
  const maybe = (kind: string, word: string | number): string => {
    if (kind === 'seat') return person(Number(word))
    if (kind === 'player') return player(Number(word))
    if (AS_WRITTEN.has(kind)) return String(word)
    return game.things[kind]?.[word] ?? ''
  }
  const name = (kind: string, word: string | number): string => {
    const found = maybe(kind, word)
    if (!found) throw new MissingWord(`${kind}:${word}`, own.lang)
    return found
  }
  const kindOf = (argument: string): string | undefined => game.arguments[argument] ?? OWN_ARGUMENTS[argument]
  const shown = (kind: string, value: Json): string => {
    if (Array.isArray(value)) return listed(kind, value.map(String)).join(', ') || say('nothing')
    return name(kind, String(value))
  }
  /** The names of things; neighbours that are the same are counted. */
  const listed = (kind: string, items: string[]): string[] => {
    if (AS_WRITTEN.has(kind)) return items
    return items.flatMap((item, at) => {
      if (items[at - 1] === item) return []
      const end = items.findIndex((other, place) => place > at && other !== item)
      const n = (end < 0 ? items.length : end) - at
      return [n > 1 ? say('counted', { n, it: name(kind, item) }) : name(kind, item)]
    })
  }
  const named = (args: Record<string, Json>): Args => {
    const found: Args = {}
    for (const [argument, value] of Object.entries(args)) {
      const kind = kindOf(argument)
      if (kind === undefined) throw new Error(`${game.game} does not say what the argument '${argument}' points at`)
      found[argument] = argument === 'n' ? value : shown(kind, value) // `n` stays a number: it selects the plural
    }
    return found
  }
  const has = (key: string) => key in game.words.messages || key in own.messages
  const option = (option: Option, ask?: Ask | null): string => {
    const special = ask && has(`option.${option.verb}.${ask.name}`) ? ask : null
    const key = special ? `option.${option.verb}.${special.name}` : `option.${option.verb}`
    const args: Args = special ? named(special.about) : {}
    if (!option.kind) return say(key, args)
    args.it = name(option.kind, option.word)
    if (option.kind === 'number') args.n = Number(option.word)
    else if (game.texts.includes(option.kind)) args.text = name(`${option.kind}_text`, option.word)
    return say(key, args)
  }

  const faculties = {
    lang: own.lang,
    game: game.game,
    has,
    name,
    maybe,
    words: (kind: string) => Object.keys(game.things[kind] ?? {}),
    seat: seatName,
    person,
    player,
    ask: (ask: Ask, reader: number | null) =>
      ask.seat === reader
        ? say(`ask.${ask.name}`, named(ask.about))
        : say(`ask.${ask.name}.other`, { ...named(ask.about), who: person(ask.seat) }),
    option,
    cost: ({ thing, about }: Cost, again = false) => say(`decline.${thing}${again ? '.again' : ''}`, named(about)),
    lack: ({ thing, about }: Missing) => say(`lack.${thing}`, named(about)),
    event: (event: Event) => say(`log.${event.key}`, named(event.args)),
    choice: (choice: string, value?: string) => say(value === undefined ? `choice.${choice}` : `choice.${choice}.${value}`),
    kindOf,
    rule: (id: string) => rules.get(id),
    rules: game.rules,
    groups: game.groups,
    row: (kind: string, id: string) => rows.get(`${kind} ${id}`),
    rows: (kind: string) => game.rows.filter((row) => row.kind === kind),
  }
  // Not by assignment: a function has a `name` of its own, which cannot be assigned to.
  for (const [faculty, value] of Object.entries(faculties)) Object.defineProperty(say, faculty, { value })
  return say as Speaker & typeof faculties
}
