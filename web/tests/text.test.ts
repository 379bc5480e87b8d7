// What the server tells in words, asked for again with every change of the table.

import { expect, test } from 'vitest'
import { Told } from '../src/lib/text.svelte'

/** An answer that is given later. */
function later<T>() {
  let give!: (found: T) => void
  let refuse!: (error: unknown) => void
  const answer = new Promise<T>((resolve, reject) => ([give, refuse] = [resolve, reject]))
  return { answer, give, refuse }
}

const refusal = () => new Error('The table has stopped.')

test('an answer that comes too late is dropped', async () => {
  const told = new Told<string>((error) => (error as Error).message)
  const [first, second] = [later<string>(), later<string>()]
  const asked = [told.ask(() => first.answer), told.ask(() => second.answer)]
  second.give('now')
  await asked[1]
  first.give('before')
  await asked[0]
  expect(told.found).toBe('now')
})

test('a refusal is said, and nothing old is shown beside it', async () => {
  const told = new Told<string>((error) => (error as Error).message)
  await told.ask(async () => 'before')
  await told.ask(() => Promise.reject(refusal()))
  expect([told.found, told.problem]).toEqual([null, 'The table has stopped.'])
  await told.ask(async () => 'now')
  expect([told.found, told.problem]).toEqual(['now', ''])
})

test('a refusal that comes too late says nothing', async () => {
  const told = new Told<string>((error) => (error as Error).message)
  const first = later<string>()
  const asked = told.ask(() => first.answer)
  await told.ask(async () => 'now')
  first.refuse(refusal())
  await asked
  expect([told.found, told.problem]).toEqual(['now', ''])
})
