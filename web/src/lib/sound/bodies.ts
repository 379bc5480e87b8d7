// What sounds are made of: struck wood and metal as sums of decaying modes, skins and paper as noise in a band, horns as
// harmonics with a breath. Samples at RATE; seeds are fixed, so that a sound is the same every time.

export const RATE = 32_000
const HIGHEST = 14_000 // Hz
const { sin, cos, exp, min, max, PI, sqrt, log, sign } = Math

export type Samples = Float64Array<ArrayBuffer>

export function array(seconds: number, make: (t: number, k: number) => number): Samples {
  return Float64Array.from({ length: Math.floor(seconds * RATE) }, (_, k) => make(k / RATE, k))
}

export const times = (x: Samples, gain: (t: number, k: number) => number): Samples => x.map((each, k) => each * gain(k / RATE, k))

export const each = <T>(n: number, make: (k: number) => T): T[] => Array.from({ length: n }, (_, k) => make(k))

/** Numbers from 0 to 1 that look like chance and are the same for a seed. */
export function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function noise(seconds: number, seed: number): Samples {
  const next = random(seed + 1)
  return array(seconds, () => sqrt(-2 * log(next() + 1e-12)) * cos(2 * PI * next()))
}

/** A second-order filter that lets what is above or below a frequency through. */
export function filtered(x: Samples, frequency: number, high: boolean): Samples {
  const w = (2 * PI * frequency) / RATE
  const alpha = sin(w) / 2 / 0.7071
  const c = cos(w)
  const b = high ? (1 + c) / 2 : (1 - c) / 2
  const [b0, b1, a0, a1, a2] = [b, high ? -2 * b : 2 * b, 1 + alpha, -2 * c, 1 - alpha]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return x.map((x0) => {
    const y = (b0 * x0 + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2) / a0
    ;[x2, x1, y2, y1] = [x1, x0, y1, y]
    return y
  })
}

export const band = (x: Samples, low: number, high: number): Samples => filtered(filtered(x, low, true), min(high, HIGHEST), false)

/** Falls by 60 dB in so many seconds. */
export const fade = (x: Samples, seconds: number): Samples => times(x, (t) => 10 ** ((-3 * t) / seconds))

/** Up and down in so many seconds, round at both ends. */
export function swell(x: Samples, rise: number, fall: number): Samples {
  return times(x, (t, k) => sin((min(1, t / rise) * PI) / 2) ** 2 * sin((min(1, (x.length - 1 - k) / RATE / fall) * PI) / 2) ** 2)
}

export type Laid = [second: number, loudness: number, x: Samples]

/** Sounds at their moments. */
export function lay(seconds: number, ...parts: Laid[]): Samples {
  const out: Samples = new Float64Array(Math.floor(seconds * RATE))
  for (const [at, gain, x] of parts) {
    for (let k = 0, j = Math.floor(at * RATE); k < x.length && j < out.length; k++, j++) out[j]! += gain * x[k]!
  }
  return out
}

type Mode = [frequency: number, loudness: number, seconds: number]

/** A struck body: each mode falls by 60 dB in its seconds; `soft` is how long the blow lasts. */
function modes(seconds: number, table: Mode[], seed = 0, soft = 0.0008): Samples {
  const out: Samples = new Float64Array(Math.floor(seconds * RATE))
  const next = random(seed + 99)
  for (const [f, a, d] of table) {
    const [w, r, p] = [(2 * PI * f) / RATE, 10 ** (-3 / d / RATE), next() * 2 * PI] // a decaying sine is two multiplications a sample
    let [y1, y2] = [(a * sin(p - w)) / r, (a * sin(p - 2 * w)) / r ** 2]
    for (let k = 0; k < out.length; k++) {
      const y = 2 * r * cos(w) * y1 - r * r * y2
      out[k]! += y
      ;[y2, y1] = [y1, y]
    }
  }
  return times(out, (t) => 1 - exp(-t / soft))
}

const BAR: Mode[] = [
  [1, 1, 0.16],
  [2.76, 0.55, 0.09],
  [5.4, 0.3, 0.05],
  [8.93, 0.16, 0.03],
]

/** A block of wood on wood: the modes of a free bar, of which the high ones die at once. */
export function wood(f: number, s = 0.25, seed = 1, hollow = 1, click = 0.5): Samples {
  const bar = modes(s, BAR.map(([ratio, a, d]): Mode => [f * ratio, a, d * hollow]), seed)
  return lay(s, [0, 1, bar], [0, click * 0.5, fade(band(noise(0.02, seed), 1500, 7000), 0.012)])
}

export function metal(f: number, s: number, ring = 0.6, seed = 2, ratios = [1, 1.51, 2.31, 3.07, 4.16, 5.43, 6.79]): Samples {
  const table = ratios.map((ratio, k): Mode => [f * ratio, (k + 1) ** -0.7, ring / (1 + 0.35 * k)])
  return modes(s, table.filter(([g]) => g < RATE / 2.2), seed, 0.0004)
}

/** A drum: the pitch sinks after the blow. */
export function skin(f: number, s: number, seed = 3, bend = 0.35, slap = 0.4): Samples {
  let phase = 0
  const body = array(s, (t) => {
    phase += (2 * PI * f * (1 + bend * exp(-t / 0.03))) / RATE
    const over = 0.45 * sin(1.59 * phase) * 10 ** ((-3 * t) / 0.28) + 0.25 * sin(2.14 * phase) * 10 ** ((-3 * t) / 0.2)
    return (sin(phase) * 10 ** ((-3 * t) / 0.55) + over) * (1 - exp(-t / 0.002))
  })
  return lay(s, [0, 1, body], [0, slap, fade(band(noise(0.08, seed), 250, 2200), 0.05)])
}

export const paper = (s: number, seed: number, low = 1800, high = 9000): Samples => swell(band(noise(s, seed), low, high), s * 0.25, s * 0.6)

/** A horn: harmonics that open with the breath, a note that is found from below, and a little air. */
export function blown(f: number, s: number, seed = 4, bright = 5): Samples {
  const air = band(noise(s, seed), 500, 3500)
  let phase = 0
  const tones = array(s, (t, k) => {
    const breath = min(1, t / 0.11) * min(1, (s - t) / (s * 0.4)) ** 0.8
    phase += (2 * PI * f * (1 - 0.03 * exp(-t / 0.05) + 0.004 * sin(2 * PI * 5.3 * t) * max(0, t - 0.25))) / RATE
    let tone = 0
    for (let h = 1; h < 16 && h * f < 9000; h++) tone += (sin(h * phase) / h ** 0.6) * exp(-(((h - 1) / (bright * (0.25 + breath))) ** 1.3))
    return tone * breath + 0.05 * breath * air[k]!
  })
  return swell(tones, 0.02, 0.05)
}

export const coin = (f: number, seed: number): Samples => metal(f, 0.3, 0.22, seed, [1, 1.34, 2.09, 2.83, 3.9])

/** An oar or a hinge. */
export function creak(): Samples {
  let phase = 0
  return band(array(0.5, (t) => sign(sin((phase += (2 * PI * (38 + 72 * t)) / RATE)))), 300, 1600)
}

export function crackle(): Samples {
  const next = random(11)
  return lay(1.1, ...each(46, (k): Laid => [next() * 0.95, (0.1 + 0.8 * next()) ** 2, fade(band(noise(0.03, 100 + k), 900, 6000), 0.02)]))
}

/** Louder and softer, so many times in a second. */
export const waving = (x: Samples, least: number, hertz: number): Samples => times(x, (t) => least + (1 - least) * sin(2 * PI * hertz * t))
