// The tones that pictures are printed in: a figure stands out from every tone of every tint, by its dark key or by its light form.

import { expect, test } from 'vitest'
import css from '../src/styles/tints.css?raw'
import { TINTS } from '../src/pictures/compose'

const LEAST = 3.5 // to one; 3 is what graphics need
const PITCH = '#17110b'
const LIGHT = { light: '#f5ead3', dark: '#e8d9ba' }

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}
function tones(tint: string, theme: 'light' | 'dark'): string[] {
  const line = css.split('\n').find((each) => each.includes(`.t-${tint} `) && each.startsWith('[data-theme="dark"]') === (theme === 'dark'))
  return [...(line ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour)
}

test.each(TINTS.flatMap((tint) => (['light', 'dark'] as const).map((theme) => [tint, theme] as const)))('%s, %s', (tint, theme) => {
  const found = tones(tint, theme)
  expect(found).toHaveLength(4)
  for (const tone of found) expect(Math.max(contrast(tone, PITCH), contrast(tone, LIGHT[theme])), tone).toBeGreaterThan(LEAST)
})

test('the light form stands out from its key', () => {
  for (const light of Object.values(LIGHT)) expect(contrast(light, PITCH)).toBeGreaterThan(12)
  expect(css).toContain(`--p-light: ${LIGHT.light}`)
  expect(css).toContain(`--p-light: ${LIGHT.dark}`)
})
