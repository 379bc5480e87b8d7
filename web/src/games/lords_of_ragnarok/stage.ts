// What fills the stage: the map, or hero selection, the blessing draft, a hunt.

import type { Choices, View } from './types'
import { NOBODY } from './position'

export type Scene = 'selection' | 'draft' | 'hunt' | null

export interface Offer {
  seat: number
  step: string
  heroes: number[]
  origins: number[]
}

/** What is offered in hero selection, while hero and origin are chosen. */
export function offerOf(view: View): Offer | null {
  const frame = (view.procedure ?? []).findLast((each: any) => each.frame === 'Selection')
  return frame && ['hero', 'origin'].includes(frame.step) ? (frame as Offer) : null
}

export function sceneOf(view: View): Scene {
  if (view.phase === 'selection' && offerOf(view)) return 'selection'
  if (view.offer.length) return 'draft'
  return view.hunter === NOBODY ? null : 'hunt'
}

const ON_MAP = ['territory', 'army', 'sea', 'realm', 'monument', 'action']

/** Is the question about the map, whatever goes on? */
export function asksMap(choices: Choices): boolean {
  return choices.list.some((option) => ON_MAP.includes(option.kind))
}
