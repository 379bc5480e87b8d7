// The stage of a table: draws what the director plays. What it shows is reactive; boards draw it, scenes cover them.

import { tick as drawn } from 'svelte'
import type { Ask, Event, Outcome, Update, View } from '../contract/server'
import { great, isSmall, type BeatTable, type Played } from './beats'
import { Director, seatOf, type Stage } from './director'
import { boxOf, chipOf, drawingOf, flown, glideAll, moves, skipAnimations, tick, type Box, type Flight, type Flown, type Move } from './flights'
import { motion } from './motion.svelte'
import { placed } from './outlines'
import { sounds } from './sound.svelte'

const CLOCK = {
  now: () => performance.now(),
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  get hidden() {
    return document.hidden
  },
}
/** Arguments of events that say where, and the thing on the board that each of them means. */
const PLACES: [name: string, selectors: (word: string) => string[]][] = [
  ...['place', 'territory', 'area'].map((name): [string, (word: string) => string[]] => [name, (word) => [placed(word)]]),
  ...['realm', 'sea', 'monument', 'space'].map((name): [string, (word: string) => string[]] => [name, (word) => [placed(`${name} ${word}`), `[data-place-of="${name} ${CSS.escape(word)}"]`]]),
  ['monster', (word) => [`[data-thing="monster ${CSS.escape(word)}"]`]],
]
const SCORED = 1300 // milliseconds of one category of the score
const WINNER = 4200
const LOUD = 4 // of the events of a beat: more are one noise

/** A sentence beside what moved. */
export interface Line {
  event: Event
  more: number // events that it stands for besides
  at: Box
}

export class Staging implements Stage {
  shown = $state.raw<View | null>(null)
  before = $state.raw<View | null>(null) // what was shown before this beat
  open = $state(false) // is what is open now asked?
  recent = $state.raw<Event[]>([]) // those of this beat, or of all that was drawn at once
  upTo = $state(0) // the last event that was shown
  beat = $state.raw<Played | null>(null)
  ms = $state(0) // how long this beat takes
  scene = $state<string | null>(null)
  line = $state.raw<Line | null>(null)
  flying = $state.raw<Flown[]>([]) // small things on their way, during this beat
  ghosts = $state.raw<Move[]>([]) // where things were, for those who want no motion
  missed = $state(0) // events that were not played and can be
  waiting = $state(0)
  fault = $state<string | null>(null)
  readonly director: Director
  private ended = false
  private asks: readonly Ask[] = []
  private where: ((event: Event, view: View) => string | null) | null = null
  private answered = 0 // the last event before this seat's last answer
  private speaks: ((events: Event[]) => string) | null = null
  private flies: ((events: Event[], view: View) => Flight[]) | null = null
  spoken = $state('') // for screen readers: what is being played

  constructor(
    readonly me: number | null,
    private readonly holds: (scene: string, view: View, asks: readonly Ask[]) => boolean,
  ) {
    this.director = new Director({}, CLOCK, this, null, me)
  }

  /** The game is known: how its events are played. */
  learn(table: BeatTable, where?: (event: Event, view: View) => string | null): void {
    this.director.table = table
    this.where = where ?? null
  }

  /** How events are said. */
  sayWith(speaks: (events: Event[]) => string): void {
    this.speaks = speaks
  }

  /** What is on its way beside the things that glide by themselves. Gives the way to take it back. */
  flyWith(flies: (events: Event[], view: View) => Flight[]): () => void {
    this.flies = flies
    return () => {
      if (this.flies === flies) this.flies = null
    }
  }

  /** What the table tells. */
  hear(update: Update, fresh: Event[]): void {
    this.asks = update.asks
    this.director.speed = motion.speed
    this.director.waits = motion.waits
    this.director.timed = Boolean(update.window) || (update.clocks ?? []).some(({ seat, since }) => seat === this.me && since !== null)
    const epilogue = update.outcome && !this.ended && this.shown ? endOf(update.outcome, this.me) : []
    this.ended = update.outcome !== null
    const undone = fresh.some(({ key }) => key === 'undo' || key === 'undo.hidden')
    this.director.hear({ events: fresh, view: update.view, asked: update.table.asked, by: update.by ?? null, undone, epilogue })
    this.missed = this.director.missed
  }

  /** A moment of a replay: played, if it comes after the one that is shown; else drawn. */
  step(events: Event[], view: View, plays: boolean, rate: number, waits = false): void {
    if (this.director.busy) this.director.toNow()
    this.director.speed = waits && motion.speed === 'instant' ? 'calm' : motion.speed
    this.director.waits = waits
    this.director.rateFactor = rate
    if (!plays) this.director.forget()
    this.director.hear({ events, view, asked: [], undone: !plays })
    this.forgetMissed()
  }

  /** End this beat, twice everything. Was there one? */
  skip(): boolean {
    return this.director.skip()
  }

  /** Show again what happened after an event, perhaps only up to another one. */
  again(since: number, until?: number): boolean {
    this.director.waits = motion.waits
    const found = this.director.again(since, until)
    this.missed = this.director.missed
    return found
  }

  /** This seat answers: what comes of it can be shown again. */
  answers(): void {
    this.answered = this.upTo
  }

  /** Show again what happened since this seat's last answer. */
  againFromMine(): boolean {
    return this.again(this.answered)
  }

  /** Show what was not played. */
  showMissed(): void {
    this.again(this.upTo - this.director.missed)
  }

  forgetMissed(): void {
    this.director.missed = this.missed = 0
  }

  // What the director asks for

  play(beat: Played, ms: number, before: View | null): void {
    const old = drawingOf()
    this.draw(beat.view, beat.events)
    this.before = before
    this.beat = beat
    this.ms = ms
    this.waiting = this.director.waiting
    if (beat.beat.scene !== null) this.scene = beat.beat.scene ?? null
    const noises = isSmall(beat.beat) ? 1 : Math.min(Math.max(1, beat.events.length), LOUD)
    for (let place = 0; beat.beat.sound && place < noises; place++) sounds.play(beat.beat.sound, (place * ms) / 5)
    void drawn().then(() => this.move(old, beat, ms))
  }

  private move({ things, counts }: ReturnType<typeof drawingOf>, beat: Played, ms: number): void {
    if (this.beat !== beat) return
    const gone = moves(things, drawingOf().things, chipOf)
    this.flying = flown(this.flies?.(beat.events, beat.view) ?? [])
    if (motion.still) this.ghosts = [...gone, ...this.flying.map(({ start, end }) => ({ from: start, to: { kind: '', place: '', box: end } }))]
    else {
      glideAll(gone, ms)
      tick(counts, ms)
    }
    const event = beat.events.at(-1)
    if (event && !this.scene) this.line = { event, more: beat.events.length - 1, at: this.flying[0]?.end ?? gone[0]?.to.box ?? placeOf(event, this.where?.(event, beat.view)) ?? CENTRE() }
  }

  finish(): void {
    skipAnimations()
    this.line = null
    this.ghosts = []
    this.flying = []
    this.beat = null
  }

  show(view: View | null, events: Event[]): void {
    this.draw(view, events)
    this.before = null
  }

  private draw(view: View | null, events: Event[]): void {
    this.shown = view
    if (events.length) {
      this.recent = events
      this.upTo = Math.max(this.upTo, events.at(-1)!.number)
      this.spoken = this.speaks?.(events) ?? ''
    }
  }

  close(view: View | null): void {
    if (this.scene && !(view && this.holds(this.scene, view, this.asks))) this.scene = null
    this.line = null
    this.waiting = 0
    this.missed = this.director.missed
  }

  ask(open: boolean): void {
    const begins = open && !this.open && this.me !== null && this.director.asked.includes(this.me)
    this.open = open
    if (!begins) return
    sounds.play('your_turn')
    sounds.buzz()
  }

  failed(error: unknown): void {
    this.fault = String(error)
    console.error(error)
  }
}

/** One category of the score after the other, then the winner. Nobody's scores were counted where somebody won at once. */
function endOf({ parts, beside, by_score, winners }: Outcome, me: number | null): Omit<Played, 'view' | 'mine'>[] {
  const counted = by_score ? [...new Set(parts.flatMap((part) => Object.keys(part)))].filter((part) => !beside.includes(part)) : []
  const scored = counted.filter((part) => parts.some((each) => each[part]))
  const won = me === null || winners.includes(me)
  return [
    ...scored.map((note) => ({ key: 'score', events: [], note, beat: great('end', 'count', SCORED), long: SCORED })),
    { key: 'winner', events: [], beat: great('end', won ? 'victory' : 'defeat', WINNER), long: WINNER },
  ]
}

/** Where an event happened, as it says or as its game knows; else the chip of whoever it names. */
function placeOf(event: Event, where: string | null | undefined): Box | null {
  for (const [name, selectors] of PLACES) {
    const word = event.args[name]
    const found = typeof word === 'string' ? selectors(word).map(boxOf).find(Boolean) : null
    if (found) return found
  }
  const known = where ? (boxOf(placed(where)) ?? boxOf(`[data-thing="${CSS.escape(where)}"]`)) : null
  if (known) return known
  const seat = seatOf(event)
  return typeof seat === 'number' ? boxOf(`[data-place-of="seat ${seat}"]`) : null
}

const CENTRE = (): Box => boxOf('main.stage') ?? { x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0 }
