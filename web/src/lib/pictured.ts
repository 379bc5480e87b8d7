// Which picture stands beside an option or a line of the log.

import { hasPicture } from '../pictures/store.svelte'
import type { AnyGame, Event, GameModule, Option, Speaker } from './contract'

export interface Pictured {
  game: string
  deck: string
  id: string
}

const EMBLEMS = ['seat', 'player', 'clan', 'kingdom', 'colour', 'back'] // they have an emblem beside them, or tell nothing

/** The picture of what an option points at: what the game's module says, else that of its thing. */
export function pictureOf<G extends AnyGame>(game: string, option: Option, view: G['view'] | null, module: GameModule<G> | null | undefined): Pictured | undefined {
  const [deck, id] = (view && module?.picture?.(option, view)) || [option.kind, option.word]
  return deck && hasPicture(game, deck, id) ? { game, deck, id } : undefined
}

/** The picture of the first thing that an event tells of. */
export function pictureOfEvent(event: Event, speaker: Speaker): Pictured | undefined {
  for (const [name, value] of Object.entries(event.args)) {
    const deck = speaker.kindOf(name)
    const id = Array.isArray(value) ? value[0] : value
    if (!deck || EMBLEMS.includes(deck) || (typeof id !== 'string' && typeof id !== 'number')) continue
    if (!String(id).startsWith('?') && hasPicture(speaker.game, deck, String(id))) return { game: speaker.game, deck, id: String(id) }
  }
  return undefined
}
