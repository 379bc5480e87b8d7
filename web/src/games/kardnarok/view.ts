// Small questions on what a seat is told of Kardnarök.

import type { Card, Published, Ritual, Role, Side } from '../../contract/kardnarok_view'

export type Kardnarok = Published
export const RITUALS: readonly Ritual[] = ['odin', 'thor', 'frey']
export const ROLES: readonly Role[] = ['attacker', 'defender']
export const ARMY = 2 // Warriors of an army

/** The table as the seat that looks will have laid it when its sealed choice is opened. */
export function withSealed(view: Kardnarok, seat: number | null): Kardnarok {
  if (seat === null || !view.sealed.length) return view
  const own = structuredClone(view)
  const player = own.players[seat]!
  for (const key of view.sealed) {
    const [verb, word] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
    if (verb === 'army') player.army.push(...taken(word, player.hand))
    else if (verb === 'lead') player.hero = taken(word, player.reserve)[0] ?? null
    else if (verb === 'discard') taken(word, player.hand)
    else if (verb === 'ritual') call(own, seat, word as Ritual)
  }
  return own
}

/** Take a card out of others. */
function taken<Word extends string>(word: string, from: Word[]): Word[] {
  const place = from.findIndex((each) => each === word)
  return place < 0 ? [] : from.splice(place, 1)
}

function call(view: Kardnarok, seat: number, ritual: Ritual): void {
  const side = sideOf(view, seat)
  if (side) side.ritual = ritual
}

/** Attacker and defender of the combat; nobody outside of one. */
export function sidesOf(view: Kardnarok): Side[] {
  return view.combat ? ROLES.map((role) => view.combat![role]) : []
}

/** A combatant; undefined for outsiders and outside a combat. */
export function sideOf(view: Kardnarok, seat: number | null): Side | undefined {
  return sidesOf(view).find((side) => side.seat === seat)
}

export function silverOf(view: Kardnarok, seat: number): number {
  return view.players[seat]!.silver.reduce((sum, coin) => sum + coin, 0)
}

/** Seats from the one that looks on, clockwise: a person finds itself in the first place. */
export function seatsFrom(view: Kardnarok, seat: number | null): number[] {
  const first = seat ?? 0
  return view.players.map((_, n) => (first + n) % view.players.length)
}

export function outsiders(view: Kardnarok): number[] {
  return view.players.map((_, seat) => seat).filter((seat) => !sideOf(view, seat))
}

export function isBack(word: string): boolean {
  return word.startsWith('?')
}

/** 'warrior', 'norn' or 'hero' of a card that is not known. */
export function backOf(word: string): string {
  return word.slice(1).split('.')[0]!
}

/** The cards of a heap that are known. */
export function knownOf(cards: readonly Card[]): Card[] {
  return cards.filter((word) => !isBack(word))
}
