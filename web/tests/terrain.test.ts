// The land of maps.

import { expect, test } from 'vitest'
import { REGIONS as BLOOD_RAGE } from '../src/games/blood_rage/stamps'
import { REGIONS as LORDS } from '../src/games/lords_of_ragnarok/stamps'
import { standingOn, TERRAINS, tileOf } from '../src/pictures/terrain'

test('regions of a map are told without colour: each has a land of its own', () => {
  for (const regions of [BLOOD_RAGE, LORDS]) {
    const terrains = Object.values(regions).map(({ terrain }) => terrain)
    expect(new Set(terrains).size).toBe(terrains.length)
  }
  const drawn = TERRAINS.map((terrain) => standingOn(terrain, [[20, 20]]).dark)
  expect(new Set(drawn).size).toBe(TERRAINS.length)
})

test('a map looks the same whenever it is drawn', () => {
  for (const terrain of TERRAINS) {
    expect(standingOn(terrain, [[120, 40], [7, 300]])).toEqual(standingOn(terrain, [[120, 40], [7, 300]]))
    expect(tileOf(terrain)).toEqual(tileOf(terrain))
  }
})
