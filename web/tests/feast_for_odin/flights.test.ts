// What moves over the table when something is told.

import { describe, expect, it } from 'vitest'
import { boxOf } from '../../src/games/feast_for_odin/content'
import { looks } from '../../src/games/feast_for_odin/looks'
import { flightsOf, movesOver } from '../../src/games/feast_for_odin/news'
import type { Event, Events } from '../../src/games/feast_for_odin/types'
import { position, speakerOf } from './play'

const { view } = position('first')
const speaker = speakerOf(view)
const told = <K extends keyof Events>(key: K, args: Events[K], number = 7) => ({ number, key, args }) as Event<K>
const seen = (event: Event, seat = 0) => movesOver([event], { seat, box: boxOf(speaker), looks: looks(view), spaces: new Map() })

describe('what flies', () => {
  it('goods come from the space at which their player acts', () => {
    const beat = (...events: Event[]) => flightsOf({ events, view, seat: 0, speaker, looks: looks(view) })
    expect(beat(told('placed', { seat: 1, space: 'c1_stockfish', n: 1 }))).toEqual([]) // Vikings glide by themselves
    expect(beat(told('gained', { seat: 1, item: 'stockfish', n: 1 }))[0]!.from).toEqual(['c1_stockfish', 'all'])
    expect(beat(told('gained', { seat: 0, item: 'wood', n: 2 }))[0]!.from).toEqual(['all', 'all'])
    beat(told('round', { n: 2 }))
    expect(beat(told('gained', { seat: 1, item: 'wood', n: 1 }))[0]!.from[0]).toBe('all')
  })

  it('Vikings that come home early leave their space, in their colour', () => {
    const [flight] = seen(told('vikings.returned', { seat: 1, space: 'c2_upgrade_3', n: 2 }))
    expect([flight!.stamp, flight!.n, flight!.from, flight!.to]).toEqual(['viking', 2, ['c2_upgrade_3'], ['seat 1']])
    expect(flight!.ground).toContain('blue')
  })

  it('what is upgraded goes from good to good', () => {
    const [flight] = seen(told('upgraded', { seat: 0, item: 'mead', into: 'oil' }))
    expect([flight!.stamp, flight!.from[0], flight!.to[0]]).toEqual(['oil', 'supply 0 mead', 'supply 0 oil'])
  })

  it('a harvest is one flight for each good, of somebody else one at all', () => {
    const harvest = told('harvested', { seat: 0, items: ['peas', 'flax', 'flax'] })
    expect(seen(harvest).map(({ stamp, n, to }) => [stamp, n, to[0]])).toEqual([['peas', 0, 'supply 0 peas'], ['flax', 2, 'supply 0 flax']])
    expect(seen(harvest, 1)).toHaveLength(1)
  })

  it('silver comes with income, and goes when it is paid', () => {
    const [income] = seen(told('income', { seat: 0, n: 5 }))
    const [paid] = seen(told('paid', { seat: 0, item: 'silver', n: 5 }))
    expect([income!.stamp, income!.from[0], income!.to[0]]).toEqual(['coin', 'land', 'supply 0 silver'])
    expect([paid!.from[0], paid!.to[0]]).toEqual(['supply 0 silver', 'all'])
    expect(seen(told('income', { seat: 0, n: 0 }))).toEqual([])
  })
})
