// A seat's line to its table: numbered events without gap or repeat, orders that survive a broken line.

import { addressOf, api, retryKey, Refusal } from './api'
import type { Event, Message, Order, Problem, ServerMessage, Until, Update } from '../contract/server'

const WAITS = [0.5, 1, 2, 4, 8, 15] // seconds before the next try
const POLL = 2.5 // seconds between two looks, where no WebSocket gets through
const FAILED_BEFORE_POLLING = 3
const NOT_ALLOWED = 4401
const NOT_FROM_HERE = 4403
const TOO_MANY = 'error.http.many' // orders in a second: a little later they are welcome again
const NEWS = 2 // seconds in which what comes of an answer is told, unless the line breaks

export type LineState = 'opening' | 'open' | 'lost' | 'polling' | 'refused'

type Keyed<O> = O & { key: string }

interface Pending {
  order: Keyed<Order>
  resolve: () => void
  reject: (problem: Problem) => void
}

export class Live {
  update = $state.raw<Update | null>(null)
  events = $state.raw<Event[]>([])
  talk = $state.raw<Message[]>([])
  recent = $state.raw<Event[]>([]) // those of the last update
  state = $state<LineState>('opening')
  retryAt = $state(0) // when the next try comes, in milliseconds
  missed = $state(0) // how much happened while the line was lost
  order = $state<Until | null>(null) // the standing order of this seat, as it was told last
  ahead = $state(0) // by how much the server's clock is ahead of ours, in milliseconds

  private socket: WebSocket | null = null
  private tries = 0
  private opened = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly pending = new Map<string, Pending>()
  private over = false
  private waiting: (() => void)[] = [] // for the next update

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly ontake: (update: Update, fresh: Event[]) => void = () => {},
  ) {
    this.connect()
    addEventListener('online', this.now)
  }

  /** Leave the table. */
  close(): void {
    this.over = true
    clearTimeout(this.timer)
    removeEventListener('online', this.now)
    this.socket?.close()
  }

  /** Try again at once. */
  now = (): void => {
    if (this.state !== 'lost' && this.state !== 'polling') return
    clearTimeout(this.timer)
    this.connect()
  }

  /** Answer, and wait until the page has the question that comes after it: a second click answers nothing twice. */
  async answer(options: string[], token: string, then: string[] = []): Promise<void> {
    await this.give({ do: 'answer', options, ...(then.length && { then }), key: retryKey(), question_token: token })
    const until = Date.now() + NEWS * 1000
    while (this.update?.question_token === token && !this.update.kept && Date.now() < until) await this.news()
  }

  private news(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      setTimeout(resolve, NEWS * 1000)
    })
  }

  undo(): Promise<void> {
    return this.give({ do: 'undo', key: retryKey() })
  }

  /** Keep the open window open for longer. */
  hold(): Promise<void> {
    return this.give({ do: 'hold', key: retryKey() })
  }

  speak(text: string): Promise<void> {
    return this.give({ do: 'say', text, key: retryKey() })
  }

  private give(order: Keyed<Order>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pending.set(order.key, { order, resolve, reject })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(order))
      else if (this.state === 'polling') void this.deliver(order)
    })
  }

  private connect(): void {
    if (this.over) return
    const query = { table_id: this.table, seat: this.seat, since: this.update?.last ?? 0, heard: this.talk.at(-1)?.number ?? 0, patches: true }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api${addressOf<'SOCKET', '/tables/{table_id}/live'>('/tables/{table_id}/live', query)}`)
    this.socket = socket
    this.opened = false
    socket.onopen = () => {
      this.opened = true
      for (const { order } of this.pending.values()) socket.send(JSON.stringify(order))
    }
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as ServerMessage)
    socket.onclose = (closing) => {
      if (this.socket !== socket || this.over) return
      const forbidden = closing.code === NOT_ALLOWED && closing.reason !== TOO_MANY
      if (forbidden || closing.code === NOT_FROM_HERE) this.state = 'refused'
      else this.retry()
    }
  }

  private retry(): void {
    this.tries += 1
    if (!this.opened && this.tries >= FAILED_BEFORE_POLLING) void this.poll()
    else this.wait()
  }

  private wait(): void {
    this.state = 'lost'
    const seconds = WAITS[Math.min(this.tries - 1, WAITS.length - 1)]!
    this.retryAt = Date.now() + seconds * 1000
    this.timer = setTimeout(() => this.connect(), seconds * 1000)
  }

  /** Where WebSockets do not get through: look every few seconds, and try a WebSocket again now and then. */
  private async poll(): Promise<void> {
    if (this.over) return
    try {
      const query = { table_id: this.table, seat: this.seat, since: this.update?.last ?? 0, patches: true }
      this.take(await api.get('/tables/{table_id}/update', query))
      this.state = 'polling'
    } catch (problem) {
      if (problem instanceof Refusal && problem.status === 403) this.state = 'refused'
      else this.wait()
      return
    }
    for (const { order } of [...this.pending.values()]) await this.deliver(order)
    this.tries += 1
    const again = this.tries % 12 === 0 ? () => this.connect() : () => void this.poll()
    this.timer = setTimeout(again, POLL * 1000)
  }

  /** An order over HTTP. */
  private async deliver(order: Keyed<Order>): Promise<void> {
    try {
      await this.post(order)
      this.settle(order.key, null)
    } catch (problem) {
      if (problem instanceof Refusal) this.settle(order.key, problem.problem)
    }
  }

  private async post(order: Keyed<Order>): Promise<void> {
    const since = this.update?.last ?? 0
    const table_id = this.table
    if (order.do === 'say') return void (await api.post('/tables/{table_id}/chat', { table_id, seat: this.seat }, order))
    if (this.seat === null) return // a spectator has nothing to answer
    if (order.do === 'hold') this.take(await api.post('/tables/{table_id}/window/hold', { table_id, seat: this.seat, since }))
    else if (order.do === 'answer') this.take(await api.post('/tables/{table_id}/answer', { table_id, seat: this.seat, since }, order))
    else this.take(await api.post('/tables/{table_id}/undo', { table_id, seat: this.seat, since }, order))
  }

  private hear(told: ServerMessage): void {
    if (told.type === 'update') {
      if (told.at) this.ahead = Date.parse(told.at) - Date.now()
      this.take(told.update)
    } else if (told.type === 'talk') {
      const known = this.talk.at(-1)?.number ?? 0
      this.talk = [...this.talk, ...told.messages.filter((message) => message.number > known)]
    } else if (told.key) {
      this.settle(told.key, told.type === 'refused' ? told.problem : null)
    }
  }

  private take(update: Update): void {
    const known = this.update?.last ?? 0
    const fresh = update.events.filter((event) => event.number > known)
    if (this.state === 'lost' && this.update) this.missed = fresh.length
    this.events = fresh.length ? [...this.events, ...fresh] : this.events
    this.recent = fresh
    this.update = update
    if (update.window) this.order = update.order ?? null
    this.ontake(update, fresh)
    this.tries = 0
    if (this.opened) this.state = 'open'
    for (const go of this.waiting.splice(0)) go()
  }

  private settle(key: string, problem: Problem | null): void {
    const found = this.pending.get(key)
    this.pending.delete(key)
    if (problem) found?.reject(problem)
    else found?.resolve()
  }
}
