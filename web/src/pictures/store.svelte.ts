// The pictures that this page has loaded. A game's tables come with its board, parts of them when they are first needed; what is
// composed once is kept as text. With `prefers-reduced-data` nothing is loaded, and pictures stay plain boxes.

import { GAMES, LOADERS } from 'virtual:pictures'
import type { Pack, PackedRow, Size } from './compose'

export interface Drawn {
  tint: string
  inside: string
}

type Composer = typeof import('./compose') & typeof import('./sheet')

let packs = $state.raw<Record<string, Pack>>({})
let composer = $state.raw<Composer | null>(null)
const asked = new Set<string>()
const composed = new Map<string, Drawn>()

/** Does this reader want to save data? */
export function savesData(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches
}

type Brought = Record<string, Record<string, { main: string; back: string; tint: string }>>
let brought = $state.raw<Record<string, Brought>>({}) // by game: what content packs want to look otherwise

/** Takes the pictures of the content packs of a table; those of the table before are forgotten. */
export function bringPictures(game: string, pictures: Brought): void {
  if (!Object.keys(pictures).length && !brought[game]) return
  brought = { ...brought, [game]: pictures }
  composed.clear()
}

/** The row of a content pack, if the page has its pictogram, ground and tint. */
function broughtRow(game: string, deck: string, word: string, pack: Pack): PackedRow | null {
  const row = brought[game]?.[deck]?.[word]
  if (!row || !composer || !pack.icons[row.main] || !composer.isGround(row.back) || !composer.TINTS.some((tint) => tint === row.tint)) return null
  return [row.main, row.back, row.tint]
}

/** Where a word may have its row: its own kind, the kinds that this one stands for, and the kind that a word such as hero.ragnar names. */
function placesOf(game: string, deck: string, id: string): [deck: string, id: string][] {
  const known = GAMES[game]
  if (!known) return []
  const [head = '', ...rest] = id.split('.')
  const words = [...new Set([id, head, head.replace(/_\d+$/, '')])]
  const decks = [deck, ...(known.as[deck] ?? [])].filter((each) => known.decks[each])
  const named: [string, string][] = rest.length && known.decks[head] ? [[head, rest.join('.')]] : []
  return [...named, ...decks.flatMap((each) => words.map((word): [string, string] => [each, word]))]
}

/** A table with all pictograms that it names: a part such as feast_for_odin.occupations leaves out those of its game. */
export async function wholePack(pack: string): Promise<Pack> {
  const base = pack.split('.')[0]!
  const [{ default: own }, of] = await Promise.all([LOADERS[pack]!(), base === pack ? null : LOADERS[base]!()])
  return of ? { ...own, icons: { ...of.default.icons, ...own.icons } } : own
}

function load(pack: string): void {
  if (asked.has(pack) || savesData()) return
  asked.add(pack)
  const drawing = Promise.all([import('./compose'), import('./sheet')])
  void Promise.all([wholePack(pack), drawing])
    .then(([found, [compose, sheet]]) => {
      composer ??= { ...compose, ...sheet }
      packs = { ...packs, [pack]: found }
    })
    .catch(() => asked.delete(pack)) // the line was away: asked for again with the next picture
}

/** Begins to load what every table of a game needs. */
export function loadPictures(game: string): void {
  if (GAMES[game]) load(game)
}

/** Has a thing a picture? */
export function hasPicture(game: string, deck: string, id: string): boolean {
  return placesOf(game, deck, id).some(([each, word]) => GAMES[game]!.decks[each]!.some((pack) => !packs[pack] || packs[pack].rows[each]?.[word]))
}

function find(game: string, deck: string, id: string): { pack: Pack; row: PackedRow; name: string } | null {
  for (const [each, word] of placesOf(game, deck, id)) {
    for (const name of GAMES[game]!.decks[each]!) {
      const pack = packs[name]
      if (!pack) {
        load(name)
        continue
      }
      const own = broughtRow(game, each, word, pack)
      if (own) return { pack, row: own, name: `${each}/${word}` }
      const rows = pack.rows[each]!
      const found = rows[word]
      const row = typeof found === 'string' ? rows[found] : found
      if (row && typeof row !== 'string') return { pack, row, name: `${each}/${typeof found === 'string' ? found : word}` }
    }
  }
  return null
}

/** The picture of a thing, or null while it is not loaded or where there is none. */
export function draw(game: string, deck: string, id: string, size: Size): Drawn | null {
  const key = `${game} ${deck} ${id} ${size}`
  const kept = composed.get(key)
  if (kept) return kept
  const found = find(game, deck, id)
  if (!found || !composer) return null
  const { pack, row, name } = found
  const inside = size === 'thumb' ? composer.thumb(pack.icons, row) : composer.compose(name, size, pack.icons, row, composer.needsOf(pack.icons))
  const drawn = { tint: row[2], inside }
  composed.set(key, drawn)
  return drawn
}

/** The scene of a game for the first page; its figures stand where the game says. */
export function drawScene(game: string, places: [x: number, y: number, height: number][]): Drawn | null {
  const found = find('scenes', 'scene', game)
  if (!found || !composer) return null
  const [main, back, tint, details] = found.row
  const figures = [main, ...(details?.with ?? [])].map((each, i) => {
    const [icon = '', how] = each.split(' ')
    const [x, y, height] = places[i]!
    return { icon, x, y, height, flip: how === 'flip' }
  })
  return { tint, inside: composer.composeScene(found.pack.icons, back, figures, composer.needsOf(found.pack.icons)) }
}
