// Proof sheets of all pictures, to look at after a change:   node tools/picture_sheets.mjs FOLDER
// Writes two pages for each table, light and dark: every picture as card and thumb, and thumbs alone. Open them in a browser.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'
import { PACKS } from './pictures.mjs'

const out = process.argv[2] ?? 'sheets'
mkdirSync(out, { recursive: true })
const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const { compose, thumb, hatchPattern } = await server.ssrLoadModule('/src/pictures/compose.ts')
const { wholePack } = await server.ssrLoadModule('/src/pictures/store.svelte.ts')
const { GROUNDS } = await server.ssrLoadModule('/src/pictures/grounds.ts')
const css = ['tokens', 'tints', 'pictures'].map((name) => readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), 'utf8')).join('\n')
const grounds = Object.entries(GROUNDS).map(([name, draw]) => `<symbol id="ground-${name}" viewBox="0 0 320 200" width="320" height="200" overflow="visible">${draw().map(([block, d]) => `<path class="b${block}" d="${d}"/>`).join('')}</symbol>`).join('')

for (const name of PACKS) {
  const pack = await wholePack(name)
  const hatches = new Map()
  const needs = {
    ground: (ground) => `ground-${ground}`,
    hatch: (icon, lines, flip) => { const id = `hatch-${icon}-${lines}${flip ? 'f' : ''}`; hatches.set(id, hatchPattern(id, pack.icons[icon][2], lines, flip)); return id },
  }
  let body = '', thumbs = ''
  for (const [deck, rows] of Object.entries(pack.rows)) {
    body += `<h2>${deck}</h2><div class="all">`
    thumbs += `<h2>${deck}</h2><div class="all small">`
    for (const [id, row] of Object.entries(rows)) {
      if (typeof row === 'string') continue
      const small = `<figcaption><svg class="pic pic-thumb t-${row[2]}" viewBox="0 0 100 100">${thumb(pack.icons, row)}</svg>${id}</figcaption>`
      thumbs += `<figure>${small}</figure>`
      body += `<figure><div class="box"><svg class="pic t-${row[2]}">${compose(`${deck}/${id}`, 'card', pack.icons, row, needs)}</svg></div>${small}</figure>`
    }
    body += '</div>'
    thumbs += '</div>'
  }
  for (const theme of ['light', 'dark']) for (const [page, inside] of [[name, body], [`${name}-thumbs`, thumbs]]) {
    writeFileSync(`${out}/${page}-${theme}.html`, `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>${css}
body{margin:12px;background:var(--paper);color:var(--ink);font:13px sans-serif}.all{display:grid;grid-template-columns:repeat(auto-fill,150px);gap:8px}.small{grid-template-columns:repeat(auto-fill,92px);gap:4px;font-size:10px}figure{margin:0}.box{height:94px;background:var(--panel)}figcaption{display:flex;gap:5px;align-items:center;--thumb:40px;overflow-wrap:anywhere}</style>
<svg class="picture-sheet">${grounds}${[...hatches.values()].join('')}</svg>${inside}`)
  }
}
await server.close()
