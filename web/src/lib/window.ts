// A window: how much of it is left, by the server's clock.

import type { Window } from '../contract/server'

/** The seconds until a window closes, at least 0; nothing while it waits for somebody who is away. */
export function windowLeft(window: Window, now: number): number | null {
  return window.closes === null ? null : Math.max(0, (Date.parse(window.closes) - now) / 1000)
}

/** The seconds from its opening to its end, as all are told. */
export const windowLength = (window: Window): number =>
  window.closes === null ? 0 : Math.round((Date.parse(window.closes) - Date.parse(window.opened)) / 1000)

/** How much of its whole time is left, from 1 to 0. */
export function windowShare(window: Window, now: number): number {
  const left = windowLeft(window, now)
  if (left === null) return 1
  const whole = (Date.parse(window.closes!) - Date.parse(window.opened)) / 1000
  return whole > 0 ? Math.min(1, left / whole) : 0
}

/** May somebody still hold it? */
export const canHold = (window: Window): boolean => window.held < 2 && window.closes !== null
