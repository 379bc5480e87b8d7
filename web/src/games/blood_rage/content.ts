// The components of Blood Rage as the page needs them, from the rows of the content.

import type { Speaker } from '../../lib/contract'

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
  const rows = <Row>(kind: string, make: (id: string, values: Record<string, any>) => Row): Row[] =>
    speaker.rows(kind).map((row) => make(row.id, row.values))
  const provinces = rows('province', (id, its) => ({
    id,
    region: its.region ?? '',
    villages: its.villages,
    fjord: its.fjord ?? '',
    adjacent: its.adjacent,
  }))
  const fjords = rows('fjord', (id, its) => ({ id, supports: its.supports }))
  const kinds: CardKind[] = ['battle', 'quest', 'upgrade']
  const aims = (its: Record<string, any>) => provinces.filter(({ id, region }) => id === its.province || (its.region && region === its.region)).map(({ id }) => id)
  const cards = kinds.flatMap((kind) => rows(kind, (id, its) => cardOf(kind, id, its, kind === 'quest' ? aims(its) : [])))
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

function cardOf(kind: CardKind, id: string, its: Record<string, any>, aims: string[]): Card {
  return {
    id,
    kind,
    age: its.age,
    god: its.god,
    strength: its.strength ?? 0,
    glory: its.glory ?? 0,
    aims,
    cost: its.cost ?? 0,
    slot: its.slot ?? '',
    figure: its.figure ?? '',
  }
}
