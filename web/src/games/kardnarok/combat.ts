// The combat as a spectator reads it: who leads and why, what lies on the table, and the window of the Counter.

import { ANNOUNCED, CANCELLED, NOBODY, type Kardnarok } from './view'

export interface Laid {
  use: number
  word: string // the way it is used: 'skadi.frost'
  seat: number
  role: number
  cancelled: boolean
  announced: boolean
  forces: [number, number] // what it changes for attacker and defender now
}

/** Norns used in this combat, in their order. */
export function laidNorns(view: Kardnarok): Laid[] {
  return view.uses.map(([, seat, role, state], use) => {
    const cancelled = state === CANCELLED
    const forces: [number, number] = [0, 0]
    for (const [of, target, amount] of view.shifts) if (of === use && !cancelled) forces[target as 0 | 1] += amount
    return { use, word: view.used?.[use] ?? view.laid[use] ?? '', seat, role, cancelled, announced: state === ANNOUNCED, forces }
  })
}

/** Is the Hero's bonus cancelled by a Norn in effect? */
export function isHexed(view: Kardnarok, role: number): boolean {
  return view.hexes.some(([use, hexed]) => hexed === role && view.uses[use]?.[3] !== CANCELLED)
}

export function isPlagued(view: Kardnarok, role: number): boolean {
  return view.plagues.some(([use, blocked]) => blocked === role && view.uses[use]?.[3] !== CANCELLED)
}

/** What the middle says of the totals. */
export interface Balance {
  totals: [number, number]
  leader: number // a seat
  trailer: number
  gap: number
}

export function balanceOf(view: Kardnarok): Balance | null {
  if (!view.counter || view.leader === undefined) return null
  const trailer = view.fighters.find((seat) => seat !== view.leader) ?? NOBODY
  return { totals: view.counter, leader: view.leader, trailer, gap: Math.abs(view.counter[0] - view.counter[1]) }
}

const SPACES = 20
const WINDOW = 10

/** The numbers that the Counter shows: all its spaces, or ten around the markers. Totals beyond its end go on. */
export function counterNumbers(totals: readonly number[], whole: boolean): number[] {
  const low = Math.min(...totals)
  const high = Math.max(...totals)
  const size = whole ? SPACES : Math.max(WINDOW, high - low + 1)
  const last = Math.max(high + (whole ? 0 : Math.floor((size - 1 - (high - low)) / 2)), size - 1)
  const first = Math.max(0, Math.min(last - size + 1, low))
  return Array.from({ length: size }, (_, n) => first + n)
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '–'
}
