// The palette: wood, skin, horn, iron and fire. Each sound with its trim in dB beside the others.

import { band, blown, coin, crackle, creak, each, fade, filtered, lay, metal, noise, paper, RATE, skin, swell, waving, wood, type Laid, type Samples } from './bodies'
import type { SoundName } from './names'

const LONGEST = 1.2 // seconds
const PEAK = 10 ** (-3 / 20)
const SAME = -21 // dB of the loudest 100 ms, before the trim
const QUIET = 10 ** (-56 / 20) // beside the peak: what is below it at the end is cut off
const BELL = [1, 2, 3.01, 4.1]
const { abs, max, min, log10, tanh } = Math

const at = (beats: [number, number, number][], make: (f: number, k: number) => Samples): Laid[] => beats.map(([second, loudness, f], k) => [second, loudness, make(f, k)])

export const PALETTE: Record<SoundName, [trim: number, make: () => Samples]> = {
  knock: [0, () => wood(330, 0.22)],
  wood: [-4, () => wood(210, 0.22, 5, 0.8, 0.3)],
  march: [-1, () => lay(0.5, ...each(4, (k): Laid => [k * 0.11, k === 3 ? 1 : 0.65, wood(250 + 22 * (k % 2), 0.18, 7 + k, 0.7)]))],
  oars: [
    -3,
    () =>
      lay(
        0.95,
        [0, 0.9, swell(band(noise(0.45, 41), 250, 2200), 0.12, 0.25)],
        [0.4, 0.7, swell(band(noise(0.55, 42), 250, 2200), 0.1, 0.3)],
        [0.06, 0.35, swell(creak(), 0.1, 0.3)],
      ),
  ],
  card: [-4, () => lay(0.2, [0, 0.5, paper(0.12, 61)], [0.09, 0.9, fade(band(noise(0.06, 62), 300, 3000), 0.04)], [0.09, 0.35, wood(180, 0.1, 9, 0.5, 0.1)])],
  flip: [-1, () => lay(0.3, [0, 0.4, paper(0.1, 63, 2500, 11_000)], [0.1, 1, fade(band(noise(0.03, 64), 1200, 9000), 0.02)], [0.12, 0.7, wood(420, 0.15, 10, 0.6, 0.8)])],
  deal: [-5, () => lay(0.5, ...each(6, (k): Laid => [k * 0.075, 0.8 - 0.06 * k, paper(0.07, 70 + k, 2200, 9500)]))],
  coins: [-4, () => lay(0.55, ...at([[0, 0.9, 2350], [0.05, 0.6, 3120], [0.12, 0.8, 2720], [0.21, 0.4, 3480]], coin), [0, 0.25, wood(600, 0.1, 12, 0.5)])],
  tick: [-8, () => wood(880, 0.08, 13, 0.35, 0.6)],
  count: [-5, () => lay(0.8, ...each(11, (k): Laid => [0.06 * k, 0.45 + 0.05 * k, wood(520 * 2 ** (k / 12), 0.12, 14 + k, 0.5, 0.5)]))],
  glory: [-4, () => lay(0.9, [0, 0.7, metal(784, 0.7, 0.6, 16, BELL)], [0.09, 0.8, metal(1175, 0.75, 0.7, 17, BELL)])],
  raise: [-2, () => lay(0.5, [0, 0.8, wood(294, 0.2, 18)], [0.1, 0.9, wood(392, 0.2, 19)], [0.2, 1, wood(440, 0.25, 20)])],
  quill: [
    -6,
    () => lay(0.5, ...each(3, (k): Laid => [0.12 * k, 0.7, swell(waving(band(noise(0.1, 80 + k), 2600, 8200), 0.6, 34), 0.03, 0.05)]), [0.4, 0.7, wood(500, 0.1, 22, 0.5)]),
  ],
  tile: [-1, () => lay(0.3, [0, 0.8, wood(240, 0.25, 23, 0.7, 0.6)], [0.035, 0.5, fade(band(noise(0.1, 24), 700, 3500), 0.08)], [0.05, 0.5, wood(470, 0.15, 25, 0.5)])],
  dice: [
    -2,
    () =>
      lay(
        0.85,
        ...at([[0, 1, 620], [0.09, 0.8, 760], [0.16, 0.85, 560], [0.25, 0.6, 810], [0.33, 0.55, 640], [0.43, 0.45, 720], [0.56, 0.35, 600], [0.63, 0.3, 690]], (f, k) =>
          wood(f, 0.12, 26 + k, 0.45, 0.9),
        ),
      ),
  ],
  bones: [-1, () => lay(0.75, [0, 1, wood(150, 0.3, 34, 1.2, 0.8)], ...each(6, (k): Laid => [0.1 + k * 0.07, 0.5 - 0.06 * k, wood(690 + 97 * ((k * 3) % 5), 0.1, 35 + k, 0.4, 0.4)]))],
  axe: [1, () => lay(0.7, [0, 1, wood(120, 0.35, 42, 1.5, 1)], [0, 0.5, fade(band(noise(0.15, 43), 400, 5000), 0.09)], [0.01, 0.3, metal(1230, 0.55, 0.35, 44)])],
  shield: [0, () => lay(0.6, [0, 1, wood(170, 0.3, 45, 1.4, 0.6)], [0, 0.45, metal(410, 0.5, 0.4, 46)], [0.13, 0.6, wood(190, 0.3, 47, 1.2, 0.5)])],
  drum: [1, () => lay(1.1, [0, 1, skin(72, 0.7)], [0.3, 0.6, skin(72, 0.5, 48)], [0.45, 0.9, skin(66, 0.65, 49)])],
  your_turn: [-1, () => lay(0.75, [0, 0.8, skin(98, 0.5, 52, 0.25, 0.25)], [0.2, 1, skin(131, 0.55, 53, 0.25, 0.25)], [0.2, 0.25, wood(392, 0.3, 54)])],
  horn_short: [-1, () => blown(147, 0.7, 55, 4)],
  horn: [1, () => lay(1.2, [0, 0.8, blown(110, 0.5, 56, 5)], [0.36, 1, blown(165, 0.84, 57, 6)])],
  fire: [-3, () => lay(1.15, [0, 0.7, swell(waving(band(noise(1.1, 21), 120, 900), 0.65, 3.1), 0.25, 0.5)], [0.02, 1, crackle()])],
  thunder: [
    2,
    () => lay(1.2, [0, 0.5, fade(band(noise(0.25, 32), 300, 4500), 0.14)], [0, 1.6, waving(fade(band(noise(1.2, 31), 28, 160), 1.1), 0.7, 7)], [0.05, 0.6, skin(44, 1, 33, 0.5, 0.1)]),
  ],
  doom: [0, () => lay(1.1, [0, 1, skin(52, 0.9, 58, 0.2, 0.3)], [0, 0.35, metal(131, 1, 0.9, 59, [1, 1.19, 1.56, 2, 2.61])])],
  gate: [-1, () => lay(1, [0, 0.5, swell(creak(), 0.08, 0.2)], [0.42, 1, wood(95, 0.5, 60, 2, 0.5)], [0.45, 0.3, metal(220, 0.5, 0.4, 65)])],
  mugs: [
    -2,
    () =>
      lay(
        0.8,
        [0, 1, wood(260, 0.2, 66, 0.9, 0.8)],
        [0.03, 0.8, wood(310, 0.2, 67, 0.9, 0.8)],
        [0.05, 0.25, metal(980, 0.3, 0.18, 68)],
        [0.1, 0.5, swell(waving(band(noise(0.7, 51), 250, 1100), 0.7, 4.3), 0.15, 0.4)],
      ),
  ],
  victory: [2, () => lay(1.2, [0, 0.8, blown(147, 0.32, 69, 6)], [0.2, 0.8, blown(196, 0.34, 71, 6)], [0.4, 1, blown(247, 0.8, 72, 7)], [0.4, 0.7, blown(147, 0.8, 73)], [0.4, 0.8, skin(73, 0.7, 74)])],
  defeat: [-1, () => lay(1.2, [0, 0.9, blown(147, 0.5, 75, 3)], [0.38, 1, blown(110, 0.82, 76, 2.6)], [0.4, 0.6, skin(55, 0.75, 77)])],
  chat: [-6, () => lay(0.3, [0, 0.8, wood(660, 0.15, 78, 0.8, 0.2)], [0.08, 0.7, wood(880, 0.18, 79, 0.8, 0.2)])],
  clock: [-4, () => lay(0.5, [0, 1, wood(1050, 0.09, 81, 0.4, 0.4)], [0.25, 0.8, wood(790, 0.09, 82, 0.4, 0.4)])],
}

/** The loudest 100 ms in dB; low tones count less, as the ear has it. */
export function loudest(x: Samples): number {
  const heard = filtered(x, 90, true)
  const n = min(x.length, Math.floor(0.1 * RATE))
  let [sum, most] = [0, 0]
  for (let k = 0; k < heard.length; k++) {
    sum += heard[k]! ** 2 - (k >= n ? heard[k - n]! ** 2 : 0)
    most = max(most, sum)
  }
  return 10 * log10(most / n + 1e-12)
}

const peakOf = (x: Samples): number => x.reduce((most, y) => max(most, abs(y)), 0)

/** A sound, ready to be played: samples at RATE, without its quiet end, round at both ends, at its loudness. */
export function made(name: SoundName): Float32Array<ArrayBuffer> {
  const [trim, make] = PALETTE[name]
  const raw = filtered(make(), 14, true)
  const quiet = peakOf(raw) * QUIET
  const last = raw.findLastIndex((y) => abs(y) > quiet)
  const x = swell(raw.slice(0, min(Math.floor(LONGEST * RATE), last + 640)), 0.0015, 0.04)
  const gain = 10 ** ((SAME + trim - loudest(x)) / 20)
  const peak = peakOf(x) * gain
  return Float32Array.from(x, (y) => (peak > PEAK ? (tanh(((y * gain) / peak) * 1.6) / tanh(1.6)) * PEAK : y * gain)) // a soft knee for the blow
}
