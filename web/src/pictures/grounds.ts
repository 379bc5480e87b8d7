// The grounds of the pictures: light from the upper left, printed from four blocks of one tint. Each is a list of
// [block, path]: 0 palest (cut away), 1 sky, 2 far, 3 near. Drawn from a seed, so always the same.

import { cloud, curls, dice, disc, fir, firCuts, flame, gouge, hillside, house, peak, poly, r, rays, rect, span, star, strokes, thatch, wave, wedge, type Point } from './pen'

/** One impression: from which of the four blocks, and what is cut. */
export type Block = [number, string]
type Peak = ReturnType<typeof peak>

export const GROUNDS = {
  sea(): Block[] {
    const at = dice(3)
    const out: Block[] = [[0, disc(160, 92, 66)], [0, strokes(at, 12, 96, 12, 46, 1.5, 74)], [2, gouge(-20, 118, 340, 118, 3)]]
    ;([[126, 12, 54, 8, 2], [146, 15, 66, 30, 2], [168, 18, 78, 10, 3]] as const).forEach(([y, amp, len, shift, block], i) => {
      const [body, crest] = wave(y, amp, len, shift)
      out.push([block, body], [i === 0 ? 1 : i === 1 ? 0 : 1, crest])
    })
    return out
  },
  fjord(): Block[] {
    const at = dice(11)
    const out: Block[] = [[0, disc(160, 88, 58)], [0, strokes(at, 10, 110, 13, 40, 1.4, 66)]]
    out.push([2, poly([[-2, 202], [-2, 20], [24, 34], [42, 58], [64, 70], [72, 104], [92, 118], [104, 146], [104, 202]])], [2, poly([[322, 202], [322, 30], [300, 24], [284, 52], [262, 62], [250, 96], [230, 110], [218, 146], [218, 202]])])
    out.push([3, poly([[322, 202], [322, 30], [310, 66], [292, 84], [284, 116], [262, 128], [252, 150], [252, 202]])], [3, poly([[-2, 202], [-2, 96], [16, 110], [22, 132], [44, 140], [52, 160], [52, 202]])])
    let cuts = ''
    for (const [x, y, l] of [[8, 44, 40], [20, 52, 52], [32, 66, 46], [44, 80, 50], [56, 88, 44], [68, 112, 30], [80, 122, 22]] as const) cuts += gouge(x, y, x - 5, y + l, 1.5, 2)
    for (const [x, y, l] of [[294, 40, 44], [282, 62, 40], [270, 72, 44], [258, 86, 36], [246, 106, 32], [236, 118, 26]] as const) cuts += gouge(x, y, x - 6, y + l, 1.3, 2)
    out.push([1, cuts], [2, rect(-2, 146, 324, 56)], [1, strokes(at, 152, 176, 7, 34, 1.3)], [0, strokes(at, 150, 200, 12, 26, 1.4, 40)], [3, poly([[-2, 202], [-2, 160], [30, 164], [58, 184], [70, 202]])], [3, poly([[322, 202], [322, 158], [286, 170], [262, 202]])])
    return out
  },
  forest(): Block[] {
    const at = dice(5)
    const far: string[] = []
    const near: string[] = []
    const cuts: string[] = []
    for (const x of span(-4, 330, 19)) far.push(fir(x + at(-4, 4), 158, at(62, 104) * (Math.abs(x - 160) < 70 ? 0.72 : 1), at(26, 34)))
    for (const [x, h, w] of [[8, 150, 54], [46, 116, 44], [278, 124, 46], [314, 158, 56], [88, 70, 32], [238, 74, 32]] as const) { near.push(fir(x, 192, h, w)); cuts.push(firCuts(x, 192, h, w)) }
    return [[0, disc(160, 86, 62)], [0, strokes(at, 10, 84, 13, 40, 1.4, 72)], [2, far.join('')], [2, rect(-2, 154, 324, 50)], [3, near.join('')], [3, hillside(at, 182, 3)], [1, cuts.join('')], [1, strokes(at, 162, 180, 7, 30, 1.2)]]
  },
  mountain(): Block[] {
    const at = dice(8)
    const out: Block[] = [[0, strokes(at, 10, 100, 12, 44, 1.5, 60)]]
    const far: Peak[] = []
    const near: Peak[] = []
    for (const [x, h, w] of [[60, 96, 150], [262, 112, 170], [160, 70, 120]] as const) far.push(peak(x, 172, h, w, at))
    for (const [x, h, w] of [[14, 128, 150], [316, 92, 140]] as const) near.push(peak(x, 188, h, w, at))
    for (const p of far) out.push([2, p.body], [0, p.snow], [3, p.hatch])
    for (const p of near) out.push([3, p.body], [0, p.snow], [1, p.hatch])
    out.push([3, hillside(at, 174, 5)], [2, strokes(at, 180, 200, 7, 40, 1.4)])
    return out
  },
  hall(): Block[] {
    const out: Block[] = [[2, rect(-2, -2, 324, 204)]]
    out.push([1, poly([[70, 202], [70, 74], [160, 14], [250, 74], [250, 202]])])
    let planks = ''
    for (const x of span(84, 250, 15)) planks += gouge(x, 80 - (80 - Math.abs(x - 160)) * 0.1, x, 168, 0.9)
    out.push([0, disc(160, 96, 54)], [2, planks])
    let beams = ''
    for (const i of [0, 1, 2, 3]) { const o = i * 24; beams += poly([[70 - o, 74 - o * 0.2], [160, 14 - o * 0.9], [250 + o, 74 - o * 0.2], [250 + o, 80 - o * 0.2], [160, 22 - o * 0.9], [70 - o, 80 - o * 0.2]]) }
    out.push([3, beams])
    for (const [x, w] of [[56, 20], [14, 30], [264, 20], [306, 30]] as const) {
      out.push([3, rect(x - w / 2, 20, w, 182)], [3, rect(x - w * 0.7, 60, w * 1.4, 9) + rect(x - w * 0.7, 168, w * 1.4, 10)])
      let carve = ''
      for (const y of span(78, 164, 15)) carve += gouge(x - w * 0.34, y, x + w * 0.34, y + 9, 1.6, 2) + gouge(x + w * 0.34, y, x - w * 0.34, y + 9, 1.6, -2)
      out.push([1, carve], [1, gouge(x - w * 0.42, 24, x - w * 0.42, 58, 1.3)])
    }
    let floor = ''
    for (const x of span(-60, 400, 34)) floor += gouge(160 + (x - 160) * 0.55, 176, x, 204, 1.4)
    out.push([3, rect(-2, 174, 324, 28)], [2, floor])
    return out
  },
  fire(): Block[] {
    const at = dice(6)
    const tall: string[] = []
    const mid: string[] = []
    const low: string[] = []
    for (const [x, h, w, l] of [[20, 176, 70, 8], [76, 138, 56, -6], [246, 142, 60, 6], [302, 182, 74, -8], [130, 92, 50, 6], [196, 96, 50, -6]] as const) tall.push(flame(x, 204, h, w, l))
    for (const [x, h, w, l] of [[6, 112, 48, 6], [52, 104, 44, 4], [98, 76, 40, -4], [150, 58, 38, 4], [178, 54, 34, -4], [222, 78, 40, 4], [268, 106, 46, -6], [314, 116, 48, 4]] as const) mid.push(flame(x, 204, h, w, l))
    for (const [x, h, w, l] of [[24, 62, 34, 4], [74, 54, 30, -4], [124, 42, 28, 4], [164, 36, 26, 0], [200, 44, 28, -4], [246, 56, 32, 4], [292, 64, 34, -4]] as const) low.push(flame(x, 204, h, w, l))
    let sparks = ''
    for (let i = 0; i < 26; i++) { const x = at(4, 316), y = at(6, 110); sparks += gouge(x, y, x + at(-3, 3), y - at(5, 10), 1.3) }
    return [[3, rect(-2, -2, 324, 204)], [2, disc(160, 100, 92)], [0, sparks], [2, tall.join('')], [1, mid.join('')], [0, low.join('')]]
  },
  storm(): Block[] {
    const at = dice(9)
    const out: Block[] = [[2, rect(-2, -2, 324, 204)], [1, disc(160, 106, 80)]]
    let rain = ''
    for (let i = 0; i < 74; i++) { const x = at(-10, 360), y = at(40, 180), l = at(18, 40); if (Math.abs(x - 160) > 58 || at() < 0.25) rain += gouge(x, y, x - l * 0.5, y + l, 1.1) }
    out.push([0, rain], [3, cloud(at, 44, -10, 330, 46)], [1, curls(at, 34, -10, 330, 46)], [2, curls(at, 14, -20, 330, 56)])
    for (const [x, y, s, m] of [[40, 44, 1, 1], [286, 40, 1.1, -1]] as const) out.push([0, poly(([[0, 0], [-14, 40], [-4, 38], [-20, 84], [12, 28], [2, 30], [16, 0]] as const).map(([a, b]): Point => [x + a * s * m, y + b * s]))])
    out.push([3, hillside(at, 180, 6)], [2, strokes(at, 186, 200, 7, 40, 1.3)])
    return out
  },
  night(): Block[] {
    const at = dice(14)
    const out: Block[] = [[3, rect(-2, -2, 324, 204)]]
    let aurora = ''
    for (const x of span(-6, 330, 5.4)) { const y = 62 + Math.sin(x / 36) * 22 + Math.sin(x / 15) * 6; aurora += wedge(x, y - at(34, 58), x + 3, y + at(4, 18), 3.2) }
    out.push([2, aurora], [1, disc(160, 98, 60)])
    let stars = ''
    for (let i = 0; i < 30; i++) { const x = at(4, 316), y = at(6, 140); if (Math.hypot(x - 160, y - 98) > 68) stars += star(x, y, at(1.6, 5)) }
    let craters = ''
    for (const [x, y] of [[120, 70], [196, 66], [206, 112], [112, 118]] as const) craters += gouge(x - 10, y, x + 10, y, 1.3, -4)
    out.push([0, stars], [2, craters], [2, hillside(at, 168, 10, 7)], [3, hillside(at, 184, 5)], [1, strokes(at, 176, 182, 7, 30, 1.1)])
    return out
  },
  underworld(): Block[] {
    const at = dice(4)
    const out: Block[] = [[3, rect(-2, -2, 324, 204)], [2, disc(160, 104, 96)], [1, disc(160, 106, 66)]]
    out.push([3, rays(160, 106, 62, 132, 46, 3.4, 0.05)])
    let top = '', cuts = ''
    for (const x of span(-6, 330, 24)) { const l = at(26, 62) * (Math.abs(x - 160) < 60 ? 0.55 : 1), w = at(18, 30); top += `M${r(x - w / 2)} -2C${r(x - w * 0.3)} ${r(l * 0.5)} ${r(x - 4)} ${r(l * 0.7)} ${r(x)} ${r(l)}C${r(x + 4)} ${r(l * 0.7)} ${r(x + w * 0.3)} ${r(l * 0.5)} ${r(x + w / 2)} -2z`; cuts += gouge(x - w * 0.2, 2, x - 2, l * 0.66, 1.3, 2) }
    for (const x of span(-10, 330, 27)) { const l = at(20, 56) * (Math.abs(x - 160) < 70 ? 0.4 : 1), w = at(24, 36); top += poly([[x - w / 2, 204], [x - w * 0.2, 204 - l * 0.6], [x, 204 - l], [x + w * 0.18, 204 - l * 0.55], [x + w / 2, 204]]); cuts += gouge(x - w * 0.22, 200, x - 2, 204 - l * 0.8, 1.2, 1) }
    out.push([3, top], [3, rect(-2, 184, 324, 20)], [2, cuts])
    return out
  },
  field(): Block[] {
    const at = dice(7)
    const out: Block[] = [[0, rays(160, 104, 62, 220, 34, 11, 0.04)], [0, disc(160, 98, 56)], [2, hillside(at, 124, 5, 5)]]
    let far = ''
    for (const x of [16, 40, 66, 246, 274, 304]) far += fir(x, 132, at(16, 28), 13)
    let furrows = '', ears = ''
    for (const x of span(-330, 660, 34)) furrows += poly([[160 + (x - 160) * 0.2, 132], [x, 204], [x + 15, 204]])
    for (let i = 0; i < 46; i++) { const y = 140 + (i % 5) * 14, x = at(0, 320), s = 0.5 + (y - 130) / 80; ears += gouge(x, y + 4 * s, x + at(-2, 2), y - 6 * s, 1.3 * s) }
    out.push([3, far], [2, rect(-2, 131, 324, 72)], [3, furrows], [1, ears])
    return out
  },
  winter(): Block[] {
    const at = dice(12)
    const out: Block[] = [[2, rect(-2, -2, 324, 204)], [1, disc(160, 98, 84)]]
    let snow = ''
    for (let i = 0; i < 60; i++) { const x = at(0, 320), y = at(4, 160), s = at(1.2, 3.4); if (Math.hypot(x - 160, y - 98) > 58 || at() < 0.2) snow += star(x, y, s * 1.5) }
    out.push([0, snow])
    for (const [x, h, w] of [[30, 110, 80], [92, 54, 60], [286, 120, 90], [228, 50, 60]] as const) out.push([3, poly([[x - w / 2, 190], [x - w * 0.3, 190 - h * 0.6], [x - w * 0.1, 190 - h], [x + w * 0.1, 190 - h * 0.8], [x + w * 0.24, 190 - h * 0.84], [x + w / 2, 190]])], [0, poly([[x - w * 0.1, 190 - h], [x - w * 0.3, 190 - h * 0.6], [x - w * 0.16, 190 - h * 0.66], [x - w * 0.06, 190 - h * 0.5], [x + w * 0.02, 190 - h * 0.72], [x + w * 0.1, 190 - h * 0.8]])], [1, gouge(x + w * 0.12, 190 - h * 0.7, x + w * 0.3, 190 - h * 0.1, 1.6, -2) + gouge(x, 190 - h * 0.55, x + w * 0.12, 190 - h * 0.08, 1.5, -2)])
    out.push([0, hillside(at, 178, 5, 7)], [2, strokes(at, 186, 200, 6, 34, 1.1)])
    return out
  },
  village(): Block[] {
    const at = dice(21)
    const out: Block[] = [[0, disc(160, 92, 60)], [0, strokes(at, 10, 112, 13, 42, 1.4, 70)], [2, hillside(at, 136, 6, 6)]]
    for (const [x, y, w, h, b] of [[84, 148, 52, 38, 2], [236, 148, 52, 38, 2], [30, 172, 84, 66, 3], [292, 172, 84, 66, 3]] as const) out.push([b, house(x, y, w, h)], [b === 3 ? 1 : 1, thatch(x, y, w, h)])
    let smoke = ''
    for (const [x, y] of [[44, 100], [286, 98]] as const) smoke += gouge(x, y, x + 14, y - 36, 2.4, 5) + gouge(x + 14, y - 36, x + 6, y - 74, 2.6, -6)
    out.push([2, smoke], [3, hillside(at, 172, 3)], [1, strokes(at, 180, 200, 7, 34, 1.2)])
    return out
  },
  harbour(): Block[] {
    const at = dice(31)
    const out: Block[] = [[0, disc(160, 90, 60)], [0, strokes(at, 10, 112, 13, 44, 1.4, 70)], [2, hillside(at, 122, 3, 8)]]
    const ship = (x: number, y: number, s: number, m: number) => poly(([[-52, -16], [-46, -34], [-40, -30], [-42, -14], [-30, 0], [30, 0], [42, -14], [40, -28], [48, -34], [52, -14], [38, 14], [-38, 14]] as const).map(([a, b]): Point => [x + a * s * m, y + b * s])) + rect(x - 1.4, y - 84 * s, 2.8, 84 * s)
    const sail = (x: number, y: number, s: number) => `M${r(x - 32 * s)} ${r(y - 78 * s)}h${r(64 * s)}q${r(6 * s)} ${r(26 * s)} 0 ${r(48 * s)}h${r(-64 * s)}q${r(6 * s)} ${r(-24 * s)} 0 ${r(-48 * s)}z`
    out.push([2, rect(-2, 122, 324, 80)], [1, strokes(at, 130, 160, 8, 34, 1.2, 20)])
    for (const [x, y, s] of [[50, 148, 1], [274, 146, 0.94]] as const) { out.push([3, ship(x, y, s, 1)], [2, sail(x, y, s)]); let bars = ''; for (const i of [-24, -8, 8, 24]) bars += gouge(x + i * s, y - 76 * s, x + i * s, y - 32 * s, 1.7, 2); out.push([0, bars], [1, gouge(x - 30 * s, y + 2, x + 30 * s, y + 2, 1.2) + gouge(x - 24 * s, y + 8, x + 26 * s, y + 8, 1)]) }
    const [body, crest] = wave(178, 8, 44, 10)
    out.push([3, body], [1, crest])
    return out
  },
  tree(): Block[] {
    const out: Block[] = [[0, disc(160, 84, 76)], [0, rays(160, 84, 82, 230, 40, 7)]]
    let limbs = ''
    const limb = (x: number, y: number, a: number, l: number, w: number, depth: number) => {
      const x2 = x + Math.cos(a) * l, y2 = y + Math.sin(a) * l
      limbs += poly([[x - Math.sin(a) * w, y + Math.cos(a) * w], [x2 - Math.sin(a) * w * 0.6, y2 + Math.cos(a) * w * 0.6], [x2 + Math.sin(a) * w * 0.6, y2 - Math.cos(a) * w * 0.6], [x + Math.sin(a) * w, y - Math.cos(a) * w]])
      if (depth) { limb(x2, y2, a - 0.42, l * 0.76, w * 0.62, depth - 1); limb(x2, y2, a + 0.36, l * 0.8, w * 0.62, depth - 1) }
    }
    for (const [x, m] of [[26, 1], [294, -1]] as const) { limb(x, 150, -Math.PI / 2 + 0.05 * m, 56, 13, 4) }
    const at = dice(17)
    let leaves = ''
    for (let i = 0; i < 90; i++) { const m = i % 2 ? 1 : -1, x = (m > 0 ? 28 : 292) + at(-64, 64), y = at(2, 74); leaves += gouge(x, y, x + at(4, 9), y - at(2, 6), 2.2, 1) }
    let roots = ''
    for (const [x, m] of [[26, 1], [294, -1]] as const) for (const [dx, dy] of [[-40, 46], [-16, 52], [16, 50], [46, 40], [84, 46]] as const) roots += poly([[x - 12, 146], [x + 12, 146], [x + dx * m * 0.7 + 8, 146 + dy * 0.6], [x + dx * m, 150 + dy], [x + dx * m * 0.7 - 8, 150 + dy * 0.6]])
    out.push([2, hillside(at, 160, 4)], [3, limbs], [2, leaves], [3, roots], [1, [26, 294].map((x) => gouge(x - 6, 96, x - 7, 150, 1.4, 2) + gouge(x + 2, 100, x + 1, 158, 1.2, -2)).join('')], [1, strokes(at, 168, 200, 8, 30, 1.2, 30)])
    return out
  },
  workshop(): Block[] {
    const at = dice(41)
    const out: Block[] = [[1, rect(-2, -2, 324, 204)]]
    let boards = '', grain = ''
    for (const y of span(22, 160, 27)) { boards += gouge(-20, y, 340, y + at(-1, 1), 1.6); for (let i = 0; i < 5; i++) { const x = at(0, 300); grain += gouge(x, y + at(6, 20), x + at(24, 60), y + at(6, 20), 1, at(-2, 2)) } }
    out.push([0, disc(160, 94, 62)], [2, grain], [2, boards])
    out.push([3, rect(-2, 20, 26, 150) + rect(296, 20, 26, 150) + rect(-2, 12, 324, 12)], [2, gouge(4, 30, 4, 166, 1.6) + gouge(14, 40, 14, 150, 1.2) + gouge(304, 30, 304, 166, 1.6) + gouge(0, 17, 320, 17, 1.6)])
    out.push([3, rect(-2, 166, 324, 14)], [2, gouge(-10, 171, 330, 171, 1.6)], [3, rect(20, 180, 22, 24) + rect(278, 180, 22, 24)], [2, rect(42, 180, 236, 24)], [3, strokes(at, 186, 200, 7, 60, 1.4)])
    return out
  },
  /** Another wall of the hall: shields between the posts, the long table below. */
  hallShields(): Block[] {
    const at = dice(23)
    const out: Block[] = [[2, rect(-2, -2, 324, 204)], [1, rect(-2, 26, 324, 146)], [0, disc(160, 96, 58)]]
    let planks = ''
    for (const x of span(8, 320, 17)) if (Math.abs(x - 160) > 50) planks += gouge(x, 30, x + at(-1, 1), 168, 1)
    out.push([2, planks], [3, rect(-2, 8, 324, 18)], [1, strokes(at, 13, 22, 5, 40, 1)])
    for (const [x, y] of [[38, 78], [92, 66], [228, 66], [282, 78]] as const) {
      let boards = ''
      for (const part of [-10, 0, 10]) boards += gouge(x + part, y - 15, x + part, y + 15, 1.3)
      out.push([3, disc(x, y, 25)], [1, disc(x, y, 21)], [3, boards], [3, disc(x, y, 7)], [0, disc(x - 1, y - 1, 3)])
    }
    for (const x of [0, 320]) out.push([3, rect(x - 14, 20, 28, 182)])
    return [...out, [3, rect(-2, 168, 324, 36)], [2, strokes(at, 174, 200, 8, 60, 1.5)], [1, gouge(-10, 170, 330, 170, 1.3)]]
  },
  /** Another corner of the workshop: a window with its light, tools on the wall. */
  workshopWindow(): Block[] {
    const at = dice(29)
    const out: Block[] = [[1, rect(-2, -2, 324, 204)], [0, disc(160, 94, 60)]]
    let boards = ''
    for (const x of span(10, 320, 26)) if (Math.abs(x - 160) > 54) boards += gouge(x, 0, x + at(-1, 1), 162, 1.5)
    out.push([2, boards], [0, poly([[84, 34], [140, 60], [128, 150], [84, 96]])])
    out.push([3, rect(14, 24, 74, 78)], [0, rect(21, 31, 60, 64)], [3, rect(48, 24, 6, 78) + rect(14, 60, 74, 6)], [2, rect(10, 102, 82, 7)])
    out.push([3, rect(236, 22, 84, 7)], [3, rect(252, 29, 5, 52) + rect(242, 74, 25, 15)], [3, poly([[282, 29], [288, 29], [288, 66], [300, 96], [276, 96], [282, 66]])], [3, rect(306, 29, 4, 60)], [2, gouge(304, 62, 318, 90, 4, 3)])
    out.push([3, rect(-2, 164, 324, 15)], [2, gouge(-10, 170, 330, 170, 1.6)], [2, rect(30, 179, 260, 25)], [3, rect(14, 179, 20, 25) + rect(286, 179, 20, 25)])
    let shavings = ''
    for (let i = 0; i < 12; i++) shavings += gouge(at(20, 300), 162, at(20, 300), 158, 1.2, 3)
    return [...out, [3, strokes(at, 186, 200, 7, 50, 1.3)], [0, shavings]]
  },
  clash(): Block[] {
    return [[2, rect(-2, -2, 324, 204)], [1, rays(160, 100, 10, 260, 40, 24)], [0, rays(160, 100, 66, 260, 40, 9, Math.PI / 40)], [0, disc(160, 100, 58)], [3, poly([[-2, 202], [-2, 170], [40, 184], [90, 190], [160, 193], [230, 190], [280, 184], [322, 168], [322, 202]])]]
  },
}

export type Ground = keyof typeof GROUNDS
