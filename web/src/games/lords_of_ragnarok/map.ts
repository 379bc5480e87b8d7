// Both sides of the board, drawn by tools/lords_of_ragnarok_map.py.

import p2 from './map/p2.json'
import p34 from './map/p34.json'

export type Point = number[] // x, y

export interface Ground {
  d: string
  inset: string // where its rope runs
  at: Point // the middle of its words and pieces
  wide?: number // room for a row of pieces
  stamps?: Point[]
  caps?: number // the side of its name where key caps stand: -1 or 1
}

export interface BoardMap {
  size: number[]
  land: string
  wheel: number[] // x, y, radius
  territories: Record<string, Ground>
  seas: Record<string, Ground>
  realms: Record<string, Point>
  ridges: Point[]
  bridges: string[]
  ties: string[]
}

const MAPS: Record<string, BoardMap> = { p2, p34 }

export function mapOf(id: string): BoardMap {
  return MAPS[id] ?? MAPS['p34']!
}

/** The map with the sea around it. */
export const MARGIN = 14
export const SCALE = 1.2 // units of the map for each pixel of its textures

const LEAST = 13 // pixels that letters should have,
const GROW = 1.3 // but no more than this times their size on the map

/** How much larger letters and pieces are drawn where the map is small. */
export function enlarged(size: number, unit: number): number {
  return Math.min(Math.max(size, LEAST * unit), size * GROW)
}
