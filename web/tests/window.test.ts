import { expect, test } from 'vitest'
import { canHold, windowLeft, windowShare } from '../src/lib/window'
import type { Window } from '../src/contract/server'

const opened = '2026-01-01T12:00:00Z'
const at = (seconds: number): number => Date.parse(opened) + seconds * 1000
const open: Window = { ask: 'moment', about: {}, opened, closes: '2026-01-01T12:00:04Z', held: 0, orders: ['turn'] }

test('a window says how much of it is left, by the clock of the server', () => {
  expect(windowLeft(open, at(1))).toBe(3)
  expect(windowShare(open, at(1))).toBe(0.75)
  expect(windowLeft(open, at(9))).toBe(0)
  expect(windowShare(open, at(9))).toBe(0)
})

test('one that waits for somebody who is away has no time, and cannot be held', () => {
  const waits = { ...open, closes: null }
  expect(windowLeft(waits, at(1))).toBeNull()
  expect(windowShare(waits, at(100))).toBe(1)
  expect(canHold(waits)).toBe(false)
})

test('it can be held twice', () => {
  expect([0, 1, 2].map((held) => canHold({ ...open, held }))).toEqual([true, true, false])
})
