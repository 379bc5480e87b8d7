// Composes a picture from one row of data: text in, SVG text out. From below to above: the ground, companions in the palest tone,
// the cast shadow, the main figure in bone with a pitch key, the hatch on its dark side, the ragged edge of a hand print.
// What many pictures share (grounds, hatches) is in a sheet of its own and referred to.

export type Size = 'thumb' | 'card' | 'large'

/** A pictogram as tools/icon.mjs prepares it: the silhouette, what is cut out of it, and its real extent. */
export type Icon = [outer: string, inner: string, box: [number, number, number, number]]

export interface Details {
  with?: string[] // companions, "name" or "name flip"
  pose?: Pose
  flip?: boolean
  turn?: number // degrees
  twin?: boolean // another of its deck has the same figure: the thumb shows the companion too
}
export type PackedRow = [main: string, back: string, tint: string, details?: Details]

export interface Pack {
  icons: Record<string, Icon>
  rows: Record<string, Record<string, PackedRow | string>>
}

type Pose = 'middle' | 'high' | 'low' | 'left' | 'right' | 'close' | 'small'

/** Of the main figure: centre and height in the picture of 320 x 200. */
export const POSES: Record<Pose, [number, number, number]> = {
  middle: [160, 100, 158],
  high: [160, 90, 146],
  low: [160, 116, 160],
  left: [128, 102, 160],
  right: [192, 102, 160],
  close: [160, 112, 206],
  small: [160, 104, 122],
}
/** Where up to two companions stand, for each pose: centre and size. */
const BESIDE: Record<Pose, [number, number, number][]> = {
  middle: [[268, 130, 84], [52, 130, 84]],
  high: [[262, 138, 84], [58, 138, 84]],
  low: [[270, 70, 78], [50, 70, 78]],
  left: [[246, 118, 112], [284, 56, 66]],
  right: [[74, 118, 112], [36, 56, 66]],
  close: [[278, 56, 70], [42, 56, 70]],
  small: [[258, 118, 96], [62, 118, 96]],
}
export const TINTS = ['madder', 'rust', 'umber', 'weld', 'fir', 'verdigris', 'slate', 'woad', 'ice', 'plum', 'soot', 'bone'] as const

const LINES = { card: 15, large: 22 } // of the hatch
const r = (n: number): number => Math.round(n * 100) / 100

interface Placing {
  scale: number
  at: string
}

/** Where a pictogram stands: fitted by its own extent, so that a flat ship is as present as a tall tower. */
function place([, , [a, b, c, d]]: Icon, x: number, y: number, size: number, { flip = false, turn = 0, wide = 1.32 } = {}): Placing {
  const w = c - a
  const h = d - b
  const scale = Math.min(size / h, (size * wide) / w)
  const spin = turn ? ` rotate(${turn})` : ''
  return { scale, at: `translate(${r(x)} ${r(y)})${spin} scale(${r(flip ? -scale : scale)} ${r(scale)}) translate(${r(-(a + w / 2))} ${r(-(b + h / 2))})` }
}

interface Ink {
  key: number // how wide the dark line around it is
  light: 'light' | 'pale'
  hatch?: string
  cast?: number
}

/** One figure in four impressions: cast shadow, keyline with solid silhouette, the light form, the hatch on its dark side. */
function figure([outer, inner]: Icon, where: Placing, { key, light, hatch, cast }: Ink): string {
  const width = r(key / where.scale)
  const shadow = cast ? `<path class="p-cast" transform="translate(${cast} ${r(cast * 0.7)}) ${where.at}" d="${outer}" stroke-width="${width}"/>` : ''
  const shade = hatch ? `<path fill="url(#${hatch})" d="${outer}${inner}"/>` : ''
  return `${shadow}<g transform="${where.at}"><path class="p-key" stroke-width="${width}" d="${outer}"/><path class="p-${light}" d="${outer}${inner}"/>${shade}</g>`
}

/** The hatch of the dark side: lines from lower left to upper right that swell towards the lower right; mirrored figures are lit from the same side. */
export function hatchPattern(id: string, [a, b, c, d]: Icon[2], lines: number, flip: boolean): string {
  const w = c - a
  const h = d - b
  let cuts = ''
  for (let i = 0; i < lines; i++) {
    const along = (0.42 + (i / lines) * 0.62) * (w + h)
    const swell = ((i + 1) / lines) * ((w + h) / lines) * 0.31 * Math.SQRT1_2
    const x = along - h / 2
    cuts += `M${r(along)} 0L${r(x + swell)} ${r(h / 2 + swell)}L${r(along - h)} ${r(h)}L${r(x - swell)} ${r(h / 2 - swell)}z`
  }
  const turn = flip ? ` patternTransform="translate(${a + c} 0) scale(-1 1)"` : ''
  return `<pattern id="${id}" patternUnits="userSpaceOnUse" x="${a}" y="${b}" width="${w}" height="${h}"${turn}><path class="p-ink" d="${cuts}"/></pattern>`
}

/** The ragged edge of a hand print, one path around everything. */
const EDGE = edge()
function edge(): string {
  let seed = 7
  const at = () => ((seed = (seed * 16807) % 2147483647) / 2147483647) * 2.4
  const points: [number, number][] = []
  for (let x = 0; x <= 320; x += 8) points.push([x, at()])
  for (let y = 8; y <= 200; y += 8) points.push([320 - at(), y])
  for (let x = 312; x >= 0; x -= 8) points.push([x, 200 - at()])
  for (let y = 192; y > 0; y -= 8) points.push([at(), y])
  return 'M-2-2h324v204h-324zM' + points.map(([x, y]) => `${r(x)} ${r(y)}`).reverse().join('L') + 'z'
}

/** Half of the grounds are printed mirrored, so that neighbours of one family differ. */
export function isMirrored(name: string): boolean {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum % 2 === 1
}

/** Grounds that many pictures have are drawn in more than one way. */
const VARIANTS: Record<string, [string, string]> = { hall: ['hall', 'hallShields'], workshop: ['workshop', 'workshopWindow'] }
export function groundOf(back: string, name: string): string {
  return VARIANTS[back]?.[isMirrored(`${name} again`) ? 1 : 0] ?? back
}

/** What a picture refers to in the shared sheet. */
export interface Needs {
  ground(name: string): string // the id of the symbol
  hatch(icon: string, lines: number, flip: boolean): string // the id of the pattern
}

const MISSING = (name: string): never => {
  throw new Error(`no pictogram ${name}`)
}

/** The inside of a thumb, on a square of 100. */
export function thumb(icons: Pack['icons'], [main, , , details = {}]: PackedRow): string {
  const icon = icons[main] ?? MISSING(main)
  const [word = '', how] = (details.twin && details.with?.[0]?.split(' ')) || []
  const beside = word ? icons[word] : undefined
  const where = place(icon, beside ? 42 : 50, beside ? 44 : 50, beside ? 66 : 78, { flip: details.flip, turn: details.turn, wide: 1.06 })
  const small = beside ? figure(beside, place(beside, 75, 72, 44, { flip: how === 'flip', wide: 1 }), { key: 8, light: 'pale' }) : ''
  return `<rect class="b2" width="100" height="100"/><path class="b1" d="M0 0h100L0 100z"/>${figure(icon, where, { key: 9, light: 'light' })}${small}`
}

/** The inside of a picture: three sheets, so that in a box of any shape the ground fills it, the figures stay whole, and the edge follows it. */
export function compose(name: string, size: 'card' | 'large', icons: Pack['icons'], [main, back, , details = {}]: PackedRow, needs: Needs): string {
  const { pose = 'middle', flip = false, turn = 0, with: company = [] } = details
  const icon = icons[main] ?? MISSING(main)
  const mirror = isMirrored(name) ? ' transform="matrix(-1 0 0 1 320 0)"' : ''
  const beside = company.map((each, i) => {
    const [word = '', how] = each.split(' ')
    const found = icons[word] ?? MISSING(word)
    const [x, y, height] = BESIDE[pose][i]!
    return figure(found, place(found, x, y, height, { flip: how === 'flip' }), { key: 6, light: 'pale' })
  })
  const [x, y, height] = POSES[pose]
  const hero = figure(icon, place(icon, x, y, height, { flip, turn }), { key: 8, light: 'light', hatch: needs.hatch(main, LINES[size], flip), cast: size === 'large' ? 6 : 5 })
  const room = company.length ? '8 6 304 188' : '40 6 240 188'
  return (
    sheet('0 0 320 200', 'xMidYMid slice', `<rect class="b1" width="320" height="200"/><use href="#${needs.ground(groundOf(back, name))}"${mirror}/>`) +
    sheet(room, 'xMidYMid meet', beside.join('') + hero) +
    sheet('0 0 320 200', 'none', `<path class="p-edge" d="${EDGE}"/>`)
  )
}

function sheet(box: string, fit: string, inside: string): string {
  return `<svg width="100%" height="100%" viewBox="${box}" preserveAspectRatio="${fit}">${inside}</svg>`
}

/** A figure of a scene: where its middle is, how high it is. */
export interface Standing {
  icon: string
  x: number
  y: number
  height: number
  flip?: boolean
}

/** A scene of several figures before one ground, on a sheet of 304 x 212; the first is its hero. */
export function composeScene(icons: Pack['icons'], back: string, figures: Standing[], needs: Needs): string {
  const drawn = figures.map(({ icon: word, x, y, height, flip = false }, i) => {
    const icon = icons[word] ?? MISSING(word)
    const ink: Ink = i === 0 ? { key: 9, light: 'light', hatch: needs.hatch(word, 20, flip), cast: 7 } : { key: 7, light: i === 1 ? 'light' : 'pale', cast: 4 }
    return figure(icon, place(icon, x, y, height, { flip }), ink)
  })
  return `<rect class="b1" width="304" height="212"/><g transform="translate(-17 0) scale(1.06)"><use href="#${needs.ground(back)}"/></g>${drawn.slice(1).join('')}${drawn[0] ?? ''}`
}
