// Things that move over the table: what stands elsewhere after a change goes there. Two drawings are compared, not two
// positions: boards mark what can move with `data-thing` (its kind: things that cannot be told apart have the same),
// `data-place` and, where one drawing stands for several, `data-n`; and numbers that tick with `data-count`. A kind that
// begins with a seat's number comes from its chip. What is drawn as a number, such as goods, has nothing that could move: of
// that a game says what is on its way (`Flight`).

const LANDS = 0.9 // of the way in time: then it drops its last pixels
const DROP = 3 // pixels
const EASE = 'cubic-bezier(.4,0,.6,1)'
const NEAR = 3 // pixels: less is no move
const AT_ONCE = 24 // more things than these at once are drawn where they are
const MOST = 6 // small things that fly at once: more would only flicker

/** Small things that fly from one place to another when something is told. Places are called as `data-place-of` or `data-at`
 * names them; of several, the first that is seen counts. */
export interface Flight {
  stamp: string
  n: number // how much it is, written on it; 0: nothing
  from: string[]
  to: string[]
  card?: boolean // it is drawn as a card, else as a coin
  ground?: string // colours, if not those of the panel
  ink?: string
}

/** A flight between two boxes of the page. */
export interface Flown extends Flight {
  start: Box
  end: Box
}

/** Whatever moves is at its end at once; what never ends, such as a rope, goes on. */
export function skipAnimations(): void {
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish()
  }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Thing {
  kind: string
  place: string
  box: Box
  el?: Element
}

export interface Move {
  from: Box
  to: Thing
}

/** What a drawing of the table shows: its things, and its numbers. */
export interface Drawing {
  things: Thing[]
  counts: Map<string, number>
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

const apart = (one: Box, other: Box) => Math.hypot(middle(one).x - middle(other).x, middle(one).y - middle(other).y)

/** What an element counts, without what floats at it. */
const numberIn = (el: HTMLElement) => Number(el.firstChild?.textContent)

export function drawingOf(root: ParentNode = document): Drawing {
  const things = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')].flatMap((el) => {
    const thing = { kind: el.dataset.thing!, place: el.dataset.place ?? '', box: el.getBoundingClientRect(), el }
    return Array.from({ length: Number(el.dataset.n ?? 1) }, () => thing)
  })
  const numbers = [...root.querySelectorAll<HTMLElement>('[data-count]')].map((el): [string, number] => [el.dataset.count!, numberIn(el)])
  return { things: things.filter(({ box }) => box.width), counts: new Map(numbers) }
}

/** Which of the old things went where. Of each kind those that stay are left alone; what was nowhere comes from `origin`. */
export function moves(old: Thing[], fresh: Thing[], origin: (kind: string) => Box | null = () => null): Move[] {
  const found: Move[] = []
  for (const kind of new Set(fresh.map((each) => each.kind))) {
    const left = old.filter((each) => each.kind === kind)
    const come: Thing[] = []
    for (const thing of fresh.filter((each) => each.kind === kind)) {
      const stays = left.findIndex(({ place }) => place === thing.place)
      if (stays < 0) come.push(thing)
      else {
        const [before] = left.splice(stays, 1)
        if (apart(before!.box, thing.box) > NEAR) found.push({ from: before!.box, to: thing })
      }
    }
    come.forEach((to, place) => {
      const from = left[place]?.box ?? origin(kind)
      if (from) found.push({ from, to })
    })
  }
  return found
}

/** The chip of the seat with whose number a kind begins. */
export function chipOf(kind: string): Box | null {
  const seat = /^(\d+):/.exec(kind)?.[1]
  return seat === undefined ? null : boxOf(`[data-place-of="seat ${seat}"]`)
}

/** Where the first of these that is seen lies on the page. */
export function boxOf(selector: string): Box | null {
  const boxes = [...document.querySelectorAll(selector)].map((el) => el.getBoundingClientRect())
  return boxes.find(({ width, x, y, bottom }) => width && bottom > 0 && x < innerWidth && y < innerHeight) ?? null
}

const placed = (place: string) => boxOf(`[data-place-of="${CSS.escape(place)}"], [data-at="${CSS.escape(place)}"]`)
const firstOf = (places: string[]) => places.reduce<Box | null>((found, place) => found ?? placed(place), null)

/** The flights that can be seen: both of their places are on the page. */
export function flown(flights: Flight[]): Flown[] {
  const seen = flights.flatMap((flight): Flown[] => {
    const [start, end] = [firstOf(flight.from), firstOf(flight.to)]
    return start && end ? [{ ...flight, start, end }] : []
  })
  return seen.slice(-MOST)
}

/** How far it is in the units in which an element is drawn: those of a map are not pixels. */
function inItsUnits(el: Element, dx: number, dy: number): { x: number; y: number } {
  const matrix = el instanceof SVGGraphicsElement ? el.getScreenCTM() : null
  if (!matrix) return { x: dx, y: dy }
  const [a, b, c, d] = [matrix.a, matrix.b, matrix.c, matrix.d]
  const det = a * d - b * c || 1
  return { x: (d * dx - c * dy) / det, y: (a * dy - b * dx) / det }
}

/** Let a thing go from where it was to where it is drawn, in a low arc. */
export function glide({ from, to }: Move, ms: number, delay = 0): void {
  const el = to.el
  if (!el) return
  const [one, other] = [middle(from), middle(to.box)]
  const lift = Math.min(60, 12 + Math.hypot(one.x - other.x, one.y - other.y) / 8)
  const at = (share: number, up: number) => {
    const { x, y } = inItsUnits(el, (one.x - other.x) * share, (one.y - other.y) * share - up)
    return `translate(${x}px, ${y}px)`
  }
  el.animate(
    [{ transform: at(1, 0), easing: EASE }, { transform: at(0.5, lift), offset: 0.5, easing: EASE }, { transform: at(0, DROP), offset: LANDS }, { transform: at(0, 0) }],
    { duration: Math.max(1, ms * 0.8 - delay), delay, fill: 'backwards', composite: 'add' },
  )
}

/** Let all of these go, one a little after the other. */
export function glideAll(all: Move[], ms: number): void {
  const once = all.filter(({ to }, place) => all.findIndex((other) => other.to.el === to.el) === place) // one drawing may stand for several
  if (once.length > AT_ONCE) return
  once.forEach((move, place) => glide(move, ms, place * Math.min(120, ms / 4 / once.length)))
}

/** Numbers that differ swell for a moment. */
export function tick(old: Map<string, number>, ms: number): void {
  for (const el of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const before = old.get(el.dataset.count!)
    const now = numberIn(el)
    if (before === undefined || Number.isNaN(now) || before === now) continue
    el.animate([{ transform: 'none' }, { transform: 'scale(1.6)' }, { transform: 'none' }], { duration: Math.min(600, ms * 0.7) })
    const much = document.createElement('span')
    much.className = now > before ? 'much gain' : 'much loss'
    much.textContent = `${now > before ? '+' : '−'}${Math.abs(now - before)}`
    much.setAttribute('aria-hidden', 'true')
    el.append(much)
    const gone = () => much.remove()
    much.animate([{ opacity: 0, transform: 'translateY(6px)' }, { opacity: 1, transform: 'none', offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: ms }).finished.then(gone, gone)
  }
}
