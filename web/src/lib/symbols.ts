// Words of card texts that have a symbol: "3 Glory" is shown as a number with the stamp of Glory, and read aloud as it is written.
// The words stand in the game's catalogue as `symbol.<stamp>`, several forms of one apart by a bar.

import type { Speaker } from './contract'

export type Piece = string | { stamp: string; word: string }

const known = new WeakMap<Speaker, Map<string, [stamp: string, word: RegExp][]>>()

/** How the words of stamps are found in texts of a speaker's language: right behind or right before a number. */
function wordsOf(speaker: Speaker, stamps: readonly string[]): [string, RegExp][] {
  const key = stamps.join()
  const kept = known.get(speaker)?.get(key)
  if (kept) return kept
  const made = stamps
    .filter((stamp) => speaker.has(`symbol.${stamp}`))
    .map((stamp): [string, RegExp] => [stamp, new RegExp(`(?<=[\\d½] )(?:${speaker(`symbol.${stamp}`)})(?![\\p{L}])|(?<![\\p{L}])(?:${speaker(`symbol.${stamp}`)})(?= [+−-]?\\d)`, 'gu')])
  if (!known.has(speaker)) known.set(speaker, new Map())
  known.get(speaker)!.set(key, made)
  return made
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
        found.push(piece.slice(at, match.index), { stamp, word: match[0] })
        at = match.index + match[0].length
      }
      return [...found, piece.slice(at)]
    })
  }
  return pieces.filter((piece) => piece !== '')
}
