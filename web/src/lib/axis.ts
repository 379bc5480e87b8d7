const STEPS = [1, 2, 5, 10, 20, 50]

/** The round numbers that are marked on an axis, from the lowest to the highest: seven at most, and 0 if it is there. */
export function axisMarks(least: number, most: number): number[] {
  const step = STEPS.find((each) => (most - least) / each <= 6) ?? 100
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, number) => (first + number) * step)
}
