// The arrows walk the ring as the eye does; the window stays on the map.

import { expect, test } from 'vitest'
import { TALL, WIDE, mapFor, type BoardMap } from '../../src/games/blood_rage/map'
import { frameAround, kept, nextSpot, zoomed, type Spot } from '../../src/lib/navigate'

const spotsOf = (map: BoardMap): Spot[] =>
  Object.entries(map.places).map(([word, place]) => ({ word, x: place.centre[0]!, y: place.centre[1]! }))

test.each([
  ['yggdrasil', 'ArrowRight', 'angerboda'],
  ['gimle', 'ArrowDown', 'andlang'],
  ['andlang', 'ArrowUp', 'gimle'],
  ['myrkulor', 'ArrowRight', 'elvagar'],
  ['utgard', 'ArrowRight', 'horgr'],
  ['horgr', 'ArrowUp', 'yggdrasil'],
])('from %s %s leads to %s', (from, arrow, to) => {
  const provinces = spotsOf(WIDE).filter((spot) => !spot.word.startsWith('fjord'))
  const next = nextSpot(provinces, from, arrow)
  if (from === 'yggdrasil') expect(['angerboda', 'muspelheim']).toContain(next)
  else expect(next).toBe(to)
})

test('every place can be reached from every other on both maps', () => {
  for (const map of [WIDE, TALL]) {
    const spots = spotsOf(map)
    const reached = new Set(['yggdrasil'])
    for (let grown = true; grown; ) {
      const before = reached.size
      for (const word of [...reached]) {
        for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(nextSpot(spots, word, arrow))
      }
      grown = reached.size > before
    }
    expect([...reached].sort()).toEqual(spots.map((spot) => spot.word).sort())
  }
})

test('where nothing lies ahead the focus stays', () => {
  const spots = [
    { word: 'a', x: 0, y: 0 },
    { word: 'b', x: 100, y: 0 },
  ]
  expect(nextSpot(spots, 'b', 'ArrowRight')).toBe('b')
  expect(nextSpot(spots, 'a', 'ArrowUp')).toBe('a')
})

test('the map follows the shape of the stage', () => {
  expect(mapFor(1026, 548)).toBe(WIDE)
  expect(mapFor(390, 420)).toBe(TALL)
  expect(mapFor(469, 350)).toBe(TALL) // a phone on its side: letters of the wide map would be too small
  expect(mapFor(820, 710)).toBe(TALL)
})

test('zooming to a question shows its places and never leaves the map', () => {
  const spots = spotsOf(TALL).filter((spot) => ['elvagar', 'myrkulor'].includes(spot.word))
  const frame = frameAround(spots, [560, 604], 390 / 420, 110)
  expect(frame.width).toBeLessThan(560)
  for (const spot of spots) {
    expect(spot.x).toBeGreaterThan(frame.x)
    expect(spot.x).toBeLessThan(frame.x + frame.width)
  }
  expect(frame.y).toBeGreaterThanOrEqual(0)
  expect(frameAround(spotsOf(TALL), [560, 604], 1, 110)).toEqual({ x: 0, y: 0, width: 560, height: 604 })
})

test('zooming out ends at the whole map, and moving ends at its edge', () => {
  const near = zoomed({ x: 0, y: 0, width: 560, height: 604 }, 2, { x: 500, y: 500 }, [560, 604])
  expect(near.width).toBe(280)
  expect(zoomed(near, 0.1, { x: 500, y: 500 }, [560, 604]).width).toBe(560)
  expect(kept({ ...near, x: 900 }, [560, 604]).x).toBe(280)
})
