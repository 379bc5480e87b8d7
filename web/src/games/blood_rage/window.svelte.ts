// The window on the map: moved with one finger, zoomed with two, with a double tap, and by keys.

import { frameAround, kept, zoomed, type Frame, type Spot } from '../../lib/navigate'

interface Sizes {
  size: [number, number] // of the map
  width: number // of the stage, in pixels
  height: number
}

interface Point {
  x: number
  y: number
}

const STEP = 1.4 // of a key
const CLOSER = 2.2 // of a double tap
const TWICE = 320 // milliseconds between two taps that are one gesture
const NEAR = 30 // pixels between them

export class MapWindow {
  frame = $state.raw<Frame | null>(null) // null: the whole map
  shown: Frame = $derived.by(() => this.frame ?? { x: 0, y: 0, width: this.sizes().size[0], height: this.sizes().size[1] })
  /** Of the map for each pixel. */
  unit: number = $derived.by(() => Math.max(this.shown.width / this.sizes().width, this.shown.height / this.sizes().height))

  private readonly fingers = new Map<number, Point>()
  private tapped = { at: 0, x: 0, y: 0 }

  constructor(private readonly sizes: () => Sizes) {}

  whole = (): void => {
    this.frame = null
  }

  /** Closer to some spots; where they lie all over the map a closer look can be moved with a finger. */
  toSpots(spots: Spot[]): void {
    const { size, width, height } = this.sizes()
    const around = frameAround(spots, size, width / height, size[0] * 0.2)
    if (around.width < size[0]) this.frame = around
    else this.zoom(1.6)
  }

  zoom(factor: number, at: Point = this.middle()): void {
    const { size } = this.sizes()
    const next = zoomed(this.shown, factor, at, size)
    this.frame = next.width >= size[0] ? null : next
  }

  /** Where a point of the map is in the stage, in pixels. */
  inStage(x: number, y: number): Point {
    const { width, height } = this.sizes()
    const middle = this.middle()
    return { x: (x - middle.x) / this.unit + width / 2, y: (y - middle.y) / this.unit + height / 2 }
  }

  private middle(): Point {
    return { x: this.shown.x + this.shown.width / 2, y: this.shown.y + this.shown.height / 2 }
  }

  /** Where a point of the screen is on the map. */
  private onMap(x: number, y: number, board: Element): Point {
    const [box, middle] = [board.getBoundingClientRect(), this.middle()]
    return { x: middle.x + (x - box.x - box.width / 2) * this.unit, y: middle.y + (y - box.y - box.height / 2) * this.unit }
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input, textarea, select, dialog')) return
    if (event.key === '+' || event.key === '=') this.zoom(STEP)
    else if (event.key === '-') this.zoom(1 / STEP)
    else if (event.key === 'Home' && this.frame) this.whole()
    else return
    event.preventDefault()
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size) return
    const before = this.tapped
    this.tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY }
    const twice = event.timeStamp - before.at < TWICE && Math.hypot(event.clientX - before.x, event.clientY - before.y) < NEAR
    if (!twice || (event.target as Element).closest('.lit')) return // a tap on what is legal chooses it
    this.tapped.at = 0
    if (this.frame) this.whole()
    else this.zoom(CLOSER, this.onMap(event.clientX, event.clientY, event.currentTarget as Element))
  }

  gone = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
  }

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const apart = this.apart()
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (this.fingers.size === 2 && apart > 0) {
      const [one, other] = [...this.fingers.values()] as [Point, Point]
      const at = this.onMap((one.x + other.x) / 2, (one.y + other.y) / 2, event.currentTarget as Element)
      this.zoom(this.apart() / apart, at)
    } else if (this.frame) {
      const by = { x: (event.clientX - before.x) * this.unit, y: (event.clientY - before.y) * this.unit }
      this.frame = kept({ ...this.frame, x: this.frame.x - by.x, y: this.frame.y - by.y }, this.sizes().size)
    }
  }

  /** How far two fingers are from each other. */
  private apart(): number {
    const [one, other] = [...this.fingers.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
}
