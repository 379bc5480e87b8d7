// What a view says, asked as players ask it. Places are numbered as in the box: provinces first, then fjords.

import type { Box } from './content'
import type { View } from './types'

export const FIRST_FJORD = 9

/** So many figures of one kind and clan in one place. */
export interface Group {
  seat: number
  figure: string
  n: number
}

export function seatsOf(view: View): number[] {
  return [...view.players.keys()]
}

const TALL = ['leader', 'monster', 'warrior', 'ship'] // the order in which figures stand

/** The tall ones first. */
function byHeight<G extends { figure: string }>(groups: readonly G[]): G[] {
  const rank = ({ figure }: G) => TALL.indexOf(TALL.includes(figure) ? figure : 'monster')
  return [...groups].sort((one, other) => rank(one) - rank(other))
}

/** The figures of a place, clan by clan, the tall ones first. */
export function groupsAt(view: View, place: number): Group[] {
  return seatsOf(view).flatMap((seat) => groupsOf(view, seat, place))
}

export function groupsOf(view: View, seat: number, place: number): Group[] {
  const area = view.provinces[place] ?? view.fjords[place - view.provinces.length]
  return byHeight(area?.figures.filter((group) => group.seat === seat) ?? [])
}

/** Figures in reserve, with the Rage that it costs to invade with one. */
export function reserveOf(view: View, seat: number): (Group & { cost: number })[] {
  return byHeight(view.players[seat]!.reserve.map((group) => ({ seat, ...group })))
}

/** Figures in Valhalla. */
export function fallenOf(view: View, seat: number): Group[] {
  return byHeight(view.players[seat]!.valhalla.map((group) => ({ seat, ...group })))
}

/** The same one by one: each stands in a village of its own. */
export function figuresAt(view: View, place: number): Group[] {
  return groupsAt(view, place).flatMap((group) => Array.from({ length: group.n }, () => ({ ...group, n: 1 })))
}

/** Villages that are still empty, or null where there is no limit. */
export function freeVillages(view: View, place: number): number | null {
  return view.provinces[place]!.free
}

export interface Side {
  seat: number
  n: number
}

/** Who has strength in the area of a province, ships counted, the strongest first. */
export function strengthsAt(view: View, place: number): Side[] {
  return (view.provinces[place]?.strengths ?? [])
    .map((n, seat) => ({ seat, n }))
    .filter((side) => side.n > 0)
    .sort((one, other) => other.n - one.n)
}

export function isRuined(view: View, place: number): boolean {
  return view.provinces[place]?.ruined ?? view.fjords[place - view.provinces.length]!.closed
}

/** Is a card a Quest that nobody can fulfil any more, because all its provinces are destroyed? */
export function isDeadQuest(word: string, view: View, box: Box): boolean {
  const aims = box.cards.get(word)?.aims ?? []
  return aims.length > 0 && aims.every((id) => isRuined(view, box.places.indexOf(id)))
}

/** In which Age Ragnarök comes or came to a province; 0: in none. */
export function doomOf(view: View, place: number): number {
  return view.provinces[place]?.doom ?? 0
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
