// Seats go by colour in the order of the table.

import type { Look } from '../../lib/contract'
import type { View } from './types'
import { lookOf } from '../../lib/seats'

const ORDER = ['red', 'blue', 'yellow', 'green'] as const

export function looks(view: View): Look[] {
  return ORDER.slice(0, view.players.length).map((colour) => lookOf(colour))
}
