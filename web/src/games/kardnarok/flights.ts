// What moves over the table when something is told: coins and cards.

import type { Event } from '../../lib/contract'
import type { Flight } from '../../lib/flights'

// Places are called 'prize 2', 'purse 0', 'pile norns', 'laid'.
const silver = (n: unknown, from: string, to: string): Flight => ({ stamp: 'coin', n: Number(n ?? 0), from: [from], to: [to] })
const bronze = (n: unknown, from: string, to: string): Flight => ({ stamp: 'bronze', n: Number(n ?? 0), from: [from], to: [to] })
const card = (kind: 'warrior' | 'norn', n: number, from: string, to: string): Flight => ({
  stamp: kind === 'norn' ? 'norn' : 'army',
  n,
  from: [from],
  to: [to],
  card: true,
  ground: `var(--card-${kind})`,
  ink: 'var(--on-back)',
})

const MOVES: Record<string, (args: { [name: string]: any }) => Flight[]> = {
  captured: ({ target, kingdom, value }) => [silver(value, `prize ${target}`, `purse ${kingdom}`)],
  'coin.drawn': ({ kingdom, value }) => [silver(value, 'pile bag', `prize ${kingdom}`)],
  paid: ({ kingdom, mercenary, n }) => [bronze(n, `purse ${kingdom}`, `purse ${mercenary}`)],
  'bronze.taken': ({ kingdom, target, n }) => [bronze(n, `purse ${target}`, `purse ${kingdom}`)],
  drawn: ({ kingdom, warriors = 0, norns = 0 }) => [
    ...(warriors ? [card('warrior', warriors, 'pile warriors', `purse ${kingdom}`)] : []),
    ...(norns ? [card('norn', norns, 'pile norns', `purse ${kingdom}`)] : []),
  ],
  norn: ({ kingdom }) => [card('norn', 0, `purse ${kingdom}`, 'laid')],
}

export function flightsOf(recent: readonly Event[]): Flight[] {
  return recent.flatMap((event) => MOVES[event.key]?.(event.args) ?? [])
}
