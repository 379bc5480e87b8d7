// The gouge with which grounds and figures are cut: every function writes the path of one form, on a sheet of 320 by 200.

export type Point = [number, number]
export type Dice = (from?: number, to?: number) => number

export const W = 320
export const H = 200
export const r = (n: number): number => Math.round(n * 10) / 10
export function dice(seed: number): Dice {
  let a = seed
  return (from = 0, to = 1) => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + (to - from) * (((t ^ (t >>> 14)) >>> 0) / 4294967296)
  }
}
/** One stroke of the gouge: pointed at both ends, w at its widest, bent by b. */
export function gouge(x: number, y: number, x2: number, y2: number, w = 2, b = 0): string {
  const dx = x2 - x, dy = y2 - y, l = Math.hypot(dx, dy) || 1, nx = -dy / l, ny = dx / l, mx = (x + x2) / 2, my = (y + y2) / 2
  return `M${r(x)} ${r(y)}Q${r(mx + nx * (b + w))} ${r(my + ny * (b + w))} ${r(x2)} ${r(y2)}Q${r(mx + nx * (b - w))} ${r(my + ny * (b - w))} ${r(x)} ${r(y)}z`
}
/** A wedge: pointed at the first end, w wide at the second. */
export function wedge(x: number, y: number, x2: number, y2: number, w: number): string {
  const dx = x2 - x, dy = y2 - y, l = Math.hypot(dx, dy) || 1, nx = (-dy / l) * w / 2, ny = (dx / l) * w / 2
  return `M${r(x)} ${r(y)}L${r(x2 + nx)} ${r(y2 + ny)}L${r(x2 - nx)} ${r(y2 - ny)}z`
}
export const poly = (points: Point[]): string => 'M' + points.map(([x, y]) => `${r(x)} ${r(y)}`).join('L') + 'z'
export const rect = (x: number, y: number, w: number, h: number): string => `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}z`
export const disc = (x: number, y: number, s: number): string => `M${r(x - s)} ${r(y)}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0z`
export const span = (from: number, to: number, step: number): number[] => Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, i) => from + i * step)

/** Level strokes in a band of sky or water, rarer around the middle so that the figure stands in the light. */
export function strokes(at: Dice, y0: number, y1: number, step: number, length: number, w: number, clear = 0): string {
  let d = ''
  for (const y of span(y0, y1, step)) for (let x = at(-40, 10); x < W; ) {
    const l = at(length * 0.5, length * 1.4)
    if (Math.abs(x + l / 2 - 160) > clear || at() < 0.18) d += gouge(x, y + at(-1, 1), x + l, y + at(-1, 1), at(w * 0.6, w), at(-1, 1))
    x += l + at(6, 22)
  }
  return d
}
export function rays(x: number, y: number, from: number, to: number, n: number, w: number, turn = 0): string {
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2 + turn, f = from * (i % 2 ? 1 : 1.25)
    return wedge(x + Math.cos(a) * f, y + Math.sin(a) * f, x + Math.cos(a) * to, y + Math.sin(a) * to, w * (i % 2 ? 1 : 0.62))
  }).join('')
}
export function fir(x: number, base: number, h: number, w: number): string {
  const steps = 4
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i < steps; i++) {
    const y = base - h + (h * (i + 1)) / steps, half = (w / 2) * ((i + 1.1) / steps)
    left.push([x - half, y], [x - half * 0.5, y - h * 0.045])
    right.unshift([x + half * 0.5, y - h * 0.045], [x + half, y])
  }
  left.pop(); right.shift()
  return poly([[x, base - h], ...left, ...right])
}
export const firCuts = (x: number, base: number, h: number, w: number): string => [0.42, 0.66, 0.9].map((f) => gouge(x - (w / 2) * f * 0.72, base - h * (1 - f) - 2, x - w * 0.04, base - h * (1.12 - f), 0.9, -1)).join('')
export function peak(x: number, base: number, h: number, w: number, at: Dice) {
  const top: Point = [x, base - h]
  const left: Point[] = [[x - w / 2, base]]
  const right: Point[] = []
  for (const f of [0.75, 0.5, 0.25]) left.push([x - (w / 2) * f + at(-4, 4), base - h * (1 - f) + at(-3, 5)])
  for (const f of [0.25, 0.5, 0.75]) right.push([x + (w / 2) * f + at(-4, 4), base - h * (1 - f) + at(-3, 5)])
  const ridge: Point[] = [[x + w * 0.03, base - h * 0.72], [x - w * 0.04, base - h * 0.5], [x + w * 0.05, base - h * 0.24], [x - w * 0.02, base]]
  const snow = poly([top, [x - w * 0.15 + at(-3, 3), base - h * 0.68], [x - w * 0.07, base - h * 0.73], [x - w * 0.02, base - h * 0.58], [x + w * 0.03, base - h * 0.74], [x + w * 0.09, base - h * 0.62], [x + w * 0.13, base - h * 0.72]])
  let hatch = ''
  for (let i = 0; i < 11; i++) { const f = 0.1 + i * 0.08; hatch += gouge(x + w * 0.01, base - h * (1 - f) + 2, x + (w / 2) * f * 0.86, base - h * (1 - f) + 7 + i, 1.3, 1) }
  return { body: poly([...left, top, ...right, [x + w / 2, base]]), shade: poly([top, ...right, [x + w / 2, base], ...ridge.reverse()]), snow, hatch }
}
export function cloud(at: Dice, y: number, from: number, to: number, s: number): string {
  let d = `M${from} -2`, x = from
  d += `L${from} ${r(y)}`
  while (x < to) { const w = at(s * 0.8, s * 1.5); d += `a${r(w / 2)} ${r(w / 2.4)} 0 0 0 ${r(w)} ${r(at(-3, 3))}`; x += w }
  return d + `L${r(x)} -2z`
}
export function curls(at: Dice, y: number, from: number, to: number, s: number): string {
  let d = ''
  for (let x = from; x < to; ) { const w = at(s * 0.8, s * 1.5); d += gouge(x + 3, y + at(-2, 1), x + w - 3, y + at(-2, 1), 1.6, -w * 0.3) + gouge(x + 6, y - 5, x + w - 6, y - 5, 1.1, -w * 0.26); x += w }
  return d
}
export function wave(y: number, amp: number, len: number, shift: number): [string, string] {
  let d = `M-20 ${r(y)}`, crest = ''
  for (let x = -20 - shift; x < W + 20; x += len) {
    d += `L${r(x)} ${r(y)}C${r(x + len * 0.3)} ${r(y)} ${r(x + len * 0.42)} ${r(y - amp)} ${r(x + len * 0.7)} ${r(y - amp)}C${r(x + len * 0.56)} ${r(y - amp * 0.45)} ${r(x + len * 0.72)} ${r(y)} ${r(x + len)} ${r(y)}`
    crest += gouge(x + len * 0.22, y + 2, x + len * 0.6, y - amp * 0.62, 1.5, 2.4) + gouge(x + len * 0.3, y + 6, x + len * 0.68, y + 1, 1.2, 1) + gouge(x + len * 0.7, y + 5, x + len * 1.1, y + 7, 1.2, 1)
  }
  return [d + `L${W + 20} ${H + 2}L-20 ${H + 2}z`, crest]
}
export function flame(x: number, base: number, h: number, w: number, lean = 0): string {
  return `M${r(x - w / 2)} ${base}C${r(x - w * 0.75)} ${r(base - h * 0.42)} ${r(x - w * 0.05 + lean)} ${r(base - h * 0.5)} ${r(x - w * 0.12 + lean)} ${r(base - h)}C${r(x + w * 0.34 + lean)} ${r(base - h * 0.74)} ${r(x + w * 0.2)} ${r(base - h * 0.55)} ${r(x + w * 0.34)} ${r(base - h * 0.44)}C${r(x + w * 0.42)} ${r(base - h * 0.5)} ${r(x + w * 0.36)} ${r(base - h * 0.6)} ${r(x + w * 0.36)} ${r(base - h * 0.66)}C${r(x + w * 0.66)} ${r(base - h * 0.4)} ${r(x + w * 0.62)} ${r(base - h * 0.16)} ${r(x + w / 2)} ${base}z`
}
export function hillside(at: Dice, y: number, h: number, n = 6): string {
  const points: Point[] = [[-4, H + 2], [-4, y]]
  for (let i = 0; i <= n; i++) points.push([(W * i) / n, y + at(-h, h)])
  return poly([...points, [W + 4, y], [W + 4, H + 2]])
}
export function house(x: number, base: number, w: number, h: number): string {
  return poly([[x - w / 2, base], [x - w / 2, base - h * 0.38], [x - w * 0.58, base - h * 0.34], [x - w * 0.36, base - h * 0.92], [x - w * 0.4, base - h * 1.02], [x - w * 0.28, base - h * 0.94], [x + w * 0.28, base - h * 0.94], [x + w * 0.4, base - h * 1.02], [x + w * 0.36, base - h * 0.92], [x + w * 0.58, base - h * 0.34], [x + w / 2, base - h * 0.38], [x + w / 2, base]])
}
export const thatch = (x: number, base: number, w: number, h: number): string => span(-0.4, 0.44, 0.1).map((f) => gouge(x + w * f * 0.8, base - h * 0.86, x + w * f * 1.15, base - h * 0.42, 0.9)).join('') + rect(x - w * 0.06, base - h * 0.3, w * 0.12, h * 0.3)
export function star(x: number, y: number, s: number): string { return `M${r(x)} ${r(y - s)}L${r(x + s * 0.22)} ${r(y - s * 0.22)}L${r(x + s)} ${r(y)}L${r(x + s * 0.22)} ${r(y + s * 0.22)}L${r(x)} ${r(y + s)}L${r(x - s * 0.22)} ${r(y + s * 0.22)}L${r(x - s)} ${r(y)}L${r(x - s * 0.22)} ${r(y - s * 0.22)}z` }
