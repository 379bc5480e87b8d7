// What lies on the Banquet Table while a feast goes on, and what the game advises to serve next.

import type { Option } from '../../lib/contract'
import type { Choices, View } from './types'
import type { Box } from './content'
import { frameOf } from './position'

export interface Serving {
  item: string // a food, 'silver', 'empty', or 'unknown' where the game does not say
  squares: number
}

export interface Advised extends Serving {
  key: string // of the option that serves it
}

/** What a seat has served in the feast that goes on, from left to right; nothing while it has none. */
export function servedNow(view: View, box: Box, seat: number): Serving[] {
  const frame = frameOf(view, 'Feast')
  if (frame?.seat !== seat || frame.step === 'before') return []
  const told: [number, number, number][] = frame.servings ?? []
  const servings = told.map(([item, squares]) => ({ item: item < 0 ? 'empty' : box.items[item]!.id, squares }))
  const unknown = view.squares[seat] - frame.left - squaresOf(servings) // in a game saved before feasts kept a record
  return [...Array.from({ length: Math.max(0, unknown) }, () => ({ item: 'unknown', squares: 1 })), ...servings]
}

export function squaresOf(servings: Serving[]): number {
  return servings.reduce((all, each) => all + each.squares, 0)
}

/** What the game advises to serve with what there is now, or next. */
export function adviceFor(view: View, seat: number, own: boolean): Advised[] {
  const frame = frameOf(view, 'Feast')
  if (!own || (frame && frame.seat !== seat)) return []
  const advised: [string, boolean, number][] = view.advice?.feast ?? []
  return advised.map(([item, flat, squares]) => ({ item: item || 'empty', squares, key: keyOf(item, flat) }))
}

function keyOf(item: string, flat: boolean): string {
  if (!item) return 'empty'
  return item === 'silver' ? 'coin' : `${flat ? 'serve_flat' : 'serve'}:${item}`
}

/** The option that serves what is advised next, if it is on offer. */
export function nextServing(advised: Advised[], choices: Choices): Option | undefined {
  return choices.ask?.name === 'feast' ? choices.ask.options.find((option) => option.key === advised[0]?.key) : undefined
}
