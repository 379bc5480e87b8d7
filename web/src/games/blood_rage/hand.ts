// The hand of a clan, as small windows show it above the options.

import type { HeldCard, Speaker } from '../../lib/contract'
import type { Choices, View } from './types'
import { boxOf } from './content'
import { counted } from './position'

export function handOf(view: View, seat: number, speaker: Speaker, choices: Choices): HeldCard[] {
  const box = boxOf(speaker)
  return counted(view.players[seat]!.hand, box).map(([word, n]) => {
    const card = box.cards.get(word)
    const mark = card?.kind === 'battle' ? `+${card.strength}` : card?.kind === 'upgrade' ? String(card.cost) : undefined
    return { kind: 'card', word, picture: 'card', id: word, name: speaker.name('title', word), mark, n, options: choices.at('card', word) }
  })
}
