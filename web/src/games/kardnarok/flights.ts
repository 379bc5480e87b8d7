// What moves over the table when something is told: coins and cards, from where they were to where they are.

import type { Event } from '../../lib/contract'

export interface Flight {
  stamp: string
  tone: 'silver' | 'bronze' | 'warrior' | 'norn'
  n: number // how much it is, written on it; 0: nothing
  from: string // the name of a place: 'prize 2', 'purse 0', 'pile norns', 'laid'
  to: string
}

const silver = (n: unknown, from: string, to: string): Flight => ({ stamp: 'coin', tone: 'silver', n: Number(n ?? 0), from, to })
const bronze = (n: unknown, from: string, to: string): Flight => ({ stamp: 'bronze', tone: 'bronze', n: Number(n ?? 0), from, to })
const card = (kind: 'warrior' | 'norn', n: number, from: string, to: string): Flight => ({ stamp: kind === 'norn' ? 'norn' : 'army', tone: kind, n, from, to })

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

const MOST = 6 // more than these at once would only flicker

export function flightsOf(recent: readonly Event[]): Flight[] {
  return recent.flatMap((event) => MOVES[event.key]?.(event.args) ?? []).slice(-MOST)
}
