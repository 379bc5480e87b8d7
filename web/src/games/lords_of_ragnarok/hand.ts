// The combat cards of a seat, as small windows show them above the options.

import type { HeldCard, Speaker } from '../../lib/contract'
import type { Choices, Published } from './types'
import { boxOf } from './content'
import { counted } from './position'

export function handOf(view: Published, seat: number, speaker: Speaker, choices: Choices): HeldCard[] {
  const box = boxOf(speaker)
  return counted(view.players[seat]!.hand, [...box.combat.keys()]).map(([word, n]) => {
    const value = box.combat.get(word)?.value
    return { kind: 'card', word, picture: 'card', id: word, name: speaker.name('title', word), mark: value === undefined ? undefined : String(value), n, options: choices.at('card', word) }
  })
}
