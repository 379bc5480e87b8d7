// The stamp of an option's row and plate.

import type { Option } from '../../lib/contract'
import { faceMark, RITUAL_STAMPS } from './faces'

const BY_VERB: Record<string, string> = {
  pass: 'check',
  keep: 'shield',
  change: 'rotate',
  attack: 'axe',
  aim: 'eye',
  hire: 'oath',
  buy: 'norn',
  approach: 'oath',
  approach_all: 'others',
  offer: 'bronze',
  counter: 'bronze',
  raise: 'bronze',
  bid: 'bronze',
  accept: 'check',
  reject: 'minus',
  withdraw: 'undo',
  stand_aside: 'lock',
  take: 'oath',
  split: 'army',
  slot: 'army',
  lead: 'hero',
  exchange: 'hero',
  kingdom: 'realm',
}

export function stampOf(option: Option): string {
  if (option.kind === 'ritual') return RITUAL_STAMPS[option.word] ?? 'norn'
  if (option.kind === 'norn' || option.kind === 'warrior' || option.kind === 'card') return faceMark(option.word)
  return BY_VERB[option.verb] ?? 'check'
}
