// What the reader has missed, from the turns that the server tells: since their own last turn ended, until the next one
// ends. It is grouped by seat in the order of play; what only shows how something came about is no news.

import { thing, type Event, type Speaker, type ToldTurn, type View } from './contract'

export interface NewsRow {
  seat: number | null
  turns: ToldTurn[]
}

export interface News {
  fresh: NewsRow[]
  before: NewsRow[] // the same of the reader's turn before
}

/** Whose turn it is; null in nobody's. A game that publishes no view of its own tells a number, -1 for nobody. */
export function turnOf(view: View | null): number | null {
  const turn = view?.turn
  if (typeof turn === 'object') return turn?.seat ?? null
  return turn >= 0 ? turn : null
}

/** `active` is the seat whose turn it is. Who only looks on is told of one turn of each seat. */
export function newsOf(turns: readonly ToldTurn[], reader: number | null, active: number | null, seats: number): News {
  if (reader === null) {
    const told = turns.filter(({ summary }) => summary)
    return { fresh: rowsOf(told.slice(-seats)), before: rowsOf(told.slice(-2 * seats, -seats)) }
  }
  const mine = turns.flatMap(({ seat, proper }, place) => (proper && seat === reader ? [place] : []))
  const last = mine.at(-1) ?? -1
  // While one's own turn goes on, the news are those from before it.
  const goesOn = active === reader && last >= 0 && !turns.slice(last + 1).some(({ proper }) => proper)
  const ends = goesOn ? mine : [...mine, turns.length]
  const between = (from: number | undefined, to: number | undefined) => (to === undefined ? [] : turns.slice((from ?? -1) + 1, to))
  const [third, second, first] = [ends.at(-3), ends.at(-2), ends.at(-1)]
  return { fresh: rowsOf(between(second, first)), before: rowsOf(between(third, second)) }
}

function rowsOf(turns: readonly ToldTurn[]): NewsRow[] {
  const rows = new Map<number | null, NewsRow>()
  for (const turn of turns) {
    if (!turn.summary) continue
    const row = rows.get(turn.seat) ?? { seat: turn.seat, turns: [] }
    row.turns.push(turn)
    rows.set(turn.seat, row)
  }
  return [...rows.values()]
}

/** The numbers of the first and the last event that news tell of. */
export function spanOf(rows: readonly NewsRow[]): [number, number] | null {
  const turns = rows.flatMap((row) => row.turns)
  return turns.length ? [Math.min(...turns.map(({ first }) => first)), Math.max(...turns.map(({ last }) => last))] : null
}

const NO_PLACE = ['seat', 'player', 'number', 'rule']

/** The first thing that an event points at, as a board knows it. */
export function placeOf({ args }: Pick<Event, 'args'>, speaker: Pick<Speaker, 'kindOf'>): string | null {
  for (const [name, value] of Object.entries(args)) {
    const kind = speaker.kindOf(name)
    if (kind && !NO_PLACE.includes(kind) && typeof value === 'string') return thing(kind, value)
  }
  return null
}

export interface Chapter {
  heading: string
  turns: ToldTurn[]
}

/** The turns of a log under their headings. */
export function chaptersOf(turns: readonly ToldTurn[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const turn of turns) {
    if (chapters.at(-1)?.heading !== turn.heading) chapters.push({ heading: turn.heading, turns: [] })
    chapters.at(-1)!.turns.push(turn)
  }
  return chapters
}

export interface Sieve {
  seat: number | null // whose turns
  about: number | null // whom they touch
  wanted: string
}

/** Letters without case and accents: as somebody searches. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Does a turn fit? `steps` are the sentences of its events. */
export function fits(turn: ToldTurn, { seat, about, wanted }: Sieve, steps: () => readonly string[]): boolean {
  if (seat !== null && turn.seat !== seat) return false
  if (about !== null && !turn.parts.some((part) => part.about.includes(about))) return false
  return !wanted || [turn.summary, ...steps()].some((text) => folded(text).includes(folded(wanted)))
}
