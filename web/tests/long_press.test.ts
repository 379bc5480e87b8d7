// A long press tells of a thing; a short one still chooses it.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longPress } from '../src/lib/long_press'

const pointer = (type: string, pointerType: string, clientX = 0) => Object.assign(new Event(type, { cancelable: true }), { pointerType, clientX, clientY: 0 })
let node: EventTarget
let told: ReturnType<typeof vi.fn<() => void>>
let chosen: ReturnType<typeof vi.fn<() => void>>
let detach: void | (() => void)

beforeEach(() => {
  vi.useFakeTimers()
  node = new EventTarget()
  told = vi.fn<() => void>()
  chosen = vi.fn<() => void>()
  detach = longPress(told)(node as HTMLElement)
  node.addEventListener('click', (event) => event.defaultPrevented || chosen())
})
afterEach(() => vi.useRealTimers())

const press = (ms: number, kind = 'touch', moved = 0) => {
  node.dispatchEvent(pointer('pointerdown', kind))
  if (moved) node.dispatchEvent(pointer('pointermove', kind, moved))
  vi.advanceTimersByTime(ms)
  node.dispatchEvent(pointer('pointerup', kind))
  node.dispatchEvent(new Event('click', { cancelable: true }))
}

test('a long press tells of the thing and does not choose it', () => {
  press(600)
  expect([told.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 0])
  press(100)
  expect([told.mock.calls.length, chosen.mock.calls.length]).toEqual([1, 1])
})

test('a finger that moves scrolls, and a mouse that is held chooses', () => {
  press(600, 'touch', 40)
  press(600, 'mouse')
  expect([told.mock.calls.length, chosen.mock.calls.length]).toEqual([0, 2])
})

test('the right button tells it once, and nothing is heard any more afterwards', () => {
  node.dispatchEvent(new Event('contextmenu', { cancelable: true }))
  expect(told).toHaveBeenCalledTimes(1)
  detach?.()
  node.dispatchEvent(new Event('contextmenu', { cancelable: true }))
  expect(told).toHaveBeenCalledTimes(1)
})
