// What was refused, in the reader's language, which may have changed since.

import type { Problem } from '../contract/server'
import { Refusal } from './api'
import { library } from './words.svelte'

export function errorText(problem: Problem): string {
  const words = Object.entries(problem.words).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(String).join(', ') || '-' : value,
  ])
  try {
    return library.say(problem.key, Object.fromEntries(words))
  } catch {
    return problem.sentence // a message of a game, or one that pages do not know
  }
}

/** Why something could not be fetched: what the server said, or that it is away. */
export function reason(error: unknown): string {
  return error instanceof Refusal ? errorText(error.problem) : library.say('web.unreachable')
}
