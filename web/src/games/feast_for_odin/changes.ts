// What an act changes in a seat's things: the difference of two views.

import type { Box } from './content'
import { areasOf, berthsOf } from './position'
import type { View } from './types'

export interface Change {
  id: string // an item, ship or house
  n: number
}

function thingsOf(view: View, seat: number, box: Box): Map<string, number> {
  const found = new Map<string, number>()
  const add = (id: string, n = 1) => found.set(id, (found.get(id) ?? 0) + n)
  for (const item of box.items) add(item.id, view.players[seat]!.stock[item.id as keyof View['players'][number]['stock']] ?? 0)
  for (const ship of berthsOf(view, seat)) if (ship.id) add(ship.id)
  for (const area of areasOf(view, seat)) add(view.areas[area]!.board)
  return found
}

/** What a seat would have more or less: silver and resources first, as a supply has them. */
export function changesOf(before: View, after: View, seat: number, box: Box): Change[] {
  const [had, has] = [thingsOf(before, seat, box), thingsOf(after, seat, box)]
  const ids = [...new Set([...had.keys(), ...has.keys()])]
  const known = (id: string) => box.byId.has(id) || box.ships.some((ship) => ship.id === id) || box.houses.some((house) => house.id === id)
  return ids.map((id) => ({ id, n: (has.get(id) ?? 0) - (had.get(id) ?? 0) })).filter(({ id, n }) => n !== 0 && known(id))
}
