// Bargaining for a mercenary, as the frame of the procedure tells it.

import type { Speaker } from '../../lib/contract'
import { frameOf, NOBODY, type Kardnarok } from './view'

export interface Bargain {
  employer: number
  outsider: number // NOBODY: not yet named, or an open offer
  bid: number
  against: number // the leader's bid for doing nothing
  counter: number // the outsider's price
  named: number[] // prices named for an open offer, by seat
  waiting: number[] // who still answers an open offer
}

export function bargainOf(view: Kardnarok): Bargain | null {
  const hire = frameOf(view, 'Hire')
  if (!hire) return null
  return {
    employer: view.fighters[hire.role] ?? NOBODY,
    outsider: hire.outsider,
    bid: hire.bid,
    against: hire.against,
    counter: hire.counter,
    named: hire.named,
    waiting: hire.round_trip,
  }
}

export interface Said {
  seat: number
  text: string
}

/** What lies on the table, as it would be said: the offer, what the leader sets against it, the prices asked. */
export function said(view: Kardnarok, speaker: Speaker): Said[] {
  const bargain = bargainOf(view)
  if (!bargain) return []
  if (!bargain.bid) return [{ seat: bargain.employer, text: speaker('log.seeks', { kingdom: speaker.seat(bargain.employer) }) }]
  const { employer, outsider, bid, against, counter, named } = bargain
  const leader = view.fighters.find((seat) => seat !== employer) ?? NOBODY
  const say = (seat: number, key: string, n: number, target = ''): Said => ({
    seat,
    text: speaker(`log.${key}`, { kingdom: speaker.seat(seat), n, target }),
  })
  const lines =
    outsider === NOBODY ? [say(employer, 'offer.open', bid)] : [say(employer, 'offer', bid, speaker.seat(outsider))]
  if (against) lines.push(say(leader, 'outbid', against, speaker.seat(outsider)))
  if (counter) lines.push(say(outsider, 'counter_offer', counter))
  for (const [seat, price] of named.entries()) if (price) lines.push(say(seat, 'counter_offer', price))
  return lines
}
