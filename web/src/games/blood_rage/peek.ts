// What pointing at a thing tells, and what follows from going somewhere.

import type { Speaker } from '../../lib/contract'
import type { View } from './types'
import { boxOf } from './content'
import { FIRST_FJORD, groupsAt, isRuined, strengthsAt } from './position'
import { clansAt, doomAt, figuresNamed, listed, roomIn, tokenAt } from './sentences'

/** What pointing at a thing tells. */
export function peek(kind: string, word: string, view: View, speaker: Speaker): string[] {
  const box = boxOf(speaker)
  if (kind === 'card') {
    const card = box.cards.get(word)
    const cost = card?.kind === 'upgrade' ? speaker('page.cost', { n: card.cost }) : ''
    return [cost, speaker.maybe('card_text', word)].filter(Boolean)
  }
  if (kind !== 'place') return []
  const place = box.places.indexOf(word)
  if (place < 0) return []
  const region = box.provinces[place]?.region
  const ruined = isRuined(view, place)
  return [
    listed([region ? speaker.name('region', region) : '', roomIn(view, place, speaker)]),
    ...(place < FIRST_FJORD ? [tokenAt(view, place, speaker), doomAt(view, box, place, speaker)] : []),
    ...(ruined ? [] : clansAt(view, place, speaker)),
  ].filter(Boolean)
}

/** What follows from going somewhere: free villages, and whether it burns. */
export function roomHint(view: View, word: string, speaker: Speaker): string | undefined {
  const box = boxOf(speaker)
  const place = box.places.indexOf(word)
  if (place < 0) return undefined
  if (place >= FIRST_FJORD) return figuresNamed(groupsAt(view, place), speaker) || undefined
  return listed([roomIn(view, place, speaker), view.provinces[place]!.doomed ? speaker.name('phase', 'ragnarok') : ''])
}

/** One's own strength in a province, and that of the strongest other clan. */
export function rivalsHint(view: View, seat: number, word: string, speaker: Speaker): string {
  const sides = strengthsAt(view, boxOf(speaker).places.indexOf(word))
  const own = sides.find((side) => side.seat === seat)
  const rival = sides.find((side) => side.seat !== seat)
  return listed([
    own ? speaker('page.side', { clan: speaker('page.you'), n: own.n }) : '',
    rival ? speaker('page.side', { clan: speaker.seat(rival.seat), n: rival.n }) : '',
  ])
}
