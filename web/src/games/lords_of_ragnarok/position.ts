// What a view says, asked as players ask it. Territories and seas are numbered from 0 in a view, from 1 in words.

import type { View } from './types'
import { ARMIES, BOSS, RUNES, type Box, type Side, type Territory } from './content'

export const NOBODY = -1
export const DEAD = -2

export function sideOf(view: View, box: Box): Side {
  return box.sides[view.map]!
}

export function seatsOf(view: View): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat)
}

/** The word of a place of a view. */
export function wordOf(place: number): string {
  return String(place + 1)
}

export interface Army {
  seat: number
  strength: number
  word: string // as options have it: territory and strength
}

/** The armies of a territory, player by player, the strong ones first. */
export function armiesAt(view: View, place: number): Army[] {
  const found: Army[] = []
  view.army_at.forEach((at: number, army: number) => {
    if (at !== place) return
    const strength = view.strengths[army]
    found.push({ seat: Math.floor(army / ARMIES), strength, word: `${wordOf(place)}.${strength}` })
  })
  return found.sort((one, other) => one.seat - other.seat || other.strength - one.strength)
}

export function heroesAt(view: View, place: number): number[] {
  return seatsOf(view).filter((seat) => view.hero_at[seat] === place)
}

export interface Beast {
  prey: number
  ring: number // who controls it
}

/** Monsters and the boss in a territory. */
export function beastsAt(view: View, place: number): Beast[] {
  const found: Beast[] = []
  view.monster_at.forEach((at: number, prey: number) => {
    if (at === place) found.push({ prey, ring: view.rings[prey] })
  })
  if (view.boss_at === place) found.push({ prey: BOSS, ring: NOBODY })
  return found
}

export function shipsAt(view: View, sea: number): number[] {
  return seatsOf(view).filter((seat) => view.drakkar_at[seat] === sea)
}

export function alliesOf(view: View, box: Box, realm: number): number[] {
  return seatsOf(view).filter((seat) => view.allies[seat * box.realms.length + realm] === 1)
}

/** The realms that a seat is allied with. */
export function realmsOf(view: View, box: Box, seat: number): string[] {
  return box.realms.filter((_, realm) => alliesOf(view, box, realm).includes(seat)).map((realm) => realm.id)
}

/** The monsters that a seat controls. */
export function beastsOf(view: View, box: Box, seat: number): string[] {
  return box.prey.filter((_, prey) => view.rings[prey] === seat).map((prey) => prey.id)
}

/** Priests on a monument, by seat. */
export function priestsOn(view: View, monument: number): number[] {
  return seatsOf(view).map((seat) => view.sent[seat * view.levels.length + monument])
}

export function runesOf(view: View, seat: number): number[] {
  return view.runes.slice(seat * RUNES.length, (seat + 1) * RUNES.length)
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, n) => all + n, 0)
}

export interface Attribute {
  token: number // where it stands
  value: number // what it counts
  wounded: boolean
}

export function attributesOf(view: View, seat: number): Attribute[] {
  return [0, 1, 2].map((k) => ({
    token: view.tokens[seat * 3 + k],
    value: view.values[seat]?.[k] ?? 2,
    wounded: view.wounds[seat * 3 + k] === 1,
  }))
}

export interface Artifact {
  id: string
  exhausted: boolean
}

export function artifactsOf(view: View, box: Box, seat: number): Artifact[] {
  return box.artifacts
    .map((id, number) => ({ id, exhausted: view.exhausted[number] === 1, holder: view.holders[number] }))
    .filter((artifact) => artifact.holder === seat)
}

/** Artifacts and blessings of a seat, by the words of their powers. */
export function powersOf(view: View, box: Box, seat: number): { word: string; exhausted: boolean }[] {
  return [
    ...artifactsOf(view, box, seat).map(({ id, exhausted }) => ({ word: `artifact.${id}`, exhausted })),
    ...view.blessings[seat].map((id: string) => ({ word: `blessing.${id}`, exhausted: false })),
  ]
}

export function territoriesOf(view: View, seat: number): number {
  return view.control.filter((owner: number) => owner === seat).length
}

export function armiesLeft(view: View, seat: number): number {
  return view.army_at.slice(seat * ARMIES, (seat + 1) * ARMIES).filter((at: number) => at < 0).length
}

/** Has this seat a hero and a place on the board? */
export function isSeated(view: View, seat: number): boolean {
  return (view.heroes[seat] ?? NOBODY) >= 0
}

export function isHidden(word: string): boolean {
  return word.startsWith('?')
}

/** The same faces once, with their number, in the order of the box; backs last. */
export function counted(words: string[], order: string[]): [string, number][] {
  const found = new Map<string, number>()
  const place = (word: string) => (isHidden(word) ? order.length : order.indexOf(word))
  for (const word of [...words].sort((one, other) => place(one) - place(other))) found.set(word, (found.get(word) ?? 0) + 1)
  return [...found]
}

/** The resistance that still stands in a neutral territory; null where somebody controls it. */
export function resistanceAt(view: View, territory: Territory): number | null {
  return view.control[Number(territory.word) - 1] === NOBODY ? territory.resistance : null
}

// The tracker

export const VICTORIES = ['jarl', 'gothi', 'slayer'] as const
export type Victory = (typeof VICTORIES)[number]

export interface Race {
  victory: Victory
  need: number
  have: number[]
  close: boolean[] // one step from the end
}

/** The three victories, seat by seat. A slayer with all kills still has to kill the boss. */
export function races(view: View): Race[] {
  return VICTORIES.map((victory) => {
    const { need, have }: { need: number; have: number[] } = view.tracker[victory]
    const close = have.map((n) => (victory === 'slayer' ? n >= need : n >= need - 1))
    return { victory, need, have, close }
  })
}

export type Omen = 'turned' | 'holds' | 'open'

export interface Requirement {
  id: string
  state: Omen
}

/** The requirements of Ragnarok: those that lie face down, those that would turn now, and the rest. */
export function requirements(view: View): Requirement[] {
  return view.tracker.requirements.map((id: string, number: number) => ({
    id,
    state: view.fulfilled[number] ? 'turned' : view.tracker.holds[number] ? 'holds' : 'open',
  }))
}

export function turned(view: View): number {
  return sum(view.fulfilled)
}

/** Who would win if Ragnarok came now; null while nobody holds a territory next to Yggdrasil. */
export function lordOf(view: View): number | null {
  const first: number = view.tracker.ragnarok[0]
  return view.tracker.yggdrasil[first] > 0 ? first : null
}

/** Who has the most of a region, or all of it. */
export function regionShares(view: View, region: number): number[] {
  return view.tracker.regions[region] ?? []
}

/** The victory that a seat is nearest to; the first of equal ones. */
export function nearest(view: View, seat: number): { victory: Victory; have: number; need: number } {
  const left = races(view).map(({ victory, need, have }) => ({ victory, need, have: have[seat]!, left: need - have[seat]! + (victory === 'slayer' ? 1 : 0) }))
  left.sort((one, other) => one.left - other.left)
  const { victory, have, need } = left[0]!
  return { victory, have, need }
}
