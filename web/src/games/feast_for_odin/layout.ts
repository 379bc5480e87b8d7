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
/** The tint of each band. */
export const TINTS: Record<string, string> = {
  build_houses: 'brown',
  build_ships: 'brown',
  hunting: 'red',
  livestock_market: 'green',
  weekly_market: 'green',
  products: 'green',
  crafting: 'brown',
  mountains_trade: 'grey',
  sailing: 'blue',
  emigration_occupation: 'purple',
}
export const ROWS = Object.values(HEIGHTS).reduce((all, n) => all + n, 0)

/** Is a question answered on the board, so that no list of its options is shown? */
export function isOnBoard(ask: { name: string } | null): boolean {
  return ask !== null && (ask.name === 'turn' || ask.name === 'feast' || ask.name.startsWith('pause.'))
}

export interface Place {
  area: string // as a style
  rows: number
}

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
export function placesOf(box: Box): Map<string, Place> {
  const found = new Map<string, Place>()
  const groups = groupsOf(box)
  for (const group of groups) {
    for (const column of [1, 2, 3, 4]) {
      const here = group.spaces.filter((space) => space.column === column)
      here.forEach((space, place) => {
        const last = place === here.length - 1
        const more = space.groups.slice(1).reduce((all, id) => all + (HEIGHTS[id] ?? 1), 0)
        const span = last ? group.rows - place + more : 1
        found.set(space.id, { area: `grid-area:${group.row + place + 1}/${column + 1}${span > 1 ? `/span ${span}` : ''}`, rows: span })
      })
    }
  }
  return found
}
