// Which stamp stands for which thing.

import type { Option } from '../../lib/contract'
import type { Terrain } from '../../pictures/terrain'
import type { Box } from './content'

/** The land of a region, by its colour: what stands on it tells it without colour. */
export const REGIONS: Record<string, { tint: string; terrain: Terrain }> = {
  purple: { tint: 'r-purple', terrain: 'forest' },
  yellow: { tint: 'r-yellow', terrain: 'field' },
  orange: { tint: 'r-orange', terrain: 'stones' },
  red: { tint: 'r-red', terrain: 'crags' },
  green: { tint: 'r-green', terrain: 'grove' },
  blue: { tint: 'r-blue', terrain: 'peaks' },
}

export const ACTION_STAMPS: Record<string, string> = {
  march: 'army',
  recruit: 'helmet',
  build_temple: 'temple',
  monsters: 'monster',
  usurp: 'oath',
  prepare: 'plan',
  build_monument: 'monument',
}
/** The stamps that stand for words in the texts of cards. */
export const SYMBOLS = ['sword', 'rune_stone', 'priest', 'army', 'temple', 'city', 'horn', 'axe', 'eye', 'r-uruz', 'r-othala', 'r-algiz'] as const
export const ATTRIBUTE_STAMPS: Record<string, string> = { authority: 'horn', power: 'axe', wisdom: 'eye' }
export const WEAPON_STAMPS: Record<string, string> = { sword: 'sword', spear: 'spear', axe: 'axe', bow: 'bow', shield: 'shield' }
export const REWARD_STAMPS: Record<string, string> = { rune: 'rune_stone', priest: 'priest', army: 'army', realm: 'realm' }
export const VICTORY_STAMPS: Record<string, string> = { jarl: 'horn', gothi: 'temple', slayer: 'monster' }
export const FAMILY_STAMPS: Record<string, string> = { odin: 'raven', thor: 'forge', freya: 'grain' }
const PREPARE_STAMPS: Record<string, string> = { heal: 'plus', card: 'log', rune: 'rune_stone', army: 'army' }
const RUNE_ACTION_STAMPS: Record<string, string> = {
  activate_boss: 'doom',
  control_monster: 'monster',
  ally: 'realm',
  army_plus: 'army',
  activate_monster: 'monster',
  draw_one: 'log',
  place_hero: 'hero',
  raise_lowest: 'up',
  draw_two: 'log',
}
const VERBS: Record<string, string> = {
  done: 'check',
  no: 'minus',
  yes: 'check',
  forge: 'forge',
  send: 'priest',
  build: 'monument',
  grow: 'up',
  cleanse: 'rage',
  recruit: 'helmet',
  go: 'hero',
  sail: 'ship',
  to: 'plan',
  army: 'army',
  ally: 'realm',
  monster: 'monster',
  hunt: 'sword',
  move: 'plan',
  attack: 'axe',
  hero: 'hero',
  origin: 'horn',
  strike: 'monster',
  take: 'glory',
  choose: 'redo',
  whose: 'others',
}

const REQUIREMENT_STAMPS: [string, string][] = [
  ['regions', 'realm'],
  ['temples', 'temple'],
  ['monsters', 'monster'],
  ['monument', 'monument'],
  ['sum', 'plus'],
]

/** What a requirement of Ragnarok counts, by the end of its id. */
export function requirementStamp(id: string): string {
  return REQUIREMENT_STAMPS.find(([end]) => id.endsWith(end))?.[1] ?? 'doom'
}

export function runeStamp(rune: string): string {
  return `r-${rune}`
}

/** The stamp of a power: a hero's, an artifact's or a blessing's. */
export function powerStamp(word: string, box: Box): string {
  const [kind, id] = word.split('.') as [string, string]
  if (kind === 'hero') return 'hero'
  if (kind === 'artifact') return 'chest'
  return FAMILY_STAMPS[box.families.get(id) ?? ''] ?? 'glory'
}

/** The stamp of an option's row. */
export function optionStamp(option: Option, box: Box): string | undefined {
  switch (option.kind) {
    case 'rune':
      return runeStamp(option.word)
    case 'attribute':
      return ATTRIBUTE_STAMPS[option.word]
    case 'action':
      return ACTION_STAMPS[option.word]
    case 'prepare':
      return PREPARE_STAMPS[option.word]
    case 'rune_action':
      return RUNE_ACTION_STAMPS[option.word]
    case 'card':
      return WEAPON_STAMPS[box.combat.get(option.word)?.weapon ?? '']
    case 'power':
      return powerStamp(option.word, box)
    case 'blessing':
      return powerStamp(`blessing.${option.word}`, box)
    default:
      return VERBS[option.verb]
  }
}
