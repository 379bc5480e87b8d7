// What a view says, asked as players ask it. Areas are numbered: home boards by seat, islands, sheds, stone and long houses.

import type { View } from './types'
import { groundOf, HOUSES, SHIPS, type Box, type Item } from './content'
import { fitting, income, minuses, spotAt, type Area, type Spot } from './ground'

export const NOBODY = -1
export const BLOCKED = -2
export const AREAS = 19
const FIRST_ISLAND = 4
const FIRST_HOUSE = [8, 11, 14, 19] // of each kind
const BERTHS = 7
const SMALL = 3
const TILE = 4
const TWO_SILVER = 66

export function seatsOf(view: View): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat)
}

// Supplies

export function stockOf(view: View, box: Box, seat: number): number[] {
  return view.stock.slice(seat * box.items.length, (seat + 1) * box.items.length)
}

export function amountOf(view: View, box: Box, seat: number, id: string): number {
  return view.stock[seat * box.items.length + box.byId.get(id)!.number]
}

export interface Held {
  item: Item
  n: number
}

/** What lies in a supply, in the order of the colours. */
export function heldBy(view: View, box: Box, seat: number): Held[] {
  const stock = stockOf(view, box, seat)
  return box.items.map((item) => ({ item, n: stock[item.number]! })).filter(({ n }) => n > 0)
}

/** The items left on the mountain strips that lie open, with their numbers. */
export function stripsOf(view: View, box: Box): { strip: number; items: string[] }[] {
  return view.strips
    .map((items: number[], strip: number) => ({ strip, items: items.map((item) => stripItem(box, item)) }))
    .filter(({ items }: { items: string[] }) => items.length)
}

function stripItem(box: Box, item: number): string {
  return item === TWO_SILVER ? 'silver2' : box.items[item]!.id
}

export function specialsLeft(view: View, box: Box): Item[] {
  return box.items.filter((item) => item.special).filter((_, number) => view.specials[number])
}

// Ships

export interface Ship {
  id: (typeof SHIPS)[number] | null // null: an empty berth
  ore: number // that was put on it
  small: boolean // of the berth
}

export function berthsOf(view: View, seat: number): Ship[] {
  return view.bay.slice(seat * BERTHS, (seat + 1) * BERTHS).map((code: number, berth: number) => {
    const small = berth < SMALL
    if (!code) return { id: null, ore: 0, small }
    if (code < 10) return { id: 'whaling_boat', ore: code - 1, small }
    return code < 20 ? { id: 'knarr', ore: 0, small } : { id: 'longship', ore: code - 20, small }
  })
}

export function shipsOf(view: View, seat: number): Ship[] {
  return berthsOf(view, seat).filter((ship) => ship.id)
}

/** Emigrated ships, knarrs first. */
export function emigratedOf(view: View, seat: number): string[] {
  const [knarrs, longships] = view.emigrated.slice(seat * 2, seat * 2 + 2) as [number, number]
  return [...Array<string>(knarrs).fill('knarr'), ...Array<string>(longships).fill('longship')]
}

// Areas

export function houseKind(area: number): number {
  return area < FIRST_HOUSE[1]! ? 0 : area < FIRST_HOUSE[2]! ? 1 : 2
}

export function isHouse(area: number): boolean {
  return area >= FIRST_HOUSE[0]!
}

/** The board or kind of house that an area is. */
export function boardIdOf(view: View, box: Box, area: number): string {
  if (area < FIRST_ISLAND) return box.home.id
  if (isHouse(area)) return HOUSES[houseKind(area)]!
  return box.sides[area - FIRST_ISLAND]![view.sides[area - FIRST_ISLAND] as 0 | 1].id
}

/** An area as options write it. */
export function areaWord(view: View, box: Box, area: number): string {
  if (area < FIRST_ISLAND) return 'home'
  const id = boardIdOf(view, box, area)
  return isHouse(area) ? `${id}_${area - FIRST_HOUSE[houseKind(area)]! + 1}` : id
}

export function areasOf(view: View, seat: number): number[] {
  return view.owners.flatMap((owner: number, area: number) => (owner === seat ? [area] : []))
}

export function areaOfWord(view: View, box: Box, seat: number, word: string): number {
  return word === 'home' ? seat : areasOf(view, seat).find((area) => areaWord(view, box, area) === word) ?? NOBODY
}

export function gridOf(view: View, box: Box, area: number): Area | null {
  return groundOf(box, boardIdOf(view, box, area), view.income_reach)
}

export interface Laid {
  item: Item
  turn: number
  cell: number
}

export function tilesOn(view: View, box: Box, area: number): Laid[] {
  const found: Laid[] = []
  for (let at = 0; at < view.tiles.length; at += TILE) {
    const [where, item, turn, cell] = view.tiles.slice(at, at + TILE) as [number, number, number, number]
    if (where === area) found.push({ item: box.items[item]!, turn, cell })
  }
  return found
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
  const parted = isHouse(area) ? ['orange', 'red'] : ['green']
  return parted.includes(item.colour) ? maskUnder(view, box, area, (other) => other.colour === item.colour) : 0n
}

/** Does an area take such a tile at all? Wood only comes into question where a card allows it. */
export function accepts(view: View, area: number, item: Item): boolean {
  const good = item.rank >= 0
  if (!isHouse(area)) return item.id === 'silver' || item.id === 'ore' || (good && item.rank >= 2)
  if (houseKind(area) === 0) return false
  if (item.animal) return view.animals_in_houses === 'yes'
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

export function incomeOf(view: View, box: Box, area: number): number {
  const grid = gridOf(view, box, area)
  return grid ? income(grid, coveredOn(view, box, area)) : 0
}

/** Open demands of a building: wood and stone. */
export function demandsOf(view: View, box: Box, area: number): { item: string; filled: number; asked: number }[] {
  if (!isHouse(area)) return []
  const demand = box.houses[houseKind(area)]!.demand
  return ['wood', 'stone'].flatMap((item, place) =>
    demand[item] ? [{ item, filled: view.filled[area * 2 + place], asked: demand[item] }] : [],
  )
}

/** -1 spaces that are open, and demands. */
export function openOf(view: View, box: Box, area: number): number {
  const grid = gridOf(view, box, area)
  const demands = demandsOf(view, box, area).reduce((all, { filled, asked }) => all + asked - filled, 0)
  return demands + (grid ? minuses(grid, coveredOn(view, box, area)) : 0)
}

export function pointsOf(view: View, box: Box, area: number): number {
  if (isHouse(area)) return box.houses[houseKind(area)]!.points
  return area < FIRST_ISLAND ? 0 : box.sides[area - FIRST_ISLAND]![view.sides[area - FIRST_ISLAND] as 0 | 1].points
}

/** The exploration boards that nobody has, with the silver on them. */
export function islandsLeft(view: View, box: Box): { id: string; silver: number; points: number }[] {
  return [0, 1, 2, 3].flatMap((island) => {
    const area = FIRST_ISLAND + island
    if (view.owners[area] !== NOBODY) return []
    return [{ id: boardIdOf(view, box, area), silver: view.treasure[island] ?? 0, points: pointsOf(view, box, area) }]
  })
}

// What goes on

/** The innermost procedure of a kind, with its public fields. */
export function frameOf(view: View, frame: string): Record<string, any> | undefined {
  return view.procedure?.findLast?.((each: { frame: string }) => each.frame === frame)
}

export function roundsOf(view: View, box: Box): number {
  return box.last[view.length] ?? 7
}
