// What has just changed on the table, by the events that told of it.

import type { Event } from '../../lib/contract'

/** Parts of the table, each with a seat: 'coin 2', 'army 0', 'laid', 'counter'. */
const TOUCHES: Record<string, (args: { [name: string]: any }) => string[]> = {
  'coin.drawn': (args) => [`coin ${args.kingdom}`],
  captured: (args) => [`coin ${args.target}`, `silver ${args.kingdom}`],
  paid: (args) => [`bronze ${args.kingdom}`, `bronze ${args.mercenary}`],
  'bronze.taken': (args) => [`bronze ${args.kingdom}`, `bronze ${args.target}`],
  bought: (args) => [`bronze ${args.kingdom}`, `hand ${args.kingdom}`],
  drawn: (args) => [`hand ${args.kingdom}`],
  discarded: (args) => [`hand ${args.kingdom}`],
  'norn.stolen': (args) => [`hand ${args.kingdom}`, `hand ${args.target}`],
  revealed: (args) => [`army ${args.kingdom}`],
  slain: (args) => [`army ${args.kingdom}`],
  'army.swapped': (args) => [`army ${args.kingdom}`],
  'army.exchanged': (args) => [`army ${args.kingdom}`],
  'army.hero': (args) => [`hero ${args.kingdom}`],
  'heroes.swapped': (args) => [`hero ${args.kingdom}`],
  'hero.exchanged': (args) => [`reserve ${args.kingdom}`],
  ritual: (args) => [`ritual ${args.kingdom}`],
  'reinforced.villager': (args) => [`reinforcements ${args.kingdom}`],
  'reinforced.thor': (args) => [`reinforcements ${args.kingdom}`],
  ragnarok: () => ['law'],
  counter: () => ['counter'],
  norn: () => ['laid'],
  'norn.cancelled': () => ['laid'],
  hired: (args) => [`contract ${args.mercenary}`],
  bribed: (args) => [`contract ${args.mercenary}`],
}

export function changedParts(recent: readonly Event[]): Set<string> {
  return new Set(recent.flatMap((event) => TOUCHES[event.key]?.(event.args) ?? []))
}
