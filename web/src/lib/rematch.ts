// The same table once more: the same seats, and the next player is the first one.

import type { NewSeat, NewTable, Table } from './contract'

/** `mine` are the seats of this device; those of others are open for them. Seats that the rules play stay where they are. */
export function rematchOf(table: Table, mine: readonly number[]): NewTable {
  const seats = table.seats.map((seat): NewSeat => {
    if (seat.kind === 'automaton') return { kind: 'automaton' }
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, ...(seat.name ? { name: seat.name } : {}) }
    return mine.includes(seat.seat) ? { kind: 'person', name: seat.name || null } : { kind: 'open' }
  })
  const played = seats.filter(({ kind }) => kind !== 'automaton')
  const turned = [...played.slice(1), ...played.slice(0, 1)]
  return {
    game: table.game,
    options: table.options,
    content: table.content,
    practice: table.practice,
    again_of: table.id,
    seats: seats.map((seat) => (seat.kind === 'automaton' ? seat : turned.shift()!)),
  }
}
