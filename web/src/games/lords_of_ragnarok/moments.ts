// What deserves to be told over the map: an event card with what it stirred up, and the beginning of Ragnarök.

import { follows, isStart } from './news'
import type { Event } from './types'

/** The last event card or Ragnarök with what followed from it; empty where there was none. */
export function eventTold(events: Event[]): Event[] {
  const at = events.findLastIndex(isStart)
  if (at < 0) return []
  const told = [events[at]!]
  for (const event of events.slice(at + 1)) {
    if (!follows(event)) break
    told.push(event)
  }
  return told
}

export function startOf(told: Event[]): Event | undefined {
  return told[0]
}
