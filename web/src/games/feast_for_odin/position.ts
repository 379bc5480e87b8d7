// What a view says, asked as players ask it. An area goes by its place in `view.areas`.

import type { AreaName, Demand, Item as ItemId, ShipKind } from '../../contract/feast_for_odin_view'
import { groundOf, HOUSES, type Box, type Item } from './content'
import { fitting, spotAt, type Area, type Spot } from './ground'
import type { View } from './types'

const NOWHERE = -1

export function seatsOf(view: View): number[] {
  return view.players.map((_, seat) => seat)
}

// Supplies

export function amountOf(view: View, seat: number, id: string): number {
  return view.players[seat]!.stock[id as ItemId] ?? 0
}

export interface Held {
  item: Item
  n: number
}

/** What lies in a supply, in the order of the colours. */
export function heldBy(view: View, box: Box, seat: number): Held[] {
  return box.items.map((item) => ({ item, n: amountOf(view, seat, item.id) })).filter(({ n }) => n > 0)
}

// Ships

export interface Ship {
  id: ShipKind | null // null: an empty berth
  ore: number // that was put on it
  small: boolean // of the berth
}

export function berthsOf(view: View, seat: number): Ship[] {
  return view.players[seat]!.bay.map(({ size, ship }) => ({ id: ship?.kind ?? null, ore: ship?.ore ?? 0, small: size === 'small' }))
}

// Areas

export function boardOf(view: View, area: number): string {
  return view.areas[area]!.board
}

export function isHouse(view: View, area: number): boolean {
  return HOUSES.some((house) => house === boardOf(view, area))
}

/** An area as options write it. */
export function areaWord(view: View, area: number): AreaName {
  return view.areas[area]!.area
}

export function areasOf(view: View, seat: number): number[] {
  return view.areas.flatMap(({ owner }, area) => (owner === seat ? [area] : []))
}

export function areaOfWord(view: View, seat: number, word: string): number {
  return areasOf(view, seat).find((area) => areaWord(view, area) === word) ?? NOWHERE
}

export function gridOf(view: View, box: Box, area: number): Area | null {
  return groundOf(box, boardOf(view, area), view.income_reach)
}

export interface Laid {
  item: Item
  turn: number
  cell: number
}

export function tilesOn(view: View, box: Box, area: number): Laid[] {
  return view.areas[area]!.tiles.map(({ item, turn, cell }) => ({ item: box.byId.get(item)!, turn, cell }))
}

function maskUnder(view: View, box: Box, area: number, counts: (item: Item) => boolean): bigint {
  const grid = gridOf(view, box, area)
  if (!grid) return 0n
  return tilesOn(view, box, area)
    .filter(({ item }) => counts(item))
    .reduce((mask, { item, turn, cell }) => mask | (spotAt(grid, item.shape, turn, cell)?.mask ?? 0n), 0n)
}

export function coveredOn(view: View, box: Box, area: number): bigint {
  return maskUnder(view, box, area, () => true)
}

/** The cells that the rim of a tile may not touch: green beside green on boards, orange and red beside their like in houses. */
export function rivalsOn(view: View, box: Box, area: number, item: Item): bigint {
  const parted = isHouse(view, area) ? ['orange', 'red'] : ['green']
  return parted.includes(item.colour) ? maskUnder(view, box, area, (other) => other.colour === item.colour) : 0n
}

/** Does an area take such a tile at all? Wood only comes into question where a card allows it. */
export function accepts(view: View, area: number, item: Item): boolean {
  const good = item.rank >= 0
  if (!isHouse(view, area)) return item.id === 'silver' || item.id === 'ore' || (good && item.rank >= 2)
  if (boardOf(view, area) === HOUSES[0]) return false
  if (item.animal) return view.animals_in_houses
  return good || item.id === 'silver' || item.id === 'wood'
}

export function spotsFor(view: View, box: Box, area: number, item: Item): Spot[] {
  const grid = gridOf(view, box, area)
  if (!grid) return []
  return fitting(grid, item.shape, coveredOn(view, box, area), rivalsOn(view, box, area, item))
}

/** Own boards and houses in which a tile can be laid. */
export function areasFor(view: View, box: Box, seat: number, item: Item): number[] {
  return areasOf(view, seat).filter((area) => accepts(view, area, item) && spotsFor(view, box, area, item).length > 0)
}

export function incomeOf(view: View, area: number): number {
  return view.areas[area]!.income
}

/** Open demands of a building: wood and stone. */
export function demandsOf(view: View, area: number): Demand[] {
  return view.areas[area]!.demands
}

/** -1 spaces that are open, and demands. */
export function openOf(view: View, area: number): number {
  return view.areas[area]!.open
}

export function pointsOf(view: View, box: Box, area: number): number {
  const id = boardOf(view, area)
  return (box.houses.find((house) => house.id === id) ?? box.islands.find((island) => island.id === id))?.points ?? 0
}

/** The exploration boards that nobody has, with the silver on them. */
export function islandsLeft(view: View, box: Box): { id: string; silver: number; points: number }[] {
  return view.areas.flatMap(({ board, owner, treasure }, area) => {
    const isIsland = box.islands.some((island) => island.id === board)
    return isIsland && owner === null ? [{ id: board, silver: treasure, points: pointsOf(view, box, area) }] : []
  })
}
