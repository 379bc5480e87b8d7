// Who is drawn where, who of them has just come, and what a plan moves.

import { expect, test } from 'vitest'
import type { Event, Place } from '../../src/contract/blood_rage'
import { boxOf } from '../../src/games/blood_rage/content'
import { arrivalsAt } from '../../src/games/blood_rage/highlights'
import { WIDE } from '../../src/games/blood_rage/map'
import { cameFrom, isPlanned, plannedMoves, standingAt } from '../../src/games/blood_rage/figure_layout'
import { position, speakerOf } from './play'

/** A position in which clan 0 has so many Warriors in some places, and nobody else stands there. */
function withWarriors(places: Record<string, number>) {
  const { view } = position('turn')
  const box = boxOf(speakerOf(view))
  for (const [word, n] of Object.entries(places)) {
    view.provinces[box.places.indexOf(word)]!.figures = [{ seat: 0, figure: 'warrior', n }]
  }
  return { view, box, at: (word: string) => standingAt(view, box, WIDE, box.places.indexOf(word)) }
}

const march = (n: number, origin: Place, place: Place): Event => ({ number: 1, key: 'marched', args: { clan: 0, n, figure: 'warrior', origin, place } })

test('of three Warriors in a province only the one that marched moves', () => {
  const { at } = withWarriors({ angerboda: 3 })
  const arrivals = arrivalsAt([march(1, 'horgr', 'angerboda')], 'angerboda')
  const came = at('angerboda').sort((one, other) => one.k - other.k).map((one) => cameFrom(one, arrivals))
  expect(came).toEqual([null, null, 'horgr'])
})

test('two marches come from two places', () => {
  const { at } = withWarriors({ angerboda: 3 })
  const arrivals = arrivalsAt([march(1, 'horgr', 'angerboda'), march(1, 'utgard', 'angerboda')], 'angerboda')
  const came = at('angerboda').sort((one, other) => one.k - other.k).map((one) => cameFrom(one, arrivals))
  expect(came).toEqual([null, 'utgard', 'horgr'])
})

test('in Yggdrasil those of a kind stand in one, and move when all of them have come', () => {
  const { at } = withWarriors({ yggdrasil: 2 })
  const [two] = at('yggdrasil').filter((one) => one.group.seat === 0 && one.group.figure === 'warrior')
  expect(two).toMatchObject({ group: { n: 2 }, of: 1 })
  expect(cameFrom(two!, arrivalsAt([march(2, 'horgr', 'yggdrasil')], 'yggdrasil'))).toBe('horgr')
  expect(cameFrom(two!, arrivalsAt([march(1, 'horgr', 'yggdrasil')], 'yggdrasil'))).toBeNull()
})

test('a plan moves figures, and only those are ghosts', () => {
  const before = withWarriors({ angerboda: 1, horgr: 2 }).view
  const { view, box, at } = withWarriors({ angerboda: 2, horgr: 1 })
  const [angerboda, horgr] = [box.places.indexOf('angerboda'), box.places.indexOf('horgr')]
  expect(plannedMoves(before, view, box)).toEqual([{ seat: 0, figure: 'warrior', from: horgr, to: angerboda }])
  const ghosts = (word: string, number: number) => at(word).filter((one) => isPlanned(one, before, number)).length
  expect([ghosts('angerboda', angerboda), ghosts('horgr', horgr)]).toEqual([1, 0])
})

test('without a plan nobody is a ghost', () => {
  const { box, at } = withWarriors({ angerboda: 2 })
  expect(at('angerboda').some((one) => isPlanned(one, null, box.places.indexOf('angerboda')))).toBe(false)
})
