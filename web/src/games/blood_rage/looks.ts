// How the clans are drawn.

import type { Look, SeatColour } from '../../lib/contract'
import type { View } from './types'
import { lookOf, plainLooks } from '../../lib/seats'

const COLOURS: Record<string, SeatColour> = { wolf: 'red', raven: 'blue', serpent: 'yellow', bear: 'brown' }

/** By seat: the look of its clan, and before it has one a plain one that no clan has. */
export function looks(view: View): Look[] {
  const clans = view.players.map((player) => player.clan)
  const plain = plainLooks(clans.length)
  return plain.map((look, seat) => {
    const clan = clans[seat]
    if (clan && COLOURS[clan]) return lookOf(COLOURS[clan], clan)
    return clans.some(Boolean) ? lookOf('none') : look
  })
}
