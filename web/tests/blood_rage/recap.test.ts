// What has happened since the reader's last answer.

import { expect, test } from 'vitest'
import type { Ask, Event } from '../../src/lib/contract'
import { Recap } from '../../src/lib/recap.svelte'

const event = (number: number, key = 'invaded'): Event => ({ number, key, args: {} })
const ask = (name: string) => ({ name, about: {} }) as Ask

test('updates add up until the reader answers', () => {
  const recap = new Recap()
  recap.hear([event(1), event(2)], null)
  recap.hear([event(3)], null)
  recap.hear([event(4)], ask('turn'))
  expect(recap.fresh.map((each) => each.number)).toEqual([1, 2, 3, 4])
  recap.hear([event(5), event(6)], null) // the answer, and what came of it
  expect(recap.fresh.map((each) => each.number)).toEqual([5, 6])
})

test('what was closed is no news, what comes later is', () => {
  const recap = new Recap()
  recap.hear([event(1, 'ragnarok')], null)
  expect(recap.isNews(event(1))).toBe(true)
  recap.dismiss()
  expect(recap.isNews(event(1))).toBe(false)
  recap.hear([event(2)], null)
  expect(recap.isNews(event(2))).toBe(true)
})

test('the same events twice are told once, and a step back begins anew', () => {
  const recap = new Recap()
  recap.hear([event(1), event(2)], null)
  recap.hear([event(1), event(2)], null)
  expect(recap.events).toHaveLength(2)
  recap.hear([event(1)], null)
  expect(recap.events.map((each) => each.number)).toEqual([1])
})

test('a board that is there only after two updates hears both from the log', () => {
  const recap = new Recap()
  recap.hear([event(1, 'ragnarok'), event(2)], ask('pick'))
  recap.hear([event(1, 'ragnarok'), event(2), event(3)], ask('pick'))
  expect(recap.events.map((each) => each.number)).toEqual([1, 2, 3])
  expect(recap.isNews(event(1))).toBe(true)
})
