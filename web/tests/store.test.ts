// Pictures as they are found and drawn: by kind, by what a kind stands for, and as a content pack wants them.

import { expect, test, vi } from 'vitest'
import { bringPictures, draw, hasPicture, loadPictures } from '../src/pictures/store.svelte'

async function loaded(): Promise<void> {
  loadPictures('kardnarok')
  await vi.waitFor(() => expect(draw('kardnarok', 'warrior', 'jarl', 'thumb')).not.toBeNull(), { timeout: 20_000 })
}

test('a word is found with its rune, under a kind that stands for others, and not where there is none', async () => {
  await loaded()
  const jarl = draw('kardnarok', 'warrior', 'jarl', 'thumb')!
  expect(draw('kardnarok', 'card', 'jarl.jera', 'thumb')!.inside).toBe(jarl.inside)
  expect(draw('kardnarok', 'norn', 'skadi.frost', 'thumb')).not.toBeNull()
  expect(draw('kardnarok', 'norn', 'jarl', 'thumb')).toBeNull()
  expect(hasPicture('kardnarok', 'norn', 'jarl')).toBe(false)
  expect(hasPicture('kardnarok', 'slot', '1')).toBe(false)
})

test('a content pack gives a card another picture, of what the page knows', async () => {
  await loaded()
  const before = draw('kardnarok', 'warrior', 'jarl', 'thumb')!
  bringPictures('kardnarok', { warrior: { jarl: { main: 'crown', back: 'hall', tint: 'woad' } } })
  expect(draw('kardnarok', 'warrior', 'jarl', 'thumb')!.tint).toBe('woad')
  bringPictures('kardnarok', { warrior: { jarl: { main: 'no-such-figure', back: 'hall', tint: 'woad' } } })
  expect(draw('kardnarok', 'warrior', 'jarl', 'thumb')).toEqual(before)
  bringPictures('kardnarok', {})
  expect(draw('kardnarok', 'warrior', 'jarl', 'thumb')).toEqual(before)
})
