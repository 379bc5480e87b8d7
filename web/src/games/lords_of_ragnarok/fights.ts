// A battle as the stage shows it: from the view while it goes on, or from what is told where Followers fight without one.

import type { Event as Told } from '../../contract/server'
import type { Card } from '../../contract/lords_of_ragnarok_view'
import { totalAt } from './position'
import type { Ask, Published } from './types'

export interface Fight {
  territory: string
  sides: { seat: number; armies: number; cards: Card[]; strength: number }[] // the attacker first
  winner: number | null
}

export function fightingOf(view: Published | null, beat: { events: Told[] } | null): Fight | null {
  if (!view) return null
  if (view.scene?.scene === 'battle') {
    const { territory, attacker, defender, winner } = view.scene
    return { territory, sides: [attacker, defender], winner }
  }
  const clash = beat?.events.find(({ key }) => key === 'clash')
  if (!clash) return null
  const { seat, rival, territory } = clash.args as { seat: number; rival: number; territory: string }
  const sides = [seat, rival].map((who) => ({ seat: who, armies: totalAt(view, territory, who), cards: [], strength: totalAt(view, territory, who) }))
  return { territory, sides, winner: seat }
}

const ON_MAP = ['territory', 'army', 'sea', 'realm', 'monument', 'action']

/** Is any of these questions about the map? */
export function asksOfMap(asks: readonly Pick<Ask, 'options'>[]): boolean {
  return asks.some(({ options }) => options.some(({ kind }) => ON_MAP.includes(kind)))
}

/** Does a scene stay while its question is open? A battle does, until a question is about the map below it. */
export function holds(scene: string, view: Published, asks: readonly Pick<Ask, 'options'>[]): boolean {
  return scene === 'battle' && view.scene?.scene === 'battle' && view.scene.winner === null && !asksOfMap(asks)
}

/** The prey of the hunt in which something happens that does not name it. */
export function whereOf({ key }: { key: string }, { scene }: Published): string | null {
  return key.startsWith('hunt.') && scene?.scene === 'hunt' ? `monster ${scene.monster}` : null
}
