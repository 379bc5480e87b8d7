// What those are called who play a seat.

import type { Seat } from './contract'
import { say } from './words.svelte'

/** A person, a bot, or the rules themselves; nobody is ''. */
export function playerName(seat: Pick<Seat, 'kind' | 'name' | 'bot'>): string {
  return seat.kind === 'automaton' ? say('web.seat.automaton') : seat.name || botName(seat.bot)
}

export function botName(bot: string | null): string {
  if (!bot) return ''
  return say('web.bot.name', { level: say(`web.bot.called.${bot.split(':')[0]}`) })
}
