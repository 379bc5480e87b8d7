// Symbols in the texts of cards.

import { expect, test } from 'vitest'
import type { Speaker } from '../src/lib/contract'
import { withSymbols } from '../src/lib/symbols'

const WORDS: Record<string, string> = { 'symbol.glory': 'Glória', 'symbol.bronze': 'moeda de bronze|moedas de bronze' }
const say = (key: string) => WORDS[key]!
const speaker = Object.assign(say, { has: (key: string) => key in WORDS, maybe: (kind: string, word: string) => (kind === 'rune' && word === 'jera' ? 'Jera' : '') }) as unknown as Speaker

test('a word beside a number becomes a symbol, and is still read', () => {
  const pieces = withSymbols('Ganhe 3 Glória; a Glória dos outros fica.', speaker, ['glory'])
  expect(pieces).toEqual(['Ganhe 3 ', { stamp: 'glory', word: 'Glória', named: false }, '; a Glória dos outros fica.'])
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
