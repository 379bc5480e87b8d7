// Bargaining for a mercenary, as it would be said.

import type { Event as Told } from '../../contract/server'
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

export interface Bid {
  seat: number
  role: 'employer' | 'outsider' | 'leader'
  n: number // bronze before it; 0: none
  moves: 'in' | 'back' | 'stays'
}

/** Who sits at the table of a bargain when something is told of it, with the bronze before each; `sworn` has been hired. */
export function bargainAt(event: Told, view: Kardnarok, before: Kardnarok | null): { sides: Bid[]; sworn: number | null } | null {
  const shown = view.combat?.bargain ? view : before?.combat?.bargain ? before : null
  const combat = shown?.combat ?? view.combat ?? before?.combat
  if (!combat) return null
  const { key, args } = event
  const [mover, sum] = [args.kingdom as number, (args.n as number | undefined) ?? 0]
  const sworn = key === 'hired' || key === 'bribed' ? (args.mercenary as number) : null
  const bargain = combat.bargain
  const employer = bargain?.employer ?? (key === 'bribed' ? other(combat, mover) : mover)
  const outsider = sworn ?? bargain?.outsider ?? (key === 'offer' || key === 'outbid' ? (args.target as number) : null)
  const leader = other(combat, employer)
  const seats = view.players.map((_, seat) => seat).filter((seat) => seat !== employer && seat !== leader)
  const bid = (seat: number, role: Bid['role'], n: number): Bid => {
    const mine = seat === mover && key !== 'rejected' ? sum : n
    const back = (key === 'rejected' && role !== 'outsider') || (key === 'hired' && role === 'leader') || (key === 'bribed' && role === 'employer')
    return { seat, role, n: mine, moves: seat === mover && key !== 'rejected' ? 'in' : back && mine ? 'back' : 'stays' }
  }
  const wanted = outsider === null ? seats : [outsider]
  return {
    sides: [
      bid(employer, 'employer', bargain?.bid ?? 0),
      ...wanted.map((seat) => bid(seat, 'outsider', (outsider === null ? bargain?.prices[seat] : bargain?.counter) ?? 0)),
      bid(leader, 'leader', bargain?.against ?? 0),
    ],
    sworn,
  }
}

function other({ attacker, defender }: { attacker: { seat: number }; defender: { seat: number } }, seat: number): number {
  return attacker.seat === seat ? defender.seat : attacker.seat
}
