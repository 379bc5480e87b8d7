import { expect, test } from 'vitest'
import { ago } from '../src/lib/ago'

const NOW = Date.parse('2026-11-18T12:00:00Z')

test.each([
  ['2026-11-18T11:59:30Z', 'en', 'this minute'],
  ['2026-11-18T11:55:00Z', 'en', '5 minutes ago'],
  ['2026-11-18T09:00:00Z', 'pt', 'há 3 horas'],
  ['2026-11-17T11:00:00Z', 'es', 'ayer'],
  ['2026-11-18T12:00:30Z', 'en', 'this minute'], // the server's clock is ahead
])('%s in %s is %s', (when, lang, told) => {
  expect(ago(when, lang, NOW)).toBe(told)
})
