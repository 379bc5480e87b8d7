// What those are called who play a seat.

import type { Seat } from './contract'
import { say } from './words.svelte'

/** A person, a bot, or the rules themselves; nobody is ''. */
export function playerName(seat: Pick<Seat, 'kind' | 'name' | 'bot'>): string {
  return seat.kind === 'automaton' ? say('web.seat.automaton') : seat.name || botName(seat.bot)
}

/** Names for a speaker: what the rules play goes by what the game calls it. */
export function spokenNames(seats: readonly Pick<Seat, 'kind' | 'name' | 'bot'>[]): string[] {
  return seats.map((seat) => (seat.kind === 'automaton' ? '' : playerName(seat)))
}

/** What kind of player sits at a seat, as its second line says it: "bot, karl". A person has none. */
export function playerKind(seat: Pick<Seat, 'kind' | 'bot'>): string {
  if (seat.kind === 'automaton') return say('web.seat.automaton')
  if (seat.kind === 'person' || !seat.bot) return ''
  return say('web.seat.bot', { level: say(`web.bot.called.${seat.bot.split(':')[0]}`).toLocaleLowerCase() })
}

export type Dot = 'here' | 'away' | 'bot'

/** Who is there: a person with an open page, one without, or none at all. */
export function dotOf(seat: Pick<Seat, 'kind' | 'bot' | 'away'>): Dot {
  if (seat.kind !== 'person' || seat.bot) return 'bot'
  return seat.away ? 'away' : 'here'
}

export function botName(bot: string | null): string {
  if (!bot) return ''
  return say('web.bot.name', { level: say(`web.bot.called.${bot.split(':')[0]}`) })
}
