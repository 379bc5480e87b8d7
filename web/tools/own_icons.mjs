// Pictograms that we drew ourselves, where the set has none or a poor one: on the same square of 512, as the `d` of a path.
// Inner forms are cut out of outer ones; `forms` turns every polygon the way that this needs.

/** Twice the signed area: above 0 for a polygon that runs clockwise on the screen. */
const area = (points) => points.reduce((sum, [x, y], i) => { const [x2, y2] = points[(i + 1) % points.length]; return sum + x * y2 - x2 * y }, 0)
const path = (points, clockwise) => 'M' + (area(points) > 0 === clockwise ? points : [...points].reverse()).map(([x, y]) => `${x} ${y}`).join('L') + 'z'

/** A pictogram of polygons: `outer` are solid, `cuts` are cut out of them, `islands` stand in a cut. */
export const forms = ({ outer, cuts = [], islands = [] }) =>
  outer.map((each) => path(each, true)).join('') + cuts.map((each) => path(each, false)).join('') + islands.map((each) => path(each, true)).join('')

/** Points on an arc of an ellipse, from one angle to another in degrees; 0 is to the right, 90 below. */
export function arc(x, y, rx, ry, from, to, steps = 12) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [Math.round(x + rx * Math.cos(a)), Math.round(y + ry * Math.sin(a))]
  })
}
/** A cut of the gouge: pointed at both ends, w at its widest. */
export function slit(x, y, x2, y2, w = 14) {
  const dx = x2 - x, dy = y2 - y, l = Math.hypot(dx, dy) || 1, nx = (-dy / l) * (w / 2), ny = (dx / l) * (w / 2), mx = (x + x2) / 2, my = (y + y2) / 2
  return [[x, y], [Math.round(mx + nx), Math.round(my + ny)], [x2, y2], [Math.round(mx - nx), Math.round(my - ny)]]
}

const STONE = [[128, 488], [104, 210], [128, 112], [190, 48], [256, 28], [330, 46], [388, 110], [408, 214], [384, 488]]
const rune = (cuts, islands = []) => forms({ outer: [STONE], cuts, islands })
const turned = (points) => points.map(([x, y]) => [512 - x, 546 - y])
const JERA = [[238, 118], [160, 212], [238, 306], [262, 288], [200, 212], [262, 136]]

export const OWN = {
  'rune-algiz': rune([[[240, 110], [240, 222], [196, 136], [168, 154], [240, 296], [240, 436], [272, 436], [272, 296], [344, 154], [316, 136], [272, 222], [272, 110]]]),
  'rune-uruz': rune([[[180, 108], [180, 436], [214, 436], [214, 172], [298, 246], [298, 436], [332, 436], [332, 226], [200, 108]]]),
  'rune-othala': rune([[[256, 96], [164, 204], [234, 290], [160, 418], [190, 438], [256, 322], [322, 438], [352, 418], [278, 290], [348, 204]]], [[[256, 144], [304, 204], [256, 264], [208, 204]]]),
  'rune-jera': rune([JERA, turned(JERA)]),
  'rune-dagaz': rune([[[164, 112], [164, 432], [196, 432], [256, 306], [316, 432], [348, 432], [348, 112], [316, 112], [256, 238], [196, 112]]], [[[196, 190], [238, 272], [196, 354]], [[316, 190], [274, 272], [316, 354]]]),
  'rune-ingwaz': rune([[[256, 104], [352, 270], [256, 436], [160, 270]]], [[[256, 168], [314, 270], [256, 372], [198, 270]]]),
  'rune-eihwaz': rune([[[240, 108], [240, 376], [192, 322], [168, 344], [250, 436], [272, 436], [272, 168], [320, 222], [344, 200], [262, 108]]]),
  // a hall with a roof like a boat turned over, its gables ending in dragons
  longhouse: forms({
    outer: [[[58, 424], [58, 356], [20, 356], [92, 196], [78, 176], [60, 172], [72, 152], [98, 158], [114, 182], ...arc(256, 250, 160, 84, 204, 336, 10), [398, 182], [414, 158], [440, 152], [452, 172], [434, 176], [420, 196], [492, 356], [454, 356], [454, 424]]],
    cuts: [
      [[64, 338], [448, 338], [448, 352], [64, 352]],
      [[218, 424], [218, 388], ...arc(256, 388, 38, 22, 180, 360, 6), [294, 388], [294, 424]],
      ...[-150, -112, -74, -36, 0, 36, 74, 112, 150].map((x) => slit(256 + x * 0.86, 206 + Math.abs(x) * 0.16, 256 + x * 1.16, 328, 13)),
      [[104, 378], [150, 378], [150, 390], [104, 390]], [[362, 378], [408, 378], [408, 390], [362, 390]],
    ],
  }),
  // a blade that is drawn over a stone
  whetstone: forms({
    outer: [[[64, 392], [330, 300], [448, 340], [452, 392], [186, 484], [70, 440]], [[32, 262], [300, 96], [344, 92], [366, 128], [330, 168], [80, 300], [44, 292]], [[352, 76], [458, 24], [486, 72], [384, 132]]],
    cuts: [slit(84, 410, 182, 450, 12), [[196, 452], [196, 470], [440, 386], [440, 372]], slit(120, 394, 318, 328, 12), slit(84, 274, 318, 124, 14), slit(386, 92, 452, 58, 12)],
  }),
  // Odin under his hat, who gave an eye for a drink of wisdom
  'one-eye': forms({
    outer: [[[34, 214], [120, 186], [150, 88], [214, 40], [300, 34], [366, 82], [394, 186], [478, 214], [412, 236], [384, 244], [386, 312], [352, 404], [306, 452], [256, 496], [206, 452], [160, 404], [126, 312], [128, 244], [100, 236]]],
    cuts: [
      [[128, 172], [384, 172], [390, 190], [122, 190]],
      [[150, 244], [362, 244], [362, 254], [232, 258], [236, 290], [206, 312], [172, 300], [160, 262], [150, 256]],
      [[284, 276], ...arc(316, 284, 32, 15, 200, 340, 6), [348, 280], ...arc(316, 276, 30, 18, 10, 170, 6)],
      [[250, 276], [262, 276], [274, 334], [256, 348], [238, 334]],
      slit(256, 366, 176, 352, 16), slit(256, 366, 336, 352, 16),
      slit(190, 376, 214, 440, 12), slit(322, 376, 298, 440, 12), slit(230, 390, 240, 462, 12), slit(282, 390, 272, 462, 12), slit(256, 396, 256, 480, 11),
    ],
    islands: [arc(316, 282, 9, 9, 0, 330, 9)],
  }),
}
