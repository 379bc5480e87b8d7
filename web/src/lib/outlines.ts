// The outlines of what is drawn on a board, in the pixels of a scene that covers it: scenes light a place in its own shape.

import { boxOf, type Box } from './flights'

export interface Outline {
  d: string
  transform: string // from the units in which it is drawn to pixels of the scene
  box: Box // in pixels of the scene
}

/** An ellipse around a box, as a path. */
function around({ x, y, width, height }: Box): string {
  const [rx, ry] = [(width / 2) * 1.15, (height / 2) * 1.15]
  const [cx, cy] = [x + width / 2, y + height / 2]
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

/** The path of a place that is drawn as one, else an ellipse around the box of whatever matches. */
export function outlineOf(selector: string, host: Element): Outline | null {
  const seen = boxOf(selector)
  if (!seen) return null
  const corner = host.getBoundingClientRect()
  const box = { x: seen.x - corner.x, y: seen.y - corner.y, width: seen.width, height: seen.height }
  const found = document.querySelector(selector)
  const path = found instanceof SVGPathElement ? found : found?.querySelector<SVGPathElement>(':scope > path.ground')
  const matrix = path?.getScreenCTM()
  const d = path?.getAttribute('d')
  if (!matrix || !d) return { d: around(box), transform: '', box }
  const { a, b, c, d: down, e, f } = matrix
  return { d, transform: `matrix(${a} ${b} ${c} ${down} ${e - corner.x} ${f - corner.y})`, box }
}

/** The selector of a place where the board says that events happen. */
export const placed = (place: string): string => `[data-at="${CSS.escape(place)}"]`
