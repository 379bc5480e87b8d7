// What can be chosen when a table is set up, and which seats the rules themselves play by it.

import type { Choice, GameCard, NewSeat } from './contract'

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

/** The seats of a table, with automata in theirs. */
export function withAutomata(seats: NewSeat[], automata: number[]): NewSeat[] {
  return seats.map((seat, number) => (automata.includes(number) ? { kind: 'automaton' } : seat))
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
