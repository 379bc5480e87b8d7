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
  name: number // sizes of letters
  number: number
  land: string
  skerries: string
  valhalla: number[] // x, y, width, height
  places: Record<string, Place>
  tree: { strokes: { width: number; d: string }[]; trunk: string; cuts: string; leaves: string }
}

export const WIDE: BoardMap = wideMap
export const TALL: BoardMap = tallMap
const WIDE_FROM = 1.3 // width by height of the stage

export function mapFor(width: number, height: number): BoardMap {
  return width / Math.max(height, 1) >= WIDE_FROM ? WIDE : TALL
}
