// Walking over the map by keys, and where the map is zoomed to.

export interface Spot {
  word: string
  x: number
  y: number
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export function isArrow(key: string): boolean {
  return key in STEPS
}

const CONES = [1.1, 3] // how far to the side, by how far ahead: first what lies straight on, else what lies that way at all

/** The next spot in the direction of an arrow; where there is none, the same. */
export function nextSpot(spots: Spot[], from: string, arrow: string): string {
  const here = spots.find((spot) => spot.word === from)
  const step = STEPS[arrow]
  if (!here || !step) return spots[0]?.word ?? from
  const around = spots.map((spot) => ({
    word: spot.word,
    ahead: (spot.x - here.x) * step[0] + (spot.y - here.y) * step[1],
    aside: Math.abs((spot.x - here.x) * step[1]) + Math.abs((spot.y - here.y) * step[0]),
  }))
  for (const cone of CONES) {
    const seen = around.filter((spot) => spot.ahead > 4 && spot.aside <= cone * spot.ahead)
    seen.sort((one, other) => one.ahead + 1.6 * one.aside - other.ahead - 1.6 * other.aside)
    if (seen[0]) return seen[0].word
  }
  return from
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** The whole map, or the part of it around some spots, in the shape of the window. */
export function frameAround(spots: Spot[], size: [number, number], shape: number, reach: number): Frame {
  const [width, height] = size
  const whole = { x: 0, y: 0, width, height }
  if (!spots.length) return whole
  const left = Math.min(...spots.map((spot) => spot.x)) - reach
  const right = Math.max(...spots.map((spot) => spot.x)) + reach
  const top = Math.min(...spots.map((spot) => spot.y)) - reach
  const bottom = Math.max(...spots.map((spot) => spot.y)) + reach
  const wide = Math.max(right - left, (bottom - top) * shape)
  if (wide >= width || wide / shape >= height) return whole
  return kept({ x: (left + right - wide) / 2, y: (top + bottom - wide / shape) / 2, width: wide, height: wide / shape }, size)
}

/** Zoomed by a factor about a point. */
export function zoomed(frame: Frame, factor: number, at: { x: number; y: number }, size: [number, number]): Frame {
  const width = Math.min(size[0], Math.max(size[0] / 4, frame.width / factor))
  const scale = width / frame.width
  return kept(
    { x: at.x - (at.x - frame.x) * scale, y: at.y - (at.y - frame.y) * scale, width, height: frame.height * scale },
    size,
  )
}

/** Moved back onto the map where it has left it. */
export function kept(frame: Frame, [width, height]: [number, number]): Frame {
  const into = (at: number, long: number, all: number) => (long >= all ? (all - long) / 2 : Math.min(Math.max(at, 0), all - long))
  return { ...frame, x: into(frame.x, frame.width, width), y: into(frame.y, frame.height, height) }
}
