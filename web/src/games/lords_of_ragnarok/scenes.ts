// The great moments of Lords of Ragnarok and of the Followers of Surtur.

import Beam from '../../parts/scenes/Beam.svelte'
import Desolation from './scenes/Desolation.svelte'
import Die from './scenes/Die.svelte'
import Step from './scenes/Step.svelte'
import Told from './scenes/Told.svelte'
import type { GameModule } from './types'

export const SCENES: NonNullable<GameModule['scenes']> = { beam: Beam, battle: Told, hunt: Told, die: Die, desolation: Desolation, follower: Step }
