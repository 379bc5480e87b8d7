// What follows from an option, at the right of its row.

import type { Option, Speaker } from '../../lib/contract'
import { boxOf } from './content'
import { rivalsHint, roomHint } from './peek'
import { groupsOf, reserveOf } from './position'
import { figuresNamed, listed } from './sentences'
import type { View } from './types'

/** What follows from an option, in a few words. */
export function hint(option: Option, view: View, speaker: Speaker): string | undefined {
  const box = boxOf(speaker)
  const seat = view.turn.seat
  switch (option.verb) {
    case 'to':
    case 'from':
      return roomHint(view, option.word, speaker)
    case 'march':
      return seat === null ? undefined : figuresNamed(groupsOf(view, seat, box.places.indexOf(option.word)), speaker)
    case 'pillage':
    case 'pillage_again': {
      const province = view.provinces[box.places.indexOf(option.word)]
      return listed([province ? speaker.name('token', province.token) : '', seat === null ? '' : rivalsHint(view, seat, option.word, speaker)])
    }
    case 'invade':
      return seat === null || view.pillage ? undefined : speaker('page.cost', { n: reserveOf(view, seat).find(({ figure }) => figure === option.word)?.cost ?? 0 })
    case 'upgrade':
      return speaker('page.cost', { n: box.cards.get(option.word)?.cost ?? 0 })
    default:
      return undefined
  }
}
