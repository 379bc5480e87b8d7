// Kingdoms as seats are drawn, and the small numbers of a seat.

import type { Look, SeatColour, Speaker, Stock } from '../../lib/contract'
import type { View } from './types'
import { lookOf } from '../../lib/seats'
import { kardnarok } from './view'

const COLOURS: Record<string, SeatColour> = { danmork: 'red', noregr: 'blue', svithjod: 'yellow', island: 'green' }

export function lookOfKingdom(kingdom: string): Look {
  return lookOf(COLOURS[kingdom] ?? 'none')
}

/** A seat without a kingdom has no shield yet. */
export function looks(view: View): Look[] {
  return kardnarok(view).who.map((who) => lookOfKingdom(who.split(':')[1] ?? ''))
}

export function stocks(view: View, seat: number, speaker: Speaker): Stock[] {
  const it = kardnarok(view)
  return [
    { stamp: 'coin', value: it.wealth[seat]!, label: speaker('board.stock.wealth') },
    { stamp: 'bronze', value: it.bronze[seat]!, label: speaker('score.bronze') },
    { stamp: 'log', value: it.hands[seat]!.length, label: speaker('board.stock.hand') },
  ]
}
