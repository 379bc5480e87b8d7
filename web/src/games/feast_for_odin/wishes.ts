// What is chosen of an act before it is sent, and the answers that follow from it: one gesture for all its questions.
//
// The questions that come after the first answer are learned from a private copy of the game (`tryOut`), so that cards which ask
// something in between are never answered by mistake: there the gesture ends, and the rest is asked as usual.

import type { Ask, Option, Plan } from '../../lib/contract'
import { clauseOf } from './parts'

export interface Upgrade {
  item: string
  steps: number
}

export interface Wishes {
  space: string
  imitates: string // the space whose action an imitation space takes
  deals: Record<number, string> // by part: its deal, '' leaves it out
  strips: { strip: number; n: number }[]
  upgrades: Upgrade[]
  flips: string[]
  picks: string[] // special tiles, the forged tile, the exploration board or the ship, as the words of their options
  cards: string[] // occupations to play
  before: string // the card of column 4, played before the action
  after: string // or after it
  boats: number // 0: as many as there are
}

export function noWishes(space: string): Wishes {
  return { space, imitates: '', deals: {}, strips: [], upgrades: [], flips: [], picks: [], cards: [], before: '', after: '', boats: 0 }
}

const UPGRADES = ['upgrade', 'upgrade_twice', 'upgrade_thrice']

/** How many of the answers so far have one of these verbs. */
function said(answers: readonly Option[], ...verbs: string[]): number {
  return answers.filter((answer) => verbs.includes(answer.verb)).length
}

/** The option of this key, or the one that ends a choice of several, or the one that declines; null: it must be chosen. */
function orEnd(ask: Ask, key: string | undefined): Option | null {
  const find = (wanted: string) => ask.options.find((option) => option.key === wanted) ?? null
  return (key !== undefined && find(key)) || find('done') || find('no')
}

type Answer = (ask: Ask, wishes: Wishes, answers: readonly Option[]) => Option | null

const ANSWERS: Record<string, Answer> = {
  imitate: (ask, wishes) => orEnd(ask, `imitate:${wishes.imitates}`),
  part: (ask, wishes) => {
    const space = wishes.imitates || wishes.space
    const first = ask.options.find((option) => option.verb === 'deal')
    const wanted = wishes.deals[clauseOf(space, first?.word ?? '')]
    if (wanted) return orEnd(ask, `deal:${wanted}`)
    const only = ask.options.length === 1 ? first : undefined
    return orEnd(ask, wanted === '' ? 'no' : only?.key)
  },
  strip: (ask, wishes, answers) => orEnd(ask, `strip:${wishes.strips[said(answers, 'strip')]?.strip}`),
  'strip.take': (ask, wishes, answers) => orEnd(ask, `take:${wishes.strips[said(answers, 'take')]?.n}`),
  upgrade: (ask, wishes, answers) => {
    const next = wishes.upgrades[said(answers, ...UPGRADES)]
    return orEnd(ask, next && `${UPGRADES[next.steps - 1]}:${next.item}`)
  },
  overseas: (ask, wishes, answers) => orEnd(ask, `flip:${wishes.flips[said(answers, 'flip')]}`),
  sale: (ask, wishes, answers) => orEnd(ask, `buy_tile:${wishes.picks[said(answers, 'buy_tile')]}`),
  forge: (ask, wishes) => orEnd(ask, `forge:${wishes.picks[0]}`),
  explore: (ask, wishes) => orEnd(ask, `explore:${wishes.picks[0]}`),
  emigrate: (ask, wishes) => (ask.options.length === 1 ? ask.options[0]! : orEnd(ask, `emigrate:${wishes.picks[0]}`)),
  boats: (ask, wishes) => (wishes.boats ? orEnd(ask, `boats:${wishes.boats}`) : ask.options.at(-1)!),
  play: (ask, wishes, answers) => orEnd(ask, `play:${wishes.cards[said(answers, 'play') - (wishes.before ? 1 : 0)]}`),
  'play.before': (ask, wishes) => orEnd(ask, `play:${wishes.before}`),
  'play.after': (ask, wishes) => orEnd(ask, `play:${wishes.after}`),
}

/** The wishes of which these answers would follow, by their keys: those of a bot. */
export function wishesOf(keys: readonly string[], begun: Wishes): Wishes {
  const wishes: Wishes = { ...begun, deals: { ...begun.deals }, flips: keys.some((key) => key.startsWith('flip:')) ? [] : begun.flips }
  const space = begun.imitates || begun.space
  for (const key of keys) {
    const [verb = '', word = ''] = key.split(':')
    const steps = UPGRADES.indexOf(verb) + 1
    if (verb === 'deal') wishes.deals[clauseOf(space, word)] = word
    else if (verb === 'strip') wishes.strips = [...wishes.strips, { strip: Number(word), n: 1 }]
    else if (verb === 'take') wishes.strips = [...wishes.strips.slice(0, -1), { ...wishes.strips.at(-1)!, n: Number(word) }]
    else if (steps) wishes.upgrades = [...wishes.upgrades, { item: word, steps }]
    else if (verb === 'flip') wishes.flips = [...wishes.flips, word]
    else if (['buy_tile', 'forge', 'explore', 'emigrate'].includes(verb)) wishes.picks = [...wishes.picks, word]
    else if (verb === 'play') wishes.cards = [...wishes.cards, word]
    else if (verb === 'boats') wishes.boats = Number(word)
  }
  if (wishes.cards.length && space.startsWith('c4_')) Object.assign(wishes, { before: wishes.cards[0], cards: [] })
  return wishes
}

/** Is a question one of those that an action space itself asks? Cards may offer something else instead of a part. */
export function isOfSpace(ask: Ask, wishes: Wishes): boolean {
  if (!(ask.name in ANSWERS)) return false
  const space = wishes.imitates || wishes.space
  return ask.name !== 'part' || ask.options.every((option) => option.verb !== 'deal' || clauseOf(space, option.word) >= 0)
}

export interface Gesture {
  answers: Option[] // sent as one batch; only the last may close the way back
  then: Option[] // what goes with it after a card that was drawn
  closes: boolean
  ends: 'done' | 'asked' | 'waits' | 'refused' // 'asked': a die or a card decides what comes; 'waits': something must still be chosen for `ask`
  ask: Ask | null
  plan: Plan | null // what the table looks like after it, as far as that can be known
}

const MOST = 60 // answers of one gesture
const OVER = ['turn', 'feast']

/** Is the action over once this is asked? */
function isOver(ask: Ask): boolean {
  return OVER.includes(ask.name) || ask.name.startsWith('pause.')
}

/** All answers that follow from the wishes: from the first one on, or from the question that is asked now. */
export async function compose(
  wishes: Wishes,
  start: { first: Option } | { ask: Ask; before: readonly Option[] },
  tryOut: (answers: Option[]) => Promise<Plan | null>,
): Promise<Gesture> {
  const all: Option[] = []
  const before = 'before' in start ? start.before : []
  let closing = 0 // the answer that closes the way back, from 1
  let known: Plan | null = null // the last plan of which nothing was left to chance
  let ask: Ask | null = 'ask' in start ? start.ask : null
  let next: Option | null = 'first' in start ? start.first : null
  const made = (ends: Gesture['ends'], of: Ask | null, plan = known): Gesture => {
    const sent = closing || all.length
    return { answers: all.slice(0, sent), then: all.slice(sent), closes: closing > 0, ends, ask: of, plan }
  }
  while (all.length < MOST) {
    if (ask) {
      if (isOver(ask)) return made('done', null)
      if (!isOfSpace(ask, wishes)) return made('asked', ask)
      next = ANSWERS[ask.name]!(ask, wishes, [...before, ...all])
      if (!next) return made(closing ? 'asked' : 'waits', ask) // what a drawn card may help to choose is asked after it
    }
    all.push(next!)
    const tried = await tryOut(all)
    if (!tried) return made('refused', null)
    if (tried.stopped === 'illegal') {
      all.length = tried.done
      return made('refused', ask, tried)
    }
    closing ||= tried.closing ?? 0
    ask = tried.asks[0] ?? null
    if (!closing || !ask || isOver(ask) || isOfSpace(ask, wishes)) known = tried
    if (!ask) return made('done', null)
  }
  return made('asked', ask)
}
