// The great moments of Lords of Ragnarok and of the Followers of Surtur.

import Beam from '../../parts/scenes/Beam.svelte'
import Battle from './scenes/Battle.svelte'
import Desolation from './scenes/Desolation.svelte'
import Die from './scenes/Die.svelte'
import Hunt from './scenes/Hunt.svelte'
import Omens from './scenes/Omens.svelte'
import Step from './scenes/Step.svelte'
import Title from './scenes/Title.svelte'
import type { GameModule } from './types'

export const SCENES: NonNullable<GameModule['scenes']> = { beam: Beam, battle: Battle, hunt: Hunt, die: Die, desolation: Desolation, omens: Omens, title: Title, follower: Step }
