// The build step of the pictures: reads the tables in src/pictures, prepares the pictograms that they name, and gives the page
// one module for each table (`virtual:pictures/<table>`) and an index of them (`virtual:pictures`). A table is loaded with its
// game; `<game>.<part>.toml` is a part of a game's pictures that is loaded when one of its kinds is first drawn.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import { faceOf } from './faces.mjs'
import { prepare } from './icon.mjs'
import { OWN } from './own_icons.mjs'

const FOLDER = fileURLToPath(new URL('../src/pictures/', import.meta.url))
const SET = fileURLToPath(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url))
const NOT_TABLES = ['authors.toml']
const INDEX = 'virtual:pictures'

const read = (name) => parse(readFileSync(`${FOLDER}${name}.toml`, 'utf8'))

export const PACKS = readdirSync(FOLDER).filter((name) => name.endsWith('.toml') && !NOT_TABLES.includes(name)).map((name) => name.slice(0, -'.toml'.length)).sort()

let set
const faces = new Map() // of rows that have features instead of a pictogram, by the name that they get as one
const bodyOf = (name) => {
  if (faces.has(name)) return `<path d="${faceOf(faces.get(name))}"/>`
  if (OWN[name]) return `<path d="${OWN[name]}"/>`
  set ??= JSON.parse(readFileSync(SET, 'utf8')).icons
  return set[name]?.body
}
export function iconNames() {
  bodyOf('') // reads the set
  return new Set([...Object.keys(set), ...Object.keys(OWN)])
}

/** The decks of a table with whole rows: what a row takes from its `of` is filled in; a string names the row that is the same. */
export function tablesOf(pack) {
  const { as = {}, of = {}, ...decks } = read(pack)
  for (const [deck, rows] of Object.entries(decks)) for (const [id, row] of Object.entries(rows)) {
    if (typeof row === 'string') {
      if (typeof rows[row] !== 'object') throw new Error(`pictures/${pack}.toml: ${deck} ${id} is the same as ${row}, which has no row`)
      continue
    }
    const { of: family, face, ...own } = row
    if (face) {
      own.main = `face-${deck}-${id}`
      faces.set(own.main, face)
    }
    if (family && !of[family]) throw new Error(`pictures/${pack}.toml: ${deck} ${id} is of ${family}, which is not there`)
    rows[id] = { ...(family ? of[family] : {}), ...own }
  }
  return { as, decks }
}

/** The pictograms of a row, the main one first. */
export const figuresOf = (row) => [row.main, ...(row.with ?? []).map((each) => each.split(' ')[0])]

const kept = new Map()
function prepared(name, body) {
  if (!kept.has(name)) kept.set(name, Object.values(prepare(body)))
  return kept.get(name)
}

/** The table that is always loaded before a part of it: `feast_for_odin` of `feast_for_odin.occupations`. */
export const baseOf = (pack) => pack.split('.')[0]

/** The module of a table: its pictograms once, and its rows, short. A part leaves out the pictograms of its base. */
export function packOf(pack) {
  const there = pack === baseOf(pack) ? [] : packOf(baseOf(pack)).icons
  const { decks } = tablesOf(pack)
  const icons = {}, rows = {}
  for (const [deck, all] of Object.entries(decks)) {
    const mains = {}
    for (const row of Object.values(all)) if (typeof row !== 'string') mains[row.main] = (mains[row.main] ?? 0) + 1
    rows[deck] = {}
    for (const [id, row] of Object.entries(all)) {
      if (typeof row === 'string') { rows[deck][id] = row; continue }
      for (const name of figuresOf(row)) {
        const body = kept.has(name) ? '' : bodyOf(name)
        if (body === undefined) throw new Error(`pictures/${pack}.toml: ${deck} ${id}: no pictogram ${name}`)
        if (!there.includes(name)) icons[name] ??= prepared(name, body)
      }
      const { main, back, tint, ...more } = row
      if (mains[main] > 1 && row.with?.length) more.twin = true // its thumb shows the companion, which tells it from others with this figure
      rows[deck][id] = Object.keys(more).length ? [main, back, tint, more] : [main, back, tint]
    }
  }
  return { code: `export default ${JSON.stringify({ icons, rows })}`, icons: Object.keys(icons) }
}

/** Who drew the pictograms of these names, from authors.toml; ours are in nobody's list. */
export function authorsOf(names) {
  const wanted = new Set(names), found = {}
  for (const [author, theirs] of Object.entries(read('authors'))) {
    const used = theirs.filter((name) => wanted.has(name))
    if (used.length) found[author] = used
  }
  return found
}

/** Which kinds of things of which game are in which table, and how each is loaded. */
function indexOf() {
  const games = {}
  for (const pack of PACKS) {
    const game = baseOf(pack)
    const { as, decks } = tablesOf(pack)
    const known = (games[game] ??= { as: {}, decks: {} })
    Object.assign(known.as, as)
    for (const deck of Object.keys(decks)) (known.decks[deck] ??= []).push(pack)
  }
  const loaders = PACKS.map((pack) => `${JSON.stringify(pack)}: () => import('${INDEX}/${pack}')`)
  const authors = authorsOf(PACKS.flatMap((pack) => packOf(pack).icons))
  return { games: `export const GAMES = ${JSON.stringify(games)}\nexport const LOADERS = {${loaders.join(',')}}`, authors: `export default ${JSON.stringify(authors)}` }
}

export function pictures() {
  return {
    name: 'longhall-pictures',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined
      const name = id.slice(INDEX.length + 2)
      if (!name) return indexOf().games
      if (name === 'authors') return indexOf().authors
      this.addWatchFile(`${FOLDER}${name}.toml`)
      return packOf(name).code
    },
  }
}
