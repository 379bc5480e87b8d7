// What stands under the pictures of islands, houses, ships and special tiles: numbers, and why one cannot be had.

import type { Speaker } from '../../lib/contract'
import type { Board, Box, Item } from './content'
import { groundOf } from './content'
import { count, fitting } from './ground'
import { thereIs } from './parts'
import { amountOf, islandsLeft, seatsOf, tilesOn } from './position'
import type { View } from './types'

/** How many -1 spaces a board or house has. */
export function minusOf(box: Box, id: string, reach: string): number {
  const grid = groundOf(box, id, reach)
  return grid ? count(grid.minus) : 0
}

/** What an island pays once all of it is covered. */
export function incomeTo(board: Board): number {
  return board.income.reduce((all, line) => all + line.final, 0)
}

/** When a board that lies there is turned, and what it becomes. */
export function turnsTo(view: View, box: Box, id: string): { board: string; round: number } | null {
  const board = box.islands.find((island) => island.id === id)
  if (!board || board.back) return null
  const length = Object.entries(box.last).find(([, rounds]) => rounds === view.rounds)?.[0] ?? 'long'
  const found = box.rounds.find((round) => round.length === length && 'ABCD'.indexOf(round.flip) === board.tile && round.flip !== '')
  const other = box.sides[board.tile]?.[1]
  return found && other && found.round > view.turn.round ? { board: other.id, round: found.round } : null
}

/** Of the goods in hand the one with fewest places on an empty board, and how many there are: it needs the board most. */
export function bestFit(view: View, box: Box, seat: number, id: string): { item: Item; n: number } | null {
  const grid = groundOf(box, id, view.income_reach)
  if (!grid) return null
  const goods = box.items.filter((item) => item.rank >= 2 && amountOf(view, seat, item.id) > 0)
  const fits = goods.map((item) => ({ item, n: fitting(grid, item.shape, 0n, 0n).length })).filter(({ n }) => n > 0)
  return fits.sort((one, other) => other.item.long * other.item.short - one.item.long * one.item.short)[0] ?? null
}

/** Why an island cannot be taken; '' if it can. */
export function islandReason(view: View, box: Box, seat: number, id: string, speaker: Speaker): string {
  const board = box.islands.find((island) => island.id === id)!
  const area = view.areas.find((each) => each.board === id)
  if (area && area.owner !== null) return speaker('page.has_it', { seat: speaker.seat(area.owner) })
  if (!islandsLeft(view, box).some((island) => island.id === id)) {
    const front = box.sides[board.tile]?.[0]
    const turn = board.back && front ? turnsTo(view, box, front.id) : null
    return turn ? speaker('page.comes_in', { n: turn.round }) : speaker('page.gone')
  }
  if (board.ships.some((ship) => thereIs(view, seat, ship))) return ''
  return speaker.lack({ thing: 'amount', about: { n: 1, there: 0, amount: `${board.ships[0]}.1` } })
}

/** Who has a special tile, in hand or on a board. */
export function holderOf(view: View, box: Box, id: string): number | null {
  const inHand = seatsOf(view).find((seat) => amountOf(view, seat, id) > 0)
  if (inHand !== undefined) return inHand
  const area = view.areas.findIndex((_, at) => tilesOn(view, box, at).some((tile) => tile.item.id === id))
  return area < 0 ? null : view.areas[area]!.owner
}
