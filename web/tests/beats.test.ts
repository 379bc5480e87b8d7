// Every beat of every game can be played: its scene is there, and so is what it joins.

import { describe, expect, it } from 'vitest'
import type { Beat } from '../src/lib/beats'
import { BEATS as bloodRage } from '../src/games/blood_rage/beats'
import { BEATS as feast } from '../src/games/feast_for_odin/beats'
import { BEATS as kardnarok } from '../src/games/kardnarok/beats'
import { BEATS as lords } from '../src/games/lords_of_ragnarok/beats'

const TABLES: [string, { [key: string]: Beat }][] = [
  ['blood_rage', bloodRage],
  ['kardnarok', kardnarok],
  ['lords_of_ragnarok', lords],
  ['feast_for_odin', feast],
]

describe.each(TABLES)('%s', (_game, table) => {
  it('has small beats of half a second to one, and great ones that can be read', () => {
    for (const [key, { long, great, silent, joins }] of Object.entries(table)) {
      if (silent) continue
      expect(long, key).toBeGreaterThanOrEqual(joins ? 300 : 450)
      expect(long, key).toBeLessThanOrEqual(great ? 3200 : 1000)
    }
  })

  it('joins only what there is', () => {
    for (const [key, { joins }] of Object.entries(table)) for (const other of joins ?? []) expect(Object.keys(table), key).toContain(other)
  })
})
