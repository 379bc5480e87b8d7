// How fast a table is played: what its people have agreed on, and its clocks.

import type { NewClock } from '../contract/server'
import { asTime } from './clock'
import { say } from './words.svelte'

export const PACES = ['live', 'hours', 'days'] as const

const HOUR = 3600
export const CLOCKS: (NewClock | null)[] = [
  null,
  { turn: 60, reserve: 300 },
  { turn: 180, reserve: 900 },
  { turn: 24 * HOUR, reserve: 72 * HOUR },
]

export function clockName(clock: NewClock | null): string {
  return clock ? say('web.clock.set', { turn: asTime(clock.turn), reserve: asTime(clock.reserve ?? 0) }) : say('web.clock.none')
}

/** Which of the clocks that are offered this is; one that was made elsewhere is none of them. */
export function clockPlace(clock: NewClock | null): number {
  return CLOCKS.findIndex((each) => each?.turn === clock?.turn && (each?.reserve ?? 0) === (clock?.reserve ?? 0))
}
