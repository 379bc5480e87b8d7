// A step of a Follower: which candidates lose which comparison, and when they go dark.

import { describe, expect, it } from 'vitest'
import type { Event } from '../../src/contract/server'
import { asksOfMap, fightingOf, holds, whereOf } from '../../src/games/lords_of_ragnarok/fights'
import { darkAt, stepOf } from '../../src/games/lords_of_ragnarok/steps'

const event = (key: string, args: Event['args']): Event => ({ number: 1, key, args })

describe('a step of a Follower', () => {
  const told = event('follower.monster', { seat: 1, keys: ['neutral', 'army_distance'], values: [1, 0, 0, 0, 1, 2], monster: 'fafnir', monsters: ['hrungnir', 'fafnir', 'grendel'] })

  it('compares key by key: the least stays, the others lose with their number', () => {
    const { kind, candidates, taken } = stepOf(told)!
    expect([kind, taken]).toEqual(['monster', 'fafnir'])
    expect(candidates).toEqual([
      { word: 'hrungnir', out: 0, number: 1 },
      { word: 'fafnir', out: null, number: null },
      { word: 'grendel', out: 1, number: 2 },
    ])
  })

  it('lets one of equals win the tie, and the others lose it after all comparisons', () => {
    const tied = stepOf(event('follower.army', { seat: 1, keys: ['strength'], values: [-2, -3, -3], army: '9.3', armies: ['9.2', '9.3', '9.3'] }))!
    expect(tied.candidates.map(({ out, number }) => [out, number])).toEqual([[0, 2], [null, null], [1, null]])
  })

  it('goes dark comparison by comparison, and never the one that is taken', () => {
    const [first, stays, second] = darkAt(stepOf(told)!)
    expect(stays).toBeUndefined()
    expect(first!).toBeLessThan(second!)
    expect(second!).toBeLessThan(0.78)
  })

  it('is none where nothing was compared', () => {
    expect(stepOf(event('follower.draws', { seat: 1, action_card: 'jarl_1' }))).toBeNull()
  })
})

describe('a battle on stage', () => {
  const side = { armies: 2, cards: [], strength: 2, passed: false }
  const view = { scene: { scene: 'battle', territory: '5', attacker: { ...side, seat: 0 }, defender: { ...side, seat: 1 }, winner: null }, players: [] } as never
  const over = { scene: null, players: [{ armies: [{ territory: '5', strength: 3, activated: false }] }, { armies: [] }] } as never
  const asked = (kind: string) => [{ options: [{ key: 'x', verb: 'x', kind, word: '' }] }] as never

  it('has the attacker first, and is told of Followers who fight without one', () => {
    expect(fightingOf(view, null)!.sides.map(({ seat }) => seat)).toEqual([0, 1])
    expect(fightingOf(over, null)).toBeNull()
    const clash = fightingOf(over, { events: [event('clash', { seat: 0, rival: 1, territory: '5' })] })!
    expect([clash.winner, clash.sides[0]!.strength]).toEqual([0, 3])
  })

  it('waits for a card, and makes room for a question about the map', () => {
    expect(holds('battle', view, asked('card'))).toBe(true)
    expect(holds('battle', view, asked('army'))).toBe(false)
    expect(holds('battle', over, asked('card'))).toBe(false)
    expect(asksOfMap(asked('territory'))).toBe(true)
  })
})

describe('where something happens that does not say so', () => {
  it('is the prey of the hunt, and nothing else', () => {
    const hunt = { scene: { scene: 'hunt', monster: 'garm' } } as never
    expect(whereOf({ key: 'hunt.hit' }, hunt)).toBe('monster garm')
    expect(whereOf({ key: 'hunt.hit' }, { scene: null } as never)).toBeNull()
    expect(whereOf({ key: 'turn' }, hunt)).toBeNull()
  })
})
