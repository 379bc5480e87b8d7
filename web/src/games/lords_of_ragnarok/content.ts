// What lies in the box, read from the content that came with the words.

import type { Rows } from '../../contract/lords_of_ragnarok_rows'
import type { Speaker } from '../../lib/contract'
import { oneRow, reader } from '../../lib/rows'

export const ATTRIBUTES = ['authority', 'power', 'wisdom'] as const
export const RUNES = ['uruz', 'othala', 'algiz'] as const
export const ACTIONS = ['march', 'recruit', 'build_temple', 'monsters', 'usurp', 'prepare', 'build_monument'] as const
export const PHASES = ['prayer', 'hero', 'runes', 'maneuver', 'special'] as const
export const MOST = 6 // of an attribute, and of an army

export type Symbol = 'city' | 'shrine' | 'forge' | 'monument'

export interface Territory {
  word: string
  region: string
  resistance: number
  symbols: Symbol[]
  monument: string // '' where there is none
  adjacent: string[]
  seas: string[]
  realms: string[]
  yggdrasil: boolean
}

export interface Region {
  id: string
  colour: string
  territories: string[]
}

export interface Slot {
  weapons: string[] // two on the boss's board
  reward: string
}

export interface Prey {
  id: string
  rune: string
  slots: Slot[]
  artifact: string // '' for the boss
}

export interface CombatCard {
  id: string
  weapon: string
  value: number
  casualties: number
}

export interface Attack {
  id: string
  fury: number
  weak: number
  draw: number
}

export interface EventCard {
  number: number
  place: string
  activate: string[]
  boss: boolean
}

export interface Side {
  territories: Territory[]
  seas: { word: string; territories: string[]; adjacent: string[] }[]
  regions: Region[]
  track: { spaces: number; drafts: Record<string, number[]> }
}

export interface Box {
  sides: Record<string, Side>
  realms: { id: string; rune: string }[]
  wheel: string[] // the realm of each space, in the order of ACTIONS
  prey: Prey[] // monsters, then the boss
  combat: Map<string, CombatCard>
  attacks: Attack[]
  events: Map<string, EventCard>
  families: Map<string, string> // the deity of each blessing
}

const opened = new WeakMap<object, Box>()

/** The box of a speaker's game, opened once for each set of words. */
export function boxOf(speaker: Speaker): Box {
  const key = speaker.rules
  let box = opened.get(key)
  if (!box) opened.set(key, (box = open(speaker)))
  return box
}

function open(speaker: Speaker): Box {
  const read = reader<Rows>(speaker)
  const rows = <K extends keyof Rows, Made>(kind: K, make: (id: string, its: Rows[K]) => Made): Made[] =>
    read(kind).map((row) => make(row.id, row.values))
  const sides = Object.fromEntries(rows('map', (id) => [id, sideOf(id, speaker)]))
  return {
    sides,
    realms: rows('realm', (id, its) => ({ id, rune: its.rune })),
    wheel: rows('wheel_slot', (_, its) => its.realm),
    prey: [...rows('monster', preyOf), ...rows('boss', preyOf)],
    combat: new Map(
      rows('combat_card', (id, its) => [id, { id, weapon: its.weapon, value: its.value, casualties: its.casualties }]),
    ),
    attacks: rows('attack_card', (id, its) => ({ id, fury: its.fury, weak: its.weak_point, draw: its.draw })),
    events: new Map(rows('event_card', (_, its) => [String(its.number), its as EventCard])),
    families: new Map(rows('blessing_card', (id, its) => [id, its.family])),
  }
}

function sideOf(map: string, speaker: Speaker): Side {
  const read = reader<Rows>(speaker)
  const of = <K extends 'territory' | 'sea' | 'region'>(kind: K) => read(kind).filter((row) => row.values.map === map)
  const words = (numbers: number[] | undefined) => (numbers ?? []).map(String)
  const track = oneRow<Rows, 'temple_track'>(speaker, 'temple_track', map)?.values
  const sides = track?.sides ?? []
  return {
    territories: of('territory').map(({ values: its }) => ({
      word: String(its.number),
      region: its.region,
      resistance: its.resistance,
      symbols: its.symbols as Symbol[],
      monument: its.monument ?? '',
      adjacent: words(its.adjacent),
      seas: words(its.seas),
      realms: its.realms ?? [],
      yggdrasil: its.yggdrasil,
    })),
    seas: of('sea').map(({ values: its }) => ({
      word: String(its.number),
      territories: words(its.adjacent_territories),
      adjacent: words(its.adjacent_seas),
    })),
    regions: of('region').map(({ id, values: its }) => ({ id, colour: its.color, territories: words(its.territories) })),
    track: { spaces: track?.spaces ?? 0, drafts: Object.fromEntries(sides.map((each) => [each.side, each.draft_on])) },
  }
}

/** A monster or the boss. */
export function preyIn(box: Box, id: string): Prey {
  return box.prey.find((prey) => prey.id === id)!
}

export function territoryIn(side: Side, word: string): Territory {
  return side.territories.find((territory) => territory.word === word)!
}

function preyOf(id: string, its: Rows['monster'] | Rows['boss']): Prey {
  const slots = its.slots.map((slot) => ({ weapons: [slot.w].flat(), reward: slot.reward }))
  return { id, rune: its.rune, slots, artifact: 'artifact' in its ? its.artifact : '' }
}
