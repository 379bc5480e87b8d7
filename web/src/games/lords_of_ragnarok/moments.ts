// What deserves to be told over the map: an event card with what it stirred up, and the beginning of Ragnarök.

import type { Event } from '../../lib/contract'

const STARTS = ['event', 'ragnarok']
const BELONG = ['monster.placed', 'monster.die', 'monster.moved', 'monster.attack', 'boss.stirs', 'monster.stirs', 'army.shrunk', 'army.destroyed', 'retreated', 'wounded', 'rune.lost']

/** The last event card or Ragnarök with what followed from it; empty where there was none. */
export function eventTold(events: Event[]): Event[] {
  const at = events.findLastIndex((event) => STARTS.includes(event.key))
  if (at < 0) return []
  const told = [events[at]!]
  for (const event of events.slice(at + 1)) {
    if (!BELONG.includes(event.key)) break
    told.push(event)
  }
  return told
}

export function startOf(told: Event[]): Event | undefined {
  return told[0]
}
