// Seats go by colour in the order of the table.

import type { Look, View } from '../../lib/contract'
import { lookOf } from '../../lib/seats'

const ORDER = ['red', 'blue', 'yellow', 'green'] as const

export function looks(view: View): Look[] {
  return ORDER.slice(0, view.seats).map((colour) => lookOf(colour))
}
