// A table as this device sees it: the seats it holds, the line of the one that looks, its plan, its words.

import { gameModule } from '../games'
import { api, Refusal } from './api'
import type { Ask, Event, GameModule, Look, Option, Plan, Problem, Speaker, Table, View } from './contract'
import { Live } from './live.svelte'
import { sitDown } from './hall'
import { playerName } from './names'
import { newsOf, spanOf, turnOf, type News } from './news'
import { isOutdated } from './outdated'
import { keep, kept, settings } from './settings.svelte'
import { plainLooks } from './seats'
import { Staging } from './staging.svelte'
import { makeSpeaker } from './speaker'
import type { Advice, Decision, GameWords, Preferences, Text, Until, Why, Window } from '../contract/server'
import { TurnLog } from './turns.svelte'
import { SeatWindow } from './windows.svelte'
import { bringPictures } from '../pictures/store.svelte'
import { library } from './words.svelte'

function wayBack(table: Table, seat: number | null): 'free' | 'agreed' | 'none' {
  if (table.seats.some((each) => each.kind === 'person' && each.seat !== seat)) return 'agreed'
  return table.practice ? 'free' : 'none'
}

export class TableRoom {
  mine = $state.raw<number[]>([]) // the seats that this device holds
  active = $state<number | null>(null) // the seat that looks; nobody's, behind a curtain
  live = $state.raw<Live | null>(null)
  module = $state.raw<GameModule | null>(null)
  words = $state.raw<GameWords | null>(null)
  planning = $state(false)
  steps = $state.raw<Option[]>([]) // the plan so far
  tried = $state.raw<Plan | null>(null) // what came of it on the private copy
  closing = $state.raw<Set<string>>(new Set()) // options that close the way back
  problem = $state.raw<Problem | null>(null) // the last refusal
  sending = $state(false)
  explaining = $state<number | boolean>(false) // is it open why the rules decided so for the seats that they play, or for one?
  read = $state(0) // the last message of the talk that was seen
  failed = $state(false)
  log = $state.raw(new TurnLog('')) // what happened, one sentence a turn
  asked = $state.raw<Ask[]>([]) // what this seat has been asked so far, the last of each name
  /** Plays what happens before it is asked what comes next. */
  staging = $state.raw(new Staging(null, () => false))
  private own = $state.raw<SeatWindow | null>(null)
  private advised = $state.raw<Advice | null>(null)

  private waits = $state.raw<Table | null>(null) // before the start it stays while another line opens, so that its page does not flicker
  table: Table | null = $derived(this.live?.update?.table ?? this.waits)
  /** Does this page know other views than the server tells? Then nothing of them is drawn. */
  outdated: boolean = $derived(isOutdated(this.module, this.live?.update?.contract))
  view: View | null = $derived(this.outdated ? null : (this.tried?.view ?? this.staging.shown))
  /** What the game advises this seat; until it is told, what it advised before. */
  advice: Advice | null = $derived(this.tried ? this.tried.advice : this.advised)
  /** Does a bot play this seat for its person? */
  stoodIn: boolean = $derived(this.active !== null && this.table?.seats[this.active]?.bot != null)
  /** What can be taken back once something has come to light: everything, what all agree to, nothing. */
  wayBack: 'free' | 'agreed' | 'none' = $derived(this.table ? wayBack(this.table, this.active) : 'none')
  /** Is this seat played in another window of this browser? */
  elsewhere: boolean = $derived(this.own?.elsewhere ?? false)
  /** How it came out, once all that led there was shown. */
  outcome = $derived(this.staging.open ? (this.live?.update?.outcome ?? null) : null)
  /** A window is asked at once: its time runs. */
  asks: Ask[] = $derived(this.staging.open || this.live?.update?.window ? (this.live?.update?.asks ?? []) : [])
  /** Is this seat asked as soon as what plays is over? */
  asksSoon: boolean = $derived(!this.asks.length && (this.live?.update?.asks ?? []).some(({ seat, options }) => seat === this.active && options.length > 0))
  ask: Ask | null = $derived(
    this.active === null ? null : ((this.tried?.asks ?? this.asks).find((ask) => ask.seat === this.active) ?? null),
  )
  /** A window is open: several are asked at once, and answers count when it closes. */
  window: Window | null = $derived(this.live?.update?.window ?? null)
  /** Has this seat more than one thing to do in it? */
  canChooseInWindow: boolean = $derived(this.ask !== null && this.ask.options.length + this.ask.anytime.length > 1)
  /** What has happened, as far as it was shown. */
  events: Event[] = $derived((this.live?.events ?? []).filter(({ number }) => number <= this.staging.upTo))
  /** What this seat has missed, turn by turn. */
  news: News = $derived(newsOf(this.log.turns, this.active, turnOf(this.live?.update?.view ?? null), this.table?.seats.length ?? 0))
  private newsSpan = $derived(spanOf(this.news.fresh))
  told: number = $derived(this.news.fresh.reduce((sum, { turns }) => sum + turns.length, 0))
  /** Can the news be played once more? The stage keeps what this page has seen. */
  canShowNews: boolean = $derived(this.staging.open && this.newsSpan !== null && this.staging.director.keeps(this.newsSpan[0]))
  looks: Look[] = $derived(this.drawn())
  players: string[] = $derived((this.table?.seats ?? []).map(playerName))
  speaker: Speaker | null = $derived(this.spoken())
  /** The seats that the rules themselves play. */
  automata: number[] = $derived((this.table?.seats ?? []).filter((seat) => seat.kind === 'automaton').map((seat) => seat.seat))
  /** At a device of several seats: who must take it now. */
  next: number | null = $derived(this.nextSeat())

  constructor(readonly id: string) {
    void this.open()
  }

  private async open(): Promise<void> {
    try {
      this.mine = await api.get('/tables/{table_id}/seats/mine', { table_id: this.id })
      this.look(this.mine.length === 1 ? this.mine[0]! : null)
      const table = await api.get('/tables/{table_id}', { table_id: this.id })
      this.module = await gameModule(table.game)
      this.staging.learn(this.module.beats ?? {}, this.module.where)
    } catch (problem) {
      if (problem instanceof Refusal) this.problem = problem.problem
      this.failed = true
    }
  }

  /** Look through the eyes of a seat of this device, or as a spectator. */
  look(seat: number | null): void {
    this.waits = this.table?.started ? null : this.table
    this.live?.close()
    this.dropPlan()
    this.active = seat
    this.log = new TurnLog(this.id)
    this.read = Number(kept(this.readName) ?? 0)
    this.asked = JSON.parse(kept(this.askedName) ?? '[]') as Ask[]
    const staging = new Staging(seat, (scene, view, asks) => this.module?.holds?.(scene, view, asks) ?? false)
    staging.learn(this.module?.beats ?? {}, this.module?.where)
    staging.sayWith((events) => events.map((event) => this.speaker?.event(event) ?? '').join(' '))
    this.staging = staging
    this.live = new Live(this.id, seat, (update, fresh) => staging.hear(update, fresh))
    this.own?.close()
    this.own = seat === null ? null : new SeatWindow(this.id, seat)
  }

  /** Seats were taken or left: see which ones are held now. */
  async again(): Promise<void> {
    this.mine = await api.get('/tables/{table_id}/seats/mine', { table_id: this.id })
    const only = this.mine.length === 1 ? this.mine[0]! : null
    const lost = this.active !== null && !this.mine.includes(this.active)
    if (lost || (this.active === null && only !== null)) this.look(only)
  }

  close(): void {
    this.live?.close()
    this.own?.close()
  }

  /** Play the seat in this window, not in another. */
  takeOver(): void {
    this.dropPlan()
    this.own?.take()
  }

  async speakGame(): Promise<void> {
    const table = this.table
    if (table) this.words = await library.ofGame(table.game, table.content, settings.lang)
    if (this.words) bringPictures(this.words.game, this.words.pictures)
  }

  /** Remember a question, so that an answer to the next of its name can be set in advance. */
  noteAsk(ask: Ask): void {
    this.asked = [...this.asked.filter((each) => each.name !== ask.name), ask]
    keep(this.askedName, JSON.stringify(this.asked))
  }

  private get askedName(): string {
    return `asked.${this.id}.${this.active}`
  }

  private get readName(): string {
    return `read.${this.id}.${this.active}`
  }

  /** The messages of others that were not seen yet. */
  get unread(): number {
    return (this.live?.talk ?? []).filter(({ number, seat }) => number > this.read && (seat === null || seat !== this.active)).length
  }

  noteTalk(): void {
    this.read = this.live?.talk.at(-1)?.number ?? this.read
    keep(this.readName, String(this.read))
  }

  /** Learn the turns until now, in the reader's language. */
  async learnTurns(): Promise<void> {
    const { update } = this.live ?? {}
    if (update?.last) await this.log.learn(this.active, settings.lang, update.last)
  }

  private drawn(): Look[] {
    const seats = this.table?.seats.length ?? 0
    return this.module && this.view ? this.module.looks(this.view) : plainLooks(seats)
  }

  private spoken(): Speaker | null {
    if (!library.own || !this.words || this.words.words.lang !== library.own.lang) return null
    return makeSpeaker(library.own, this.words, { players: this.players, who: this.view?.who ?? [] })
  }

  private nextSeat(): number | null {
    if (!this.staging.open && this.active !== null) return null // it is still shown what came of the last answer
    const asked = this.table?.started && !this.outcome ? this.table.asked.filter((seat) => this.mine.includes(seat)) : []
    if (this.mine.length < 2 || (this.active !== null && asked.includes(this.active))) return null
    return asked[0] ?? null
  }

  // What the seat does

  /** Answer, with what goes with it after the way back has closed; says whether that was taken. */
  async choose(options: Option[], then: Option[] = []): Promise<boolean> {
    if (this.sending || this.elsewhere || !this.live?.update) return false
    this.problem = null
    if (this.planning) await this.tryPlan([...this.steps, ...options])
    else await this.send(options.map((option) => option.key), then.map((option) => option.key))
    return this.problem === null
  }

  /** Play the plan as one gesture. */
  async commit(): Promise<void> {
    if (this.steps.length && !this.elsewhere) await this.send(this.steps.map((step) => step.key))
  }

  private async send(options: string[], then: string[] = []): Promise<void> {
    const live = this.live!
    this.sending = true
    this.staging.answers()
    try {
      await live.answer(options, this.tried?.question_token ?? live.update!.question_token, then)
      this.dropPlan()
    } catch (problem) {
      this.problem = problem as Problem
    } finally {
      this.sending = false
    }
  }

  async undo(): Promise<void> {
    if (this.elsewhere) return
    if (this.steps.length) return void this.tryPlan(this.steps.slice(0, -1))
    this.problem = null
    try {
      await this.live?.undo()
    } catch (problem) {
      this.problem = problem as Problem
    }
  }

  /** Keep the open window open for longer: others see only that somebody thinks. */
  async hold(): Promise<void> {
    if (this.elsewhere || !this.window || !this.ask) return
    this.problem = null
    try {
      await this.live?.hold()
    } catch (problem) {
      this.problem = problem as Problem
    }
  }

  /** Let windows go by for this seat until something happens; null: ask it again. */
  async setOrder(until: Until | null): Promise<void> {
    if (this.elsewhere) return
    const live = this.live
    const told = await this.refusable(() => api.put('/tables/{table_id}/window/order', this.mySeat, { until }))
    if (told && live) live.order = told.order ?? null
  }

  /** Ask the table to let this seat take back its last answer, or say yes or no to such a wish. */
  async vote(asker: number, agrees = true): Promise<void> {
    if (this.elsewhere) return
    await this.refusable(() => api.post('/tables/{table_id}/undo/vote', this.mySeat, { asker, agrees }))
  }

  /** Play the news on the board. Was there anything to be shown? */
  showNews(): boolean {
    return this.newsSpan !== null && this.staging.again(this.newsSpan[0] - 1, this.newsSpan[1])
  }

  /** Let a bot play this seat, and play it oneself again. */
  async handOver(): Promise<void> {
    await this.refusable(() => api.put('/tables/{table_id}/seats/{seat}/bot', this.mySeat, { bot: 'karl' }))
  }

  async takeBack(): Promise<void> {
    await this.refusable(() => api.delete('/tables/{table_id}/seats/{seat}/bot', this.mySeat))
  }

  /** Sit down at a seat that is free or offered in the middle of the game. */
  async sit(seat: number, code: string | null): Promise<void> {
    await this.refusable(() => sitDown(this.id, seat, null, code))
    await this.again()
  }

  /** Say whether this game shall end without a result; it does when all agree. */
  async agreeToEnd(agrees: boolean): Promise<void> {
    await this.refusable(() => api.post('/tables/{table_id}/seats/{seat}/abandon', this.mySeat, { agrees }))
  }

  preferences(): Promise<Preferences | null> {
    return this.refusable(() => api.get('/tables/{table_id}/seats/{seat}/preferences', this.mySeat))
  }

  /** The seat that acts, as routes name it. */
  private get mySeat(): { table_id: string; seat: number } {
    return { table_id: this.id, seat: this.active! }
  }

  prefer(wish: Preferences): Promise<Preferences | null> {
    return this.refusable(() => api.put('/tables/{table_id}/seats/{seat}/preferences', this.mySeat, wish))
  }

  togglePlan(): void {
    if (this.elsewhere) return
    this.planning = !this.planning
    if (!this.planning) this.dropPlan()
  }

  dropPlan(): void {
    this.steps = []
    this.tried = null
  }

  /** Try steps on a private copy. One that closes the way back can be the last, though nobody sees what comes of it. */
  async tryPlan(steps: Option[]): Promise<void> {
    if (!steps.length) return this.dropPlan()
    const body = { options: steps.map((step) => step.key), question_token: this.live!.update!.question_token }
    const plan = await this.refusable(() => api.post('/tables/{table_id}/seats/{seat}/plan', this.mySeat, body))
    if (!plan) return
    const closes = plan.stopped === 'closes'
    this.steps = steps.slice(0, plan.done + (closes ? 1 : 0))
    this.tried = closes ? { ...plan, asks: [] } : plan
  }

  /** What a bot would answer in this seat's place. */
  async advisedAnswers(): Promise<string[]> {
    const found = await this.refusable(() => api.get('/tables/{table_id}/advice/answers', this.mySeat))
    return found?.options ?? []
  }

  /** What would come of answers after those of the plan; nothing changes. */
  async tryOut(options: Option[], through = false): Promise<Plan | null> {
    const token = this.live?.update?.question_token
    if (token === undefined || this.active === null) return null
    const body = { options: [...this.steps, ...options].map((step) => step.key), question_token: token, through }
    const plan = await api.post('/tables/{table_id}/seats/{seat}/plan', this.mySeat, body).catch(() => null)
    return plan && token === this.live?.update?.question_token ? { ...plan, done: plan.done - this.steps.length, closing: Math.max(0, (plan.closing ?? 0) - this.steps.length) } : null
  }

  private async refusable<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask()
    } catch (problem) {
      if (problem instanceof Refusal) this.problem = problem.problem
      return null
    }
  }

  /** What this seat may know in words: of the plan, while there is one. */
  tellText(): Promise<Text> {
    const { id: table_id, active: seat } = this
    if (!this.tried || seat === null) return api.get('/tables/{table_id}/text', { table_id, seat })
    const options = this.steps.map((step) => step.key)
    return api.post('/tables/{table_id}/seats/{seat}/plan/text', { table_id, seat }, { options, question_token: this.tried.question_token })
  }

  /** What the rules decided last for the seats that they play, as this seat may know it. */
  tellDecisions(): Promise<Decision[]> {
    return api.get('/tables/{table_id}/decisions', { table_id: this.id, seat: this.active })
  }

  /** Ask the game what it advises, where it does; what comes too late is dropped. */
  async learnAdvice(): Promise<void> {
    const { module, active: seat } = this
    const update = this.live?.update
    if (!module?.advises || seat === null || !update?.view) return void (this.advised = null)
    const found = await api.get('/tables/{table_id}/advice', { table_id: this.id, seat }).catch(() => null)
    if (found && this.live?.update === update) this.advised = found.advice
  }

  /** Learn which options close the way back; asked for once with every question. */
  async learnClosing(): Promise<void> {
    const token = this.live?.update?.question_token
    this.closing = new Set()
    if (!this.ask || this.tried) return
    const found = await this.refusable(() =>
      api.get('/tables/{table_id}/closing', this.mySeat),
    )
    if (found && token === this.live?.update?.question_token) this.closing = new Set(found.options)
  }

  whyNot(key: string): Promise<Why | null> {
    return this.refusable(() => this.askWhy(key))
  }

  /** The same, where it is no fault that there is no such option. */
  maybeWhy(key: string): Promise<Why | null> {
    return this.askWhy(key).catch(() => null)
  }

  private askWhy(key: string): Promise<Why> {
    return api.get('/tables/{table_id}/why-not', { ...this.mySeat, option: key })
  }
}
