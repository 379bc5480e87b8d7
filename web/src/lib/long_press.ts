// A long press of a finger: tells of a thing instead of choosing it. A mouse has its right button for that, keys have `?`.

import type { Attachment } from 'svelte/attachments'

const HELD = 500 // milliseconds
const STILL = 10 // pixels that a finger may move meanwhile

/** Calls `act` when a finger stays on the element, or the right button is pressed there; the click that would follow is dropped. */
export function longPress(act: () => void): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let done = false
    let [x, y] = [0, 0]
    const stop = () => clearTimeout(waiting)
    const down = (event: PointerEvent) => {
      stop()
      done = false
      if (event.pointerType === 'mouse') return
      ;[x, y] = [event.clientX, event.clientY]
      waiting = setTimeout(() => {
        done = true
        act()
      }, HELD)
    }
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) stop()
    }
    const click = (event: Event) => {
      if (!done) return
      done = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: Event) => {
      event.preventDefault()
      stop()
      if (!done) act() // a finger has already told it
      done = false
    }
    const listeners: [string, (event: never) => void, boolean?][] = [['pointerdown', down], ['pointermove', move], ['pointerup', stop], ['pointercancel', stop], ['pointerleave', stop], ['click', click, true], ['contextmenu', menu]]
    for (const [name, listener, first] of listeners) node.addEventListener(name, listener as EventListener, first)
    return () => {
      stop()
      for (const [name, listener, first] of listeners) node.removeEventListener(name, listener as EventListener, first)
    }
  }
}
