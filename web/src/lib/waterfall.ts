// The scores of a finished game as a waterfall: each part begins where the one before it ended, negative ones go back.

import type { Outcome } from './contract'

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
