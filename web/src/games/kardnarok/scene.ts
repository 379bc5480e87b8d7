// What the stage shows, and what the ridge says of it.

import type { Header, Speaker } from '../../lib/contract'
import type { View } from './types'
import { ARMY, kardnarok, frameOf, top, type Kardnarok } from './view'

export type Scene = 'boards' | 'realm' | 'combat'

export function sceneOf(view: Kardnarok): Scene {
  if (!view.round) return 'boards'
  return view.fighters.length ? 'combat' : 'realm'
}

/** What the stage is filled with instead of the board: an army being assembled, or the outcome of a combat. */
export type Stage = 'muster' | 'aftermath' | 'spying'

export function stageOf(view: Kardnarok, seat: number | null): Stage | null {
  const frame = top(view)
  if (!frame || view.over) return null
  if (frame.frame === 'DiscardCard' && frame.seat === seat && frame.holder !== seat) return 'spying'
  if (frame.frame === 'Assemble' && seat !== null && musters(view, seat)) return 'muster'
  if (view.winner >= 0 && view.fighters.length) return 'aftermath'
  return null
}

/** Is this kingdom still choosing its army? */
export function musters(view: Kardnarok, seat: number): boolean {
  const frame = frameOf(view, 'Assemble')
  if (!frame || frame.ready[seat]) return false
  return frame.seats.includes(seat) || frame.gaps.includes(seat)
}

export function armyIsFull(view: Kardnarok, seat: number): boolean {
  return view.armies[seat]!.length >= ARMY
}

// The phases of a turn in their order, by frame or by frame and step; the header names this one and the next.
const PHASES: Record<string, string> = {
  WholeGame: 'boards',
  Refill: 'refill',
  Assemble: 'muster',
  ChangeArmy: 'turn',
  'AttackTurn.announce': 'turn',
  'Combat.ritual': 'ritual',
  'Combat.precombat': 'precombat',
  Initiative: 'initiative',
  Hire: 'bargain',
  Result: 'result',
  Losses: 'result',
}
const NEXT: Record<string, string> = {
  refill: 'muster',
  muster: 'turn',
  turn: 'ritual',
  ritual: 'precombat',
  precombat: 'initiative',
  initiative: 'result',
  bargain: 'result',
  result: 'refill',
}

export function phaseOf(view: Kardnarok): string {
  if (view.over) return 'over'
  for (const frame of [...view.procedure].reverse()) {
    const phase = PHASES[`${frame.frame}.${frame.step}`] ?? PHASES[frame.frame]
    if (phase) return phase
    if (frame.frame === 'Combat') return view.revealed ? 'initiative' : view.gods[0]! >= 0 ? 'precombat' : 'ritual'
    if (frame.frame === 'AttackTurn') return frame.step === 'combat' ? 'turn' : 'muster'
    if (frame.frame === 'Round') return 'muster'
  }
  return 'over'
}

export function header(view: View, speaker: Speaker): Header {
  const it = kardnarok(view)
  const phase = phaseOf(it)
  const next = NEXT[phase]
  return {
    round: it.round ? speaker('board.round', { round: it.round, rounds: it.rounds }) : speaker(`table.mode.${it.mode}`),
    phase: speaker(`board.phase.${phase}`),
    ...(next ? { next: speaker('board.next', { phase: speaker(`board.phase.${next}`) }) } : {}),
  }
}
