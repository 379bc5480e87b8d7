// What a seat's colour goes with: no seat is ever told by its colour alone.

import type { Event, Look, SeatColour, Speaker } from './contract'

export type Shield = 'round' | 'lozenge' | 'kite' | 'square' | 'hexagon'

export const SHIELDS: Record<SeatColour, Shield | null> = {
  red: 'round',
  blue: 'lozenge',
  yellow: 'kite',
  brown: 'square',
  green: 'hexagon',
  black: 'square',
  none: null,
}

export const RUNES: Record<SeatColour, string> = {
  red: 'r-fehu',
  blue: 'r-gebo',
  yellow: 'r-berkanan',
  brown: 'r-mannaz',
  green: 'r-laguz',
  black: 'r-mannaz',
  none: '',
}

/** How much of a shield its rune fills. */
export const FILL: Record<Shield, number> = { lozenge: 0.58, kite: 0.64, round: 0.7, square: 0.74, hexagon: 0.7 }
export const KITE_RISE = 1.4 // the middle of a kite is above that of its box

const ORDER: SeatColour[] = ['red', 'blue', 'yellow', 'green', 'brown', 'black']

export function lookOf(colour: SeatColour, beast?: string): Look {
  return { colour, rune: RUNES[colour], ...(beast ? { beast } : {}) }
}

/** Looks for seats whose game gives them none, or not yet. */
export function plainLooks(seats: number): Look[] {
  return Array.from({ length: seats }, (_, seat) => lookOf(ORDER[seat % ORDER.length]!))
}

/** Who did what an event tells: the first seat of its sentence. */
export function actorOf(event: Event, speaker: Speaker): number | null {
  for (const [name, value] of Object.entries(event.args)) {
    if (['seat', 'player'].includes(speaker.kindOf(name) ?? '') && typeof value === 'number') return value
  }
  return null
}
