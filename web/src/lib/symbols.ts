// Words of card texts that have a symbol: "3 Glory" is shown as a number with the stamp of Glory, and read aloud as it is written.
// The words stand in the game's catalogue as `symbol.<stamp>`, several forms of one apart by a bar. Runes (`r-<rune>`) keep their names.

import type { Speaker } from './contract'

export type Piece = string | { stamp: string; word: string; named: boolean } // named: the word is shown as well

const known = new WeakMap<Speaker, Map<string, [stamp: string, word: RegExp][]>>()

/** How a stamp's word is found in a text: right behind or right before a number, or, of a rune, wherever it stands. */
function patternOf(stamp: string, speaker: Speaker): RegExp | null {
  const rune = stamp.startsWith('r-') ? speaker.maybe('rune', stamp.slice(2)) : ''
  if (rune) return new RegExp(`(?<!\\p{L})${rune}(?!\\p{L})`, 'gu')
  if (!speaker.has(`symbol.${stamp}`)) return null
  const words = `(?:${speaker(`symbol.${stamp}`)})`
  return new RegExp(`(?<=[\\d½] )${words}(?!\\p{L})|(?<!\\p{L})${words}(?= [+−-]?\\d)`, 'gu')
}

function wordsOf(speaker: Speaker, stamps: readonly string[]): [string, RegExp][] {
  const key = stamps.join()
  const kept = known.get(speaker)?.get(key)
  if (kept) return kept
  const made = stamps.flatMap((stamp): [string, RegExp][] => {
    const pattern = patternOf(stamp, speaker)
    return pattern ? [[stamp, pattern]] : []
  })
  if (!known.has(speaker)) known.set(speaker, new Map())
  known.get(speaker)!.set(key, made)
  return made
}

/** A text beside symbols: a number stays on the line of its symbol. */
function bound(text: string, after: boolean, before: boolean): string {
  const end = before ? text.replace(/(?<=[\d½]) $/u, '\u00a0') : text
  return after ? end.replace(/^ (?=[+−-]?\d)/u, '\u00a0') : end
}

/** A text in pieces: what is written, and what is shown as a symbol. */
export function withSymbols(text: string, speaker: Speaker, stamps: readonly string[]): Piece[] {
  let pieces: Piece[] = [text]
  for (const [stamp, word] of wordsOf(speaker, stamps)) {
    pieces = pieces.flatMap((piece) => {
      if (typeof piece !== 'string') return [piece]
      const found: Piece[] = []
      let at = 0
      for (const match of piece.matchAll(word)) {
        found.push(piece.slice(at, match.index), { stamp, word: match[0], named: stamp.startsWith('r-') })
        at = match.index + match[0].length
      }
      return [...found, piece.slice(at)]
    })
  }
  return pieces.filter((piece) => piece !== '').map((piece, at, all) => (typeof piece === 'string' ? bound(piece, at > 0, at < all.length - 1) : piece))
}
