// Who is choosing: what the head of the side panel says.

import type { Ask, Seat } from './contract'

export type TurnState = 'yours' | 'may' | 'choosing' | 'waiting' | 'thinking' | 'nobody'

export interface Turn {
  state: TurnState
  seats: number[] // who is waited for; the reader alone, where it is their turn
}

/** Whose answer is waited for, in the eyes of a seat. `window`: those who may answer have a window for it. */
export function turnOf(asks: readonly Ask[], reader: number | null, seats: readonly Seat[], window = false): Turn {
  const own = asks.find((ask) => ask.seat === reader)
  const others = asks.filter((ask) => ask.seat !== reader)
  if (own && (own.options.length > 0 || !others.length)) return { state: window ? 'may' : 'yours', seats: [own.seat] }
  const waited = others.map((ask) => ask.seat)
  if (!waited.length) return { state: 'nobody', seats: [] }
  if (waited.length > 1) return { state: 'waiting', seats: waited }
  return { state: isBot(seats[waited[0]!]) ? 'thinking' : 'choosing', seats: waited }
}

/** Does a program play this seat, for itself or for somebody? */
export function isBot(seat: Pick<Seat, 'bot' | 'kind'> | undefined): boolean {
  return seat !== undefined && (seat.bot !== null || seat.kind === 'automaton')
}

/** Fire ground is for the reader who must answer, and for nobody else. */
export function isFire({ state }: Turn): boolean {
  return state === 'yours' || state === 'may'
}

/** The seats after one, clockwise, that still play on. */
export function clockwise(seat: number, seats: number, plays: (seat: number) => boolean): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats).filter(plays)
}
