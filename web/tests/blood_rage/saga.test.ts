// What has happened since the reader's last answer.

import { expect, test } from 'vitest'
import type { Ask, Event } from '../../src/lib/contract'
import { Saga } from '../../src/lib/saga.svelte'

const event = (number: number, key = 'invaded'): Event => ({ number, key, args: {} })
const ask = (name: string) => ({ name, about: {} }) as Ask

test('updates add up until the reader answers', () => {
  const saga = new Saga()
  saga.hear([event(1), event(2)], null)
  saga.hear([event(3)], null)
  saga.hear([event(4)], ask('turn'))
  expect(saga.fresh.map((each) => each.number)).toEqual([1, 2, 3, 4])
  saga.hear([event(5), event(6)], null) // the answer, and what came of it
  expect(saga.fresh.map((each) => each.number)).toEqual([5, 6])
})

test('what was closed is no news, what comes later is', () => {
  const saga = new Saga()
  saga.hear([event(1, 'ragnarok')], null)
  expect(saga.isNews(event(1))).toBe(true)
  saga.dismiss()
  expect(saga.isNews(event(1))).toBe(false)
  saga.hear([event(2)], null)
  expect(saga.isNews(event(2))).toBe(true)
})

test('the same events twice are told once, and a step back begins anew', () => {
  const saga = new Saga()
  saga.hear([event(1), event(2)], null)
  saga.hear([event(1), event(2)], null)
  expect(saga.events).toHaveLength(2)
  saga.hear([event(1)], null)
  expect(saga.events.map((each) => each.number)).toEqual([1])
})

test('a board that is there only after two updates hears both from the log', () => {
  const saga = new Saga()
  saga.hear([event(1, 'ragnarok'), event(2)], ask('pick'))
  saga.hear([event(1, 'ragnarok'), event(2), event(3)], ask('pick'))
  expect(saga.events.map((each) => each.number)).toEqual([1, 2, 3])
  expect(saga.isNews(event(1))).toBe(true)
})
