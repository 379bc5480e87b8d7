// A closer look at the stage: by keys, with two fingers, or with a double tap. What is larger than the stage scrolls.

import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const MOST = 3
const STEP = 1.4 // of a key
const CLOSER = 2 // of a double tap
const TWICE = 320 // milliseconds between two taps that are one gesture
const NEAR = 30 // pixels between them

interface Point {
  x: number
  y: number
}

const between = ([one, other]: TouchList | Touch[]): Point => ({ x: (one!.clientX + other!.clientX) / 2, y: (one!.clientY + other!.clientY) / 2 })
const apart = ([one, other]: TouchList | Touch[]): number => Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY)

export class Magnifier {
  factor = $state(1)
  private node: HTMLElement | null = null
  private spread = 0 // of two fingers, when they were last seen
  private tapped = { at: 0, x: 0, y: 0 }

  /** To a factor, so that a point of the screen stays where it is. */
  async to(factor: number, at: Point = this.middle()): Promise<void> {
    const [node, before] = [this.node, this.factor]
    this.factor = Math.min(MOST, Math.max(1, factor))
    if (!node) return
    const box = node.getBoundingClientRect()
    const [x, y] = [at.x - box.x, at.y - box.y]
    const [left, top] = [node.scrollLeft, node.scrollTop]
    await tick()
    node.scrollTo(((left + x) / before) * this.factor - x, ((top + y) / before) * this.factor - y)
  }

  private middle(): Point {
    const box = this.node?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 }
  }

  key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input, textarea, select, dialog')) return
    if (event.key === '+' || event.key === '=') void this.to(this.factor * STEP)
    else if (event.key === '-') void this.to(this.factor / STEP)
    else if (event.key === 'Home' && this.factor > 1) void this.to(1)
    else return
    event.preventDefault()
  }

  attach: Attachment<HTMLElement> = (node) => {
    this.node = node
    const start = (event: TouchEvent) => {
      this.spread = event.touches.length === 2 ? apart(event.touches) : 0
    }
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || !this.spread) return
      event.preventDefault() // the stage comes closer, not the page
      const now = apart(event.touches)
      void this.to((this.factor * now) / this.spread, between(event.touches))
      this.spread = now
    }
    const end = (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!touch || event.touches.length || this.spread) return
      const twice = event.timeStamp - this.tapped.at < TWICE && Math.hypot(touch.clientX - this.tapped.x, touch.clientY - this.tapped.y) < NEAR
      this.tapped = { at: event.timeStamp, x: touch.clientX, y: touch.clientY }
      if (!twice || (event.target as Element).closest('button, a')) return // a tap on what is legal chooses it
      this.tapped.at = 0
      void this.to(this.factor > 1 ? 1 : CLOSER, { x: touch.clientX, y: touch.clientY })
    }
    node.addEventListener('touchstart', start, { passive: true })
    node.addEventListener('touchmove', move, { passive: false })
    node.addEventListener('touchend', end)
    return () => {
      node.removeEventListener('touchstart', start)
      node.removeEventListener('touchmove', move)
      node.removeEventListener('touchend', end)
      this.node = null
    }
  }
}
