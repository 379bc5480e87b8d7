// A finished game at one of its moments, and how one moves through it.

import { gameModule } from '../games'
import { Refusal } from './api'
import type { Choices, GameModule, Look, Speaker } from './contract'
import type { GameWords, Replay } from './contract'
import { replayAt } from './history'
import { motion } from './motion.svelte'
import { isOutdated } from './outdated'
import { plainLooks } from './seats'
import type { Lang } from './settings.svelte'
import { Staging } from './staging.svelte'
import { makeSpeaker } from './speaker'
import { playerName } from './names'
import { bringPictures } from '../pictures/store.svelte'
import { library, say } from './words.svelte'

const SECONDS = 1.2 // between two decisions at speed 1, where they are not played beat by beat
const BREATH = 0.15 // seconds after what was played

/** Nothing can be chosen in a replay. */
class NoChoices implements Choices {
  hovered = $state<string | null>(null)
  readonly list = []
  readonly ask = null
  readonly selected = null
  readonly planned = []
  readonly decline = null
  readonly done = null
  role = () => 'do' as const
  off = () => null
  at = () => []
  choose = () => {}
  chooseAll = () => {}
  closes = () => false
  number = () => null
  why = () => {}
  peek = () => {}
}

export class TableReplay {
  at = $state.raw<Replay | null>(null)
  after = $state(0)
  seat = $state<number | null>(null)
  speed = $state(1)
  playing = $state(false)
  module = $state.raw<GameModule | null>(null)
  words = $state.raw<GameWords | null>(null)
  problem = $state('')
  readonly choices = new NoChoices()
  /** Plays what a gesture did, when it comes after the one that is shown. */
  readonly staging = new Staging(null, () => false)

  outdated: boolean = $derived(isOutdated(this.module, this.at?.contract))
  looks: Look[] = $derived(this.module && this.at && !this.outdated ? this.module.looks(this.at.view) : plainLooks(0))
  players: string[] = $derived((this.at?.table.seats ?? []).map(playerName))
  speaker: Speaker | null = $derived(
    library.own && this.words?.words.lang === library.own.lang && this.at
      ? makeSpeaker(library.own, this.words, { players: this.players, who: this.at.view.who ?? [] })
      : null,
  )
  private byBeat = false // each beat stays until the next is wished
  private wanted = 0
  private loading = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    after: number,
    seat: number | null,
  ) {
    this.seat = seat
    this.go(after)
  }

  async speak(lang: Lang): Promise<void> {
    const table = this.at?.table
    if (table) this.words = await library.ofGame(table.game, table.content, lang)
    if (this.words) bringPictures(this.words.game, this.words.pictures)
  }

  /** To a moment. While one is loaded the last one that was wished is remembered. */
  go(after: number): void {
    this.wanted = Math.max(0, this.at ? Math.min(after, this.at.gestures) : after)
    this.after = this.wanted
    if (!this.loading) void this.load()
  }

  step(by: number, byBeat = false): void {
    this.byBeat = byBeat
    const [back, on] = this.at?.after === this.after ? [this.at.back, this.at.on] : [this.after - 1, this.after + 1]
    this.go(by === 1 ? on : by === -1 ? back : this.after + by)
  }

  /** One beat on or back; where a gesture has no more of them, to the next gesture or the one before. */
  beat(by: 1 | -1): void {
    this.pause()
    const { director } = this.staging
    director.waits = true
    if (by === 1 ? !director.goOn() : !director.back()) this.step(by, true)
  }

  /** Through whose eyes. */
  eyes(seat: number | null): void {
    this.seat = seat
    this.go(this.after)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private play(): void {
    this.playing = true
    if (this.at && this.after >= this.at.gestures) this.go(0)
    const next = () => {
      if (!this.playing || !this.at) return
      const busy = this.staging.director.busy
      if (!busy && this.after >= this.at.gestures) return this.pause()
      if (!busy && !this.loading) this.step(1)
      this.timer = setTimeout(next, this.pauseBetween)
    }
    this.timer = setTimeout(next, this.pauseBetween)
  }

  private get pauseBetween(): number {
    return ((motion.speed === 'instant' ? SECONDS : BREATH) * 1000) / this.speed
  }

  /** Draw a moment, or play what led to it. */
  private show(found: Replay, before: Replay | null): void {
    this.staging.learn(this.module?.beats ?? {}, this.module?.where)
    const plays = before !== null && before.seat === found.seat && found.after === before.after + 1
    this.staging.step(found.events, found.view, plays, this.speed, this.byBeat)
  }

  private async load(): Promise<void> {
    this.loading = true
    try {
      let shown: number
      do {
        shown = this.wanted
        const since = this.at && this.at.seat === this.seat && shown > this.at.after ? this.at.last : 0
        const found = await replayAt(this.id, shown, this.seat, since)
        this.module ??= await gameModule(found.table.game)
        const before = this.at
        this.at = { ...found, events: since ? found.events : found.events.slice(-6) }
        this.show(this.at, before)
      } while (shown !== this.wanted)
    } catch (problem) {
      this.problem = problem instanceof Refusal ? problem.message : say('web.unreachable')
      this.pause()
    } finally {
      this.loading = false
    }
  }
}
