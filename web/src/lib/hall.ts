// Tables of the hall: what can be played, opened, and sat down at.

import { api } from './api'
import type { House, NewSeat, NewTable, Opened, Table } from './contract'
import { keep, kept, settings } from './settings.svelte'
import { withAutomata } from './setup'
import { say } from './words.svelte'

let house: Promise<House> | null = null

/** The games and bots there are; asked for once. */
export function theHouse(): Promise<House> {
  house ??= api.get('/house').catch((problem) => {
    house = null
    throw problem
  })
  return house
}

/** What the guest is called: as it said, or a plain word, so that nobody must type before playing. */
export function myName(): string {
  return settings.name.trim() || say('web.guest')
}

export async function openTable(wish: NewTable): Promise<Opened> {
  await api.get('/me') // the session begins here, and with it the token of changes
  await api.put('/me', {}, { name: myName(), portrait: settings.portrait ?? '' })
  const opened = await api.post('/tables', {}, { lang: settings.lang, ...wish })
  keep(`links.${opened.table.id}`, JSON.stringify(opened.tokens))
  keep('going_on', 'yes') // the first page keeps room for it
  return opened
}

export type Tokens = Record<string, string>

/** The tokens of links that this device was told, by seat. */
export function linksOf(table: string): Tokens {
  return JSON.parse(kept(`links.${table}`) ?? '{}') as Tokens
}

function keepLink(table: string, seat: number, token: string): Tokens {
  const all = { ...linksOf(table), [seat]: token }
  keep(`links.${table}`, JSON.stringify(all))
  return all
}

/** The table that a code leads to; the code is kept, so that one can sit down with it. */
export async function tableByCode(code: string): Promise<Table> {
  await api.get('/me') // whoever has a session finds the table among their own
  const table = await api.get('/codes/{code}', { code: plainCode(code) })
  keepCode(table.id, plainCode(code))
  return table
}

export function keepCode(table: string, code: string): void {
  keep(`code.${table}`, code)
}

/** A code as it is meant, however it was typed. */
export function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '').slice(0, 6)
}

/** The code with which this device came to a table. */
export function codeKnown(table: string): string | null {
  return kept(`code.${table}`)
}

export function joinLink(code: string): string {
  return `${location.origin}/join/${code}`
}

/** Sit down. The link that others knew is void from now on, and this device is told the new one. */
export async function sitDown(table: string, seat: number, token: string | null, code: string | null = null): Promise<void> {
  await api.get('/me')
  const body = { name: myName(), portrait: settings.portrait ?? '', token, code: token ? null : code }
  const seated = await api.post('/tables/{table_id}/seats/{seat}/take', { table_id: table, seat }, body)
  keepLink(table, seat, seated.token)
  keep('going_on', 'yes')
}

/** Have another portrait: from now on, and at these seats at once. */
export async function wear(portrait: string, table: string, seats: readonly number[]): Promise<void> {
  settings.wear(portrait)
  for (const seat of seats) await api.put('/tables/{table_id}/seats/{seat}/portrait', { table_id: table, seat }, { portrait })
}

/** A new link of a seat; the one before is void. */
export async function renewLink(table: string, seat: number): Promise<Tokens> {
  const { token } = await api.post('/tables/{table_id}/seats/{seat}/link', { table_id: table, seat })
  return keepLink(table, seat, token)
}

export function linkTo(table: string, seat: number, token: string): string {
  return `${location.origin}/tables/${table}/seats/${seat}#${token}`
}

export type Company = 'bots' | 'friends' | 'here' | 'alone'

/** The seats of a new table: me first; then bots, open seats, or more people at this device; automata have theirs. */
export function seatsFor(company: Company, seats: number, bot: string, people: string[] = [], automata: number[] = []): NewSeat[] {
  const rest: Record<Company, (seat: number) => NewSeat> = {
    alone: () => ({ kind: 'bot', bot }),
    bots: () => ({ kind: 'bot', bot }),
    friends: () => ({ kind: 'open' }),
    here: (seat) => ({ kind: 'person', name: people[seat]?.trim() || `${say('web.player')} ${seat + 1}` }),
  }
  const first: NewSeat = { kind: 'person', name: company === 'here' ? people[0]?.trim() || myName() : myName() }
  return withAutomata([first, ...Array.from({ length: seats - 1 }, (_, seat) => rest[company](seat + 1))], automata)
}
