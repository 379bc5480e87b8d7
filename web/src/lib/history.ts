// A finished game looked through: what a number of a view was over time.

import { api } from './api'
import type { GameModule, Replay, View } from './contract'

const MOMENTS = 24 // points of the plot
const NO_EVENTS = 2 ** 31 - 1 // more than there are: where the view alone is looked at

export function replayAt(table: string, after: number, seat: number | null, since = 0): Promise<Replay> {
  return api.get('/tables/{table_id}/replay', { table_id: table, after, seat, since })
}

export interface Section {
  from: number // the part of the game that is over when it begins, from 0 to 1
  view: View
}

export interface Moment {
  after: number // decisions before it
  last: number // the last event that the reader was told by then
  scores: number[] // by seat
}

/** The scores of all seats at a moment of a finished game. */
export async function momentAt(table: string, module: GameModule, after: number, reader: number | null): Promise<Moment> {
  const { view, last } = await replayAt(table, after, reader, NO_EVENTS)
  const seats = (view.who as unknown[]).length
  return { after, last, scores: Array.from({ length: seats }, (_, seat) => module.score!(view, seat)) }
}

/** The same at some moments, the first and the last among them. */
export async function scoresOverTime(table: string, module: GameModule, reader: number | null): Promise<Moment[]> {
  const { gestures } = await replayAt(table, 0, reader, NO_EVENTS)
  const moments = [...new Set(Array.from({ length: MOMENTS }, (_, number) => Math.round((gestures * number) / (MOMENTS - 1))))]
  return Promise.all(moments.map((after) => momentAt(table, module, after, reader)))
}

export interface TurningPoint {
  after: number
  last: number
  seat: number
  swing: number
}

/** The largest swings of the scores: between which moments, then halved to the decision that did it. */
export async function turningPoints(moments: readonly Moment[], at: (after: number) => Promise<Moment>, most = 3): Promise<TurningPoint[]> {
  const swings = moments.slice(1).flatMap((to, place) => to.scores.map((score, seat) => ({ from: moments[place]!, to, seat, swing: score - moments[place]!.scores[seat]! })))
  const largest = swings.filter(({ swing }) => swing).sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing)).slice(0, most)
  const found = await Promise.all(largest.map(({ from, to, seat }) => narrowed(from, to, seat, at)))
  return found.sort((one, other) => one.after - other.after)
}

async function narrowed(from: Moment, to: Moment, seat: number, at: (after: number) => Promise<Moment>): Promise<TurningPoint> {
  const swing = to.scores[seat]! - from.scores[seat]!
  if (to.after - from.after <= 1) return { after: to.after, last: to.last, seat, swing }
  const middle = await at((from.after + to.after) >> 1)
  const first = middle.scores[seat]! - from.scores[seat]!
  return Math.abs(first) > Math.abs(swing - first) ? narrowed(from, middle, seat, at) : narrowed(middle, to, seat, at)
}

/** The rounds or ages of a finished game. */
export async function sectionsOf(table: string, round: (view: View) => string): Promise<Section[]> {
  const first = await replayAt(table, 0, null, NO_EVENTS)
  const found: Section[] = [{ from: 0, view: first.view }]
  for await (const { after, view } of changesOf(table, round)) found.push({ from: after / first.gestures, view })
  return found
}

export interface Tick {
  after: number // decisions before it
  view: View
}

/** The moments at which something of a view changes, such as its round: looked for in halves, one after the other. */
export async function* changesOf(table: string, told: (view: View) => string): AsyncGenerator<Tick> {
  const first = await replayAt(table, 0, null, NO_EVENTS)
  const last = await replayAt(table, first.gestures, null, NO_EVENTS)
  yield* between(first, last)

  async function* between(left: Replay, right: Replay): AsyncGenerator<Tick> {
    if (told(left.view) === told(right.view)) return
    if (right.after - left.after === 1) return yield { after: right.after, view: right.view }
    const middle = await replayAt(table, (left.after + right.after) >> 1, null, NO_EVENTS)
    yield* between(left, middle)
    yield* between(middle, right)
  }
}

/** After how many decisions an event had happened, as `seat` knows it: looked for in halves. */
export async function momentOf(table: string, event: number, seat: number | null): Promise<number> {
  let { gestures: most } = await replayAt(table, 0, seat, NO_EVENTS)
  let least = 0
  while (least < most) {
    const middle = (least + most) >> 1
    if ((await replayAt(table, middle, seat, NO_EVENTS)).last >= event) most = middle
    else least = middle + 1
  }
  return least
}
