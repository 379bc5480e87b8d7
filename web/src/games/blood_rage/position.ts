// What a view says, asked as players ask it.

import type { View } from './types'
import { FIRST_MONSTER, type Box } from './content'

export const NOBODY = -1
export const PLACES = 15 // of Warriors: nine provinces, four fjords, reserve, Valhalla
export const FIRST_FJORD = 9
export const RESERVE = 13
export const VALHALLA = 14

/** So many figures of one kind and clan in one place. */
export interface Group {
  seat: number
  figure: string
  n: number
}

export function seatsOf(view: View): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat)
}

/** The figures of a place, clan by clan, the tall ones first. */
export function groupsAt(view: View, box: Box, place: number): Group[] {
  return seatsOf(view).flatMap((seat) => groupsOf(view, box, seat, place))
}

export function groupsOf(view: View, box: Box, seat: number, place: number): Group[] {
  const [warrior, leader, ship] = box.figures.map((figure) => figure.id) as [string, string, string]
  const found: Group[] = []
  if (view.leaders[seat] === place) found.push({ seat, figure: leader, n: 1 })
  view.monsters.forEach((at: number, monster: number) => {
    if (at === place && view.owners[monster] === seat) {
      found.push({ seat, figure: box.figures[FIRST_MONSTER + monster]!.id, n: 1 })
    }
  })
  const warriors = view.warriors[seat * PLACES + place] ?? 0
  if (warriors) found.push({ seat, figure: warrior, n: warriors })
  if (view.ships[seat] === place) found.push({ seat, figure: ship, n: 1 })
  return found
}

/** The same one by one: each stands in a village of its own. */
export function figuresAt(view: View, box: Box, place: number): Group[] {
  return groupsAt(view, box, place).flatMap((group) => Array.from({ length: group.n }, () => ({ ...group, n: 1 })))
}

/** Villages that are still empty, or null where there is no limit. */
export function freeVillages(view: View, box: Box, place: number): number | null {
  const { villages } = box.provinces[place]!
  return villages ? villages - figuresAt(view, box, place).length : null
}

export interface Side {
  seat: number
  n: number
}

/** Who has strength in the area of a province, ships counted, the strongest first. */
export function strengthsAt(view: View, place: number): Side[] {
  const row: number[] = view.strength[place] ?? []
  return row
    .map((n, seat) => ({ seat, n }))
    .filter((side) => side.n > 0)
    .sort((one, other) => other.n - one.n)
}

export function isRuined(view: View, box: Box, place: number): boolean {
  if (place < FIRST_FJORD) return view.ruined[place] === 1
  return box.fjords[place - FIRST_FJORD]!.supports.every((id) => view.ruined[box.places.indexOf(id)] === 1)
}

/** Is a card a Quest that nobody can fulfil any more, because all its provinces are destroyed? */
export function isDeadQuest(word: string, view: View, box: Box): boolean {
  const aims = box.cards.get(word)?.aims ?? []
  return aims.length > 0 && aims.every((id) => isRuined(view, box, box.places.indexOf(id)))
}

/** In which Age Ragnarök comes or came to a province; 0: in none. */
export function doomOf(view: View, place: number): number {
  return view.dooms.indexOf(place) + 1
}

/** Rage that it costs a clan to invade with a figure. */
export function costOf(view: View, box: Box, seat: number, figure: string): number {
  const kind = box.figures.findIndex((each) => each.id === figure)
  const its = box.figures[kind]!
  if (its.free) return 0
  return kind < FIRST_MONSTER ? view.strengths[seat * FIRST_MONSTER + kind] : its.strength
}

export function isHidden(word: string): boolean {
  return word.startsWith('?')
}

/** The back of a hidden card: '?age2.2' is of age2. */
export function backOf(word: string): string {
  return word.slice(1).split('.')[0]!
}

/** Cards in the order of the box: Battle cards, Quests, Upgrades, and backs last. */
export function inOrder(words: string[], box: Box): string[] {
  const order = [...box.cards.keys()]
  const place = (word: string) => (isHidden(word) ? order.length : order.indexOf(word))
  return [...words].sort((one, other) => place(one) - place(other))
}

/** The same faces once, with their number, in the order of the box. */
export function counted(words: string[], box: Box): [string, number][] {
  const found = new Map<string, number>()
  for (const word of inOrder(words, box)) found.set(word, (found.get(word) ?? 0) + 1)
  return [...found]
}
