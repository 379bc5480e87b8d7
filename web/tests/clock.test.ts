import { expect, test } from 'vitest'
import { asTime, isHeard, secondsLeft } from '../src/lib/clock'

const clock = { seat: 0, turn: 60, reserve: 300, since: null, deadline: null }

test('a clock that runs ends at its deadline, one that rests has turn and reserve', () => {
  const now = Date.parse('2026-11-15T15:46:40Z')
  expect(secondsLeft(clock, now)).toBe(360)
  expect(secondsLeft({ ...clock, deadline: '2026-11-15T15:47:55Z' }, now)).toBe(75)
  expect(secondsLeft({ ...clock, deadline: '2026-11-15T15:40:00Z' }, now)).toBe(0)
})

test('seconds are written as minutes', () => {
  expect(asTime(75)).toBe('1:15')
  expect(asTime(9)).toBe('0:09')
})

test('a clock is heard once in time, then in each of the last seconds, and not when they are over', () => {
  expect([31, 30, 29, 11, 10, 1, 0].map(isHeard)).toEqual([false, true, false, false, true, true, false])
})
