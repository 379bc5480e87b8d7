// The two maps, drawn by tools/blood_rage_map.py.

import tallMap from './map/tall.json'
import wideMap from './map/wide.json'

export type Point = number[] // x, y

export interface Place {
  d: string
  inset: string // where its rope runs
  centre: Point
  name: Point // of a fjord: where its key cap stands
  strength: Point
  villages: Point[] // of a fjord: berths
  token: Point
  doom: Point
  stamps: Point[]
  row?: Point // Yggdrasil alone: middle and width of the row in which clans stand
}

export interface BoardMap {
  size: number[]
  piece: number
  ship: number
  letters: number[] // sizes: of a name, of a strength
  row: number // room for the strengths of a province
  land: string
  skerries: string
  valhalla: number[] // x, y, width, height
  places: Record<string, Place>
  tree: { strokes: { width: number; d: string }[]; trunk: string; cuts: string; leaves: string }
}

export const WIDE: BoardMap = wideMap
export const TALL: BoardMap = tallMap
const WIDE_FROM = 1.3 // width by height of the stage
const WIDE_LEAST = 560 // pixels; names on the wide map are too small below

export function mapFor(width: number, height: number): BoardMap {
  return width >= WIDE_LEAST && width / Math.max(height, 1) >= WIDE_FROM ? WIDE : TALL
}

const LEAST = 13 // pixels that letters should have,
const MOST = 1.22 // but no more than this times their size on the map

/** How much larger letters are drawn where the map is small. */
export function enlarged(size: number, unit: number): number {
  return Math.min(Math.max(size, LEAST * unit), size * MOST)
}
