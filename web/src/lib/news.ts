// Since which event the reader is told the news: the end of their own last turn, not their last answer.

import type { Ask, Event, View } from './contract'

const TURN = 'turn' // the question with which a turn begins
const BEGINS = ['turn', 'follower.turn'] // events that tell whose turn begins

/** Whose turn it is; null in nobody's. A game that publishes no view of its own tells a number, -1 for nobody. */
function turnOf(view: View | null): number | null {
  const turn = view?.turn
  if (typeof turn === 'object') return turn?.seat ?? null
  return turn >= 0 ? turn : null
}

export class News {
  private open: number | null = null // the last event before the reader's last answer, while their turn goes on

  constructor(public mark = 0) {}

  /** The reader answers after event `last`. In nobody's turn each answer stands for itself; in another's turn it ends nothing. */
  answers(seat: number, view: View | null, last: number): void {
    const turn = turnOf(view)
    if (turn === seat) this.open = last
    else if (turn === null) this.mark = last
  }

  /** The answer was refused. */
  refused(): void {
    this.open = null
  }

  /** What has come of it: is the turn over? */
  hears(seat: number, view: View | null, ask: Ask | null, events: Event[]): void {
    const open = this.open
    if (open === null || !((events.at(-1)?.number ?? 0) > open)) return
    const another = events.some(({ number, key, args }) => number > open && BEGINS.includes(key) && args.seat !== seat)
    if (turnOf(view) === seat && !another && ask?.name !== TURN) return
    this.mark = open
    this.open = null
  }
}
