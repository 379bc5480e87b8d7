// Positions, words and choices for tests of the boards.

import type { AnyGame, Choices, Option, Speaker, View } from '../src/lib/contract'
import type { GameWords, Words } from '../src/contract/server'
import { whyOff } from '../src/lib/options'
import { makeSpeaker } from '../src/lib/speaker'
import { written } from './sentences'

export interface Position<G extends AnyGame = AnyGame> {
  seat: number
  view: G['view']
  asks: G['ask'][]
  recent: G['event'][]
  advice?: G['advice'] | null
}

const sentences = written as { own: Record<string, Words>; games: Record<string, { words: Record<string, GameWords> }> }

/** The positions of a game that were written down, by their names. */
export function positionsIn<G extends AnyGame>(files: Record<string, { default: Position<G> }>): (name: string) => Position<G> {
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

/** The question of this name; else the test is wrong. */
export function asked<A extends { name: string }, N extends A['name']>(ask: A | null | undefined, name: N): Extract<A, { name: N }> {
  if (ask?.name !== name) throw new Error(`asked ${ask?.name}, not ${name}`)
  return ask as Extract<A, { name: N }>
}

/** The choices of a seat that is asked; what it chooses is noted. */
export function choicesOf<G extends AnyGame>(at: Position<G>, chosen: string[] = []): Choices<G> {
  const ask = at.asks.find((each) => each.seat === at.seat && each.options.length) ?? null
  const list = ask ? [...ask.options, ...ask.anytime] : []
  return {
    list,
    ask,
    at: (kind, word) => list.filter((option) => option.kind === kind && option.word === String(word)),
    choose: (option: Option) => void chosen.push(option.key),
    chooseAll: (options: Option[]) => void chosen.push(...options.map((option) => option.key)),
    role: (option) => option.role ?? 'do',
    decline: list.find((option) => option.role === 'decline') ?? null,
    done: list.find((option) => option.role === 'done') ?? null,
    off: (kind, word) => (ask ? whyOff(ask, kind, word) : null),
    closes: () => false,
    hovered: null,
    selected: null,
    planned: [],
    number: (option) => '1234567890ABCEFGJKMNRVXYZ'[list.findIndex((each) => each.key === option.key)] ?? null,
    why: () => {},
    peek: () => {},
  }
}
