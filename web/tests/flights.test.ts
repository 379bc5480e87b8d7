// What moved is found by comparing two drawings.

import { expect, it } from 'vitest'
import { moves, type Thing } from '../src/lib/flights'

const thing = (kind: string, place: string, x: number): Thing => ({ kind, place, box: { x, y: 0, width: 10, height: 10 } })

it('leaves alone what stays, and lets the rest go from where it was', () => {
  const old = [thing('1:warrior', 'horgr', 0), thing('1:warrior', 'horgr', 20), thing('2:leader', 'horgr', 40)]
  const fresh = [thing('1:warrior', 'horgr', 0), thing('1:warrior', 'utgard', 90), thing('2:leader', 'horgr', 40)]
  expect(moves(old, fresh).map(({ from, to }) => [from.x, to.place])).toEqual([[20, 'utgard']])
})

it('moves what makes room in its place', () => {
  expect(moves([thing('1:warrior', 'horgr', 0)], [thing('1:warrior', 'horgr', 8)])).toHaveLength(1)
})

it('lets what was nowhere come from its origin, if it has one', () => {
  const chip = { x: 500, y: 0, width: 1, height: 1 }
  const fresh = [thing('1:ship', 'fjord', 0), thing('card', 'row', 0)]
  expect(moves([], fresh, (kind) => (kind.startsWith('1:') ? chip : null)).map(({ from, to }) => [from.x, to.kind])).toEqual([[500, '1:ship']])
})

it('lets the dead of one kind join those that are there', () => {
  const old = [thing('1:warrior', 'valhalla', 300), thing('1:warrior', 'horgr', 0)]
  const fresh = [thing('1:warrior', 'valhalla', 300), thing('1:warrior', 'valhalla', 300)]
  expect(moves(old, fresh).map(({ from, to }) => [from.x, to.place])).toEqual([[0, 'valhalla']])
})
