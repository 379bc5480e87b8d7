// The great moments of Blood Rage, and whether they stay on stage while somebody must answer.

import Beam from '../../parts/scenes/Beam.svelte'
import Battle from './scenes/Battle.svelte'
import Call from './scenes/Call.svelte'
import Quests from './scenes/Quests.svelte'
import Ragnarok from './scenes/Ragnarok.svelte'
import type { GameModule, View } from './types'

export const SCENES: NonNullable<GameModule['scenes']> = { beam: Beam, call: Call, battle: Battle, quests: Quests, ragnarok: Ragnarok }

export function holds(scene: string, view: View): boolean {
  const stage = view.pillage?.stage
  return (scene === 'call' && stage === 'call') || (scene === 'battle' && (stage === 'cards' || stage === 'revealed'))
}
