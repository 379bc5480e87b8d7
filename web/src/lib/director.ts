// The director: makes beats of what is told, and plays them one after another before the question is asked. It knows no
// game, no document and no time: the table of beats, the stage and the clock are given to it. docs/stage.md has the rules.

import type { Event, View } from '../contract/server'
import { isSmall, PLAIN, type BeatTable, type Played } from './beats'
import { applied } from './patches'

export type Speed = 'calm' | 'brisk' | 'instant'
export const SPEEDS: readonly Speed[] = ['calm', 'brisk', 'instant']
const RATES: Record<Speed, number> = { calm: 1, brisk: 1.7, instant: Infinity }
/** Milliseconds that may wait before the director hurries: when I am asked at the end, when I watch, when my clock runs. */
const BUDGET = { mine: 6000, watching: 12_000, clock: 3000 }
const MOST = 3 // how much faster small beats are played in a hurry,
const GREAT = 1.5 // and great ones
const OWN = 1.5 // and those of my own small moves
const TOO_MUCH = 45_000 // milliseconds: more than this is not played but offered
const CUT = 300 // milliseconds before something is shown again
const TWICE = 350 // milliseconds between two skips that skip everything
const KEPT = 400 // events that can be shown again

export interface Clock {
  now(): number
  wait(ms: number): Promise<void>
  readonly hidden: boolean // is the page not seen?
}

export interface Stage {
  /** Draw a beat, for so many milliseconds. */
  play(beat: Played, ms: number, before: View | null): void
  /** The time of a beat is over, or it was skipped. */
  finish(beat: Played): void
  /** Draw a view at once; `events` were not played. */
  show(view: View | null, events: Event[]): void
  /** Nothing waits any more: scenes close, but for one that goes on in this view. */
  close(view: View | null): void
  /** Ask what is open now, or nothing yet. */
  ask(open: boolean): void
  failed?(error: unknown): void
}

/** What has been told at once. */
export interface Told {
  events: Event[] // new ones
  view: View | null
  asked: number[] // who must answer
  by?: number | null // whose gesture it was
  undone?: boolean
  epilogue?: Omit<Played, 'view' | 'mine'>[] // beats that no event tells: how the game came out
}

interface Part {
  begin: View | null
  beats: Played[]
  after: View | null
}

export class Director {
  shown: View | null
  now: View | null // what is true
  asked: number[] = []
  missed = 0 // events that were not played
  beat: Played | null = null
  speed: Speed = 'calm'
  timed = false // does my clock run?
  rateFactor = 1 // of a replay
  waits = false // a beat stays until somebody goes on
  private queue: Played[] = []
  private reel: Part[] = []
  private done: Played[] = [] // beats before the one that is played: one can go back to them
  private returning = false
  private stop: (() => void) | null = null
  private running = false
  private press = 0 // how much waited when something was told last
  private skipped = -Infinity

  constructor(
    public table: BeatTable,
    private readonly clock: Clock,
    private readonly stage: Stage,
    view: View | null,
    public me: number | null = null,
  ) {
    this.shown = this.now = view
  }

  get busy(): boolean {
    return this.running
  }

  /** How many beats wait behind the one that is played. */
  get waiting(): number {
    return this.queue.length
  }

  /** What has been told. The first view of all is drawn at once. */
  hear(told: Told): void {
    const first = this.now === null
    const begin = this.now
    const { beats, gap } = this.beatsOf(told)
    this.now = told.view
    this.asked = told.asked
    if (beats.length && !gap) this.keep({ begin, beats, after: told.view })
    const mine = this.me !== null && told.by === this.me
    if (told.undone || mine) this.drop() // what one does is drawn at once, whatever plays
    if (first || gap || told.undone || this.speed === 'instant' || this.clock.hidden) return this.jump(told, first || gap || told.undone === true)
    this.queue.push(...beats, ...this.last(told))
    this.press = this.wait()
    if (this.press > TOO_MUCH && !this.waits) return this.toNow()
    const last = this.queue.at(-1) ?? this.beat
    if (last) last.settle = told.view ?? undefined
    else this.draw(told.view)
    const quiet = mine && this.asked.includes(this.me!) && [...this.queue, ...(this.beat ? [this.beat] : [])].every(({ beat }) => isSmall(beat))
    if (this.running || this.queue.length) this.stage.ask(quiet)
    if (this.queue.length) void this.run()
    else if (!this.running) this.stage.ask(true)
  }

  /** End this beat at once; twice in a moment, everything. Was anything playing? */
  skip(): boolean {
    if (!this.running) return false
    const now = this.clock.now()
    const twice = now - this.skipped < TWICE
    this.skipped = now
    if (twice) this.toNow()
    else this.stop?.()
    return true
  }

  /** End this beat, and nothing else. Was anything playing? */
  goOn(): boolean {
    this.stop?.()
    return this.running
  }

  /** One beat back: the one before this; where none is played, the last that was told. Was there one? */
  back(): boolean {
    const told = this.running ? null : this.reel.at(-1)?.beats
    if (told?.length) this.done = told.map((beat) => ({ ...beat, again: true }))
    const beat = this.done.pop()
    if (!beat) return false
    this.queue.unshift(beat, ...(this.beat ? [this.beat] : []))
    this.returning = this.running
    this.stop?.()
    this.stage.ask(false)
    void this.run()
    return true
  }

  /** To what is true now: scenes close, and the question is asked. */
  toNow(): void {
    const left = this.drop()
    this.missed += left.length
    this.draw(this.now, left)
    this.stage.close(this.now)
    if (!this.running) this.stage.ask(true)
  }

  /** Nothing that was told can be shown again: a replay has gone elsewhere. */
  forget(): void {
    this.reel = []
  }

  /** Can an event be shown again? */
  keeps(number: number): boolean {
    return number > (this.reel[0]?.beats[0]?.events[0]?.number ?? Infinity) - 1
  }

  /** Show again what was told after event number `since`, up to `until`, at the pace of the table and without hurry. */
  again(since = 0, until = Infinity): boolean {
    const parts = this.reel.filter(({ beats }) => beats.at(-1)!.events.at(-1)!.number > since && beats[0]!.events[0]!.number <= until)
    if (!parts.length || !parts[0]!.begin) return false
    this.toNow()
    this.missed = 0
    const cut: Played = { key: '', events: [], beat: { long: CUT }, view: parts[0]!.begin, long: CUT, mine: false, again: true }
    const beats = parts.flatMap(({ beats, after }) =>
      beats.map((beat, place) => ({ ...beat, again: true, settle: place + 1 === beats.length && after ? after : undefined }) as Played),
    )
    this.queue.push(cut, ...beats)
    this.stage.ask(false)
    void this.run()
    return true
  }

  /** How fast a beat is played: as chosen, faster when much waits or when one knows what one did. */
  rate({ beat, again, mine }: Played): number {
    const chosen = (this.speed === 'instant' ? 1 : RATES[this.speed]) * this.rateFactor
    if (again) return chosen
    const budget = this.timed ? BUDGET.clock : this.me !== null && this.asked.includes(this.me) ? BUDGET.mine : BUDGET.watching
    const hurry = Math.min(Math.max(this.press / chosen / budget, 1), beat.great ? GREAT : MOST)
    return chosen * Math.max(hurry, mine && isSmall(beat) ? OWN : 1)
  }

  /** An event is a beat of its own, or joins the one before it, or is silent: then what it changed is seen with the next. */
  private beatsOf({ events, by }: Told): { beats: Played[]; gap: boolean } {
    const beats: Played[] = []
    let view = this.now
    try {
      for (const event of events) {
        if (!event.patch) return { beats, gap: true }
        view = applied(event.patch, view)
        const beat = this.table[event.key] ?? this.table['*'] ?? PLAIN
        const last = beats.at(-1)
        if (beat.silent) {
          if (last) last.view = view
        } else if (last && beat.joins?.includes(last.events.at(-1)!.key)) {
          last.events.push(event)
          last.view = view
          last.long += beat.more ?? 0
        } else {
          beats.push({ key: event.key, events: [event], beat, view, long: beat.long, mine: this.me !== null && by === this.me })
        }
      }
    } catch (error) {
      this.stage.failed?.(error)
      return { beats, gap: true }
    }
    return { beats, gap: false }
  }

  /** What is played at the end of a game. */
  private last({ epilogue, view }: Told): Played[] {
    return view ? (epilogue ?? []).map((beat) => ({ ...beat, view, mine: false })) : []
  }

  /** Straight to what was told. */
  private jump({ events }: Told, gap: boolean): void {
    const left = [...this.drop(), ...events]
    if (!gap && this.speed !== 'instant') this.missed += left.length
    this.draw(this.now, left)
    this.stage.close(this.now)
    if (!this.running) this.stage.ask(true)
  }

  /** Empty the queue, and end the beat that is played; the events that were not played. */
  private drop(): Event[] {
    const left = this.queue.splice(0).filter(({ again }) => !again)
    this.stop?.()
    return left.flatMap(({ events }) => events)
  }

  private wait(): number {
    return this.queue.reduce((sum, { again, long }) => sum + (again ? 0 : long), 0)
  }

  /** The next beat; in a great hurry the small ones of one seat move all at once. */
  private next(): Played {
    const beat = { ...this.queue.shift()! } // the reel keeps what was told
    while (beat.events.length && this.rate(beat) >= MOST && this.queue.length && alike(beat, this.queue[0]!)) {
      const { events, view, settle } = this.queue.shift()!
      Object.assign(beat, { events: [...beat.events, ...events], view, settle })
    }
    return beat
  }

  private async run(): Promise<void> {
    if (this.running) return
    this.running = true
    while (this.queue.length) {
      const beat = (this.beat = this.next())
      const ms = beat.long / this.rate(beat)
      const before = this.shown
      this.shown = beat.view
      this.safely(() => this.stage.play(beat, ms, before))
      const stopped = new Promise<void>((resolve) => (this.stop = resolve))
      await (this.waits ? stopped : Promise.race([this.clock.wait(ms), stopped]))
      this.stop = null
      this.safely(() => this.stage.finish(beat))
      if (!this.returning) this.done.push(beat)
      this.returning = false
      if (beat.settle && this.shown === beat.view && beat.settle !== beat.view) this.draw(beat.settle)
    }
    this.beat = null
    this.done = []
    this.running = false
    this.press = 0
    if (this.shown !== this.now) this.draw(this.now)
    this.stage.close(this.now)
    this.stage.ask(true)
  }

  /** A scene that fails must not stop the game: what is true is drawn, and the next beat comes. */
  private safely(play: () => void): void {
    try {
      play()
    } catch (error) {
      this.stage.failed?.(error)
      this.stage.show(this.shown, [])
    }
  }

  private draw(view: View | null, events: Event[] = []): void {
    this.shown = view
    this.stage.show(view, events)
  }

  private keep(part: Part): void {
    this.reel.push(part)
    let kept = 0
    const first = this.reel.findLastIndex(({ beats }) => (kept += beats.reduce((sum, { events }) => sum + events.length, 0)) > KEPT)
    if (first > 0) this.reel.splice(0, first)
  }
}

/** The seat that an event names first. */
export function seatOf({ args }: Event): unknown {
  return args.seat ?? args.clan ?? args.kingdom ?? args.player
}

function alike(one: Played, other: Played): boolean {
  return isSmall(one.beat) && isSmall(other.beat) && !other.again && seatOf(one.events[0]!) === seatOf(other.events[0]!)
}
