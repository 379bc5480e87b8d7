import type { Game } from '../../src/contract/feast_for_odin'
import * as play from '../play'

export { choicesOf } from '../play'
export type Position = play.Position<Game>
export const position = play.positionsIn(import.meta.glob<{ default: Position }>('./positions/*.json', { eager: true }))
export const speakerOf = play.speakerIn('feast_for_odin')

/** What the engine finds in a position: what areas pay, and all places for tiles. */
export interface Grounds {
  areas: { area: number; word: string; income: number; earned: string[]; minus: number }[]
  spots: Record<string, string> // by area and item: the turn and cell of each place
  areas_for: Record<string, number[]>
}

const files = import.meta.glob<{ default: Grounds }>('./grounds/*.json', { eager: true })
export const grounds = Object.fromEntries(Object.entries(files).map(([name, { default: its }]) => [name.slice(10, -5), its]))
