// The keys on the caps do what is seen beside them.

import { expect, test, vi } from 'vitest'

import { TableChoices } from '../src/lib/choices.svelte'
import type { Option } from '../src/lib/contract'
import type { TableRoom } from '../src/lib/table.svelte'

const OPTIONS: Option[] = ['a', 'b', 'c'].map((word) => ({ key: `go:${word}`, verb: 'go', kind: 'place', word, role: 'do', group: 'go' }))

function table(): { choices: TableChoices; chosen: string[] } {
  const chosen: string[] = []
  const choose = vi.fn((options: Option[]) => (chosen.push(...options.map(({ key }) => key)), Promise.resolve(true)))
  const ask = { seat: 0, name: 'turn', about: {}, options: OPTIONS, anytime: [], kinds: [], sealed: false, private: false, more: false, part: false }
  const room = { ask, elsewhere: false, planning: false, steps: [], closing: new Set(), active: 0, view: null, choose, speaker: null, module: null }
  return { choices: new TableChoices(room as unknown as TableRoom), chosen }
}

test('without a list the options are counted, with one what it shows', () => {
  const { choices, chosen } = table()
  expect(OPTIONS.map((option) => choices.number(option))).toEqual(['1', '2', '3'])
  expect(choices.press('2')).toBe(true)
  const opened = vi.fn()
  choices.seen = [{ key: 'upgrade', run: opened }, { key: 'go:c', run: () => choices.choose(OPTIONS[2]!) }]
  expect(OPTIONS.map((option) => choices.number(option))).toEqual([null, null, '2'])
  choices.press('1')
  choices.press('2')
  expect(choices.press('3')).toBe(false)
  expect(opened).toHaveBeenCalledOnce()
  expect(chosen).toEqual(['go:b', 'go:c'])
})
