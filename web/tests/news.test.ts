// Since when the reader is told the news.

import { expect, test } from 'vitest'
import { News } from '../src/lib/news'
import type { Ask, Event } from '../src/lib/contract'

const log = (last: number, ...more: Partial<Event>[]): Event[] => [{ number: last, key: 'moved', args: {} }, ...more.map((event, k) => ({ number: last + k + 1, key: 'moved', args: {}, ...event }))]
const ask = (name: string) => ({ name }) as Ask

test('the news stay through all questions of a turn, and go when the next one begins', () => {
  const news = new News(10)
  news.answers(0, { turn: 0 }, 20)
  news.hears(0, { turn: 0 }, ask('march.to'), log(21))
  expect(news.mark).toBe(10)
  news.answers(0, { turn: 0 }, 21)
  news.hears(0, { turn: 0 }, ask('battle.card'), log(24))
  expect(news.mark).toBe(10)
  news.answers(0, { turn: 0 }, 24)
  news.hears(0, { turn: 1 }, null, log(27))
  expect(news.mark).toBe(24)
})

test('what another does in their turn, and the reader to that, is all news', () => {
  const news = new News(10)
  news.answers(0, { turn: 1 }, 30)
  news.hears(0, { turn: 1 }, null, log(33))
  expect(news.mark).toBe(10)
})

test('in nobody’s turn each answer stands for itself', () => {
  const news = new News(10)
  news.answers(0, { turn: -1 }, 30)
  expect(news.mark).toBe(30)
})

test('a turn is over though the next own one begins in the same update', () => {
  const news = new News(10)
  news.answers(0, { turn: 0 }, 20)
  news.hears(0, { turn: 0 }, ask('turn'), log(25))
  expect(news.mark).toBe(20)
  news.answers(0, { turn: 0 }, 25)
  news.hears(0, { turn: 0 }, ask('action'), log(26, { key: 'follower.turn', args: { seat: 1 } }))
  expect(news.mark).toBe(25)
})

test('nothing is over before anything has come of an answer, nor after a refusal', () => {
  const news = new News(10)
  news.answers(0, { turn: 0 }, 20)
  news.hears(0, { turn: 0 }, ask('turn'), log(20))
  expect(news.mark).toBe(10)
  news.refused()
  news.hears(0, { turn: 1 }, null, log(30))
  expect(news.mark).toBe(10)
})
