// Where figures are drawn: in villages and berths, in Yggdrasil's row, and in the cells of Valhalla.

import type { Option } from '../../lib/contract'
import type { View } from './types'
import type { Box } from './content'
import type { Arrival } from './highlights'
import type { BoardMap } from './map'
import { fallenOf, FIRST_FJORD, figuresAt, groupsAt, groupsOf, seatsOf, type Group } from './position'

/** A figure on the map, or several in one. It is number `k` of the `of` that are drawn of its kind in its place. */
export interface Standing {
  group: Group
  x: number
  y: number
  height: number
  k: number
  of: number
}

const alike = (one: Group, other: Group) => one.seat === other.seat && one.figure === other.figure

/** Each among those of its kind. */
function numbered(groups: Group[]): { group: Group; k: number; of: number }[] {
  return groups.map((group, place) => ({
    group,
    k: groups.slice(0, place).filter((other) => alike(group, other)).length,
    of: groups.filter((other) => alike(group, other)).length,
  }))
}

/** One figure in each village; in Yggdrasil, where any number may stand, one for each kind with its count. */
export function standingAt(view: View, box: Box, map: BoardMap, number: number): Standing[] {
  const place = map.places[box.places[number]!]!
  if (place.row) {
    const groups = groupsAt(view, number)
    const [x, y, width] = place.row as [number, number, number]
    const gap = Math.min(map.piece * 0.98, width / Math.max(groups.length, 1))
    const left = x - ((groups.length - 1) / 2) * gap
    return numbered(groups).map((each, k) => ({ ...each, x: left + k * gap, y, height: map.piece }))
  }
  const height = number >= FIRST_FJORD ? map.ship : map.piece
  return numbered(figuresAt(view, number))
    .map((each, k) => {
      const [x, y] = place.villages[k % place.villages.length] as [number, number]
      return { ...each, x, y, height }
    })
    .sort((one, other) => one.y - other.y)
}

/** From where a figure has just come, if it has: of those of a kind the last ones came last. */
export function cameFrom(one: Standing, arrivals: Arrival[]): string | null {
  let behind = one.of * one.group.n - one.k - 1 // of its kind, how many stand behind it
  for (const arrival of arrivals.filter((each) => each.seat === one.group.seat && each.figure === one.group.figure)) {
    if (behind < arrival.n) return arrival.origin
    behind -= arrival.n
  }
  return null
}

/** Is this a figure that stands here in a plan alone? */
export function isPlanned(one: Standing, before: View | null, number: number): boolean {
  if (!before) return false
  const there = groupsOf(before, one.group.seat, number).find((group) => group.figure === one.group.figure)
  return one.k >= (there?.n ?? 0)
}

const OFF_BOARD = -1 // the reserve or Valhalla

export interface PlannedMove {
  seat: number
  figure: string
  from: number
  to: number
}

/** Which figures a plan moves, and from where to where; those from the reserve come from there. */
export function plannedMoves(before: View, after: View, box: Box): PlannedMove[] {
  const places = [...box.places.keys()]
  return seatsOf(after).flatMap((seat) =>
    box.figures.flatMap(({ id: figure }) => {
      const count = (view: View, place: number) => groupsOf(view, seat, place).find((group) => group.figure === figure)?.n ?? 0
      const changed = (sign: number) =>
        places.flatMap((place) => Array<number>(Math.max(0, sign * (count(after, place) - count(before, place)))).fill(place))
      const left = changed(-1)
      return changed(1).map((to, k) => ({ seat, figure, from: left[k] ?? OFF_BOARD, to }))
    }),
  )
}

export interface Cell {
  seat: number
  groups: Group[]
  x: number
  y: number
  width: number
  height: number
}

const HEAD = 30 // of Valhalla, above its cells
const GATE = 50 // the same, where it lies
const IN_A_ROW = 3

export function isUpright(map: BoardMap): boolean {
  return map.valhalla[3]! > map.valhalla[2]!
}

/** The cells of Valhalla: one for each clan. */
export function cellsOf(view: View, map: BoardMap): Cell[] {
  const [x, y, width, height] = map.valhalla as [number, number, number, number]
  const seats = seatsOf(view)
  return seats.map((seat) => {
    const groups = fallenOf(view, seat)
    const each = isUpright(map) ? (height - HEAD) / seats.length : (width - GATE) / seats.length
    return isUpright(map)
      ? { seat, groups, x, y: y + HEAD + seat * each, width, height: each }
      : { seat, groups, x: x + GATE + seat * each, y, width: each, height }
  })
}

export function fallenSize(map: BoardMap): number {
  return isUpright(map) ? 30 : 26
}

/** Where the figures of a cell stand: in rows, closer together when there are many. */
export function fallenSpot(cell: Cell, k: number, map: BoardMap): { x: number; y: number } {
  const [n, piece] = [cell.groups.length, fallenSize(map)]
  if (isUpright(map)) {
    const line = Math.floor(k / IN_A_ROW)
    const lines = Math.ceil(n / IN_A_ROW)
    const here = Math.min(IN_A_ROW, n - line * IN_A_ROW)
    return {
      x: cell.x + 28 + ((cell.width - 32) * ((k % IN_A_ROW) + 0.5)) / Math.max(here, 2),
      y: cell.y + cell.height / 2 + piece * 0.46 + (line - (lines - 1) / 2) * piece * 1.02,
    }
  }
  const room = cell.width - 26
  return { x: cell.x + 26 + Math.min(26, room / Math.max(n, 1)) * (k + 0.5), y: cell.y + cell.height - 5 }
}

/** What a figure that may be chosen needs to be a button of the board. */
export interface Handle {
  option: Option
  spot: string // its word among the spots that arrows walk
  label: string
  tabindex: number
  hovered: boolean
}
