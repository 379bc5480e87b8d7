// Bargaining for a mercenary, as it would be said.

import type { Speaker } from '../../lib/contract'
import { sidesOf, type Kardnarok } from './view'

export interface Said {
  seat: number
  text: string
}

/** What lies on the table: the offer, what the leader sets against it, the prices asked. */
export function said(view: Kardnarok, speaker: Speaker): Said[] {
  const bargain = view.combat?.bargain
  if (!bargain) return []
  const { employer, outsider, bid, against, counter, prices } = bargain
  if (!bid) return [{ seat: employer, text: speaker('log.seeks', { kingdom: speaker.seat(employer) }) }]
  const say = (seat: number, key: string, n: number, target = ''): Said => ({
    seat,
    text: speaker(`log.${key}`, { kingdom: speaker.seat(seat), n, target }),
  })
  const named = outsider === null ? '' : speaker.seat(outsider)
  const lines = outsider === null ? [say(employer, 'offer.open', bid)] : [say(employer, 'offer', bid, named)]
  const leader = sidesOf(view).find((side) => side.seat !== employer)
  if (against && leader) lines.push(say(leader.seat, 'outbid', against, named))
  if (counter && outsider !== null) lines.push(say(outsider, 'counter_offer', counter))
  for (const [seat, price] of prices.entries()) if (price) lines.push(say(seat, 'counter_offer', price))
  return lines
}
