// Why a Follower did what it did: its decisions since its last turn, each with what was compared. The same as in
// followers/why.py of the game.

import type { Compared, Decision, Speaker } from '../../lib/contract'
import { tellsHow } from './news'
import type { Event } from './types'

const TURN = 'follower.turn'
const NOBODY = -1 // the seat of an event that names none
const FAR = 99 // the distance to what is not there

/** What was compared: the kind of thing, the candidates, the one that was chosen, and their values by each key. */
interface Sort {
  one: 'territory' | 'army' | 'monster' | 'realm' | 'attribute'
  words: string[]
  chosen: string
  keys: string[]
  values: number[]
}

/** What an event tells to have been compared, if it does. */
function sortOf({ key, args }: Event): Sort | null {
  switch (key) {
    case 'follower.territory':
      return { ...args, one: 'territory', words: args.territories, chosen: args.territory }
    case 'follower.army':
      return { ...args, one: 'army', words: args.armies, chosen: args.army }
    case 'follower.monster':
      return { ...args, one: 'monster', words: args.monsters, chosen: args.monster }
    case 'follower.realm':
      return { ...args, one: 'realm', words: args.realms, chosen: args.realm }
    case 'follower.attribute':
      return { ...args, one: 'attribute', words: args.attributes, chosen: args.attribute, keys: [] }
    default:
      return null
  }
}

/** Does an event tell only what was compared? */
export function isStep(event: Event): boolean {
  return sortOf(event) !== null || tellsHow(event)
}

/** The decisions of Followers since their last turns began. */
export function explain(events: Event[], speaker: Speaker): Decision[] {
  const told = events.slice(startOf(events))
  return told.flatMap((event, k) => (event.key === TURN || 'rule' in event.args ? [decisionOf(event, told.slice(k + 1), speaker)] : []))
}

/** How it was decided, as the events right after it tell. */
function howOf(after: Event[], speaker: Speaker): string[] {
  const end = after.findIndex((event) => !tellsHow(event))
  return after.slice(0, end < 0 ? after.length : end).map((event) => speaker.event(event))
}

/** Where the last turns of Followers began, of several in a row the first; at the end if there was none. */
export function startOf(events: Event[]): number {
  let start = events.length
  for (let number = events.length - 1; number >= 0; number--) {
    const key = events[number]!.key
    if (key === TURN) start = number
    else if (key === 'turn' && start < events.length) break
  }
  return start
}

function decisionOf(event: Event, after: Event[], speaker: Speaker): Decision {
  const { key, args, number } = event
  const sort = sortOf(event)
  const rule = 'rule' in args ? args.rule : undefined
  const seat = 'seat' in args ? args.seat : NOBODY
  const found: Decision = { seat, number, title: speaker.event(event), begins: key === TURN, lines: [], ...(rule ? { rule } : {}) }
  if (key === TURN) found.lines.push(speaker.name('action_card_text', args.action_card))
  else if (key === 'follower.benefit' || key === 'follower.no_benefit') found.lines.push(speaker.name('benefit', args.action_card))
  if (!sort) return found
  const it = speaker.name(sort.one, sort.chosen)
  found.title = speaker(`page.why.${sort.one}`, { seat: speaker.seat(found.seat), it })
  const how = howOf(after, speaker)
  if (sort.words.length === 1) return { ...found, lines: [speaker('explain.only'), ...how] }
  const next = after[0]
  const judge = next?.key === 'judged' || next?.key === 'judged.monster' ? next.args.seat : null
  const { compared, tied } = comparedOf(sort, judge, speaker)
  const lines = sort.one === 'attribute' ? [] : sort.one === 'realm' ? [speaker('page.why.clockwise')] : tied
  return { ...found, compared, lines: [...lines, ...how] }
}

interface Candidate {
  name: string
  chosen: boolean
  values: (string | null)[]
  lost: boolean
}

/** A column for each key that still had something to decide, then whether the Judge or the tie-break had. */
function comparedOf({ one, words, chosen, keys, values }: Sort, judge: number | null, speaker: Speaker): { compared: Compared; tied: string[] } {
  const names = words.map((word) => speaker.name(one, word))
  const rows: Candidate[] = words.map((word, k) => ({ name: names[k]!, chosen: word === chosen, values: [], lost: word !== chosen }))
  if (one === 'attribute') {
    rows.forEach((row, k) => row.values.push(String(values[k] ?? '')))
    return { compared: { keys: [{ name: speaker('page.why.value'), order: '' }], rows: onceEach(rows) }, tied: [] }
  }
  let left = words.map((_, k) => k)
  const columns: Compared['keys'] = []
  keys.forEach((key, number) => {
    if (left.length < 2) return
    const column = values.slice(number * words.length, (number + 1) * words.length)
    columns.push({ name: speaker.name('key', key), order: orderOf(key, column, speaker) })
    rows.forEach((row, k) => row.values.push(left.includes(k) ? shown(key, column[k]!, speaker) : null))
    const best = Math.min(...left.map((k) => column[k]!))
    left = left.filter((k) => column[k] === best)
  })
  const equal = [...new Set(left.map((k) => names[k]!))]
  if (equal.length < 2) return { compared: { keys: columns, rows: onceEach(rows) }, tied: [] }
  const candidates = equal.join('; ')
  const tied = [judge === null ? speaker('explain.tie', { candidates }) : speaker('explain.judge', { candidates, seat: speaker.seat(judge) })]
  return { compared: { keys: columns, rows: onceEach(rows) }, tied }
}

/** Armies of the same strength in one territory read the same. */
function onceEach(rows: Candidate[]): Candidate[] {
  const seen = new Map(rows.map((row) => [JSON.stringify([row.name, row.values]), row]))
  return [...seen.values()]
}

function inWords(key: string, speaker: Speaker): boolean {
  return speaker.maybe('key_value', `${key}.0`) !== ''
}

/** Which value comes first: what shall be high is reckoned below zero. */
function orderOf(key: string, column: number[], speaker: Speaker): string {
  if (inWords(key, speaker)) return ''
  return speaker(column.some((value) => value < 0) ? 'page.why.most' : 'page.why.least')
}

function shown(key: string, value: number, speaker: Speaker): string {
  if (inWords(key, speaker)) return speaker.name('key_value', `${key}.${value}`)
  return value === FAR ? speaker('explain.endless') : String(Math.abs(value))
}
