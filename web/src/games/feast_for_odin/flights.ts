// What moves over the table when something is told. Vikings and tiles glide by themselves, for the board marks them as things;
// goods and silver are numbers, and fly to a supply or out of it.

import type { Look } from '../../lib/contract'
import type { Flight } from '../../lib/flights'
import { COLOURS, type Box } from './content'
import { itemStamp } from './stamps'

/** The places of the board, as `data-place-of` names them; a space goes by its id. */
export const ALL = 'all' // the middle of the action board, or of what takes its place
export const LAND = 'land' // the board that is looked at
export const supplyOf = (seat: number, item: string) => `supply ${seat} ${item}`
const seatOf = (seat: number) => `seat ${seat}`

/** Vikings and tiles as things that glide: what cannot be told apart has one name. */
export const vikingOf = (seat: number) => `${seat}:viking`
export const goodOf = (seat: number, item: string) => `good ${seat} ${item}`

/** How a good looks on its way: in its colour. */
function drawn(item: string, box: Box): Pick<Flight, 'stamp' | 'ground' | 'ink'> {
  const rank = box.byId.get(item)?.rank ?? -1
  return { stamp: itemStamp(item), ...(rank >= 0 && { ground: `var(--g-${COLOURS[rank]})`, ink: 'var(--pitch)' }) }
}

/** So many of each good, in their order. */
function counted(items: string[]): [item: string, n: number][] {
  return [...new Set(items)].map((item) => [item, items.filter((each) => each === item).length])
}

/** What is moved to and fro, as the eyes of a seat follow it: all kinds of their own goods, the first of those of others. */
export interface Eyes {
  seat: number | null
  box: Box
  looks: Look[]
  spaces: ReadonlyMap<number, string> // where each seat has placed Vikings last: its goods come from there
}

const written = (n: number) => (n > 1 ? n : 0)

/** So much of a good that a seat gets, from a place or from the space at which it acts. */
export function one({ box, spaces }: Eyes, of: number, item: string, n: number, from = spaces.get(of) ?? ALL): Flight {
  return { ...drawn(item, box), n: written(n), from: [from, ALL], to: [supplyOf(of, item), seatOf(of)] }
}

/** The same the other way. */
export function back(eyes: Eyes, of: number, item: string, n: number): Flight {
  const { from, to, ...flight } = one(eyes, of, item, n)
  return { ...flight, from: to, to: from }
}

/** A good that becomes another. */
export function into({ box }: Eyes, of: number, item: string, other: string): Flight {
  return { ...drawn(other, box), n: 0, from: [supplyOf(of, item), seatOf(of)], to: [supplyOf(of, other), seatOf(of)] }
}

export function gains(eyes: Eyes, { seat: of, items }: { seat: number; items: string[] }, from?: string): Flight[] {
  const kinds = counted(items)
  if (of === eyes.seat) return kinds.map(([item, n]) => one(eyes, of, item, n, from))
  return kinds.slice(0, 1).map(([item, n]) => one(eyes, of, item, n))
}

/** Vikings that come home from a space before the round is over. */
export function home({ looks }: Eyes, of: number, space: string, n: number): Flight {
  const colour = looks[of]!.colour
  return { stamp: 'viking', n: written(n), from: [space], to: [seatOf(of)], ground: `var(--seat-${colour})`, ink: `var(--on-seat-${colour})` }
}

/** An occupation on its way to a hand; which one only its owner knows. */
export function card(of: number): Flight {
  return { stamp: 'occupation', n: 0, from: [ALL], to: [`hand ${of}`, seatOf(of)], card: true }
}
