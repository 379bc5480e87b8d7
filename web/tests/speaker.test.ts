// The page's Speaker says what the server's says: tests/words/sentences.py writes what that is.

import { expect, test } from 'vitest'
import type { GameWords, Words } from '../src/contract/server'
import type { Speaker } from '../src/lib/contract'
import { makeSpeaker } from '../src/lib/speaker'
import { written } from './sentences'

const LANGUAGES = ['en', 'pt', 'es'] as const
type Lang = (typeof LANGUAGES)[number]

interface Line {
  sort: 'ask' | 'other' | 'option' | 'event' | 'lack'
  it: any
  ask?: any // of an option: the question, where it has a sentence of its own for it
  who: string[]
  en: string
  pt: string
  es: string
}

interface Sentences {
  own: Record<Lang, Words>
  games: Record<string, { words: Record<Lang, GameWords>; lines: Line[] }>
}

const sentences = written as Sentences

function said(speaker: Speaker, { sort, it, ask }: Line): string {
  if (sort === 'ask') return speaker.ask(it, it.seat)
  return sort === 'other' ? speaker.ask(it, null) : speaker[sort](it, ask)
}

for (const lang of LANGUAGES) {
  test(`every sentence of whole games in ${lang}`, () => {
    for (const { words, lines } of Object.values(sentences.games)) {
      for (const line of lines) {
        const speaker = makeSpeaker(sentences.own[lang], words[lang], { names: { 0: 'Åsa' }, who: line.who })
        expect(said(speaker, line)).toBe(line[lang])
      }
    }
  })
}

test('a plural follows the rule of its language', () => {
  const words = (plural: string): Words => ({ lang: 'xx', plural, messages: { cards: ['one', 'many'] } })
  const game = { game: 'toy', name: '', things: {}, arguments: {}, texts: [], groups: [], rules: [], rows: [], pictures: {} }
  const say = (plural: string, n: number) => makeSpeaker(words(plural), { ...game, words: words(plural) })('cards', { n })
  expect([0, 1, 2].map((n) => say('(n != 1)', n))).toEqual(['many', 'one', 'many'])
  expect([0, 1, 2].map((n) => say('(n > 1)', n))).toEqual(['one', 'one', 'many'])
})

test('questions and the log call people by their own names, unless two are called the same', () => {
  const { words, lines } = sentences.games.blood_rage!
  const other = lines.find(({ sort, it }) => sort === 'other' && it.name === 'turn')!
  const asked = (players: string[]) =>
    makeSpeaker(sentences.own.en, words.en, { players, who: players.map(() => 'clan:wolf') }).ask({ ...other.it, seat: 1 }, 0)
  expect(asked(['Ana', 'Bo'])).toContain('Bo')
  expect(asked(['Bo', 'Bo'])).not.toContain('Bo')
  const passed = lines.find(({ sort, it }) => sort === 'event' && it.key === 'passed')!.it
  const told = (players: string[]) =>
    makeSpeaker(sentences.own.en, words.en, { players, who: players.map(() => 'clan:wolf') }).event({ ...passed, args: { ...passed.args, clan: 1 } })
  expect(told(['Ana', 'Bo'])).toContain('Bo')
  expect(told(['Bo', 'Bo'])).not.toContain('Bo')
})
