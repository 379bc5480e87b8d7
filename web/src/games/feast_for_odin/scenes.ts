// The great moments of A Feast for Odin.

import Beam from '../../parts/scenes/Beam.svelte'
import Die from './scenes/Die.svelte'
import Feast from './scenes/Feast.svelte'
import type { GameModule } from './types'

export const SCENES: NonNullable<GameModule['scenes']> = { beam: Beam, die: Die, feast: Feast }
