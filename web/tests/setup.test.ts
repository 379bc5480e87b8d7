// How a table is set up: what can be chosen after what, and who sits where.

import { describe, expect, test } from 'vitest'
import type { Choice, GameCard, NewSeat } from '../src/lib/contract'
import { aloneAt, aloneWith, automataOf, openValues, settled, withAutomata } from '../src/lib/setup'

const choice = (name: string, values: string[], more: Partial<Choice> = {}): Choice => ({ name, values, seats: {}, variant: false, needs: {}, automata: {}, ...more })
const automata = { '1': { '2': [1], '3': [2] }, '2': { '3': [1, 2] } }
const game: GameCard = {
  id: 'game',
  name: 'Game',
  seats: [2, 3],
  choices: [
    choice('followers', ['0', '1', '2'], { seats: { '2': [3] }, automata }),
    choice('challenge', ['no', 'yes'], { needs: { followers: ['1', '2'] } }),
    choice('side', ['a', 'b']),
  ],
  packs: [],
  taglines: {},
}

describe('the set-up of a table', () => {
  test('what needs another choice is closed without it', () => {
    expect(settled(game, 2, { challenge: 'yes' })).toEqual({ followers: '0', challenge: 'no', side: 'a' })
    expect(settled(game, 2, { followers: '1', challenge: 'yes', side: 'b' })).toEqual({ followers: '1', challenge: 'yes', side: 'b' })
    expect(settled(game, 2, { followers: '2' }).followers).toBe('0') // not with two seats
    expect(openValues(game.choices[1]!, 2, { followers: '0' })).toEqual(['no'])
  })

  test('automata have their seats', () => {
    expect(automataOf(game, 3, { followers: '2' })).toEqual([1, 2])
    expect(automataOf(game, 3, { followers: '0' })).toEqual([])
    const seats: NewSeat[] = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }]
    const kinds = withAutomata(seats, automataOf(game, 3, { followers: '1' })).map((seat) => seat.kind)
    expect(kinds).toEqual(['person', 'bot', 'automaton'])
  })

  test('alone means that the rules play all other seats', () => {
    expect(aloneWith(game)).toEqual({ seats: 2, chosen: { followers: '1' } })
    expect(aloneAt(game, 3)).toEqual({ followers: '2' })
    expect(aloneWith({ ...game, choices: [] })).toBe(null)
  })
})
