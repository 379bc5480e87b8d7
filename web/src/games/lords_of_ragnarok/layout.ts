// How the pieces of a territory stand: one row, or the tall ones behind and the armies in front.

import type { Beast } from '../../contract/lords_of_ragnarok_view'
import { armiesAt, beastsAt, heroesAt, type Army } from './position'
import type { Published } from './types'

type Item = { key: string } & (
  | { sort: 'army'; army: Army; first: boolean }
  | { sort: 'hero'; seat: number }
  | { sort: 'beast'; beast: Beast }
)

export type Piece = Item & { x: number; y: number; crowded?: boolean } // crowded: smaller, behind the armies

export const WIDTHS = { army: 35, hero: 34, beast: 46 }
export const CROWDED = 0.74 // of their size, where they stand behind armies
const BACK = 34 // below the middle of a territory: the feet of the back row,
const FRONT = 50 // the middle of the armies in front of it,
const ALONE = 34 // the middle of armies that stand alone,
const FEET = 54 // and the feet of the tall ones beside them

export function piecesAt(view: Published, territory: string, wide: number, scale: number): Piece[] {
  const items = itemsAt(view, territory)
  const width = (list: Item[]) => list.reduce((all, item) => all + WIDTHS[item.sort] * scale, 0)
  const tall = items.filter((item) => item.sort !== 'army')
  const armies = items.filter((item) => item.sort === 'army')
  if (!tall.length || !armies.length || width(items) <= wide + 6) return row(items, wide, scale, ALONE, FEET)
  const behind = row(tall, wide, scale * CROWDED, ALONE, BACK).map((piece) => ({ ...piece, crowded: true }))
  return [...behind, ...row(armies, wide, scale, FRONT, FEET)]
}

function itemsAt(view: Published, territory: string): Item[] {
  const seen = new Set<string>()
  const heroes = heroesAt(view, territory).map((seat): Item => ({ sort: 'hero', seat, key: `hero ${seat}` }))
  const armies = armiesAt(view, territory).map((army, k): Item => {
    const first = !seen.has(army.word)
    seen.add(army.word)
    return { sort: 'army', army, first, key: `army ${army.seat} ${k}` }
  })
  const beasts = beastsAt(view, territory).map((beast): Item => ({ sort: 'beast', beast, key: `beast ${beast.monster}` }))
  return [...heroes, ...armies, ...beasts]
}

/** In a row around the middle, closer together where there is too little room. */
function row(items: Item[], wide: number, scale: number, middle: number, feet: number): Piece[] {
  const widths = items.map((item) => WIDTHS[item.sort] * scale)
  const all = widths.reduce((sum, width) => sum + width, 0)
  const squeeze = all > wide && items.length > 1 ? (wide - widths.at(-1)!) / (all - widths.at(-1)!) : 1
  const long = squeeze === 1 ? all : wide
  let left = -long / 2
  return items.map((item, k) => {
    const x = left + widths[k]! / 2
    left += widths[k]! * squeeze
    return { ...item, x, y: item.sort === 'army' ? middle : feet }
  })
}
