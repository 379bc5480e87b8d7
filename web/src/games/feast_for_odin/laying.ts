// All tiles that the game advises to lay, as the answers of one gesture.

import type { Advice } from '../../contract/feast_for_odin_view'
import type { Option } from '../../lib/contract'
import type { Box } from './content'
import { cellOf } from './ground'
import { areaOfWord, areasFor, gridOf } from './position'
import type { Choices, View } from './types'

function answer(verb: string, kind: string, word: string): Option {
  return { key: `${verb}:${word}`, verb, kind, word }
}

/** The answers for each tile in turn. Where a tile fits on one board alone, the game does not ask on which. */
export function advisedLaying(view: View, box: Box, seat: number, advice: Advice | null | undefined, choices: Choices): Option[] {
  const after = structuredClone({ areas: view.areas, players: view.players })
  const now: View = { ...view, ...after }
  const found: Option[] = []
  for (const { item, area, turn, cell } of advice?.placements ?? []) {
    const at = areaOfWord(now, seat, area)
    const grid = at < 0 ? null : gridOf(now, box, at)
    if (!grid || (!found.length && !choices.list.some((option) => option.key === `lay:${item}`))) return []
    found.push(answer('lay', 'item', item))
    if (areasFor(now, box, seat, box.byId.get(item)!).length > 1) found.push(answer('on', 'area', area))
    found.push(answer('turn', 'number', String(turn)), answer('at', 'cell', cell))
    after.areas[at]!.tiles.push({ item, turn, cell: cellOf(grid, cell) })
    const stock = after.players[seat]!.stock
    stock[item] = (stock[item] ?? 0) - 1
  }
  return found
}
