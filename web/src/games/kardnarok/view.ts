// What a seat is told of Kardnarök: the fields of state.py, and what position.py derives from them.

import type { View } from './types'

export const RITUALS = ['odin', 'thor', 'frey'] as const
export const ATTACKER = 0
export const DEFENDER = 1
export const NOBODY = -1
export const HELPS = 1
export const DOES_NOTHING = 2
export const ANNOUNCED = 0
export const CANCELLED = 2
export const ARMY = 2 // Warriors of an army

export interface SumLine {
  line: string
  forces: [number, number]
}

/** A frame of the procedure: the last one says what is going on. */
export interface Frame {
  frame: string
  step: string
  ready: number[]
  [field: string]: any
}

export interface Kardnarok {
  seats: number
  over: string
  mode: string
  round: number
  rounds: number
  first: number
  turn: number
  direction: number
  troop_strength: number
  who: string[] // 'kingdom:danmork', empty before it is chosen
  kingdoms: number[]
  wealth: number[]
  bronze: number[]
  bronze_out: number
  cubes: number[]
  defence: number[]
  exchanged: number[]
  resting: number[]
  hands: string[][]
  armies: string[][]
  leading: string[][]
  reserve: string[][]
  coins: string[][]
  captured: string[][]
  bag: string[]
  warriors: string[]
  norns: string[]
  heroes: string[]
  laws: string[]
  norn_price?: number
  procedure: Frame[]
  // the combat in progress
  fighters: number[]
  gods: number[]
  revealed: number
  laid: string[]
  used?: string[]
  villagers: string[][]
  thor_places: string[][]
  uses: [option: number, seat: number, role: number, state: number][]
  shifts: [use: number, role: number, amount: number][]
  hexes: [use: number, role: number][]
  plagues: [use: number, role: number, villagers: number, thor: number][]
  contracts: number[]
  mercenaries: number[]
  prices: number[]
  winner: number
  losses: number[]
  ahead_on_tie?: number
  counter?: [number, number]
  leader?: number
  sums?: SumLine[]
  forces?: [number, number][][] // for attacker and defender: strength and bonus of each Warrior, last of the Hero
  bought: (string[] | null)[]
  sealed?: string[] // what the seat that looks has chosen so far and nobody else sees
}

export function kardnarok(view: View): Kardnarok {
  return view as Kardnarok
}

/** The table as the seat that looks will have laid it when its sealed choice is opened. */
export function withSealed(view: Kardnarok, seat: number | null): Kardnarok {
  if (seat === null || !view.sealed?.length) return view
  const own = structuredClone({ ...view, procedure: [] }) as Kardnarok
  for (const key of view.sealed) {
    const [verb, word] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
    if (verb === 'army') move(word, own.hands[seat]!, own.armies[seat]!)
    else if (verb === 'lead') move(word, own.reserve[seat]!, own.leading[seat]!)
    else if (verb === 'discard') move(word, own.hands[seat]!, [])
    else if (verb === 'ritual') own.gods[own.fighters.indexOf(seat)] = RITUALS.indexOf(word as (typeof RITUALS)[number])
  }
  return { ...own, procedure: view.procedure }
}

function move(word: string, from: string[], to: string[]): void {
  const place = from.indexOf(word)
  if (place >= 0) to.push(...from.splice(place, 1))
}

/** The frame in which something is asked. */
export function top(view: Kardnarok): Frame | undefined {
  return view.procedure.at(-1)
}

export function frameOf(view: Kardnarok, name: string): Frame | undefined {
  return view.procedure.find((frame) => frame.frame === name)
}

export function coinValue(coin: string): number {
  return Number(coin.split('.')[1])
}

export function silverOf(view: Kardnarok, seat: number): number {
  return view.captured[seat]!.reduce((sum, coin) => sum + coinValue(coin), 0)
}

export function boardCoin(view: Kardnarok, seat: number): number {
  return view.coins[seat]!.reduce((sum, coin) => sum + coinValue(coin), 0)
}

/** ATTACKER, DEFENDER, or NOBODY for outsiders and outside a combat. */
export function roleOf(view: Kardnarok, seat: number | null): number {
  return seat === null ? NOBODY : view.fighters.indexOf(seat)
}

/** Seats in the order of this round's attack turns. */
export function attackOrder(view: Kardnarok): number[] {
  return Array.from({ length: view.seats }, (_, n) => (view.first + n * view.direction + view.seats * n) % view.seats)
}

/** Whose attack turn it is; NOBODY before the first and after the last. */
export function attackerOf(view: Kardnarok): number {
  return frameOf(view, 'AttackTurn')?.seat ?? NOBODY
}

/** Seats from the one that looks on, clockwise: a person finds itself in the first place. */
export function seatsFrom(view: Kardnarok, seat: number | null): number[] {
  const first = seat ?? 0
  return Array.from({ length: view.seats }, (_, n) => (first + n) % view.seats)
}

export function outsiders(view: Kardnarok): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !view.fighters.includes(seat))
}

export function isBack(word: string): boolean {
  return word.startsWith('?')
}

/** 'warrior', 'norn' or 'hero' of a card that is not known. */
export function backOf(word: string): string {
  return word.slice(1).split('.')[0]!
}

/** How many cards of a kind lie in a hand, known or not; known Warriors have a strength row of their own. */
export function countKind(words: string[], isWarrior: (word: string) => boolean): { warriors: number; norns: number } {
  const warriors = words.filter((word) => (isBack(word) ? backOf(word) === 'warrior' : isWarrior(word))).length
  return { warriors, norns: words.length - warriors }
}
