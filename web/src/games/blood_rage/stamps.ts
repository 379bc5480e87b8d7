// Which stamp stands for which thing.

import type { Option } from '../../lib/contract'
import type { Terrain } from '../../pictures/terrain'
import type { Card } from './content'

export const REGIONS: Record<string, { tint: string; terrain: Terrain }> = {
  manheim: { tint: 'r-yellow', terrain: 'forest' },
  alfheim: { tint: 'r-grey', terrain: 'stones' },
  jotunheim: { tint: 'r-blue', terrain: 'peaks' },
  '': { tint: 'r-green', terrain: 'grove' },
}

export const STAT_STAMPS: Record<string, string> = { rage: 'rage', axes: 'axe', horns: 'horn' }
export const SLOT_STAMPS: Record<string, string> = {
  warrior: 'army',
  leader: 'hero',
  ship: 'ship',
  monster: 'monster',
  clan: 'shield',
}
const KIND_STAMPS = { battle: 'axe', quest: 'eye', upgrade: 'up' }
/** The stamps that stand for words in the texts of cards. */
export const SYMBOLS = ['glory', 'rage', 'sword'] as const
const VERBS: Record<string, string> = {
  pass: 'shield',
  march: 'plan',
  pillage: 'rage',
  pillage_again: 'rage',
  quest: 'eye',
  to: 'village',
  from: 'village',
  no: 'minus',
  yes: 'check',
  done: 'check',
  warriors: 'army',
  free_slot: 'plus',
  keep_none: 'minus',
  sacrifice: 'valhalla',
}

export function kindStamp(card: Card): string {
  return card.kind === 'upgrade' ? SLOT_STAMPS[card.slot]! : KIND_STAMPS[card.kind]
}

export function figureStamp(figure: string): string {
  return SLOT_STAMPS[figure] ?? 'monster'
}

export function tokenStamp(token: string): string {
  return STAT_STAMPS[token] ?? (token === 'glory' ? 'glory' : 'realm')
}

/** The stamp of an option's row. */
export function optionStamp(option: Option, cards: Map<string, Card>): string | undefined {
  if (option.kind === 'card') {
    const card = cards.get(option.word)
    return card && kindStamp(card)
  }
  if (option.kind === 'figure') return figureStamp(option.word)
  if (option.kind === 'stat') return STAT_STAMPS[option.word]
  if (option.kind === 'clan') return option.word
  if (option.word === 'yggdrasil') return 'realm'
  if (option.kind === 'place' && option.word.startsWith('fjord')) return 'ship'
  return VERBS[option.verb]
}
