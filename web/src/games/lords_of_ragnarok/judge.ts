// The Judge decides what the rules of a Follower leave open between several people.

import type { Option, Speaker } from '../../lib/contract'
import type { Ask, View } from './types'

interface Judging {
  rule: string // by which the options are equal
  hit: Record<string, number[]> // by the word of an option: the people whom it concerns
}

// What follows from the decision, by the rule that asks for it.
const PURPOSES: Record<string, string> = {
  'LS-TARGET-02': 'attack',
  'LS-TARGET-03': 'attack',
  'LS-TARGET-04': 'attack',
  'LS-SPECIAL-16': 'attack',
  'LS-SPECIAL-13': 'recruit',
  'LS-SPECIAL-42': 'usurp',
  'LS-MONSTER-03': 'trample',
  'LS-AMB-57': 'loki',
  'LS-AMB-81': 'strike',
}

function judgingOf(view: View): Judging | null {
  return view.judging?.rule ? (view.judging as Judging) : null
}

/** What follows from a decision of the Judge, and where the token goes. */
export function about(ask: Ask, view: View, speaker: Speaker): string[] {
  const judging = judgingOf(view)
  if (!judging || (ask.name !== 'judge' && ask.name !== 'judge.monster')) return []
  const purpose = ask.name === 'judge.monster' ? 'activate' : PURPOSES[judging.rule]
  const follows = purpose ? speaker(`page.judge.${purpose}`, { seat: speaker.seat(ask.about.rival) }) : ''
  return [follows, speaker('page.judge.token')].filter(Boolean)
}

/** Whom an option of the Judge hits: for sure, or perhaps if it is a monster. */
export function note(option: Option, view: View, speaker: Speaker): string | undefined {
  const hit = judgingOf(view)?.hit[option.word] ?? []
  const seats = hit.map((seat) => speaker.seat(seat)).join(', ')
  return seats ? speaker(option.kind === 'monster' ? 'page.judge.harms' : 'page.judge.hits', { seats }) : undefined
}
