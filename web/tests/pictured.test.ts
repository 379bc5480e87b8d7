// Which picture stands beside an option or a line of the log.

import { expect, test } from 'vitest'
import type { Event, GameModule, Option, Speaker } from '../src/lib/contract'
import { pictureOf, pictureOfEvent } from '../src/lib/pictured'

const option = (kind: string, word: string): Option => ({ key: `take:${word}`, verb: 'take', kind, word }) as Option
const KINDS: Record<string, string> = { seat: 'seat', clan: 'clan', card: 'card', n: '' }
const speaker = { game: 'blood_rage', kindOf: (name: string) => KINDS[name] || undefined } as unknown as Speaker
const event = (args: Event['args']): Event => ({ number: 1, key: 'told', args }) as Event

test('an option shows what it points at, or what its game says instead', () => {
  expect(pictureOf('blood_rage', option('card', 'a1-troll'), null, null)).toEqual({ game: 'blood_rage', deck: 'card', id: 'a1-troll' })
  expect(pictureOf('blood_rage', option('', ''), null, null)).toBeUndefined()
  const module = { picture: () => ['figure', 'ship'] } as unknown as GameModule
  expect(pictureOf('blood_rage', option('card', 'a1-troll'), {} as never, module)).toEqual({ game: 'blood_rage', deck: 'figure', id: 'ship' })
  expect(pictureOf('no_such_game', option('card', 'a1-troll'), null, null)).toBeUndefined()
})

test('a line of the log shows the first thing that it tells of, and never a hidden one', () => {
  expect(pictureOfEvent(event({ seat: 1, clan: 'wolf', card: ['a1-troll', 'a1-tyrs-bash'] }), speaker)).toEqual({ game: 'blood_rage', deck: 'card', id: 'a1-troll' })
  expect(pictureOfEvent(event({ seat: 1, card: '?age1.3' }), speaker)).toBeUndefined()
  expect(pictureOfEvent(event({ seat: 1, n: 4 }), speaker)).toBeUndefined()
})
