// The scores of a finished game as a waterfall.

import { expect, test } from 'vitest'
import type { Outcome, Table, ToldTurn } from '../src/lib/contract'
import { rematchOf } from '../src/lib/rematch'
import { medianOf, stepText } from '../src/lib/solo'
import { byRound, costsOf, inRows, nearOf, ranked, signed, talliesOf, waterfallOf } from '../src/lib/waterfall'
import { turningPoints, type Moment } from '../src/lib/history'

const outcome = (given: Partial<Outcome>): Outcome => ({ places: [1], scores: [0], parts: [{}], reason: 'score', winners: [0], beside: [], by_score: true, paths: [], ties: [], rating: null, ...given })

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

test('two seats stand side by side, three and four in two rows', () => {
  expect([[0], [1, 0], [2, 0, 1], [3, 1, 0, 2]].map(inRows)).toEqual([[[0]], [[1, 0]], [[2, 0], [1]], [[3, 1], [0, 2]]])
})

const turn = (heading: string, ...points: [number, number][]): ToldTurn => ({ first: 1, last: 1, seat: 0, proper: true, heading, summary: '', parts: [], points: points.map(([seat, n]) => ({ seat, n })) })

test('points are added up by round, what is won and what is lost to others', () => {
  const tallies = talliesOf([turn('Beginning'), turn('Age 1', [0, 5]), turn('Age 1', [1, 3], [0, -3]), turn('Age 2', [1, 2])], 2)
  expect(tallies).toEqual([
    { heading: 'Age 1', won: [5, 3], lost: [3, 0] },
    { heading: 'Age 2', won: [0, 2], lost: [0, 0] },
  ])
  expect(byRound(outcome({ places: [2, 1], scores: [2, 5], parts: [{}, {}] }), tallies).parts).toEqual([{ 'Age 1': 2, 'Age 2': 0 }, { 'Age 1': 3, 'Age 2': 2 }])
})

test('what cost most comes first', () => {
  expect(costsOf({ ships: 8, penalties: -9, uncovered: -86 })).toEqual([['uncovered', -86], ['penalties', -9]])
})

test('who was one or two steps from another way to win was near; a Slayer still has to kill the boss', () => {
  const paths = [{ id: 'jarl', part: 'regions', need: 3, have: [3, 2, 0] }, { id: 'slayer', part: 'kills', need: 2, have: [0, 0, 1] }, { id: 'ragnarok', part: 'yggdrasil', need: 0, have: [4, 4, 4] }]
  expect(nearOf(outcome({ places: [1, 2, 2], winners: [0], reason: 'jarl', paths }))).toEqual([{ seat: 1, path: 'jarl', missing: 1 }, { seat: 2, path: 'slayer', missing: 2 }])
})

test('the steps of a result alone say their points', () => {
  const steps = [{ id: 'winter', least: 0 }, { id: 'roof', least: 0 }, { id: 'hall', least: 50 }, { id: 'feast', least: 120 }]
  expect(steps.map((_, place) => stepText(steps, place))).toEqual(['< 0', '0–49', '50–119', '120+'])
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3])]).toEqual([2, 3])
})

test('a turning point is the decision of the largest swing', async () => {
  const score = (after: number) => (after < 13 ? 0 : after < 30 ? 18 : 20)
  const at = async (after: number): Promise<Moment> => ({ after, last: after * 2, scores: [score(after), 0] })
  const moments = await Promise.all([0, 10, 20, 40].map(at))
  expect(await turningPoints(moments, at)).toEqual([{ after: 13, last: 26, seat: 0, swing: 18 }, { after: 30, last: 60, seat: 0, swing: 2 }])
})

test('the next player is the first one of a game that is played again', () => {
  const seats = [{ seat: 0, kind: 'person', name: 'Ana', bot: null }, { seat: 1, kind: 'automaton', name: '', bot: null }, { seat: 2, kind: 'bot', name: 'Hild', bot: 'karl' }, { seat: 3, kind: 'person', name: 'Bo', bot: null }]
  const table = { game: 'toy', options: {}, content: [], practice: true, seats } as unknown as Table
  expect(rematchOf(table, [0]).seats).toEqual([{ kind: 'bot', bot: 'karl', name: 'Hild' }, { kind: 'automaton' }, { kind: 'open' }, { kind: 'person', name: 'Ana' }])
})
