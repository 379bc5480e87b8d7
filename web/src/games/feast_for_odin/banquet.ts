// What lies on the Banquet Table while a feast goes on, and what the game advises to serve next.

import type { Advice, AdvisedServing, Feasting, Serving } from '../../contract/feast_for_odin_view'
import type { View } from './types'

export interface Advised extends AdvisedServing {
  key: string // of the option that serves it
}

/** The feast that goes on. */
export function feastOf(view: View): Feasting | null {
  return view.scene?.scene === 'feast' ? view.scene : null
}

/** What a seat has served in the feast that goes on, from left to right; nothing while it has none. */
export function servedNow(view: View, seat: number): Serving[] {
  const feast = feastOf(view)
  return feast?.seat === seat ? feast.servings : []
}

export function squaresOf(servings: { squares: number }[]): number {
  return servings.reduce((all, each) => all + each.squares, 0)
}

/** What the game advises to serve with what there is now, or next. */
export function adviceFor(view: View, advice: Advice | null | undefined, seat: number, own: boolean): Advised[] {
  const feast = feastOf(view)
  if (!own || !advice || (feast && feast.seat !== seat)) return []
  return advice.feast.map((serving) => ({ ...serving, key: keyOf(serving) }))
}

function keyOf({ item, lengthwise }: AdvisedServing): string {
  if (item === 'empty') return 'empty'
  return item === 'silver' ? 'coin' : `${lengthwise ? 'serve_flat' : 'serve'}:${item}`
}
