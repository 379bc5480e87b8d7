// What moves over the table when something is told.

import { describe, expect, it } from 'vitest'
import { boxOf } from '../../src/games/feast_for_odin/content'
import { laidNow } from '../../src/games/feast_for_odin/flights'
import { looks } from '../../src/games/feast_for_odin/looks'
import { flightsOf } from '../../src/games/feast_for_odin/news'
import type { Event, Events } from '../../src/games/feast_for_odin/types'
import { position, speakerOf } from './play'

const { view } = position('first')
const told = <K extends keyof Events>(key: K, args: Events[K], number = 7) => ({ number, key, args }) as Event<K>
const seen = (event: Event, seat = 0) => flightsOf([event], { seat, box: boxOf(speakerOf(view)), looks: looks(view) })

describe('what flies', () => {
  it('Vikings go from their player to the space, in its colour', () => {
    const [flight] = seen(told('placed', { seat: 1, space: 'c2_upgrade_3', n: 2 }))
    expect([flight!.stamp, flight!.n, flight!.from, flight!.to]).toEqual(['viking', 2, ['seat 1'], ['space c2_upgrade_3']])
    expect(flight!.ground).toContain('blue')
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

  it('a tile that has just been laid settles, one of the whole log does not', () => {
    const laid: Events['laid'] = { seat: 0, item: 'wool', area: 'home', cell: 'A8', turn: 0 }
    expect(laidNow([told('laid', laid)], 0, 'home')).toEqual(['A8'])
    expect(laidNow([told('laid', laid)], 1, 'home')).toEqual([])
    expect(laidNow([told('laid', laid, 1)], 0, 'home')).toEqual([])
  })
})
