import { expect, test } from 'vitest'
import type { MyTable } from '../src/lib/contract'
import { grouped } from '../src/lib/my_tables'

function table(id: string, more: Partial<MyTable['table']> = {}, rest: Partial<MyTable> = {}): MyTable {
  const plain = { id, started: '2026-01-01', finished: null, stopped: null, created: '2026-01-01', ...more }
  return { table: plain as MyTable['table'], mine: [0], my_turn: [], archived: false, news: null, code: null, again_of: null, ...rest }
}

test('what waits for me comes first, and what is put away last', () => {
  const found = grouped([
    table('over', { finished: '2026-01-02' }),
    table('away', {}, { archived: true, my_turn: [0] }),
    table('lobby', { started: null }),
    table('old', {}, { my_turn: [0] }),
    table('new', {}, { my_turn: [0], news: { at: '2026-01-02', key: 'swore', args: {} } }),
    table('stopped', { stopped: 'abandoned' }),
    table('asked', { started: null }, { mine: [], code: 'K7QF2M' }),
    table('theirs'),
  ])
  expect(found.map(([group, tables]) => [group, tables.map((each) => each.table.id)])).toEqual([
    ['turn', ['new', 'old']],
    ['others', ['theirs']],
    ['waits', ['lobby']],
    ['invited', ['asked']],
    ['finished', ['over', 'stopped']],
    ['archived', ['away']],
  ])
})
