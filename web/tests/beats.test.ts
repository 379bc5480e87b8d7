// Every beat of every game can be played: its scene is there, and so is what it joins.

import { describe, expect, it } from 'vitest'
import type { Beat } from '../src/lib/beats'
import { BEATS as bloodRage } from '../src/games/blood_rage/beats'
import { SCENES as bloodRageScenes } from '../src/games/blood_rage/scenes'
import { BEATS as feast } from '../src/games/feast_for_odin/beats'
import { SCENES as feastScenes } from '../src/games/feast_for_odin/scenes'
import { BEATS as kardnarok } from '../src/games/kardnarok/beats'
import { SCENES as kardnarokScenes } from '../src/games/kardnarok/scenes'
import { BEATS as lords } from '../src/games/lords_of_ragnarok/beats'
import { SCENES as lordsScenes } from '../src/games/lords_of_ragnarok/scenes'

const TABLES: [string, { [key: string]: Beat }, { [scene: string]: unknown }][] = [
  ['blood_rage', bloodRage, bloodRageScenes],
  ['kardnarok', kardnarok, kardnarokScenes],
  ['lords_of_ragnarok', lords, lordsScenes],
  ['feast_for_odin', feast, feastScenes],
]

describe.each(TABLES)('%s', (_game, table, scenes) => {
  it('has small beats of half a second to one, and great ones that can be read', () => {
    for (const [key, { long, great, silent, joins }] of Object.entries(table)) {
      if (silent) continue
      expect(long, key).toBeGreaterThanOrEqual(joins ? 300 : 450)
      expect(long, key).toBeLessThanOrEqual(great ? 3200 : 1000)
    }
  })

  it('has every scene that a beat names', () => {
    const named = Object.values(table).flatMap(({ scene }) => (scene ? [scene] : []))
    expect([...new Set(named)].sort()).toEqual(Object.keys(scenes).sort())
  })

  it('joins only what there is', () => {
    for (const [key, { joins }] of Object.entries(table)) for (const other of joins ?? []) expect(Object.keys(table), key).toContain(other)
  })
})
