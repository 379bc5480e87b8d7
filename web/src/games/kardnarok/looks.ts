// Kingdoms as seats are drawn, and the small numbers of a seat.

import type { Kingdom } from '../../contract/kardnarok_view'
import type { Look, SeatColour, Speaker, Stock } from '../../lib/contract'
import { lookOf } from '../../lib/seats'
import type { Kardnarok } from './view'

const COLOURS: { [kingdom in Kingdom]: SeatColour } = { danmork: 'red', noregr: 'blue', svithjod: 'yellow', island: 'green' }

/** A seat without a kingdom has no shield yet. */
export function lookOfKingdom(kingdom: Kingdom | null): Look {
  return lookOf(kingdom ? COLOURS[kingdom] : 'none')
}

export function looks(view: Kardnarok): Look[] {
  return view.players.map((player) => lookOfKingdom(player.kingdom))
}

export function stocks(view: Kardnarok, seat: number, speaker: Speaker): Stock[] {
  const player = view.players[seat]!
  return [
    { stamp: 'coin', value: player.wealth, label: speaker('board.stock.wealth') },
    { stamp: 'bronze', value: player.bronze, label: speaker('score.bronze') },
    { stamp: 'log', value: player.hand.length, label: speaker('board.stock.hand') },
  ]
}
