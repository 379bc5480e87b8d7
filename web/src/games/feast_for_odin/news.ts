// What the page does with each event beside its line in the log: what moves over the table.

import type { Flight } from '../../lib/flights'
import { boxOf } from './content'
import { back, card, gains, home, into, LAND, one, type Eyes } from './flights'
import type { Event, Events, Telling } from './types'

/** What is on its way, as these eyes see it. */
type Moves<K extends keyof Events> = (args: Events[K], eyes: Eyes) => Flight[]

/** 'log': it stands in the log alone. 'glides': what changed is a thing on the board, which glides by itself. */
type Reactions = { [K in keyof Events]: Moves<K> | 'log' | 'glides' }

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
  drew: ({ seat }) => [card(seat)],
  'drew.hidden': ({ seat }) => [card(seat)],
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
  laid: 'glides',
  paid: ({ seat, item, n }, eyes) => [back(eyes, seat, item, n)],
  passed: 'log',
  penalty: 'log',
  phase: 'log',
  picked: 'log',
  placed: 'glides',
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
  turned: ({ seat, item, into: other }, eyes) => [into(eyes, seat, item, other)],
  upgraded: ({ seat, item, into: other }, eyes) => [into(eyes, seat, item, other)],
  used: 'log',
  used_space: 'log',
  'vikings.returned': ({ seat, space, n }, eyes) => [home(eyes, seat, space, n)],
} satisfies Reactions

function movesOf<K extends keyof Events>({ key, args }: Event<K>, eyes: Eyes): Flight[] {
  const found = (NEWS as Reactions)[key] as Moves<K> | string
  return typeof found === 'string' ? [] : found(args, eyes)
}

/** What has just been told, as the eyes of a seat follow it. */
export function movesOver(events: readonly Event[], eyes: Eyes): Flight[] {
  return events.flatMap((event) => movesOf(event, eyes))
}

const spaces = new Map<number, string>()

/** What flies over the table with a beat. */
export function flightsOf({ events, seat, speaker, looks }: Telling): Flight[] {
  for (const { key, args } of events) {
    if (key === 'placed') spaces.set(args.seat, args.space)
    if (key === 'round') spaces.clear()
  }
  return movesOver(events, { seat, box: boxOf(speaker), looks, spaces })
}
