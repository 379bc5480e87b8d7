// Small questions on what a seat is told of Lords of Ragnarok. Territories, seas and all else go by their words.

import type { Attribute, Beast, Ground, Player, Power, Race, Realm, Site } from '../../contract/lords_of_ragnarok_view'
import { ATTRIBUTES, RUNES, type Box, type Side } from './content'
import type { Published } from './types'

export function sideOf(view: Published, box: Box): Side {
  return box.sides[view.board]!
}

export function seatsOf(view: Published): number[] {
  return view.players.map((_, seat) => seat)
}

/** What lies in a territory. */
export function groundOf(view: Published, territory: string): Ground {
  return view.territories[Number(territory) - 1]!
}

export interface Army {
  seat: number
  strength: number
  word: string // as options have it: territory and strength
}

/** The armies of a territory, player by player, the strong ones first. */
export function armiesAt(view: Published, territory: string): Army[] {
  return view.players.flatMap(({ armies }, seat) =>
    armies
      .filter((army) => army.territory === territory)
      .map(({ strength }) => ({ seat, strength, word: `${territory}.${strength}` }))
      .sort((one, other) => other.strength - one.strength),
  )
}

/** The total strength of a seat's armies in a territory. */
export function totalAt(view: Published, territory: string, seat: number): number {
  return sum(armiesAt(view, territory).map((army) => (army.seat === seat ? army.strength : 0)))
}

export function heroesAt(view: Published, territory: string): number[] {
  return seatsOf(view).filter((seat) => view.players[seat]!.at === territory)
}

/** Monsters and the boss in a territory. */
export function beastsAt(view: Published, territory: string): Beast[] {
  return view.beasts.filter((beast) => beast.at === territory)
}

/** A monster or the boss. */
export function beastOf(view: Published, monster: string): Beast {
  return view.beasts.find((beast) => beast.monster === monster)!
}

/** How many of a monster's slots are covered. */
export function woundsOf(beast: Beast): number {
  return beast.slots.filter((marker) => marker !== null).length
}

export function shipsAt(view: Published, sea: string): number[] {
  return seatsOf(view).filter((seat) => view.players[seat]!.sea === sea)
}

export function alliesOf(view: Published, realm: string): number[] {
  return seatsOf(view).filter((seat) => view.players[seat]!.allies.includes(realm as Realm))
}

/** The monsters that a seat controls. */
export function beastsOf(view: Published, seat: number): string[] {
  return view.beasts.filter((beast) => beast.ring === seat).map((beast) => beast.monster)
}

export function siteOf(view: Published, monument: string): Site | undefined {
  return view.monuments.find((site) => site.monument === monument)
}

/** The markers on a space of the wheel, the top one last; none in its middle. */
export function markersOn(view: Published, action: string): number[] {
  return view.wheel.find((space) => space.action === action)?.markers ?? []
}

/** How many runes of each type, in the order of RUNES. */
export function runesOf(player: Player): number[] {
  return RUNES.map((rune) => player.runes[rune])
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, n) => all + n, 0)
}

/** In the order of ATTRIBUTES. */
export function attributesOf(player: Player): Attribute[] {
  return ATTRIBUTES.map((attribute) => player.attributes[attribute])
}

/** Artifacts and blessings of a player, by the words of their powers. */
export function powersOf(player: Player): { word: Power; exhausted: boolean }[] {
  return [
    ...player.artifacts.map(({ artifact, exhausted }) => ({ word: artifact, exhausted })),
    ...player.blessings.map((id) => ({ word: `blessing.${id}` as const, exhausted: false })),
  ]
}

/** The territories that a seat controls, by their words. */
export function territoriesOf(view: Published, seat: number): string[] {
  return view.territories.flatMap(({ control }, place) => (control === seat ? [String(place + 1)] : []))
}

export function isHidden(word: string): boolean {
  return word.startsWith('?')
}

/** The same faces once, with their number, in the order of the box; backs last. */
export function counted(words: readonly string[], order: string[]): [string, number][] {
  const found = new Map<string, number>()
  const place = (word: string) => (isHidden(word) ? order.length : order.indexOf(word))
  for (const word of [...words].sort((one, other) => place(one) - place(other))) found.set(word, (found.get(word) ?? 0) + 1)
  return [...found]
}

// The tracker

/** Which seats are one step from the end? A slayer with all kills still has to kill the boss. */
export function closeTo({ victory, need, have }: Race): boolean[] {
  return have.map((n) => (victory === 'slayer' ? n >= need : n >= need - 1))
}

/** How many requirements of Ragnarok lie face down. */
export function turned(view: Published): number {
  return view.ragnarok.requirements.filter((sign) => sign.omen === 'turned').length
}

/** The victory that a seat is nearest to; the first of equal ones. */
export function nearest(view: Published, seat: number): { victory: Race['victory']; have: number; need: number } {
  const left = view.races.map(({ victory, need, have }) => ({ victory, need, have: have[seat]!, left: need - have[seat]! + (victory === 'slayer' ? 1 : 0) }))
  left.sort((one, other) => one.left - other.left)
  const { victory, have, need } = left[0]!
  return { victory, have, need }
}
