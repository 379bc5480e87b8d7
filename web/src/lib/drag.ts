// Dragging with a pointer that hovers, such as a mouse: a press that goes further than a click does. Fingers scroll instead.

const FAR = 7 // pixels from which on a press is a drag

export interface Drag {
  begin?(): void
  move(x: number, y: number): void
  /** It is over: let go at a point, or given up. */
  end(x: number, y: number, letGo: boolean): void
}

/** Follow a press; the click that would come of a drag is swallowed. */
export function follow(event: PointerEvent, drag: Drag): void {
  if (event.pointerType === 'touch' || event.button) return
  const from = { x: event.clientX, y: event.clientY }
  let dragging = false
  const move = (at: PointerEvent) => {
    if (!dragging && Math.hypot(at.clientX - from.x, at.clientY - from.y) < FAR) return
    if (!dragging) drag.begin?.()
    dragging = true
    drag.move(at.clientX, at.clientY)
  }
  const end = (at: PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (!dragging) return
    drag.end(at.clientX, at.clientY, at.type === 'pointerup')
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
