// What moves over the table when something is told: Vikings to their spaces, goods and silver to a supply or out of it.

import { isWholeLog, type Look } from '../../lib/contract'
import type { Event } from './types'
import type { Flight } from '../../lib/flights'
import { COLOURS, type Box } from './content'
import { itemStamp } from './stamps'

/** The places of the board, as `data-place-of` names them. */
export const ALL = 'all' // the middle of the action board, or of what takes its place
export const LAND = 'land' // the board that is looked at
export const spaceOf = (space: string) => `space ${space}`
export const supplyOf = (seat: number, item: string) => `supply ${seat} ${item}`
const seatOf = (seat: number) => `seat ${seat}`

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
}

const written = (n: number) => (n > 1 ? n : 0)

/** So much of a good that a seat gets. */
export function one({ box }: Eyes, of: number, item: string, n: number, from = ALL): Flight {
  return { ...drawn(item, box), n: written(n), from: [from, ALL], to: [supplyOf(of, item), seatOf(of)] }
}

/** The same the other way. */
export function back(eyes: Eyes, of: number, item: string, n: number): Flight {
  const { from, to, ...flight } = one(eyes, of, item, n)
  return { ...flight, from: to, to: from }
}

export function gains(eyes: Eyes, { seat: of, items }: { seat: number; items: string[] }, from = ALL): Flight[] {
  const kinds = counted(items)
  if (of === eyes.seat) return kinds.map(([item, n]) => one(eyes, of, item, n, from))
  return kinds.slice(0, 1).map(([item, n]) => one(eyes, of, item, n))
}

export function vikings({ looks }: Eyes, of: number, space: string, n: number): Flight {
  const colour = looks[of]!.colour
  return { stamp: 'viking', n: written(n), from: [seatOf(of)], to: [spaceOf(space)], ground: `var(--seat-${colour})`, ink: `var(--on-seat-${colour})` }
}

/** The cells of an area on which tiles have just been laid, as options write them. */
export function laidNow(events: readonly Event[], seat: number, area: string): string[] {
  if (isWholeLog(events)) return []
  const laid = events.filter((event) => event.key === 'laid').filter(({ args }) => args.seat === seat && args.area === area)
  return laid.map(({ args }) => args.cell)
}
