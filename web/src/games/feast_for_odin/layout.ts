// Where the spaces stand on the action board: ten groups of rows, four columns.

import type { Box, Space } from './content'

const HEIGHTS: Record<string, number> = {
  build_houses: 1,
  build_ships: 1,
  hunting: 2,
  livestock_market: 2,
  weekly_market: 1,
  products: 1,
  crafting: 2,
  mountains_trade: 3,
  sailing: 3,
  emigration_occupation: 2,
}
export const ROWS = Object.values(HEIGHTS).reduce((all, n) => all + n, 0)

export interface Group {
  id: string
  row: number // from 1, below the heads
  rows: number
  spaces: Space[]
}

export function groupsOf(box: Box): Group[] {
  let row = 1
  return box.groups.map((id) => {
    const rows = HEIGHTS[id] ?? 1
    const group = { id, row, rows, spaces: box.spaces.filter((space) => space.groups[0] === id) }
    row += rows
    return group
  })
}

/** The place of each space in the grid: the last of a group takes the rows that are left, some stand in two groups. */
export function placesOf(box: Box): Map<string, string> {
  const found = new Map<string, string>()
  const groups = groupsOf(box)
  for (const group of groups) {
    for (const column of [1, 2, 3, 4]) {
      const here = group.spaces.filter((space) => space.column === column)
      here.forEach((space, place) => {
        const last = place === here.length - 1
        const more = space.groups.slice(1).reduce((all, id) => all + (HEIGHTS[id] ?? 1), 0)
        const span = last ? group.rows - place + more : 1
        found.set(space.id, `grid-area:${group.row + place + 1}/${column + 1}${span > 1 ? `/span ${span}` : ''}`)
      })
    }
  }
  return found
}
