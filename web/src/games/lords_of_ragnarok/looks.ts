// How the players are drawn.

import type { Look, SeatColour } from '../../lib/contract'
import type { Published } from './types'
import { lookOf } from '../../lib/seats'

const COLOURS: SeatColour[] = ['red', 'blue', 'green', 'black']

export function looks(view: Published): Look[] {
  return COLOURS.slice(0, view.players.length).map((colour) => lookOf(colour))
}

/** Monsters and the boss belong to nobody. */
export const NEUTRAL: Look = lookOf('none')
