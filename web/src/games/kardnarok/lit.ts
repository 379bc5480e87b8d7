// Which options point at which thing on the table. An option names a face, a seat or a number; where that lies depends
// on its verb.

import { thing, type Option } from '../../lib/contract'
import type { Choices } from './types'
import { idOf } from './faces'
import type { Kardnarok } from './view'

const FROM_HAND = new Set(['army', 'fill', 'villager', 'thor', 'discard', 'swap', 'norn'])
const FROM_ARMY = new Set(['lose', 'save'])
const AT_KINGDOMS = new Set(['attack', 'aim', 'approach', 'take'])
const COINS = new Set(['offer', 'counter', 'raise', 'bid'])

/** What the pointer is on, as board and panel share it. Options without a thing are known by their key. */
export function thingOf(option: Option): string {
  return option.kind ? thing(option.kind, option.word) : option.key
}

export function isHovered(choices: Choices, options: readonly Option[]): boolean {
  return options.some((option) => choices.hovered === thingOf(option))
}

/** Does somebody pick from another's hand now? Then no option points at the own one. */
function handOf(view: Kardnarok, seat: number): number {
  return view.scene?.scene === 'spying' ? view.scene.holder : seat
}

/** The options that point at a card in this seat's hand: each way to use a Norn is one. */
export function atHand(choices: Choices, view: Kardnarok, seat: number, word: string): Option[] {
  if (!choices.ask || handOf(view, choices.ask.seat) !== seat) return []
  return choices.list.filter((option) => FROM_HAND.has(option.verb) && cardOf(option) === word)
}

function cardOf(option: Option): string {
  return option.verb === 'norn' ? idOf(option.word) : option.word
}

/** The options that point at a Warrior of an army: by its face, or by its place. */
export function atArmy(choices: Choices, view: Kardnarok, seat: number, place: number): Option[] {
  const ask = choices.ask
  if (!ask) return []
  const word = view.players[seat]!.army[place]
  const own = ask.seat === seat
  return choices.list.filter(
    (option) =>
      (own && FROM_ARMY.has(option.verb) && option.word === word) ||
      (option.verb === 'slot' && (ask.name === 'slot.rival' ? ask.about.target : ask.seat) === seat && Number(option.word) === place + 1),
  )
}

/** The options that point at a card which another kingdom shows. */
export function atShown(choices: Choices, word: string): Option[] {
  return choices.list.filter((option) => option.verb === 'discard' && option.word === word)
}

export function atHero(choices: Choices, seat: number, word: string): Option[] {
  if (choices.ask?.seat !== seat) return []
  return choices.list.filter((option) => option.kind === 'hero' && option.word === word)
}

export function atKingdom(choices: Choices, seat: number): Option[] {
  return choices.list.filter((option) => AT_KINGDOMS.has(option.verb) && Number(option.word) === seat)
}

export function atRitual(choices: Choices, seat: number, ritual: string): Option[] {
  return choices.ask?.seat === seat ? choices.at('ritual', ritual) : []
}

/** Amounts of bronze, the lowest first. */
export function coinOptions(choices: Choices): Option[] {
  return choices.list.filter((option) => COINS.has(option.verb))
}

/** How many Warriors are drawn, the rest Norns. */
export function splitOptions(choices: Choices): Option[] {
  return choices.list.filter((option) => option.verb === 'split')
}

/** Options that are deeds and point at nothing: keep, change, hire, accept, pass. */
export function deeds(choices: Choices): Option[] {
  return choices.list.filter((option) => option.kind === '')
}
