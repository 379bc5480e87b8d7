// What the stage shows, and what the top bar says of it.

import type { Phase } from '../../contract/kardnarok_view'
import type { Header, Speaker } from '../../lib/contract'
import type { Kardnarok } from './view'

export type Scene = 'boards' | 'realm' | 'combat'

export function sceneOf(view: Kardnarok): Scene {
  if (!view.turn.round) return 'boards'
  return view.combat ? 'combat' : 'realm'
}

/** What the stage is filled with instead of the board: an army being assembled, or the outcome of a combat. */
export type Stage = 'muster' | 'aftermath' | 'spying'

export function stageOf(view: Kardnarok, seat: number | null): Stage | null {
  if (view.over) return null
  if (view.scene?.scene === 'spying' && view.scene.seat === seat && view.scene.holder !== seat) return 'spying'
  if (seat !== null && musters(view, seat)) return 'muster'
  return view.combat && view.combat.winner !== null ? 'aftermath' : null
}

/** Is this kingdom still choosing its army? */
export function musters(view: Kardnarok, seat: number): boolean {
  return view.scene?.scene === 'muster' && view.scene.seats.includes(seat)
}

// The phases of a turn in their order: the header names this one and the next.
const NEXT: { [phase in Phase]: Phase | null } = {
  boards: null,
  refill: 'muster',
  muster: 'turn',
  turn: 'ritual',
  ritual: 'precombat',
  precombat: 'initiative',
  initiative: 'result',
  bargain: 'result',
  result: 'refill',
  over: null,
}

export function header(view: Kardnarok, speaker: Speaker): Header {
  const { round } = view.turn
  const next = NEXT[view.phase]
  return {
    round: round ? speaker('board.round', { round, rounds: view.rounds }) : speaker(`table.mode.${view.mode}`),
    phase: speaker(`board.phase.${view.phase}`),
    ...(next ? { next: speaker('board.next', { phase: speaker(`board.phase.${next}`) }) } : {}),
  }
}
