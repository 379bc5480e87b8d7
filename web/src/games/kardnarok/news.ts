// What the page does with each event beside its line in the log: what lights up and what moves over the table.

import type { Flight } from '../../lib/flights'
import type { Event, Events } from './types'

interface Reaction<K extends keyof Events> {
  /** Parts of the table that have changed, each with a seat: 'coin 2', 'army 0', 'laid', 'counter'. */
  touches: (args: Events[K]) => string[]
  /** Coins and cards on their way. Places are called 'prize 2', 'purse 0', 'pile norns', 'laid'. */
  moves?: (args: Events[K]) => Flight[]
}

/** 'log': it stands in the log alone. 'read': a component looks for it by its key. */
type Reactions = { [K in keyof Events]: Reaction<K> | 'log' | 'read' }

const coins = (stamp: 'coin' | 'bronze', n: number, from: string, to: string): Flight => ({ stamp, n, from: [from], to: [to] })
const card = (kind: 'warrior' | 'norn', n: number, from: string, to: string): Flight => ({
  stamp: kind === 'norn' ? 'norn' : 'army',
  n,
  from: [from],
  to: [to],
  card: true,
  ground: `var(--card-${kind})`,
  ink: 'var(--on-back)',
})

const drawn = ({ kingdom, warriors, norns }: Events['drawn.hidden']): Flight[] => [
  ...(warriors ? [card('warrior', warriors, 'pile warriors', `purse ${kingdom}`)] : []),
  ...(norns ? [card('norn', norns, 'pile norns', `purse ${kingdom}`)] : []),
]

/** A decision for each event: one that is new fails the type check until there is one. */
export const NEWS = {
  announced: 'log',
  'army.changed': 'log',
  'army.exchanged': { touches: ({ kingdom }) => [`army ${kingdom}`] },
  'army.exchanged.hidden': { touches: ({ kingdom }) => [`army ${kingdom}`] },
  'army.hero': { touches: ({ kingdom }) => [`hero ${kingdom}`] },
  'army.swapped': { touches: ({ kingdom }) => [`army ${kingdom}`] },
  'army.warrior': 'log',
  'army.warrior.hidden': 'log',
  board: 'log',
  bought: { touches: ({ kingdom }) => [`bronze ${kingdom}`, `hand ${kingdom}`] },
  'bought.hidden': { touches: ({ kingdom }) => [`bronze ${kingdom}`, `hand ${kingdom}`] },
  bribed: { touches: ({ mercenary }) => [`contract ${mercenary}`] },
  'bronze.taken': {
    touches: ({ kingdom, target }) => [`bronze ${kingdom}`, `bronze ${target}`],
    moves: ({ kingdom, target, n }) => [coins('bronze', n, `purse ${target}`, `purse ${kingdom}`)],
  },
  captured: {
    touches: ({ kingdom, target }) => [`coin ${target}`, `silver ${kingdom}`],
    moves: ({ kingdom, target, value }) => [coins('coin', value, `prize ${target}`, `purse ${kingdom}`)],
  },
  'coin.drawn': {
    touches: ({ kingdom }) => [`coin ${kingdom}`],
    moves: ({ kingdom, value }) => [coins('coin', value, 'pile bag', `prize ${kingdom}`)],
  },
  'combat.won': 'read',
  counter: { touches: () => ['counter'] },
  counter_offer: 'log',
  discarded: { touches: ({ kingdom }) => [`hand ${kingdom}`] },
  drawn: { touches: ({ kingdom }) => [`hand ${kingdom}`], moves: drawn },
  'drawn.hidden': { touches: ({ kingdom }) => [`hand ${kingdom}`], moves: drawn },
  first_kingdom: 'log',
  'hero.exchanged': { touches: ({ kingdom }) => [`reserve ${kingdom}`] },
  'hero.exchanged.hidden': { touches: ({ kingdom }) => [`reserve ${kingdom}`] },
  'heroes.swapped': { touches: ({ kingdom }) => [`hero ${kingdom}`] },
  hired: { touches: ({ mercenary }) => [`contract ${mercenary}`] },
  looked: 'log',
  'looked.hidden': 'log',
  norn: { touches: () => ['laid'], moves: ({ kingdom }) => [card('norn', 0, `purse ${kingdom}`, 'laid')] },
  'norn.aimed': 'log',
  'norn.cancelled': { touches: () => ['laid'] },
  'norn.stolen': { touches: ({ kingdom, target }) => [`hand ${kingdom}`, `hand ${target}`] },
  'norn.stolen.hidden': { touches: ({ kingdom, target }) => [`hand ${kingdom}`, `hand ${target}`] },
  'norns.shown': 'log',
  'norns.shown.hidden': 'log',
  offer: 'log',
  'offer.open': 'log',
  outbid: 'log',
  paid: {
    touches: ({ kingdom, mercenary }) => [`bronze ${kingdom}`, `bronze ${mercenary}`],
    moves: ({ kingdom, mercenary, n }) => [coins('bronze', n, `purse ${kingdom}`, `purse ${mercenary}`)],
  },
  ragnarok: { touches: () => ['law'] },
  'refill.discarded': 'log',
  'refill.discarded.hidden': 'log',
  'reinforced.thor': { touches: ({ kingdom }) => [`reinforcements ${kingdom}`] },
  'reinforced.villager': { touches: ({ kingdom }) => [`reinforcements ${kingdom}`] },
  rejected: 'log',
  revealed: { touches: ({ kingdom }) => [`army ${kingdom}`] },
  ritual: { touches: ({ kingdom }) => [`ritual ${kingdom}`] },
  'round.over': 'log',
  seeks: 'log',
  slain: { touches: ({ kingdom }) => [`army ${kingdom}`] },
  swapped: 'log',
  'swapped.hidden': 'log',
  'tie.drawn': 'log',
  turn: 'log',
  'warrior.lost': 'log',
  'warrior.saved': 'log',
} satisfies Reactions

function reactionTo<K extends keyof Events>(event: Event<K>): Reaction<K> | null {
  const found: Reactions[K] = (NEWS as Reactions)[event.key]
  return found === 'log' || found === 'read' ? null : (found as Reaction<K>)
}

/** What has just changed on the table. */
export function changedParts(recent: readonly Event[]): Set<string> {
  return new Set(recent.flatMap((event) => reactionTo(event)?.touches(event.args) ?? []))
}

/** What moves over the table. */
export function flightsOf(recent: readonly Event[]): Flight[] {
  return recent.flatMap((event) => reactionTo(event)?.moves?.(event.args) ?? [])
}
