// The server over HTTP. What it refuses is thrown as a `Refusal`, with the sentence in the reader's language.

import type { Problem } from './wire'
import { settings } from './settings.svelte'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence)
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

function csrf(): string {
  return document.cookie.match(/(?:^|; )csrf=([^;]*)/)?.[1] ?? ''
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': settings.lang }
  if (method !== 'GET') headers['x-csrf'] = csrf()
  if (body !== undefined) headers['content-type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Unreachable()
  }
  const data: unknown = answer.status === 204 ? null : await answer.json()
  if (!answer.ok) throw new Refusal(answer.status, data as Problem)
  return data as T
}

/** A path with its query; what is undefined or null is left out. */
export function withQuery(path: string, query: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return given.length ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : path
}

export const api = {
  get: <T>(path: string) => send<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => send<T>('POST', path, body),
  put: <T>(path: string, body: unknown) => send<T>('PUT', path, body),
  drop: <T>(path: string) => send<T>('DELETE', path),
}

/** A word that no other order has: a retry carries the same, and changes nothing. */
export function retryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
