// What fills the stage: the map, or hero selection, the blessing draft, a hunt.

import { asksOfMap } from './fights'
import type { Drafting, Hunting, Selecting } from '../../contract/lords_of_ragnarok_view'
import type { Choices, Published } from './types'

/** What covers the map; null where nothing does: a battle is fought on it. */
export function stageOf({ scene }: Published): Selecting | Drafting | Hunting | null {
  return scene?.scene === 'selection' || scene?.scene === 'draft' || scene?.scene === 'hunt' ? scene : null
}

/** Is the question about the map, whatever goes on? */
export function asksMap(choices: Choices): boolean {
  return asksOfMap([{ options: [...choices.list] }])
}
