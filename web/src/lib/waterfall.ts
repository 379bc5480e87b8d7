// The scores of a finished game as a waterfall: each part begins where the one before it ended, negative ones go back.

import type { Outcome, ToldTurn } from './contract'
import { chaptersOf } from './news'

export interface Bar {
  value: number
  from: number // the sum before this part
  to: number // and after it
}

export interface Fall {
  part: string
  bars: Bar[] // by column
}

export interface Waterfall {
  seats: number[] // the columns: the seats from the best place on
  falls: Fall[]
  least: number // what the bars reach at most to the left and to the right of zero
  most: number
  beside: { part: string; values: number[] }[] // parts that are no points
}

/** The seats from the best place on; of equal places who has more points, where points decide. */
export function ranked(outcome: Outcome): number[] {
  const points = (seat: number) => (outcome.by_score ? outcome.scores[seat]! : 0)
  return outcome.places.map((_, seat) => seat).sort((a, b) => outcome.places[a]! - outcome.places[b]! || points(b) - points(a) || a - b)
}

/** The parts that anybody has something of, in the order of the game. */
export function partsOf(outcome: Outcome): string[] {
  const all = [...new Set(outcome.parts.flatMap((each) => Object.keys(each)))]
  return all.filter((part) => outcome.parts.some((each) => each[part]))
}

export function waterfallOf(outcome: Outcome): Waterfall {
  const seats = ranked(outcome)
  const valuesOf = (part: string) => seats.map((seat) => outcome.parts[seat]![part] ?? 0)
  const sums = seats.map(() => 0)
  const falls = partsOf(outcome)
    .filter((part) => !outcome.beside.includes(part))
    .map((part) => ({ part, bars: valuesOf(part).map((value, column) => ({ value, from: sums[column]!, to: (sums[column]! += value) })) }))
  const ends = falls.flatMap(({ bars }) => bars.map(({ to }) => to))
  const beside = partsOf(outcome)
    .filter((part) => outcome.beside.includes(part))
    .map((part) => ({ part, values: valuesOf(part) }))
  return { seats, falls, least: Math.min(0, ...ends), most: Math.max(1, ...ends), beside }
}

/** A number with a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

/** The columns of the tables: one or two seats beside each other, more of them in rows of two. */
export function inRows(seats: readonly number[]): number[][] {
  const rows: number[][] = []
  for (let at = 0; at < seats.length; at += 2) rows.push(seats.slice(at, at + 2))
  return rows
}

export interface Tally {
  heading: string
  won: number[] // by seat
  lost: number[]
}

/** What each seat won and lost in each round, where the game tells points as they are won. */
export function talliesOf(turns: readonly ToldTurn[], seats: number): Tally[] {
  const tallies = chaptersOf(turns).map((chapter) => {
    const tally: Tally = { heading: chapter.heading, won: Array(seats).fill(0), lost: Array(seats).fill(0) }
    for (const { seat, n } of chapter.turns.flatMap(({ points }) => points)) {
      if (n > 0) tally.won[seat]! += n
      else tally.lost[seat]! -= n
    }
    return tally
  })
  return tallies.filter(({ won }) => won.some((n) => n))
}

/** An outcome whose parts are rounds instead of reasons. */
export function byRound(outcome: Outcome, tallies: readonly Tally[]): Outcome {
  const parts = outcome.places.map((_, seat) => Object.fromEntries(tallies.map(({ heading, won, lost }) => [heading, won[seat]! - lost[seat]!])))
  return { ...outcome, parts, beside: [] }
}

/** The parts that cost points, the dearest first. */
export function costsOf(parts: { [part: string]: number }): [string, number][] {
  return Object.entries(parts)
    .filter(([, n]) => n < 0)
    .sort(([, one], [, other]) => one - other)
}

export interface Near {
  seat: number
  path: string
  missing: number
}

/** Which of the others were near a way to win: one step away, or two and not at its beginning. A kill of the boss comes
 * after the others. */
export function nearOf(outcome: Outcome): Near[] {
  const found = outcome.paths.flatMap(({ id, need, have }) =>
    have.flatMap((n, seat) => {
      const missing = need - n + (id === 'slayer' ? 1 : 0)
      const isNear = missing === 1 || (missing === 2 && n > 0)
      return need && isNear && !outcome.winners.includes(seat) ? [{ seat, path: id, missing }] : []
    }),
  )
  return found.sort((one, other) => one.missing - other.missing)
}
