// The server over HTTP. What it refuses is thrown as a `Refusal`, with the sentence in the reader's language.

import type { Routes } from '../contract/routes'
import type { Problem } from '../contract/server'
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

type Params = Record<string, string | number | null | undefined>
interface Route {
  params: object
  body: unknown
  answer: unknown
}
type Given<R extends Route> = {} extends R['params'] ? [params?: R['params']] : [params: R['params']]
type GivenWithBody<R extends Route> = R['body'] extends undefined ? Given<R> : [params: R['params'], body: R['body']]

/** An address with its query; what is undefined or null is left out. */
export function withQuery(path: string, query: Params): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return given.length ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : path
}

/** The path of a route with its parameters: those that it names in it, the others as its query. What is undefined or
 * null is left out. */
export function addressOf<M extends keyof Routes, P extends keyof Routes[M] & string>(
  path: P,
  ...[params]: Given<Routes[M][P] & Route>
): string {
  const rest: Params = { ...(params as Params | undefined) }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  return withQuery(filled, rest)
}

function calling<M extends keyof Routes>(method: M) {
  return <P extends keyof Routes[M] & string>(path: P, ...given: GivenWithBody<Routes[M][P] & Route>) => {
    const [params, body] = given as [Params | undefined, unknown]
    const address = addressOf<M, P>(path, ...([params] as unknown as Given<Routes[M][P] & Route>))
    return send<(Routes[M][P] & Route)['answer']>(method, address, body)
  }
}

/** The routes of the server, as src/contract/routes.ts has them. */
export const api = {
  get: calling('GET'),
  post: calling('POST'),
  put: calling('PUT'),
  delete: calling('DELETE'),
}

/** A word that no other order has: a retry carries the same, and changes nothing. */
export function retryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
