// Symbols in the texts of cards.

import { expect, test } from 'vitest'
import type { GameWords, Words } from '../src/contract/server'
import { SYMBOLS as BLOOD_RAGE } from '../src/games/blood_rage/stamps'
import { SYMBOLS as FEAST } from '../src/games/feast_for_odin/stamps'
import { SYMBOLS as KARDNAROK } from '../src/games/kardnarok/faces'
import { SYMBOLS as LORDS } from '../src/games/lords_of_ragnarok/stamps'
import type { Speaker } from '../src/lib/contract'
import { makeSpeaker } from '../src/lib/speaker'
import { withSymbols } from '../src/lib/symbols'
import { written } from './sentences'

const WORDS: Record<string, string> = { 'symbol.glory': 'Glória', 'symbol.bronze': 'moeda de bronze|moedas de bronze' }
const say = (key: string) => WORDS[key]!
const speaker = Object.assign(say, { has: (key: string) => key in WORDS, maybe: (kind: string, word: string) => (kind === 'rune' && word === 'jera' ? 'Jera' : '') }) as unknown as Speaker

test('a word beside a number becomes a symbol, and is still read', () => {
  const pieces = withSymbols('Ganhe 3 Glória; a Glória dos outros fica.', speaker, ['glory'])
  expect(pieces).toEqual(['Ganhe 3\u00a0', { stamp: 'glory', word: 'Glória', named: false }, '; a Glória dos outros fica.'])
})

test('forms of a word are one symbol, and longer words are none', () => {
  expect(withSymbols('1 moeda de bronze ou 2 moedas de bronze', speaker, ['bronze']).filter((piece) => typeof piece !== 'string')).toHaveLength(2)
  expect(withSymbols('3 Glórias', speaker, ['glory'])).toEqual(['3 Glórias'])
})

test('a rune keeps its name beside its symbol', () => {
  expect(withSymbols('Jera + Algiz', speaker, ['r-jera', 'r-algiz'])).toEqual([{ stamp: 'r-jera', word: 'Jera', named: true }, ' + Algiz'])
})

test('what has no word in the catalogue is left as it is', () => {
  expect(withSymbols('2 silver', speaker, ['coin'])).toEqual(['2 silver'])
})

const GAMES: Record<string, readonly string[]> = { blood_rage: BLOOD_RAGE, feast_for_odin: FEAST, kardnarok: KARDNAROK, lords_of_ragnarok: LORDS }
const said = written as { own: Record<string, Words>; games: Record<string, { words: Record<string, GameWords> }> }

for (const [game, stamps] of Object.entries(GAMES)) {
  test(`every symbol of ${game} is found in its texts, in every language`, () => {
    for (const [lang, words] of Object.entries(said.games[game]!.words)) {
      const speaker = makeSpeaker(said.own[lang]!, words)
      const texts = Object.entries(words.things).flatMap(([kind, things]) => (kind.endsWith('_text') ? Object.values(things) : []))
      const found = texts.flatMap((text) => withSymbols(text, speaker, stamps)).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.stamp]))
      expect([lang, ...stamps.filter((stamp) => !found.includes(stamp))]).toEqual([lang])
    }
  })
}
