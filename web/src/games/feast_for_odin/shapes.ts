// Tiles as drawings: the outline of a shape, and where its stamp sits.

import type { Shape } from './ground'

type Point = [x: number, y: number]

/** The corners around a shape, clockwise, in cells. */
export function corners(shape: Shape): Point[] {
  const full = (x: number, y: number) => shape[y]?.[x] === 'X'
  const edges = new Map<string, Point>()
  shape.forEach((row, y) => {
    ;[...row].forEach((mark, x) => {
      if (mark !== 'X') return
      if (!full(x, y - 1)) edges.set(`${x},${y}`, [x + 1, y])
      if (!full(x + 1, y)) edges.set(`${x + 1},${y}`, [x + 1, y + 1])
      if (!full(x, y + 1)) edges.set(`${x + 1},${y + 1}`, [x, y + 1])
      if (!full(x - 1, y)) edges.set(`${x},${y + 1}`, [x, y])
    })
  })
  const start = edges.keys().next().value!.split(',').map(Number) as Point
  const path: Point[] = [start]
  for (let at = edges.get(start.join(','))!; at.join() !== start.join(); at = edges.get(at.join(','))!) path.push(at)
  return path.filter((point, place) => {
    const before = path.at(place - 1)!
    const after = path[(place + 1) % path.length]!
    return (before[0] === point[0]) !== (point[0] === after[0])
  })
}

/** The outline as a path, drawn in by some units. */
export function outline(shape: Shape, unit: number, inset = 0): string {
  const points = corners(shape)
  const moved = points.map((point, place) => {
    const before = points.at(place - 1)!
    const after = points[(place + 1) % points.length]!
    const inward = (from: Point, to: Point): Point => [-Math.sign(to[1] - from[1]), Math.sign(to[0] - from[0])]
    const [one, other] = [inward(before, point), inward(point, after)]
    return [point[0] * unit + inset * (one[0] + other[0]), point[1] * unit + inset * (one[1] + other[1])]
  })
  return `M${moved.map((point) => point.join(' ')).join('L')}Z`
}

export interface Heart {
  x: number // the middle, in cells
  y: number
  size: number // how many cells wide and high it may be
}

/** Where the stamp of a tile sits: the middle of a rectangle, else of the largest square within the shape. */
export function heart(shape: Shape): Heart {
  const [width, height] = [shape[0]!.length, shape.length]
  if (shape.every((row) => !row.includes('.'))) return { x: width / 2, y: height / 2, size: Math.min(width, height) }
  for (let size = Math.min(width, height); size > 0; size--) {
    const found: Heart[] = []
    for (let y = 0; y <= height - size; y++)
      for (let x = 0; x <= width - size; x++)
        if (shape.slice(y, y + size).every((row) => !row.slice(x, x + size).includes('.'))) found.push({ x: x + size / 2, y: y + size / 2, size })
    const far = (one: Heart) => Math.hypot(one.x - width / 2, one.y - height / 2)
    found.sort((one, other) => far(one) - far(other))
    if (found[0]) return found[0]
  }
  return { x: 0.5, y: 0.5, size: 1 }
}

/** The first cell of the left edge, where the notches are. */
export function notchAt(shape: Shape): Point {
  return [0, shape.findIndex((row) => row[0] === 'X')]
}
