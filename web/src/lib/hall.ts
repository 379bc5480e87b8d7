// Tables of the hall: what can be played, opened, and sat down at.

import { api } from './api'
import type { Choice, GameCard, House, NewSeat, NewTable, Opened } from './contract'
import { keep, settings } from './settings.svelte'
import { say } from './words.svelte'

let house: Promise<House> | null = null

/** The games and bots there are; asked for once. */
export function theHouse(): Promise<House> {
  house ??= api.get<House>('/house').catch((problem) => {
    house = null
    throw problem
  })
  return house
}

/** What the guest is called: as it said, or a plain word, so that nobody must type before playing. */
export function myName(): string {
  return settings.name.trim() || say('web.guest')
}

export async function openTable(wish: NewTable): Promise<Opened> {
  await api.get('/me') // the session begins here, and with it the token of changes
  await api.put('/me', { name: myName() })
  const opened = await api.post<Opened>('/tables', wish)
  keep(`links.${opened.table.id}`, JSON.stringify(opened.tokens))
  return opened
}

export type Company = 'bots' | 'friends' | 'here' | 'alone'

/** The seats of a new table: me first; then bots, open seats, or more people at this device; automata have theirs. */
export function seatsFor(company: Company, seats: number, bot: string, people: string[] = [], automata: number[] = []): NewSeat[] {
  const rest: Record<Company, (seat: number) => NewSeat> = {
    alone: () => ({ kind: 'bot', bot }),
    bots: () => ({ kind: 'bot', bot }),
    friends: () => ({ kind: 'open' }),
    here: (seat) => ({ kind: 'person', name: people[seat]?.trim() || `${say('web.player')} ${seat + 1}` }),
  }
  const first: NewSeat = { kind: 'person', name: company === 'here' ? people[0]?.trim() || myName() : myName() }
  const sits = (seat: number): NewSeat => (automata.includes(seat) ? { kind: 'automaton' } : rest[company](seat))
  return [first, ...Array.from({ length: seats - 1 }, (_, seat) => sits(seat + 1))]
}

/** The values of a choice for a number of seats. */
export function valuesFor(choice: Choice, seats: number): string[] {
  return choice.values.filter((value) => (choice.seats[value] ?? [seats]).includes(seats))
}

export type Chosen = Record<string, string>

/** A value for every choice: what was chosen, where it is possible and makes sense, or else the default. */
export function settled(game: GameCard, seats: number, chosen: Chosen): Chosen {
  const all: Chosen = {}
  for (const choice of game.choices) {
    const values = openValues(choice, seats, all)
    const value = chosen[choice.name]
    all[choice.name] = value !== undefined && values.includes(value) ? value : values[0]!
  }
  return all
}

/** What can still be chosen after earlier choices: one value where a choice makes no sense with them. */
export function openValues(choice: Choice, seats: number, earlier: Chosen): string[] {
  const fits = Object.entries(choice.needs).every(([name, values]) => values.includes(earlier[name] ?? ''))
  return fits ? valuesFor(choice, seats) : valuesFor(choice, seats).slice(0, 1)
}

/** The seats that the rules themselves play, with these choices. */
export function automataOf(game: GameCard, seats: number, chosen: Chosen): number[] {
  return game.choices.flatMap((choice) => choice.automata[chosen[choice.name] ?? '']?.[seats] ?? [])
}

/** How one plays alone against the rules: the fewest seats, all but the first played by them; null where it cannot be. */
export function aloneWith(game: GameCard): { seats: number; chosen: Chosen } | null {
  for (const seats of [...game.seats].sort((one, other) => one - other)) {
    const found = aloneAt(game, seats)
    if (found) return { seats, chosen: found }
  }
  return null
}

/** The choice by which all seats but the first are played by the rules. */
export function aloneAt(game: GameCard, seats: number): Chosen | null {
  for (const choice of game.choices) {
    const value = Object.keys(choice.automata).find((each) => choice.automata[each]![seats]?.length === seats - 1)
    if (value !== undefined) return { [choice.name]: value }
  }
  return null
}
