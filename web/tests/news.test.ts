// What the reader is told as news, and how a log is put under headings and sifted.

import { describe, expect, test } from 'vitest'
import type { ToldTurn } from '../src/lib/contract'
import { chaptersOf, fits, newsOf, placeOf, spanOf } from '../src/lib/news'

let number = 0
const turn = (seat: number | null, summary: string, more: Partial<ToldTurn> = {}): ToldTurn => {
  number += 1
  return { first: number, last: number, seat, proper: seat !== null, heading: 'Age 1', summary, parts: [{ text: summary, about: [] }], points: [], ...more }
}
const told = (rows: { turns: ToldTurn[] }[]) => rows.map(({ turns }) => turns.map(({ summary }) => summary).join(' '))

describe('news', () => {
  const before = [turn(0, 'Mine 1.'), turn(1, 'Bo 1.'), turn(2, 'Tove 1.'), turn(0, 'Mine 2.'), turn(1, 'Bo 2.'), turn(2, 'Tove 2.')]

  test('are what happened since the own last turn, also before the first answer of the next', () => {
    for (const active of [0, 1, null]) expect(told(newsOf(before, 0, active, 3).fresh)).toEqual(['Bo 2.', 'Tove 2.'])
  })

  test('stay through all questions of the own turn, and go with its end', () => {
    const turns = [...before, turn(0, 'Mine 3.')]
    expect(told(newsOf(turns, 0, 0, 3).fresh)).toEqual(['Bo 2.', 'Tove 2.'])
    expect(newsOf(turns, 0, 1, 3).fresh).toEqual([])
    expect(told(newsOf(turns, 0, 1, 3).before)).toEqual(['Bo 2.', 'Tove 2.'])
  })

  test('of the turn before are kept beneath', () => {
    expect(told(newsOf(before, 0, 0, 3).before)).toEqual(['Bo 1.', 'Tove 1.'])
  })

  test('are grouped by seat in the order of play, with all turns of a seat', () => {
    const turns = [turn(0, 'Mine.'), turn(2, 'Tove 1.'), turn(1, 'Bo 1.'), turn(2, 'Tove 2.')]
    expect(told(newsOf(turns, 0, 0, 3).fresh)).toEqual(['Tove 1. Tove 2.', 'Bo 1.'])
  })

  test('leave out what is only details, and tell what happens to all', () => {
    const turns = [turn(0, 'Mine.'), turn(1, 'Bo.'), turn(null, ''), turn(null, 'Ragnarök!'), turn(0, 'I lose 1.', { proper: false })]
    expect(told(newsOf(turns, 0, null, 2).fresh)).toEqual(['Bo.', 'Ragnarök!', 'I lose 1.'])
  })

  test('before the own first turn are all that happened', () => {
    expect(told(newsOf([turn(1, 'Bo.')], 0, 0, 2).fresh)).toEqual(['Bo.'])
    expect(newsOf([], 0, 0, 2)).toEqual({ fresh: [], before: [] })
  })

  test('for somebody who looks on are one turn of each seat', () => {
    expect(told(newsOf(before, null, 1, 3).fresh)).toEqual(['Mine 2.', 'Bo 2.', 'Tove 2.'])
  })
})

describe('a log', () => {
  const turns = [turn(0, 'Ana invades Útgard.'), turn(1, 'Bo passes.', { heading: 'Age 2', parts: [{ text: '', about: [1, 0] }] })]
  const all = { seat: null, about: null, wanted: '' }
  const none = () => []

  test('has a heading for each age', () => {
    expect(chaptersOf(turns).map(({ heading, turns: under }) => [heading, under.length])).toEqual([['Age 1', 1], ['Age 2', 1]])
  })

  test('is sifted by seat, by whom it touches, and by words without accents', () => {
    const left = (sieve: Partial<typeof all> | { seat: number } | { about: number }) => turns.filter((each) => fits(each, { ...all, ...sieve }, none)).map(({ seat }) => seat)
    expect(left({})).toEqual([0, 1])
    expect(left({ seat: 1 })).toEqual([1])
    expect(left({ about: 0 })).toEqual([1])
    expect(left({ wanted: 'utGARD' })).toEqual([0])
  })

  test('is found by its steps as well', () => {
    expect(fits(turns[1]!, { ...all, wanted: 'rage' }, () => ['Bo loses 3 Rage.'])).toBe(true)
    expect(fits(turns[1]!, { ...all, wanted: 'glory' }, () => ['Bo loses 3 Rage.'])).toBe(false)
  })
})

describe('what news point at', () => {
  test('reaches from their first to their last event, in whatever order they are told', () => {
    const rows = [
      { seat: 2, turns: [turn(2, 'Tove.', { first: 8, last: 9 })] },
      { seat: 1, turns: [turn(1, 'Bo.', { first: 3, last: 7 })] },
    ]
    expect(spanOf(rows)).toEqual([3, 9])
    expect(spanOf([])).toBeNull()
  })

  test('is the first thing on the board that an event names', () => {
    const kinds: Record<string, string> = { seat: 'seat', amount: 'number', to: 'place', card: 'card' }
    const speaker = { kindOf: (name: string) => kinds[name] }
    expect(placeOf({ args: { seat: 1, amount: 3, to: 'utgard', card: 'troll' } }, speaker)).toBe('place:utgard')
    expect(placeOf({ args: { seat: 1, amount: 3 } }, speaker)).toBeNull()
  })
})
