// Portraits: a face is put together from its features, part above part, each with a dark line around it as a knife would leave it.
// A row says them: { hair = "braids", beard = "none", mark = "paint", cloak = "fur" }. Drawn by us, on a square of 512.

import clip from 'polygon-clipping'
import { arc, slit } from './own_icons.mjs'

const KEY = 11 // how wide the line between two parts is
const mirrored = (points) => points.map(([x, y]) => [512 - x, y])
const both = (points) => [points, mirrored(points)]
const ring = (x, y, r) => arc(x, y, r, r, 0, 345, 12)

const whole = (points) => points.map(([x, y]) => [Math.round(x), Math.round(y)]) // what is cut on a grid is cut without splinters
const settled = (shape) => shape.map((form) => form.map(whole))

/** A band along the edge of a part, as wide as the line on both sides of it. */
function band(points, by) {
  const edges = points.map(([x, y], i) => {
    const [x2, y2] = points[(i + 1) % points.length], l = Math.hypot(x2 - x, y2 - y) || 1, nx = (-(y2 - y) / l) * by, ny = ((x2 - x) / l) * by
    return [whole([[x + nx, y + ny], [x2 + nx, y2 + ny], [x2 - nx, y2 - ny], [x - nx, y - ny]])]
  })
  return clip.union(...edges, ...points.map(([x, y]) => [arc(x, y, by, by, 0, 315, 7)]))
}

class Block {
  shape = []
  /** Lay parts over what is there, one after another; a part with an opening leaves that free. */
  add(...parts) {
    for (const part of parts) {
      const { outside: outer = part, opening: hole } = part
      const outside = whole(outer), opening = hole && whole(hole)
      const form = opening ? clip.difference([outside], [opening]) : [[outside]]
      const room = clip.union(form, band(outside, KEY), ...(opening ? [band(opening, KEY)] : []))
      this.shape = settled(clip.union(this.shape.length ? clip.difference(this.shape, room) : [], form))
    }
    return this
  }
  cut(...parts) {
    for (const part of parts) this.shape = settled(clip.difference(this.shape, [whole(part)]))
    return this
  }
  /** Let something stand in a cut. */
  leave(...parts) {
    this.shape = clip.union(this.shape, ...parts.map((part) => [part]))
    return this
  }
  path() {
    return this.shape.flat().map((points) => 'M' + points.slice(0, -1).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L') + 'z').join('')
  }
}

const HEADS = {
  oval: [...arc(256, 200, 96, 104, 180, 360, 12), [350, 258], [330, 306], [294, 342], [256, 354], [218, 342], [182, 306], [162, 258]],
  square: [...arc(256, 196, 100, 100, 180, 360, 12), [356, 270], [344, 318], [304, 350], [256, 358], [208, 350], [168, 318], [156, 270]],
  narrow: [...arc(256, 198, 86, 106, 180, 360, 12), [340, 256], [320, 306], [286, 348], [256, 362], [226, 348], [192, 306], [172, 256]],
}
const SHOULDERS = [[34, 508], [56, 440], [128, 402], [206, 380], [306, 380], [384, 402], [456, 440], [478, 508]]
const NECK = [[212, 300], [300, 300], [308, 396], [204, 396]]
const rope = (x, y, n, rx = 23, ry = 27) => Array.from({ length: n }, (_, i) => arc(x, y + i * ry * 1.35, rx - i, ry, 0, 330, 11))
const FALL = [...arc(256, 190, 130, 124, 180, 360, 14), [398, 320], [386, 424], [126, 424], [114, 320]]
const PART = [[256, 84], [206, 92], [164, 128], [146, 190], [150, 262], [172, 214], [196, 166], [256, 132]]
const CAP = [...arc(256, 192, 108, 110, 182, 358, 14), [346, 166], [322, 128], [256, 112], [190, 128], [166, 166]]
const SHAG = [...arc(256, 190, 114, 116, 172, 368, 14), [352, 150], [330, 172], [310, 136], [284, 164], [256, 130], [228, 164], [202, 136], [182, 172], [160, 150]]
const HOODED = [...arc(256, 204, 148, 178, 178, 362, 16), [420, 330], [408, 430], [104, 430], [92, 330]]

/** Hair: what hangs behind the head, what lies before it, and what is cut into it. */
const HAIR = {
  none: {},
  long: { behind: [FALL], before: both(PART), cuts: [...both(slit(140, 240, 138, 400, 11)), ...both(slit(204, 112, 168, 180, 9))] },
  loose: { behind: [FALL], before: [SHAG], cuts: [...both(slit(146, 250, 134, 404, 11)), ...both(slit(216, 100, 196, 132, 9)), slit(256, 92, 256, 120, 9)] },
  braids: { before: [...both(PART), ...rope(140, 256, 5), ...rope(372, 256, 5)], cuts: both(slit(204, 112, 166, 184, 9)) },
  braid: { before: [CAP, ...rope(372, 230, 6)], cuts: [slit(190, 122, 176, 152, 9), slit(256, 94, 256, 108, 8), slit(322, 122, 336, 152, 9)] },
  knot: { before: [ring(256, 62, 36), CAP], cuts: [...both(slit(222, 96, 186, 146, 9)), slit(256, 88, 256, 110, 8), slit(238, 52, 272, 70, 9)] },
  crop: { before: [SHAG], cuts: [...both(slit(216, 96, 200, 126, 9)), slit(256, 88, 256, 116, 9)] },
  crest: { before: [[[228, 134], [216, 60], [256, 20], [296, 60], [284, 134], [256, 124]]], cuts: [slit(256, 40, 256, 112, 10), ...both(slit(238, 62, 242, 112, 8)), ...both(slit(180, 150, 168, 200, 8))] },
  wild: { behind: [[[256, 40], [206, 70], [150, 60], [140, 120], [84, 150], [110, 210], [76, 270], [112, 320], [100, 390], [160, 408], [352, 408], [412, 390], [400, 320], [436, 270], [402, 210], [428, 150], [372, 120], [362, 60], [306, 70]]], before: [SHAG], cuts: [...both(slit(112, 210, 150, 236, 10)), ...both(slit(110, 330, 150, 330, 10)), ...both(slit(150, 110, 178, 140, 10))] },
  hood: { behind: [HOODED], over: [{ outside: HOODED, opening: arc(256, 226, 96, 122, 0, 345, 23) }], cuts: [...both(slit(140, 150, 122, 330, 12)), slit(256, 44, 256, 92, 11)] },
  wolf: {
    behind: [HOODED],
    over: [{ outside: HOODED, opening: arc(256, 236, 98, 122, 0, 345, 23) }, ...both([[132, 96], [122, 16], [198, 62]]), [[198, 60], [256, 34], [314, 60], [306, 122], [256, 152], [206, 122]]],
    cuts: [...both([[216, 84], [242, 92], [224, 104]]), [[244, 126], [268, 126], [256, 142]], ...both(slit(118, 220, 124, 350, 12)), ...both(slit(142, 34, 164, 66, 9))],
  },
  helm: {
    before: [[...arc(256, 178, 112, 130, 180, 360, 14), [370, 198], [142, 198]], [[240, 186], [272, 186], [270, 272], [256, 286], [242, 272]]],
    cuts: [[[148, 168], [364, 168], [366, 178], [146, 178]], slit(256, 60, 256, 164, 12), ...[170, 210, 302, 342].map((x) => ring(x, 188, 5)), ...both(slit(206, 84, 196, 160, 9))],
  },
  mailed: {
    behind: [[...arc(256, 196, 124, 138, 180, 360, 14), [384, 340], [368, 418], [144, 418], [128, 340]]],
    before: [[...arc(256, 172, 108, 124, 180, 360, 14), [366, 192], [146, 192]]],
    cuts: [[[148, 162], [364, 162], [366, 172], [146, 172]], slit(256, 58, 256, 156, 12), ...both(slit(134, 250, 154, 250, 9)), ...both(slit(134, 290, 158, 290, 9)), ...both(slit(138, 330, 166, 330, 9)), ...both(slit(144, 370, 180, 370, 9))],
  },
  crown: { behind: [FALL], before: [...both(PART), [[148, 158], [136, 52], [196, 104], [256, 30], [316, 104], [376, 52], [364, 158], [256, 136]]], cuts: [ring(256, 104, 11), ...both(ring(184, 120, 8)), ...both(slit(140, 250, 136, 400, 11))] },
  circlet: { behind: [FALL], before: [...both(PART), [[146, 176], [150, 156], [256, 122], [362, 156], [366, 176], [256, 146]]], cuts: [ring(256, 134, 8), ...both(slit(140, 250, 136, 400, 11))] },
  wings: { behind: [FALL], before: [[...arc(256, 176, 110, 118, 180, 360, 14), [368, 194], [144, 194]], ...both([[140, 186], [60, 150], [40, 60], [84, 84], [96, 40], [130, 84], [146, 130]])], cuts: [[[150, 166], [362, 166], [364, 176], [148, 176]], ...both(slit(64, 88, 132, 164, 9)), ...both(slit(100, 66, 138, 138, 9)), slit(256, 70, 256, 158, 11)] },
  hat: { behind: [FALL], over: [[[36, 190], [128, 160], [158, 60], [224, 20], [300, 26], [356, 70], [384, 160], [476, 190], [400, 210], [256, 176], [112, 210]]], cuts: [slit(140, 148, 372, 148, 12), ...both(slit(140, 260, 136, 400, 11))] },
}
const LIP = [[256, 276], [222, 270], [180, 300], [208, 304], [256, 292], [304, 304], [332, 300], [290, 270]]
const jaw = (...tip) => [[158, 236], [180, 268], [216, 290], [256, 282], [296, 290], [332, 268], [354, 236], [356, 304], [334, 362], ...tip, [178, 362], [156, 304]]
const MOUTH = slit(226, 312, 286, 312, 12)
const BEARDS = {
  none: { cuts: [slit(224, 306, 288, 306, 12), slit(242, 322, 270, 322, 7)] },
  stubble: { cuts: [slit(224, 306, 288, 306, 12), ...[190, 214, 298, 322].map((x) => slit(x, 318, x + (x < 256 ? 6 : -6), 334, 7)), slit(242, 336, 246, 348, 7), slit(270, 336, 266, 348, 7)] },
  moustache: { parts: [LIP], cuts: [slit(238, 314, 274, 314, 9)] },
  short: { parts: [jaw([300, 386], [256, 394], [212, 386]), LIP], cuts: [MOUTH, ...both(slit(192, 322, 206, 362, 10)), ...both(slit(228, 336, 234, 380, 10))] },
  full: { parts: [jaw([304, 420], [256, 448], [208, 420]), LIP], cuts: [MOUTH, ...both(slit(188, 322, 208, 386, 11)), ...both(slit(222, 338, 232, 416, 11)), slit(256, 340, 256, 434, 11)] },
  long: { parts: [jaw([320, 430], [284, 490], [256, 506], [228, 490], [192, 430]), LIP], cuts: [MOUTH, ...both(slit(188, 326, 210, 424, 11)), ...both(slit(222, 340, 234, 470, 11)), slit(256, 344, 256, 492, 11)] },
  forked: { parts: [jaw([316, 430], [298, 486], [268, 424], [256, 404], [244, 424], [214, 486], [196, 430]), LIP], cuts: [MOUTH, ...both(slit(192, 326, 210, 440, 11)), ...both(slit(226, 340, 228, 420, 10))] },
  plaited: { parts: [jaw([300, 388], [256, 400], [212, 388]), ...rope(256, 414, 3, 25, 26), LIP], cuts: [MOUTH, ...both(slit(190, 322, 206, 366, 10)), ...both(slit(226, 336, 236, 384, 10))] },
}
const EYE = [[186, 216], [212, 202], [240, 218], [212, 228]]
const BROWS = { calm: [186, 192, 240, 188], stern: [180, 180, 244, 200], raised: [188, 178, 236, 172] }
const MARKS = {
  none: [],
  scar: [slit(294, 150, 318, 284, 10)],
  paint: both([[172, 240], [240, 234], [240, 246], [176, 256]]),
  band: [[[160, 236], [352, 236], [350, 252], [256, 262], [162, 252]]],
  runes: [slit(256, 150, 256, 186, 8), slit(256, 158, 270, 168, 7), slit(256, 168, 270, 178, 7)],
  old: [slit(214, 160, 298, 160, 7), slit(222, 174, 290, 174, 6), ...both(slit(178, 246, 196, 268, 7))],
  freckles: [[196, 250], [212, 258], [180, 258], [316, 250], [300, 258], [332, 258]].map(([x, y]) => ring(x, y, 4)),
  cracks: [[[300, 96], [292, 150], [310, 176], [296, 196], [306, 178], [284, 150]], [[170, 250], [200, 262], [206, 300], [222, 320], [200, 304], [194, 268]], [[340, 240], [322, 268], [334, 300], [314, 330], [322, 300], [312, 268]], slit(226, 104, 238, 160, 9)],
}
const CLOAKS = {
  plain: [...both(slit(150, 416, 128, 506, 11)), ...both(slit(214, 404, 226, 508, 10))],
  fur: [...Array.from({ length: 9 }, (_, i) => slit(84 + i * 43, 424 - Math.sin((i / 8) * Math.PI) * 20, 76 + i * 45, 462 - Math.sin((i / 8) * Math.PI) * 14, 15)), ...Array.from({ length: 8 }, (_, i) => slit(100 + i * 45, 466, 96 + i * 46, 502, 13))],
  brooch: [...both(ring(168, 436, 17)), slit(188, 446, 324, 446, 8), ...both(slit(110, 430, 96, 506, 11))],
  mail: [416, 440, 464, 488].flatMap((y, row) => Array.from({ length: 8 + row * 2 }, (_, i) => slit(256 - (7 + row * 2) * 19 + i * 38, y, 256 - (7 + row * 2) * 19 + i * 38 + 18, y, 11))),
  scarf: [slit(190, 400, 322, 424, 11), slit(186, 424, 330, 402, 11), ...both(slit(130, 420, 110, 506, 11))],
}
const take = (table, what, name) => {
  const found = table[name]
  if (!found) throw new Error(`no ${what} ${name}: one of ${Object.keys(table).join(', ')}`)
  return found
}

/** The path of a face. */
export function faceOf({ head = 'oval', hair = 'none', beard = 'none', brow = 'calm', mark = 'none', eye = 'two', cloak = 'plain' }) {
  const { behind = [], before = [], over = [], cuts = [] } = take(HAIR, 'hair', hair)
  const { parts = [], cuts: strands } = take(BEARDS, 'beard', beard)
  const [x, y, x2, y2] = take(BROWS, 'brow', brow)
  const block = new Block().add(...behind, SHOULDERS).cut(...take(CLOAKS, 'cloak', cloak)).add(NECK, take(HEADS, 'head', head))
  block.cut(...(eye === 'one' ? [EYE, [[254, 196], [344, 190], [340, 238], [306, 250], [276, 236]], slit(154, 160, 352, 214, 10)] : both(EYE)))
  block.cut(...both(slit(x, y, x2, y2, 15)), slit(264, 222, 274, 258, 10), slit(276, 262, 244, 268, 10), ...take(MARKS, 'mark', mark))
  if (mark === 'cracks') block.cut(...both(ring(213, 216, 24))).leave(...both(ring(213, 216, 9)))
  return block.add(...parts).cut(...strands).add(...before, ...over).cut(...cuts).path()
}
