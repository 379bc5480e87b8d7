// Which stamp stands for which thing, and for which option.

import type { Option } from '../../lib/contract'

const ITEMS: Record<string, string> = {
  silver: 'coin',
  silver2: 'coin',
  skin_and_bones: 'bones',
  long_sword: 'sword',
  sheep_pregnant: 'sheep',
  cattle_pregnant: 'cattle',
  drinking_horn: 'horn',
  round_shield: 'shield',
}

export function itemStamp(id: string): string {
  return ITEMS[id] ?? id
}

/** The stamps that stand for words in the texts of occupations: what they give and take. */
export const SYMBOLS = ['coin', 'wood', 'stone', 'ore', 'mead', 'oil', 'wool'] as const

export const GROUP_STAMPS: Record<string, string> = {
  build_houses: 'house',
  build_ships: 'ship',
  hunting: 'bow',
  livestock_market: 'sheep',
  weekly_market: 'coin',
  products: 'milk',
  crafting: 'forge',
  mountains_trade: 'mountain',
  sailing: 'longship',
  emigration_occupation: 'occupation',
}

export const DIE_STAMPS: Record<string, string> = {
  hunting_game: 'bow',
  laying_snare: 'snare',
  whaling: 'spear',
  raiding: 'sword',
  pillaging: 'axe',
}

const VERBS: Record<string, string> = {
  pass: 'check',
  no: 'minus',
  yes: 'check',
  done: 'check',
  strip: 'mountain',
  take: 'plus',
  roll: 'die',
  succeed: 'check',
  fail: 'cutback',
  spend: 'sword',
  return: 'viking',
  return_from: 'viking',
  coin: 'coin',
  empty: 'minus',
  draw: 'occupation',
  turn: 'rotate',
  at: 'realm',
  boats: 'whaling_boat',
  use: 'occupation',
  exchange: 'occupation',
  play: 'occupation',
  pick: 'occupation',
  imitate: 'imitate',
  explore: 'island',
}

export function areaStamp(word: string): string {
  if (word === 'home') return 'house'
  const house = word.replace(/_\d+$/, '')
  return ['shed', 'stone_house', 'long_house'].includes(house) && house !== word ? house : 'island'
}

/** The stamp of an option's row. */
export function optionStamp(option: Option, group: (space: string) => string): string | undefined {
  if (option.kind === 'item') return itemStamp(option.word)
  if (option.kind === 'ship') return option.word
  if (option.kind === 'area') return areaStamp(option.word)
  if (option.verb === 'space') return GROUP_STAMPS[group(option.word)] ?? 'imitate'
  return VERBS[option.verb]
}
