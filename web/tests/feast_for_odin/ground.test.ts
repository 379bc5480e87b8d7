import { describe, expect, it } from 'vitest'
import { boxOf } from '../../src/games/feast_for_odin/content'
import {
  areaOf,
  cellOf,
  cellWord,
  earned,
  effectOf,
  fitting,
  income,
  lowestTurn,
  minuses,
  mirrored,
  turned,
  turnedOn,
} from '../../src/games/feast_for_odin/ground'
import { accepts, areasFor, areaWord, coveredOn, gridOf, spotsFor } from '../../src/games/feast_for_odin/position'
import { grounds, position, speakerOf } from './play'

describe.each(Object.keys(grounds))('the position %s', (name) => {
  const { view, seat } = position(name)
  const box = boxOf(speakerOf(view))
  const wanted = grounds[name]!

  it('pays as the engine says', () => {
    for (const { area, word, income: silver, earned: items, minus } of wanted.areas) {
      const grid = gridOf(view, box, area)!
      const covered = coveredOn(view, box, area)
      expect(areaWord(view, area)).toBe(word)
      expect(income(grid, covered)).toBe(silver)
      expect(earned(grid, covered)).toEqual(items)
      expect(minuses(grid, covered)).toBe(minus)
    }
  })

  it('has room for tiles where the engine finds it', () => {
    for (const [key, places] of Object.entries(wanted.spots)) {
      const [area, id] = key.split(' ') as [string, string]
      const item = box.byId.get(id)!
      const grid = gridOf(view, box, Number(area))!
      expect(accepts(view, Number(area), item)).toBe(true)
      const found = spotsFor(view, box, Number(area), item).map((spot) => `${spot.turn}${cellWord(grid, spot.cell)}`)
      expect(found.join(' ')).toBe(places)
    }
  })

  it('asks for a board only where the engine does', () => {
    for (const [id, areas] of Object.entries(wanted.areas_for)) {
      if (id === 'wood') continue // only a card allows it
      expect(areasFor(view, box, seat, box.byId.get(id)!), id).toEqual(areas)
    }
  })
})

describe('a tile', () => {
  const hammer = ['XXX', 'XXX', '.X.', '.X.', '.X.']
  const horn = ['.XX', 'XXX', 'X..']

  it('is turned clockwise and mirrored', () => {
    expect(turned(horn, 1)).toEqual(['XX.', '.XX', '.XX'])
    expect(turned(horn, 4)).toEqual(['XX.', 'XXX', '..X'])
    expect(turned(['X'], 3)).toEqual(['X'])
  })

  it('goes by the lowest turn that looks so', () => {
    expect(lowestTurn(['XXX'], 2)).toBe(0)
    expect(lowestTurn(hammer, 4)).toBe(0)
    expect(turnedOn(['XXX'], 1)).toBe(0)
    expect([0, 1, 2, 3].map((turn) => turnedOn(hammer, turn))).toEqual([1, 2, 3, 0])
  })

  it('comes back when it is mirrored twice, however it lies', () => {
    for (const turn of [0, 1, 2, 3, 4, 5, 6, 7]) expect(mirrored(horn, mirrored(horn, lowestTurn(horn, turn)))).toBe(lowestTurn(horn, turn))
  })
})

describe('a small board', () => {
  const area = areaOf('test', ['. . i1', '. @ore .', 'i0 . -'], [{ cells: [[3, 1], [1, 3]], values: [0, 1], final: 2, anchor: [3, 1] }])

  it('writes cells by column and row', () => {
    expect(cellWord(area, 5)).toBe('C2')
    expect(cellOf(area, 'C2')).toBe(5)
  })

  it('covers an income space only when all below and left of it is covered', () => {
    expect(fitting(area, ['X'], 0n, 0n).map((spot) => cellWord(area, spot.cell))).not.toContain('C1')
    const [last] = fitting(area, ['X'], 0b111101011n, 0n).filter((spot) => cellWord(area, spot.cell) === 'C1')
    expect(last).toBeDefined()
  })

  it('tells what a tile brings', () => {
    const [corner] = fitting(area, ['XX'], 0n, 0n).filter((spot) => cellWord(area, spot.cell) === 'B3')
    expect(effectOf(area, 0n, corner!)).toMatchObject({ minus: 1, income: [0, 0], lost: [] })
    const [middle] = fitting(area, ['X'], 0n, 0n).filter((spot) => cellWord(area, spot.cell) === 'B2')
    expect(effectOf(area, 0n, middle!).lost).toEqual(['ore'])
  })
})
