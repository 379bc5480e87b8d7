// Whatever may be chosen is lit somewhere on the table, and nothing else is.

import { describe, expect, test } from 'vitest'
import type { Option } from '../../src/lib/contract'
import { atArmy, atHand, atHero, atKingdom, atRitual, atShown, coinOptions, deeds, splitOptions } from '../../src/games/kardnarok/lit'
import { stageOf } from '../../src/games/kardnarok/scene'
import { knownOf, RITUALS, withSealed, type Kardnarok } from '../../src/games/kardnarok/view'
import { FakeChoices } from './choices.svelte'
import { askOf, at, POSITIONS, viewAt } from './table'

/** All options that something on the table is lit for. */
function lit(choices: FakeChoices, view: Kardnarok, seat: number): Set<string> {
  const seats = view.players.map((_, of) => of)
  const found: Option[] = [...deeds(choices), ...coinOptions(choices), ...splitOptions(choices)]
  found.push(...choices.list.filter((option) => option.verb === 'kingdom'))
  for (const of of seats) {
    found.push(...atKingdom(choices, of))
    view.players[of]!.army.forEach((_, place) => found.push(...atArmy(choices, view, of, place)))
    const { hero, reserve } = view.players[of]!
    for (const word of hero ? [hero, ...reserve] : reserve) found.push(...atHero(choices, of, word))
    for (const ritual of RITUALS) found.push(...atRitual(choices, of, ritual))
  }
  for (const word of view.players[seat]!.hand) found.push(...atHand(choices, view, seat, word))
  if (view.scene?.scene === 'spying' && stageOf(view, seat) === 'spying')
    for (const word of knownOf(view.players[view.scene.holder]!.hand)) found.push(...atShown(choices, word))
  return new Set(found.map((option) => option.key))
}

describe.each(Object.keys(POSITIONS))('%s', (name) => {
  const position = at(name)
  const choices = new FakeChoices(askOf(position))
  const view = withSealed(viewAt(name), position.seat)

  test('every option is lit on the table', () => {
    const missing = choices.list.filter((option) => !lit(choices, view, position.seat).has(option.key))
    expect(missing.map((option) => option.key)).toEqual([])
  })
})

test('nothing is lit for a seat that is not asked', () => {
  const position = at('waiting/basic-4')
  expect(lit(new FakeChoices(null), viewAt('waiting/basic-4'), position.seat)).toEqual(new Set())
})

test('every way to use a Norn lights its card', () => {
  const ask = { ...at('initiative/basic-4').asks[0]!, seat: 0 }
  const ways = ['frost', 'hunt'].map((way) => ({ key: `norn:skadi.${way}`, verb: 'norn', kind: 'norn', word: `skadi.${way}` }))
  const choices = new FakeChoices({ ...ask, options: ways })
  expect(atHand(choices, viewAt('initiative/basic-4'), 0, 'skadi')).toEqual(ways)
})

test('a card that is picked from a rival lights nothing in the own hand', () => {
  const choices = new FakeChoices({ ...at('initiative/basic-4').asks[0]!, seat: 0, options: [{ key: 'discard:loki', verb: 'discard', kind: 'card', word: 'loki' }] })
  const view: Kardnarok = { ...viewAt('initiative/basic-4'), scene: { scene: 'spying', seat: 0, holder: 1 } }
  expect(atHand(choices, view, 0, 'loki')).toEqual([])
  expect(atShown(choices, 'loki')).toHaveLength(1)
})

test('what was sealed lies where it will lie', () => {
  const { seat } = at('army.hero/basic-4')
  const before = viewAt('army.hero/basic-4')
  const after = withSealed(before, seat)
  expect(before.players[seat]!.army).toHaveLength(0)
  expect(after.players[seat]!.army).toHaveLength(2)
  expect(after.players[seat]!.hand.length).toBe(before.players[seat]!.hand.length - 2)
  expect(withSealed(before, null)).toBe(before)
})
