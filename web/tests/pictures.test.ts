// The tables of pictures: what they name is there, no two things of a kind look alike, and they are small enough to load.

import { describe, expect, test } from 'vitest'
import { GAMES, LOADERS } from 'virtual:pictures'
import authors from 'virtual:pictures/authors'
import { POSES, TINTS, compose, groundOf, thumb, type Pack, type PackedRow } from '../src/pictures/compose'
import { GROUNDS } from '../src/pictures/grounds'
import { wholePack } from '../src/pictures/store.svelte'
import { difference, linesOf, pixelsOf } from './thumbs'

const LEAST = 0.04 // of the pixels of two thumbs
const THUMB = 40 // pixels
const MOST_BYTES = 60_000
const OURS = /^(rune-(algiz|uruz|othala|jera|dagaz|ingwaz|eihwaz)|longhouse|whetstone|one-eye|face-.+)$/ // drawn by us: no author to name

const packs = await Promise.all(Object.keys(LOADERS).map(async (name): Promise<[string, Pack]> => [name, await wholePack(name)]))

const rowsOf = (rows: Record<string, PackedRow | string>): [string, PackedRow][] => Object.entries(rows).filter((each): each is [string, PackedRow] => typeof each[1] !== 'string')

async function gzipped(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(stream).arrayBuffer()).byteLength
}

describe.each(packs)('pictures of %s', (name, pack) => {
  test('name grounds, tints, poses and pictograms that are there', () => {
    const wrong: string[] = []
    for (const [deck, rows] of Object.entries(pack.rows)) {
      for (const [id, [, back, tint, details = {}]] of rowsOf(rows)) {
        if (![back, groundOf(back, `${deck}/${id}`)].every((each) => each in GROUNDS)) wrong.push(`${deck} ${id}: no ground ${back}`)
        if (!TINTS.some((each) => each === tint)) wrong.push(`${deck} ${id}: no tint ${tint}`)
        if (details.pose && !(details.pose in POSES)) wrong.push(`${deck} ${id}: no pose ${details.pose}`)
        if ((details.with?.length ?? 0) > 2) wrong.push(`${deck} ${id}: more than two companions`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('show other figures for each thing of a kind', () => {
    const twice: string[] = []
    for (const [deck, rows] of Object.entries(pack.rows)) {
      const seen = new Map<string, string>()
      for (const [id, [main, , , details]] of rowsOf(rows)) {
        const figures = [main, ...(details?.with ?? [])].join(' + ')
        if (seen.has(figures)) twice.push(`${deck}: ${id} and ${seen.get(figures)} both show ${figures}`)
        seen.set(figures, id)
      }
    }
    expect(twice).toEqual([])
  })

  test('differ as thumbs of 40 pixels', () => {
    const alike: string[] = []
    for (const [deck, rows] of Object.entries(pack.rows)) {
      const thumbs = rowsOf(rows).map(([id, row]): [string, Uint8Array] => [id, pixelsOf(pack.icons, row, THUMB, TINTS)])
      thumbs.forEach(([id, pixels], place) => {
        for (const [other, theirs] of thumbs.slice(0, place)) {
          const share = difference(pixels, theirs)
          if (share < LEAST) alike.push(`${deck}: ${id} and ${other} differ in ${(share * 100).toFixed(1)} %`)
        }
      })
    }
    expect(alike).toEqual([])
  })

  test('can be drawn in all sizes', () => {
    const needs = { ground: (ground: string) => `ground-${ground}`, hatch: (icon: string, lines: number) => `hatch-${icon}-${lines}` }
    for (const [deck, rows] of Object.entries(pack.rows)) {
      for (const [id, row] of rowsOf(rows)) {
        expect(thumb(pack.icons, row)).toContain('class="p-key"')
        for (const size of ['card', 'large'] as const) expect(compose(`${deck}/${id}`, size, pack.icons, row, needs)).toContain(`url(#hatch-${row[0]}-`)
      }
    }
  })

  test('name who drew their pictograms', () => {
    const known = new Set(Object.values(authors).flat())
    expect(Object.keys(pack.icons).filter((icon) => !known.has(icon) && !OURS.test(icon))).toEqual([])
  })

  test('belong to a game that has the kinds', () => {
    const known = GAMES[name.split('.')[0]!]!
    for (const deck of Object.keys(pack.rows)) expect(known.decks[deck]).toContain(name)
  })
})

test('a path is cut into lines', () => {
  expect(linesOf('M1 2h4v3l-4-3z')).toEqual([[1, 2, 5, 2], [5, 2, 5, 5], [5, 5, 1, 2]])
  expect(linesOf('M0 0c0 0 8 0 8 0').at(-1)!.slice(2)).toEqual([8, 0])
})

test('thumbs that differ in nothing but the tint are told apart only by their ground', () => {
  const icons: Pack['icons'] = { box: ['M0 0h10v10h-10z', '', [0, 0, 10, 10]] }
  const [red, same, blue] = (['madder', 'madder', 'woad'] as const).map((tint) => pixelsOf(icons, ['box', 'sea', tint], THUMB, TINTS))
  expect(difference(red!, same!)).toBe(0)
  expect(difference(red!, blue!)).toBeGreaterThan(0.3)
  expect(difference(red!, blue!)).toBeLessThan(0.5)
})

test.each(Object.keys(GAMES))('all pictures of %s are loaded in 60 kB', async (game) => {
  const parts = Object.keys(LOADERS).filter((name) => name.split('.')[0] === game)
  const sizes = await Promise.all(parts.map(async (name) => gzipped(JSON.stringify((await LOADERS[name]!()).default))))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
})
