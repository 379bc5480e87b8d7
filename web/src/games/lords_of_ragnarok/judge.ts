// The Judge decides what the rules of a Follower leave open between several people.

import type { Judging } from '../../contract/lords_of_ragnarok_view'
import type { Option, Speaker } from '../../lib/contract'
import type { Ask, Published } from './types'

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

function judgingOf({ scene }: Published): Judging | null {
  return scene?.scene === 'judgement' ? scene : null
}

/** What follows from a decision of the Judge, and where the token goes. */
export function about(ask: Ask, view: Published, speaker: Speaker): string[] {
  const judging = judgingOf(view)
  if (!judging || (ask.name !== 'judge' && ask.name !== 'judge.monster')) return []
  const purpose = ask.name === 'judge.monster' ? 'activate' : PURPOSES[judging.rule]
  const follows = purpose ? speaker(`page.judge.${purpose}`, { seat: speaker.seat(ask.about.rival) }) : ''
  return [follows, speaker('page.judge.token')].filter(Boolean)
}

/** Whom an option of the Judge hits: for sure, or perhaps if it is a monster. */
export function note(option: Option, view: Published, speaker: Speaker): string | undefined {
  const equal = judgingOf(view)?.equal.find((each) => (each.monster ?? each.territory) === option.word)
  const seats = (equal?.hit ?? []).map((seat) => speaker.seat(seat)).join(', ')
  return seats ? speaker(option.kind === 'monster' ? 'page.judge.harms' : 'page.judge.hits', { seats }) : undefined
}
