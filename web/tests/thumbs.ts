// Thumbs as pixels, without a browser: the forms of a pictogram are cut into lines and filled by the non-zero rule, as SVG does.

import type { Icon, PackedRow } from '../src/pictures/compose'

type Lines = [number, number, number, number][]

const COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const STEPS = 4 // lines for a curve: finer than a pixel of a thumb

/** The lines of a path as tools/icon.mjs writes it: absolute M, else relative commands; an arc is its chord. */
export function linesOf(d: string): Lines {
  const lines: Lines = []
  let [x, y, startX, startY, bendX, bendY] = [0, 0, 0, 0, 0, 0]
  const to = (nx: number, ny: number) => {
    lines.push([x, y, nx, ny])
    x = nx
    y = ny
  }
  const curve = (x1: number, y1: number, x2: number, y2: number, nx: number, ny: number) => {
    const [px, py] = [x, y]
    for (let i = 1; i <= STEPS; i++) {
      const t = i / STEPS
      const u = 1 - t
      to(u ** 3 * px + 3 * t * u * u * x1 + 3 * t * t * u * x2 + t ** 3 * nx, u ** 3 * py + 3 * t * u * u * y1 + 3 * t * t * u * y2 + t ** 3 * ny)
    }
    bendX = x2
    bendY = y2
  }
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase()
    const all = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (kind === 'z') {
      if (x !== startX || y !== startY) to(startX, startY)
      continue
    }
    for (let at = 0; at < all.length; at += COUNTS[kind]!) {
      const n = all.slice(at, at + COUNTS[kind]!)
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = n
      const smooth: [number, number] = [2 * x - bendX, 2 * y - bendY]
      if (kind === 'm') [x, y, startX, startY] = [a, b, a, b]
      else if (kind === 'h') to(x + a, y)
      else if (kind === 'v') to(x, y + a)
      else if (kind === 'a') to(x + g, y + h)
      else if (kind === 'c') curve(x + a, y + b, x + c, y + e, x + f, y + g)
      else if (kind === 's') curve(...smooth, x + a, y + b, x + c, y + e)
      else if (kind === 'q') curve(x + a, y + b, x + a, y + b, x + c, y + e)
      else to(x + a, y + b)
      if (kind !== 'c' && kind !== 's') [bendX, bendY] = [x, y]
    }
  }
  return lines
}

/** Which pixels of a square lie inside, by the non-zero rule; the forms are moved and scaled by `put` first. */
function fill(lines: Lines, size: number, put: (x: number, y: number) => [number, number], mark: (pixel: number) => void): void {
  const placed = lines.map(([x, y, x2, y2]) => [...put(x, y), ...put(x2, y2)] as const)
  for (let row = 0; row < size; row++) {
    const y = row + 0.5
    const crossings = placed
      .filter(([, from, , to]) => from > y !== to > y)
      .map(([ax, ay, bx, by]): [number, number] => [ax + ((y - ay) / (by - ay)) * (bx - ax), by > ay ? 1 : -1])
      .sort(([one], [other]) => one - other)
    let inside = 0
    let next = 0
    for (let column = 0; column < size; column++) {
      for (; next < crossings.length && crossings[next]![0] <= column + 0.5; next++) inside += crossings[next]![1]
      if (inside !== 0) mark(row * size + column)
    }
  }
}

const DARK = 1
const LIGHT = 2
const PALE = 3

/** A thumb of `size` pixels: the ground, the silhouette, the form, and the companion of a twin. Each tint has numbers of its own. */
export function pixelsOf(icons: Record<string, Icon>, [main, , tint, details = {}]: PackedRow, size: number, tints: readonly string[]): Uint8Array {
  const pixels = new Uint8Array(size * size).fill(8 + tints.indexOf(tint))
  const stamp = ([outer, inner, [a, b, c, d]]: Icon, x: number, y: number, height: number, wide: number, flip: boolean, light: number) => {
    const scale = (Math.min(height / (d - b), (height * wide) / (c - a)) * size) / 100
    const put = (px: number, py: number): [number, number] => [(x * size) / 100 + (px - (a + c) / 2) * scale * (flip ? -1 : 1), (y * size) / 100 + (py - (b + d) / 2) * scale]
    fill(linesOf(outer), size, put, (pixel) => (pixels[pixel] = DARK))
    fill(linesOf(outer + inner), size, put, (pixel) => (pixels[pixel] = light))
  }
  const beside = details.twin ? details.with![0]!.split(' ') : []
  if (beside.length) {
    stamp(icons[main]!, 42, 44, 66, 1.06, details.flip === true, LIGHT)
    stamp(icons[beside[0]!]!, 75, 72, 44, 1, beside[1] === 'flip', PALE)
  } else stamp(icons[main]!, 50, 50, 78, 1.06, details.flip === true, LIGHT)
  return pixels
}

/** The share of pixels in which two thumbs differ. */
export function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) sum++
  return sum / one.length
}
