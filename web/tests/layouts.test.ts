// The three layouts have the same conditions in the style sheets and in the program.

import { expect, test } from 'vitest'

import { DESK, LOW, SMALL } from '../src/lib/layout.svelte'

const SOURCES = import.meta.glob<string>(['../src/**/*.css', '../src/**/*.svelte'], { query: '?raw', import: 'default', eager: true })

// What else depends on the window: how wide a page of text is, two sizes of large windows, and narrow phones.
const OTHERS = [
  '(max-width: 1500px)',
  '(min-width: 1700px)',
  '(max-width: 1279px) and (min-width: 1000px) and (min-height: 560px)',
  '(max-width: 900px)',
  '(max-width: 640px)',
  '(max-width: 600px)',
  '(max-width: 600px) and (max-height: 700px)',
  '(max-width: 999px) and (pointer: coarse), (max-height: 559px) and (pointer: coarse)',
]

test('no part of the page has a size of the window of its own', () => {
  const known = new Set([DESK, SMALL, LOW, ...OTHERS])
  const found = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(/@media ([^{]*(?:width|height)[^{]*?) \{/g)].map(([, query]) => ({ path, query: query! })),
  )
  expect(found.filter(({ query }) => !known.has(query))).toEqual([])
  expect([DESK, SMALL, LOW].filter((query) => !found.some((each) => each.query === query))).toEqual([])
})
