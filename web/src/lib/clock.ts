// How much time a seat has: moments come from the server, and its clock may go ahead of ours.

import type { Clock } from '../contract/server'

/** The seconds that a seat has left: until its deadline, or its turn and reserve while it need not answer. */
export function secondsLeft(clock: Clock, now: number): number {
  if (clock.deadline) return Math.max(0, Math.round((Date.parse(clock.deadline) - now) / 1000))
  return Math.round(clock.turn + clock.reserve)
}

/** 75 seconds are 1:15. */
export function asTime(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return `${minutes}:${String(rest).padStart(2, '0')}`
}

const WARNS = 30 // seconds: the first time that a clock is heard
const LAST = 10 // seconds that are heard one by one

/** Is the clock of the person heard, with so many seconds left? */
export function isHeard(seconds: number): boolean {
  return seconds === WARNS || (seconds > 0 && seconds <= LAST)
}
