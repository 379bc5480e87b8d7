// The hand of a kingdom, as small windows show it above the options: Warriors by strength, Norns after them.

import type { HeldCard, Speaker } from '../../lib/contract'
import type { Choices } from './types'
import { faceOf, idOf, kindOf } from './faces'
import { atHand } from './lit'
import { musters } from './scene'
import { withSealed, type Kardnarok } from './view'

export function handOf(whole: Kardnarok, seat: number, speaker: Speaker, choices: Choices): HeldCard[] {
  const view = withSealed(whole, seat)
  if (musters(view, seat)) return [] // it lies on the stage
  return inOrder(view.players[seat]!.hand, speaker).map((word) => {
    const { strength, title, kind } = faceOf(word, speaker)
    const n = view.players[seat]!.hand.filter((each) => each === word).length
    return { kind: 'card', word, picture: kind, id: idOf(word), name: title, mark: strength === null ? undefined : String(strength), n, options: atHand(choices, view, seat, word) }
  })
}

/** The same faces once, Warriors by strength, then Norns. */
function inOrder(words: readonly string[], speaker: Speaker): string[] {
  const strength = (word: string) => (kindOf(word, speaker) === 'warrior' ? (faceOf(word, speaker).strength ?? 0) : -1)
  return [...new Set(words)].sort((one, other) => strength(other) - strength(one))
}
