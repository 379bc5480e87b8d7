// The great moments of Kardnarök. Its combat board is a stage of its own: they are told over it.

import Beam from '../../parts/scenes/Beam.svelte'
import Told from './scenes/Told.svelte'
import type { GameModule } from './types'

export const SCENES: NonNullable<GameModule['scenes']> = { beam: Beam, fray: Told, coin: Told, norn: Told, mercenary: Told }
