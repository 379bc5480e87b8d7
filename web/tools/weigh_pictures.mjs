// How much the pictures weigh, as they travel:   node tools/weigh_pictures.mjs
// A row for each table and, where a game has several, one for the game.

import { gzipSync } from 'node:zlib'
import { baseOf, packOf, PACKS, tablesOf } from './pictures.mjs'

const weigh = (packs) => {
  const codes = packs.map((pack) => packOf(pack))
  const rows = packs.flatMap((pack) => Object.values(tablesOf(pack).decks).flatMap((deck) => Object.values(deck)))
  const bytes = codes.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  return { rows: rows.length, pictograms: new Set(codes.flatMap(({ icons }) => icons)).size, 'kB gzipped': Math.round(bytes / 100) / 10 }
}

const games = new Map(PACKS.map((pack) => [baseOf(pack), []]))
for (const pack of PACKS) games.get(baseOf(pack)).push(pack)
console.table(Object.fromEntries([...games].flatMap(([game, packs]) => [...packs.map((pack) => [pack, weigh([pack])]), ...(packs.length > 1 ? [[`${game}, all`, weigh(packs)]] : [])])))
