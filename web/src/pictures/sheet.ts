// The sheet of what many pictures refer to: grounds as symbols, hatches as patterns. Each is drawn once, when a picture first needs
// it. The sheet has no size but is not hidden: a pattern in something hidden is not drawn.

import { hatchPattern, type Needs, type Pack } from './compose'
import { GROUNDS, type Ground } from './grounds'

let sheet: SVGSVGElement | null = null
const drawn = new Set<string>()

function add(id: string, svg: () => string): string {
  if (drawn.has(id)) return id
  drawn.add(id)
  if (!sheet) {
    sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sheet.setAttribute('class', 'picture-sheet')
    sheet.setAttribute('aria-hidden', 'true')
    document.body.append(sheet)
  }
  sheet.insertAdjacentHTML('beforeend', svg())
  return id
}

export function isGround(name: string): boolean {
  return name in GROUNDS
}

export function groundPaths(name: string): string {
  return GROUNDS[name as Ground]().map(([block, d]) => `<path class="b${block}" d="${d}"/>`).join('')
}

/** What the pictures of a pack refer to, in the sheet of this page. */
export function needsOf(icons: Pack['icons']): Needs {
  return {
    ground: (name) => add(`ground-${name}`, () => `<symbol id="ground-${name}" viewBox="0 0 320 200" width="320" height="200" overflow="visible">${groundPaths(name)}</symbol>`),
    hatch: (icon, lines, flip) => {
      const id = `hatch-${icon}-${lines}${flip ? '-flip' : ''}`
      return add(id, () => hatchPattern(id, icons[icon]![2], lines, flip))
    },
  }
}
