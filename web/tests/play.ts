// Positions, words and choices for tests of the boards.

import type { Ask, Choices, Event, Option, Speaker, View } from '../src/lib/contract'
import type { GameWords, Words } from '../src/contract/server'
import { makeSpeaker } from '../src/lib/speaker'
import { written } from './sentences'

export interface Position {
  seat: number
  view: View
  asks: Ask[]
  recent: Event[]
}

const sentences = written as { own: Record<string, Words>; games: Record<string, { words: Record<string, GameWords> }> }

/** The positions of a game that were written down, by their names. */
export function positionsIn(files: Record<string, { default: Position }>): (name: string) => Position {
  return (name) => {
    const found = files[`./positions/${name}.json`]
    if (!found) throw new Error(`no position ${name}`)
    return structuredClone(found.default)
  }
}

/** How a game speaks. */
export function speakerIn(game: string): (view: View, lang?: string) => Speaker {
  return (view, lang = 'en') => makeSpeaker(sentences.own[lang]!, sentences.games[game]!.words[lang]!, { who: view.who })
}

/** The choices of a seat that is asked; what it chooses is noted. */
export function choicesOf(at: Position, chosen: string[] = []): Choices {
  const ask = at.asks.find((each) => each.seat === at.seat && each.options.length) ?? null
  const list = ask ? [...ask.options, ...ask.anytime] : []
  return {
    list,
    ask,
    at: (kind, word) => list.filter((option) => option.kind === kind && option.word === String(word)),
    choose: (option: Option) => void chosen.push(option.key),
    chooseAll: (options: Option[]) => void chosen.push(...options.map((option) => option.key)),
    closes: () => false,
    hovered: null,
    selected: null,
    planned: [],
    number: (option) => '1234567890ABCEFGJKMNRVXYZ'[list.findIndex((each) => each.key === option.key)] ?? null,
    why: () => {},
    peek: () => {},
  }
}
