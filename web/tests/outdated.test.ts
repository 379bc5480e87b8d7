// A page that was built from other types loads itself again, once for each contract.

import { expect, test } from 'vitest'
import { isFirstTime, isOutdated } from '../src/lib/outdated'

test('another contract is noticed, and no contract is not', () => {
  expect(isOutdated({ contract: 'one' }, 'other')).toBe(true)
  expect(isOutdated({ contract: 'one' }, 'one')).toBe(false)
  expect(isOutdated({ contract: 'one' }, undefined)).toBe(false)
  expect(isOutdated({}, 'other')).toBe(false)
  expect(isOutdated(null, 'other')).toBe(false)
})

test('the page is loaded again once for each contract', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) } as Storage
  expect([isFirstTime('a', storage), isFirstTime('a', storage), isFirstTime('b', storage)]).toEqual([true, false, true])
})
