// Numbers of a combat as they are drawn: the window of the Counter, and forces with their sign.

const SPACES = 20
const WINDOW = 10

/** The numbers that the Counter shows: all its spaces, or ten around the markers. Totals beyond its end go on. */
export function counterNumbers(totals: readonly number[], whole: boolean): number[] {
  const low = Math.min(...totals)
  const high = Math.max(...totals)
  const size = whole ? SPACES : Math.max(WINDOW, high - low + 1)
  const last = Math.max(high + (whole ? 0 : Math.floor((size - 1 - (high - low)) / 2)), size - 1)
  const first = Math.max(0, Math.min(last - size + 1, low))
  return Array.from({ length: size }, (_, n) => first + n)
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '–'
}
