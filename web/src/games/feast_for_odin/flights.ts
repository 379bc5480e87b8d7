// What moves over the table when something is told: Vikings to their spaces, goods and silver to a supply or out of it.

import { isWholeLog, type Event, type Look } from '../../lib/contract'
import type { Flight } from '../../lib/flights'
import { COLOURS, type Box } from './content'
import { itemStamp } from './stamps'

type Args = { [name: string]: any }

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

/** What has just been told, as the eyes of a seat follow it: all kinds of their own goods, the first of those of others. */
export function flightsOf(events: readonly Event[], seat: number | null, box: Box, looks: Look[]): Flight[] {
  const written = (n: number) => (n > 1 ? n : 0)
  const one = (of: number, item: string, n: number, from: string): Flight => ({
    ...drawn(item, box),
    n: written(n),
    from: [from, ALL],
    to: [supplyOf(of, item), seatOf(of)],
  })
  const gains = ({ seat: of, items }: Args, from = ALL): Flight[] => {
    const kinds = counted(items)
    return of === seat ? kinds.map(([item, n]) => one(of, item, n, from)) : kinds.slice(0, 1).map(([item, n]) => one(of, item, n, ALL))
  }
  const moves: Record<string, (args: Args) => Flight[]> = {
    placed: ({ seat: of, space, n }) => {
      const colour = looks[of]!.colour
      return [{ stamp: 'viking', n: written(n), from: [seatOf(of)], to: [spaceOf(space)], ground: `var(--seat-${colour})`, ink: `var(--on-seat-${colour})` }]
    },
    gained: ({ seat: of, item, n }) => [one(of, item, n, ALL)],
    'gained.several': gains,
    harvested: gains,
    drew_weapon: ({ seat: of, item }) => [one(of, item, 1, ALL)],
    born: ({ seat: of, item, n }) => [one(of, item, n, ALL)],
    'born.several': gains,
    bred: gains,
    income: ({ seat: of, n }) => (n ? [one(of, 'silver', n, of === seat ? LAND : ALL)] : []),
    bonuses: (args) => gains(args, LAND),
    paid: ({ seat: of, item, n }) => {
      const { from, to, ...flight } = one(of, item, n, ALL)
      return [{ ...flight, from: to, to: from }]
    },
  }
  return events.flatMap((event) => moves[event.key]?.(event.args) ?? [])
}

/** The cells of an area on which tiles have just been laid, as options write them. */
export function laidNow(events: readonly Event[], seat: number, area: string): string[] {
  if (isWholeLog(events)) return []
  return events.filter(({ key, args }) => key === 'laid' && args.seat === seat && args.area === area).map(({ args }) => String(args.cell))
}
