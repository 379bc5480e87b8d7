// The components of Blood Rage as the page needs them, from the rows of the content.

import type { Rows } from '../../contract/blood_rage_rows'
import type { Speaker } from '../../lib/contract'
import { reader } from '../../lib/rows'

export const STATS = ['rage', 'axes', 'horns'] as const
export const SLOTS = ['warrior', 'leader', 'ship', 'monster', 'clan'] as const
export const PHASES = ['gifts', 'action', 'discard', 'quest', 'ragnarok', 'valhalla'] as const
export const LAST_AGE = 3

export type CardKind = 'battle' | 'quest' | 'upgrade'

export interface Province {
  id: string
  region: string // '' for Yggdrasil
  villages: number // 0: no limit
  fjord: string
  adjacent: string[]
}

export interface Card {
  id: string
  kind: CardKind
  age: number
  god: string
  strength: number
  glory: number // of a Quest
  aims: string[] // of a Quest: the provinces of which one must be held; none where figures in Valhalla count
  cost: number // of an Upgrade
  slot: string // of an Upgrade
  figure: string // of an Upgrade that brings a Monster
}

export interface Box {
  places: string[] // provinces first, then fjords: a place's number in a view is its index
  provinces: Province[]
  fjords: { id: string; supports: string[] }[]
  figures: { id: string; strength: number; free: boolean; ship: boolean }[]
  stats: { id: string; values: number[]; legendary: number[] }[]
  tokens: { id: string; stats: string[]; glory: number }[]
  slots: { id: string; count: number }[]
  ragnarok: number[] // Glory for each death in it, by Age
  cards: Map<string, Card>
}

const opened = new WeakMap<Speaker, Box>()

/** The box of a speaker's game, opened once. */
export function boxOf(speaker: Speaker): Box {
  let box = opened.get(speaker)
  if (!box) opened.set(speaker, (box = open(speaker)))
  return box
}

function open(speaker: Speaker): Box {
  const read = reader<Rows>(speaker)
  const rows = <K extends keyof Rows, Made>(kind: K, make: (id: string, values: Rows[K]) => Made): Made[] =>
    read(kind).map((row) => make(row.id, row.values))
  const provinces = rows('province', (id, its) => ({
    id,
    region: its.region ?? '',
    villages: its.villages,
    fjord: its.fjord ?? '',
    adjacent: its.adjacent,
  }))
  const fjords = rows('fjord', (id, its) => ({ id, supports: its.supports }))
  const aims = (its: Rows['quest']) => provinces.filter(({ id, region }) => id === its.province || (its.region && region === its.region)).map(({ id }) => id)
  const cards: Card[] = [
    ...rows('battle', (id, its) => ({ ...PLAIN, ...common(its), id, kind: 'battle' as const, strength: its.strength })),
    ...rows('quest', (id, its) => ({ ...PLAIN, ...common(its), id, kind: 'quest' as const, glory: its.glory, aims: aims(its) })),
    ...rows('upgrade', (id, its) => ({ ...PLAIN, ...common(its), id, kind: 'upgrade' as const, strength: its.strength, cost: its.cost, slot: its.slot, figure: its.figure ?? '' })),
  ]
  return {
    places: [...provinces, ...fjords].map((place) => place.id),
    provinces,
    fjords,
    figures: rows('figure', (id, its) => ({ id, strength: its.strength, free: its.free_invasion, ship: its.ship })),
    stats: rows('stat', (id, its) => ({ id, values: its.values, legendary: its.legendary })),
    tokens: rows('token', (id, its) => ({ id, stats: its.stats, glory: its.glory })),
    slots: rows('slot', (id, its) => ({ id, count: its.count })),
    ragnarok: rows('age', (_, its) => its.ragnarok_glory),
    cards: new Map(cards.map((card) => [card.id, card])),
  }
}

const PLAIN = { strength: 0, glory: 0, aims: [] as string[], cost: 0, slot: '', figure: '' } // what other kinds of cards have

function common({ age, god }: { age: number; god: string }): Pick<Card, 'age' | 'god'> {
  return { age, god }
}
