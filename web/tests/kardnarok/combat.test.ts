// The combat as it is shown: totals, their parts, the Counter, Norns laid, the bargain.

import { describe, expect, test } from 'vitest'
import { said } from '../../src/games/kardnarok/bargain'
import { balanceOf, counterNumbers, laidNorns, signed } from '../../src/games/kardnarok/combat'
import { phaseOf, sceneOf, stageOf } from '../../src/games/kardnarok/scene'
import { attackOrder } from '../../src/games/kardnarok/view'
import { at, echo, POSITIONS, viewAt } from './table'

const counted = Object.keys(POSITIONS).filter((name) => viewAt(name).counter)

test.each(counted)('the lines add up to the Counter: %s', (name) => {
  const view = viewAt(name)
  const sums = [0, 1].map((role) => view.sums!.reduce((sum, line) => sum + line.forces[role as 0 | 1], 0))
  expect(sums.map((sum) => Math.max(0, sum))).toEqual(view.counter)
})

test('who is behind trails, and a tie is even', () => {
  const view = { ...viewAt('initiative/basic-4'), counter: [9, 14] as [number, number], fighters: [2, 0], leader: 0 }
  expect(balanceOf(view)).toEqual({ totals: [9, 14], leader: 0, trailer: 2, gap: 5 })
  expect(balanceOf({ ...view, counter: undefined })).toBeNull()
})

describe('the Counter', () => {
  test('has twenty spaces where there is room', () => {
    expect(counterNumbers([13, 17], true)).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })
  test('goes on beyond its end', () => {
    expect(counterNumbers([18, 23], true)).toContain(23)
    expect(counterNumbers([18, 23], true)).toHaveLength(20)
  })
  test.each([
    [[0, 0]],
    [[3, 12]],
    [[14, 16]],
    [[5, 22]],
  ])('shows ten numbers or more around the markers %j where there is little', (totals) => {
    const numbers = counterNumbers(totals, false)
    for (const total of totals) expect(numbers).toContain(total)
    expect(numbers.length).toBeGreaterThanOrEqual(10)
    expect(numbers[0]).toBeGreaterThanOrEqual(0)
  })
})

test('Norns are told with what they change; cancelled ones change nothing', () => {
  const view = viewAt('initiative/basic-4')
  const laid = laidNorns({ ...view, uses: [[1, 0, 0, 1], [2, 1, 1, 2]], shifts: [[0, 1, -2], [1, 0, 3]], used: ['fenrir.bite', 'tyr.oath'] })
  expect(laid.map(({ word, cancelled, forces }) => ({ word, cancelled, forces }))).toEqual([
    { word: 'fenrir.bite', cancelled: false, forces: [0, -2] },
    { word: 'tyr.oath', cancelled: true, forces: [0, 0] },
  ])
})

test('numbers have a sign, and nothing is a dash', () => {
  expect([2, -1, 0].map(signed)).toEqual(['+2', '−1', '–'])
})

test('the bargain says who offers and who asks what', () => {
  const view = viewAt('hire.reply/basic-4')
  const lines = said(view, echo())
  const hire = view.procedure.at(-1)!
  expect(lines.map((line) => line.seat)).toEqual([view.fighters[hire.role], hire.outsider])
  expect(lines[1]!.text).toContain(`n=${hire.counter}`)
})

test('with three kingdoms the bid for doing nothing is told as well', () => {
  const view = viewAt('hire.choose/story-3')
  expect(said(view, echo()).map((line) => line.text.split('(')[0])).toEqual(['log.offer', 'log.outbid'])
})

test('scenes and stages follow the procedure', () => {
  expect(sceneOf(viewAt('board/basic-4'))).toBe('boards')
  expect(sceneOf(viewAt('announce/basic-4'))).toBe('realm')
  expect(sceneOf(viewAt('initiative/duel-2'))).toBe('combat')
  for (const [name, stage] of [['army.warrior/basic-4', 'muster'], ['result.lose/basic-4', 'aftermath'], ['initiative/basic-4', null]] as const)
    expect(stageOf(viewAt(name), at(name).seat)).toBe(stage)
  expect(stageOf(viewAt('army.warrior/basic-4'), null)).toBeNull()
})

test.each([
  ['board/basic-4', 'boards'],
  ['refill.split/basic-4', 'refill'],
  ['army.warrior/basic-3', 'muster'],
  ['announce/duel-2', 'turn'],
  ['ritual/duel-2', 'ritual'],
  ['precombat/story-3', 'precombat'],
  ['initiative/basic-4', 'initiative'],
  ['hire.offer/basic-4', 'bargain'],
  ['result.norn/basic-4', 'result'],
  ['over/basic-4', 'over'],
])('the phase of %s is %s', (name, phase) => expect(phaseOf(viewAt(name))).toBe(phase))

test('attack turns go round in the direction of the round', () => {
  const view = viewAt('announce/basic-4')
  expect(attackOrder({ ...view, seats: 4, first: 3, direction: -1 })).toEqual([3, 2, 1, 0])
  expect(attackOrder({ ...view, seats: 3, first: 1, direction: 1 })).toEqual([1, 2, 0])
})
