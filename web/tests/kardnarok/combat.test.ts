// The combat as it is shown: totals, their parts, the Counter, Norns laid, the bargain.

import { describe, expect, test } from 'vitest'
import { said } from '../../src/games/kardnarok/bargain'
import { counterNumbers, signed } from '../../src/games/kardnarok/combat'
import { sceneOf, stageOf } from '../../src/games/kardnarok/scene'
import { ROLES } from '../../src/games/kardnarok/view'
import { at, echo, POSITIONS, viewAt } from './table'

const counted = Object.keys(POSITIONS).filter((name) => viewAt(name).combat?.tally)

test.each(counted)('the lines add up to the Counter: %s', (name) => {
  const { sums, totals } = viewAt(name).combat!.tally!
  for (const role of ROLES) expect(Math.max(0, sums.reduce((sum, line) => sum + line.forces[role], 0))).toBe(totals[role])
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

test('numbers have a sign, and nothing is a dash', () => {
  expect([2, -1, 0].map(signed)).toEqual(['+2', '−1', '–'])
})

test('the bargain says who offers and who asks what', () => {
  const view = viewAt('hire.reply/basic-4')
  const lines = said(view, echo())
  const { employer, outsider, counter } = view.combat!.bargain!
  expect(lines.map((line) => line.seat)).toEqual([employer, outsider])
  expect(lines[1]!.text).toContain(`n=${counter}`)
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
])('the phase of %s is %s', (name, phase) => expect(viewAt(name).phase).toBe(phase))
