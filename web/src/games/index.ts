// The modules of the games, each loaded when it is needed. A game without a folder of its own gets the generic one.

import type { Component } from 'svelte'
import type { GameModule } from '../lib/contract'
import { loadPictures } from '../pictures/store.svelte'

const MODULES = import.meta.glob<{ default: GameModule }>('./*/index.ts')

export async function gameModule(game: string): Promise<GameModule> {
  loadPictures(game)
  const load = MODULES[`./${game}/index.ts`] ?? MODULES['./generic/index.ts']!
  return (await load()).default
}

const THUMBS = import.meta.glob<{ default: Component }>('./*/Thumb.svelte')

/** The picture of a game for the home page, in a file of its own (`Thumb.svelte`), so that no board is loaded for it. */
export async function gameThumb(game: string): Promise<Component | null> {
  const load = THUMBS[`./${game}/Thumb.svelte`]
  return load ? (await load()).default : null
}
