// Every sound can be made, is short, clean at its ends and as loud as it should be. tools/sounds.py writes them as files.

import { describe, expect, it } from 'vitest'
import { RATE } from '../src/lib/sound/bodies'
import { GROUPS, groupOf, SOUND_NAMES } from '../src/lib/sound/names'
import { loudest, made, PALETTE } from '../src/lib/sound/palette'

describe('the sounds', () => {
  it('are of one group each', () => {
    expect([...SOUND_NAMES].sort()).toEqual(Object.keys(PALETTE).sort())
    expect(new Set(SOUND_NAMES).size).toBe(SOUND_NAMES.length)
    expect(Object.keys(GROUPS)).toHaveLength(6)
    expect(groupOf('thunder')).toBe('world')
  })

  it('are always the same', () => expect(made('flip')).toEqual(made('flip')))

  it.each([...SOUND_NAMES])('%s is short, below -3 dB, at its loudness, without a click', (name) => {
    const x = made(name)
    const peak = x.reduce((most, y) => Math.max(most, Math.abs(y)), 0)
    expect(x.length / RATE).toBeLessThanOrEqual(1.2)
    expect(peak).toBeGreaterThan(0.1)
    expect(peak).toBeLessThanOrEqual(10 ** (-3 / 20) + 1e-6)
    expect(Math.abs(loudest(Float64Array.from(x)) + 21 - PALETTE[name][0])).toBeLessThan(2.5)
    expect(Math.abs(x[0]!)).toBeLessThan(0.001)
    expect(Math.abs(x.at(-1)!)).toBeLessThan(0.001)
  })
})
