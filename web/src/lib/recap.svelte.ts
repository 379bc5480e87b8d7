// What has happened since the reader's last answer. Updates come one by one, a battle takes several of them.

import type { AnyGame, Ask, Choices, Event } from './contract'

const KEPT = 160 // events

export class Recap<E extends Event = Event> {
  events = $state.raw<E[]>([])
  answered = $state(-1) // the last event that was told before the reader's last answer
  dismissed = $state(-1) // the last one that the reader has closed
  private question = ''
  private shown = -1 // the last event that was told while the question stood

  /** Since the last answer. */
  get fresh(): E[] {
    return this.events.filter((event) => event.number > this.answered)
  }

  /** Neither answered since nor closed. */
  isNews(event: Event | undefined): boolean {
    return event !== undefined && event.number > Math.max(this.answered, this.dismissed)
  }

  /** The log, or the end of it: a board may be there only after some updates, so that one of them is not enough. */
  hear(log: E[], ask: Ask | null): void {
    const last = this.events.at(-1)?.number ?? -1
    const news = log.filter((event) => event.number > last)
    if (news.length) this.events = [...this.events, ...news].slice(-KEPT)
    else if (log.length && log.at(-1)!.number < last) this.restart(log) // a replay went back
    this.note(ask)
  }

  dismiss(): void {
    this.dismissed = this.events.at(-1)?.number ?? -1
  }

  private restart(log: E[]): void {
    this.events = log.slice(-KEPT)
    this.answered = this.dismissed = this.shown = -1
  }

  private note(ask: Ask | null): void {
    const question = ask ? `${ask.name} ${JSON.stringify(ask.about)}` : ''
    if (question !== this.question) {
      if (this.question) this.answered = this.shown
      this.question = question
    }
    this.shown = this.events.at(-1)?.number ?? -1
  }
}

const recaps = new WeakMap<object, Recap>()

/** One for each table: board and draft tell the same. */
export function recapOf<G extends AnyGame>(choices: Choices<G>): Recap<G['event']> {
  let recap = recaps.get(choices)
  if (!recap) recaps.set(choices, (recap = new Recap()))
  return recap as Recap<G['event']> // of one table, so of one game
}
