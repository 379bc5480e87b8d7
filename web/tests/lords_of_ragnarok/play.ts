import type { Game } from '../../src/contract/lords_of_ragnarok'
import * as play from '../play'

export { asked, choicesOf } from '../play'
export type Position = play.Position<Game>
export const position = play.positionsIn(import.meta.glob<{ default: Position }>('./positions/*.json', { eager: true }))
export const speakerOf = play.speakerIn('lords_of_ragnarok')
