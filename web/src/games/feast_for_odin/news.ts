// What the page does with each event beside its line in the log: what moves over the table.

import type { Flight } from '../../lib/flights'
import { back, gains, LAND, one, vikings, type Eyes } from './flights'
import type { Event, Events } from './types'

/** What is on its way, as these eyes see it. */
type Moves<K extends keyof Events> = (args: Events[K], eyes: Eyes) => Flight[]

/** 'log': it stands in the log alone. 'read': a component looks for it by its key. */
type Reactions = { [K in keyof Events]: Moves<K> | 'log' | 'read' }

const gained = (args: Events['gained.several'], eyes: Eyes) => gains(eyes, args)
const single = ({ seat, item, n }: Events['gained'], eyes: Eyes) => [one(eyes, seat, item, n)]

/** A decision for each event: one that is new fails the type check until there is one. */
export const NEWS = {
  armed: 'log',
  'board.turned': 'log',
  boats: 'log',
  bonuses: (args, eyes) => gains(eyes, args, LAND),
  born: single,
  'born.several': gained,
  bought: 'log',
  bred: gained,
  deal: 'log',
  disarmed: 'log',
  drew: 'log',
  'drew.hidden': 'log',
  drew_weapon: ({ seat, item }, eyes) => [one(eyes, seat, item, 1)],
  emigrated: 'log',
  explored: 'log',
  failed: 'log',
  filled: 'log',
  gained: single,
  'gained.several': gained,
  harvested: gained,
  house: 'log',
  imitated: 'log',
  income: ({ seat, n }, eyes) => (n ? [one(eyes, seat, 'silver', n, seat === eyes.seat ? LAND : undefined)] : []),
  laid: 'read',
  paid: ({ seat, item, n }, eyes) => [back(eyes, seat, item, n)],
  passed: 'log',
  penalty: 'log',
  phase: 'log',
  picked: 'log',
  placed: ({ seat, space, n }, eyes) => [vikings(eyes, seat, space, n)],
  played: 'log',
  pregnant: 'log',
  'pregnant.several': 'log',
  rolled: 'log',
  round: 'log',
  served: 'log',
  served_flat: 'log',
  ship: 'log',
  start_player: 'log',
  'strip.taken': 'log',
  'strip.turned': 'log',
  'strips.updated': 'log',
  succeeded: 'log',
  swapped: 'log',
  turned: 'log',
  upgraded: 'log',
  used: 'log',
  used_space: 'log',
  'vikings.returned': 'log',
} satisfies Reactions

function movesOf<K extends keyof Events>({ key, args }: Event<K>, eyes: Eyes): Flight[] {
  const found = (NEWS as Reactions)[key] as Moves<K> | string
  return typeof found === 'string' ? [] : found(args, eyes)
}

/** What has just been told, as the eyes of a seat follow it. */
export function flightsOf(events: readonly Event[], eyes: Eyes): Flight[] {
  return events.flatMap((event) => movesOf(event, eyes))
}
