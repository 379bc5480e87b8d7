import { positionsIn, speakerIn, type Position } from '../play'

export { choicesOf, type Position } from '../play'
export const position = positionsIn(import.meta.glob<{ default: Position }>('./positions/*.json', { eager: true }))
export const speakerOf = speakerIn('lords_of_ragnarok')
