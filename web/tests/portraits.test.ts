// The faces of people and bots.

import { expect, test } from 'vitest'
import { LOADERS } from 'virtual:pictures'
import { PORTRAITS, portraitOf } from '../src/lib/portraits'

test('every portrait that can be chosen is drawn, and every one that is drawn can be chosen', async () => {
  const { default: pack } = await LOADERS['portraits']!()
  expect(Object.keys(pack.rows['face']!).sort()).toEqual([...PORTRAITS].sort())
})

test('the chosen portrait is shown, and without one the name decides', () => {
  expect(portraitOf('smith', 'Ana')).toBe('smith')
  expect(portraitOf('nobody', 'Ana')).toBe(portraitOf(null, 'Ana'))
  expect(new Set(['Ana', 'Bo', 'Sigrún', 'Hróar', 'Tove'].map((name) => portraitOf(null, name))).size).toBeGreaterThan(3)
})
