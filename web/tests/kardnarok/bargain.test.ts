// The table of a bargain: who sits there, and whose bronze moves.

import { describe, expect, it } from 'vitest'
import type { Event } from '../../src/contract/server'
import { bargainAt } from '../../src/games/kardnarok/bargain'
import type { Kardnarok } from '../../src/games/kardnarok/view'

const event = (key: string, args: Event['args']): Event => ({ number: 1, key, args })
const bargain = { employer: 1, outsider: 2, bid: 3, against: 4, counter: null, prices: [null, null, null, null], waiting: [] }
const view = (of: object | null) => ({ players: [{}, {}, {}, {}], combat: { attacker: { seat: 0 }, defender: { seat: 1 }, bargain: of } }) as unknown as Kardnarok

describe('a bargain on stage', () => {
  it('has the employer, the outsider and the leader, and the mover slides bronze in', () => {
    const { sides, sworn } = bargainAt(event('outbid', { kingdom: 0, target: 2, n: 4 }), view(bargain), null)!
    expect(sides.map(({ seat, role, n, moves }) => [seat, role, n, moves])).toEqual([
      [1, 'employer', 3, 'stays'],
      [2, 'outsider', 0, 'stays'],
      [0, 'leader', 4, 'in'],
    ])
    expect(sworn).toBeNull()
  })

  it('gives back what was refused', () => {
    const { sides } = bargainAt(event('rejected', { kingdom: 2 }), view(null), view(bargain))!
    expect(sides.map(({ moves }) => moves)).toEqual(['back', 'stays', 'back'])
  })

  it('swears in whoever was hired, and the other bid goes back', () => {
    const { sides, sworn } = bargainAt(event('hired', { kingdom: 1, mercenary: 2, n: 3 }), view(null), view(bargain))!
    expect(sworn).toBe(2)
    expect(sides.map(({ moves }) => moves)).toEqual(['in', 'stays', 'back'])
  })

  it('seats all outsiders at an open offer', () => {
    const open = { ...bargain, outsider: null, against: null, prices: [null, null, 2, 5] }
    const { sides } = bargainAt(event('offer.open', { kingdom: 1, n: 3 }), view(open), null)!
    expect(sides.map(({ seat, n }) => [seat, n])).toEqual([[1, 3], [2, 2], [3, 5], [0, 0]])
  })
})
