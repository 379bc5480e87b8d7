// The scores of a finished game as a waterfall.

import { expect, test } from 'vitest'
import type { Outcome } from '../src/lib/contract'
import { ranked, signed, waterfallOf } from '../src/lib/waterfall'

const outcome = (given: Partial<Outcome>): Outcome => ({ places: [1], scores: [0], parts: [{}], reason: 'score', winners: [0], beside: [], by_score: true, ...given })

test('each part begins where the one before it ended, and what is lost goes back beyond zero', () => {
  const { falls, least, most } = waterfallOf(outcome({ scores: [-32], parts: [{ ships: 8, boards: 6, uncovered: -46 }] }))
  expect(falls.map(({ part, bars }) => [part, bars[0]!.from, bars[0]!.to])).toEqual([['ships', 0, 8], ['boards', 8, 14], ['uncovered', 14, -32]])
  expect([least, most]).toEqual([-32, 14])
})

test('parts keep the order of the game, whoever has them', () => {
  const parts = [{ ships: 3, houses: 0, silver: 2 }, { ships: 0, houses: 5, silver: 0 }]
  expect(waterfallOf(outcome({ places: [1, 1], scores: [5, 5], parts })).falls.map(({ part }) => part)).toEqual(['ships', 'houses', 'silver'])
})

test('what breaks ties is not added to the points', () => {
  const parts = [{ silver: 7, bronze: 3, drawn: 11 }, { silver: 7, bronze: 3, drawn: 9 }]
  const { falls, beside, most } = waterfallOf(outcome({ places: [1, 2], scores: [10, 10], parts, beside: ['drawn'] }))
  expect(falls.map(({ part }) => part)).toEqual(['silver', 'bronze'])
  expect(beside).toEqual([{ part: 'drawn', values: [11, 9] }])
  expect(most).toBe(10)
})

test('of equal places more points stand first, and where points decide nothing the order of the seats', () => {
  expect(ranked(outcome({ places: [2, 1, 2], scores: [0, 9, 5] }))).toEqual([1, 2, 0])
  expect(ranked(outcome({ places: [2, 1, 2], scores: [0, 9, 5], by_score: false }))).toEqual([1, 0, 2])
})

test('negative numbers have a true minus', () => {
  expect([signed(-32), signed(0), signed(5)]).toEqual(['−32', '0', '5'])
})
