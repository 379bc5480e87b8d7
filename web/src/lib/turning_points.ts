// When a finished game was decided: the largest swings of its scores.

export interface Moment {
  after: number // decisions before it
  last: number // the last event that the reader was told by then
  scores: number[] // by seat
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
