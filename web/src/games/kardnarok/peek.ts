// What pointing at a thing tells.

import type { Speaker } from '../../lib/contract'
import { faceOf, idOf } from './faces'
import type { Kardnarok } from './view'

/** Beside the name of a thing and its text, which the table tells by itself. */
export function peek(kind: string, word: string, view: Kardnarok, _seat: number | null, speaker: Speaker): string[] {
  if (kind === 'seat') return kingdom(view, Number(word), speaker)
  if (['warrior', 'card', 'norn', 'hero'].includes(kind)) return card(kind, word, speaker)
  return []
}

function card(kind: string, word: string, speaker: Speaker): string[] {
  const face = faceOf(speaker.row('warrior', idOf(word)) ? word : idOf(word), speaker)
  const facts = speaker.maybe(`${kind}_text`, word) ? [] : [face.text]
  if (face.rune) facts.push(speaker('board.rune', { rune: speaker.name('rune', face.rune) }))
  return [...facts, ...face.tags.map((tag) => speaker(tag))]
}

function kingdom(view: Kardnarok, seat: number, speaker: Speaker): string[] {
  const { prize, wealth, defence } = view.players[seat]!
  const facts = [speaker('board.coin', { n: prize ?? 0 }), speaker('board.wealth', { n: wealth })]
  if (defence.force) facts.push(speaker('table.defence', { step: defence.force }))
  return facts
}
