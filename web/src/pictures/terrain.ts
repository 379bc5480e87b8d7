// What land and sea of a map are made of, cut with the same gouge as the pictures: textures as tiles, and the trees, stones and
// peaks that stand on them. Dark cuts and light cuts are apart, so that light comes from the upper left by day and by night.

import { dice, disc, fir, firCuts, gouge, poly, r, type Dice } from './pen'

export interface Cuts {
  dark: string
  light: string
}

export const TERRAINS = ['forest', 'field', 'stones', 'crags', 'grove', 'peaks'] as const
export type Terrain = (typeof TERRAINS)[number]

type Cut = (x: number, y: number, at: Dice) => Cuts

/** One mark of a texture, around a point. */
const MARKS: Record<Terrain | 'water', Cut> = {
  forest: (x, y) => ({ dark: gouge(x - 3.4, y - 2.4, x, y + 2, 0.9) + gouge(x + 3.4, y - 2.4, x, y + 2, 0.9), light: gouge(x + 1.4, y + 3, x + 5, y - 1.4, 0.6) }),
  field: (x, y, at) => {
    const [long, bend] = [at(16, 26), at(-2, 2)]
    return { dark: gouge(x - long / 2, y, x + long / 2, y, 1, bend), light: gouge(x - long / 2 + 2, y + 2.4, x + long / 2 + 2, y + 2.4, 0.7, bend) }
  },
  stones: (x, y, at) => {
    const s = at(2.4, 4)
    return { dark: gouge(x - s, y + s * 0.7, x + s, y + s * 0.7, 1, s * 0.9), light: gouge(x - s, y, x + s * 0.4, y - s * 0.4, 0.7, -s * 0.7) }
  },
  crags: (x, y) => ({ dark: gouge(x - 5, y - 4, x, y, 0.9, 0.6) + gouge(x, y, x - 2, y + 6, 0.8) + gouge(x, y, x + 6, y + 2, 0.8), light: gouge(x - 3.6, y - 5, x + 1.4, y - 1, 0.6, 0.6) }),
  grove: (x, y, at) => ({ dark: gouge(x - 3, y + 3, x - 4.6, y - 3, 0.7, 0.5) + gouge(x, y + 3, x + at(-1, 1), y - 4.5, 0.8) + gouge(x + 3, y + 3, x + 4.8, y - 2.6, 0.7, -0.5), light: gouge(x - 1.6, y + 3, x - 2.4, y - 2.6, 0.5) }),
  peaks: (x, y, at) => {
    const long = at(8, 14)
    return { dark: gouge(x - long / 2, y - long / 2, x + long / 2, y + long / 2, 0.9), light: gouge(x - long / 2 - 2.2, y - long / 2 + 1, x + long / 2 - 2.2, y + long / 2 + 1, 0.7) }
  },
  water: (x, y, at) => {
    const long = at(13, 21)
    const crest = (from: number, down: number, w: number) => gouge(x + from, y + down, x + from + long, y + down, w, -long * 0.2)
    return { dark: crest(-long, 0, 1.1) + crest(0, 0, 1.1) + (at() < 0.45 ? crest(-long / 2, 7, 0.9) : ''), light: crest(-long + 1, -3, 0.6) + (at() < 0.5 ? crest(1, -3, 0.6) : '') }
  },
}
/** How far apart its marks stand, across and down. */
const APART: Record<Terrain | 'water', [number, number]> = { forest: [22, 17], field: [31, 11], stones: [22, 17], crags: [26, 20], grove: [22, 17], peaks: [20, 16], water: [74, 37] }

export interface Tile extends Cuts {
  width: number
  height: number
}

/** A tile that is laid side by side without a seam: what hangs over an edge comes in again at the other. */
export function tileOf(kind: Terrain | 'water'): Tile {
  const [across, down] = APART[kind]
  const [columns, rows] = [5, 6]
  const [width, height] = [across * columns, down * rows]
  const at = dice(kind.length * 97 + across)
  let [dark, light] = ['', '']
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
    if (at() < 0.16) continue // a bare place now and then
    const x = (column + (row % 2) / 2 + at(-0.24, 0.24)) * across
    const y = (row + 0.5 + at(-0.22, 0.22)) * down
    const seed = at(0, 1e6)
    for (const dx of [0, -width, width]) for (const dy of [0, -height, height]) {
      if (x + dx < -across || x + dx > width + across || y + dy < -down || y + dy > height + down) continue
      const cut = MARKS[kind](x + dx, y + dy, dice(seed))
      dark += cut.dark
      light += cut.light
    }
  }
  return { width, height, dark, light }
}

function summit(x: number, base: number, wide: number, high: number, snow: boolean): Cuts {
  const top = base - high
  const side = poly([[x, top], [x + wide * 0.18, top + high * 0.36], [x + wide * 0.28, top + high * 0.5], [x + wide / 2, base], [x + wide * 0.1, base], [x - wide * 0.04, base - high * 0.3], [x + wide * 0.08, base - high * 0.56]])
  const edge = gouge(x - wide / 2, base, x, top, 0.8, high * 0.05)
  const cuts = [0.34, 0.56, 0.78].map((f) => gouge(x - wide * 0.46 * f, top + high * f + 1, x - wide * 0.1 * f - 1, top + high * f * 0.8 + 3, 0.6)).join('')
  const cap = poly([[x, top + 1], [x - wide * 0.2, top + high * 0.42], [x - wide * 0.11, top + high * 0.36], [x - wide * 0.06, top + high * 0.54], [x + wide * 0.03, top + high * 0.36]])
  return { dark: side + edge + (snow ? '' : cuts), light: snow ? cap : poly([[x - 1, top + 3], [x - wide * 0.36, base - 1], [x - wide * 0.2, base - 1]]) }
}

/** What stands on a terrain, at a point that is its middle. */
const STANDING: Record<Terrain, Cut> = {
  forest: (x, y, at) => {
    const [h, side] = [at(19, 23), at() < 0.5 ? -1 : 1]
    const tree = (tx: number, base: number, high: number): Cuts => ({ dark: fir(tx, base, high, high * 0.62) + `M${r(tx - 1)} ${r(base)}h2v2.4h-2z`, light: firCuts(tx, base, high, high * 0.6) })
    const [one, other] = [tree(x - 3 * side, y + 9, h), tree(x + 8 * side, y + 11, h * 0.68)]
    return { dark: one.dark + other.dark, light: one.light + other.light }
  },
  field: (x, y, at) => {
    let [dark, light] = ['', '']
    for (const dx of [-7, 0, 7]) {
      const lean = at(-1, 2.4)
      dark += gouge(x + dx, y + 11, x + dx + lean, y - 8, 0.8)
      for (const dy of [-9, -5, -1]) dark += gouge(x + dx + lean * 0.8, y + dy + 4, x + dx + lean - 4, y + dy, 1.2, 0.6) + gouge(x + dx + lean * 0.8, y + dy + 4, x + dx + lean + 4, y + dy, 1.2, -0.6)
      light += gouge(x + dx - 1.6, y + 9, x + dx - 1.4, y, 0.6)
    }
    return { dark, light }
  },
  stones: (x, y, at) => {
    let [dark, light] = ['', '']
    for (const [dx, high] of [[-8, at(11, 14)], [1, at(17, 20)], [9, at(8, 11)]] as const) {
      const base = y + 10
      dark += poly([[x + dx - 3.6, base], [x + dx - 2.8, base - high], [x + dx + 0.6, base - high - 2.4], [x + dx + 3.2, base - high + 1.6], [x + dx + 3.8, base]])
      light += poly([[x + dx - 2.6, base - 1.4], [x + dx - 2, base - high + 0.8], [x + dx - 0.2, base - high - 0.8], [x + dx - 0.4, base - 1.4]])
    }
    return { dark, light }
  },
  crags: (x, y, at) => {
    const [one, other] = [summit(x - 2, y + 10, 17, at(21, 24), false), summit(x + 8, y + 11, 14, at(13, 16), false)]
    return { dark: one.dark + other.dark, light: one.light + other.light }
  },
  grove: (x, y, at) => {
    const crown = (cx: number, cy: number, s: number) => disc(cx, cy, s) + disc(cx - s * 0.75, cy + s * 0.55, s * 0.75) + disc(cx + s * 0.75, cy + s * 0.5, s * 0.72)
    const s = r(at(5.4, 6.4))
    return { dark: crown(x, y - 3, s) + poly([[x - 1.6, y + 1], [x + 1.6, y + 1], [x + 2.4, y + 11], [x - 2.4, y + 11]]), light: gouge(x - 5, y - 1, x + 0.4, y - 6, 1.1, -1.6) + gouge(x - 3.4, y + 2.6, x + 2, y - 1.4, 0.8, -1.2) }
  },
  peaks: (x, y, at) => {
    const [one, other] = [summit(x - 2, y + 10, 26, at(20, 23), true), summit(x + 9, y + 11, 17, at(11, 14), true)]
    return { dark: one.dark + other.dark, light: one.light + other.light }
  },
}

/** The things that stand at these points, as two paths. */
export function standingOn(kind: Terrain, points: readonly (readonly number[])[]): Cuts {
  const all = points.map(([x = 0, y = 0]) => STANDING[kind](x, y, dice(Math.round(x * 31 + y * 17))))
  return { dark: all.map((cut) => cut.dark).join(''), light: all.map((cut) => cut.light).join('') }
}
