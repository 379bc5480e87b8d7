// How good a result alone is.

import type { RatingStep } from './contract'
import { signed } from './waterfall'

/** The points of a step: "< 0", "0–49", "120+". */
export function stepText(steps: readonly RatingStep[], place: number): string {
  const next = steps[place + 1]
  if (!next) return `${signed(steps[place]!.least)}+`
  if (place === 0) return `< ${signed(next.least)}`
  return `${signed(steps[place]!.least)}–${signed(next.least - 1)}`
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2)
}
