// Positions as the engine tells them, and a speaker that says which sentence it would say.

import type { ContentRow, Outcome, Speaker } from '../../src/lib/contract'
import type { Ask, Event, View } from '../../src/games/kardnarok/types'
import type { Kardnarok } from '../../src/games/kardnarok/view'
import positions from './positions.json'

export interface Position {
  seat: number
  view: View
  asks: Ask[]
  events: Event[]
  outcome: Outcome | null
}

export const POSITIONS = positions as unknown as Record<string, Position>

export function at(name: string): Position {
  const found = POSITIONS[name]
  if (!found) throw new Error(`no position ${name}`)
  return found
}

export function viewAt(name: string): Kardnarok {
  return at(name).view
}

export function askOf(position: Position): Ask | null {
  return position.asks.find((ask) => ask.seat === position.seat) ?? null
}

const WARRIORS: Record<string, number> = {
  villager_man: 1,
  villager_woman: 1,
  jarl: 3,
  seidkona: 2,
  champion: 2,
  berserker: 3,
  varangian: 3,
  huskarl: 2,
  jotun: 4,
}
const HEROES = ['freydis', 'ragnar', 'lagertha', 'bjorn', 'siegfried', 'leif', 'aslaug', 'erik_red', 'harald', 'egil', 'hervor', 'brynhild', 'ivar', 'beowulf', 'rollo']

/** Says `key(argument=value ...)`, so that tests see what is said and not how. */
export function echo(): Speaker {
  const say = (key: string, args: Record<string, unknown> = {}): string => {
    const said = Object.entries(args).map(([name, value]) => `${name}=${value}`)
    return said.length ? `${key}(${said.join(' ')})` : key
  }
  const valuesOf = (kind: string, id: string): ContentRow['values'] | undefined => {
    if (kind === 'warrior' && id in WARRIORS) return { strength: WARRIORS[id]! }
    if (kind === 'hero' && HEROES.includes(id)) return { strength: 2, effects: [] }
    return kind === 'norn' && !(id in WARRIORS) && !HEROES.includes(id) ? { window: 'combat', role: 'attack' } : undefined
  }
  const row = (kind: string, id: string): ContentRow | undefined => {
    const values = valuesOf(kind, id)
    return values && { kind, id, label: kind, name: id, source: 'rulebook', values }
  }
  const name = (kind: string, word: string | number): string => `${kind}:${word}`
  const maybe = (kind: string, word: string | number): string => (kind === 'hero' && !HEROES.includes(String(word)) ? '' : name(kind, word))
  const faculties = { lang: 'en', game: 'kardnarok', name, maybe, row, seat: (seat: number) => `seat${seat}`, player: (seat: number) => `player${seat}` }
  for (const [faculty, value] of Object.entries(faculties)) Object.defineProperty(say, faculty, { value })
  return say as unknown as Speaker
}
