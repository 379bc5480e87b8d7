// The great moments of Kardnarök: they cover the combat board, and leave it for the next question.

import Beam from '../../parts/scenes/Beam.svelte'
import Fray from './scenes/Fray.svelte'
import Mercenary from './scenes/Mercenary.svelte'
import Norn from './scenes/Norn.svelte'
import Silver from './scenes/Silver.svelte'
import type { GameModule } from './types'

export const SCENES: NonNullable<GameModule['scenes']> = { beam: Beam, fray: Fray, silver: Silver, norn: Norn, mercenary: Mercenary }
