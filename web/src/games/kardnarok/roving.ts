// One tab stop for a board: arrows go from one legal place to the nearest one in that direction.

import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const ASIDE = 2.5 // how much worse it is to stray sideways than to go far

function spotsIn(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>('[data-spot]')]
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** The place that lies nearest in a direction, or null. */
function nearest(from: HTMLElement, among: HTMLElement[], step: [number, number]): HTMLElement | null {
  const [x, y] = middle(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const other of among) {
    const [dx, dy] = [middle(other)[0] - x, middle(other)[1] - y]
    const ahead = dx * step[0] + dy * step[1]
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
    if (other !== from && ahead > 1 && ahead + ASIDE * aside < least) {
      least = ahead + ASIDE * aside
      best = other
    }
  }
  return best
}

export const roving: Attachment<HTMLElement> = (node) => {
  function settle(): void {
    const spots = spotsIn(node)
    const held = spots.find((spot) => spot.tabIndex === 0)
    for (const spot of spots) spot.tabIndex = spot === (held ?? spots[0]) ? 0 : -1
  }
  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const from = event.target as HTMLElement
    if (!step || !from.matches('[data-spot]')) return
    event.preventDefault()
    event.stopPropagation()
    const next = nearest(from, spotsIn(node), step)
    if (!next) return
    from.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  }
  settle()
  const watch = new MutationObserver(settle)
  watch.observe(node, { childList: true, subtree: true })
  node.addEventListener('keydown', walk)
  return () => {
    watch.disconnect()
    node.removeEventListener('keydown', walk)
  }
}
