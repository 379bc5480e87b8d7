// The text view tells what the board shows.

import { expect, test } from 'vitest'
import { text } from '../../src/games/kardnarok/text'
import { at, echo, POSITIONS, viewAt } from './table'

const speaker = echo()
const headings = (name: string): string[] => text(at(name).view, at(name).seat, speaker).map((section) => section.heading)

test.each(Object.keys(POSITIONS))('%s can be told', (name) => {
  for (const section of text(at(name).view, at(name).seat, speaker)) {
    expect(section.heading).not.toBe('')
    for (const row of section.table?.rows ?? []) expect(row).toHaveLength(section.table!.head.length)
  }
})

test('a combat is told with its parts and its Norns', () => {
  expect(headings('initiative/basic-4')).toEqual([
    'board.scene.realm',
    'board.kingdoms',
    'board.scene.combat',
    'board.sums',
    'board.laid',
    'board.yours',
  ])
})

test('the last line of the sums is the Counter', () => {
  const view = viewAt('initiative/basic-4')
  const { totals } = view.combat!.tally!
  const sums = text(view, 0, speaker).find((section) => section.heading === 'board.sums')!
  expect(sums.table!.rows.at(-1)!.slice(1)).toEqual([totals.attacker, totals.defender].map(String))
})

test('every kingdom has a row, the own one first', () => {
  const { view, seat } = at('announce/basic-3')
  const kingdoms = text(view, seat, speaker).find((section) => section.heading === 'board.kingdoms')!
  expect(kingdoms.table!.rows).toHaveLength(3)
  expect(kingdoms.table!.rows[0]![0]).toContain('table.you')
})

test('a spectator is told no hand', () => {
  expect(text(at('announce/basic-4').view, null, speaker).map((section) => section.heading)).not.toContain('board.yours')
})
