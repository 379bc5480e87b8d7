// What stands on a card, from the words and rows of the content.

import type { Rows } from '../../contract/kardnarok_rows'
import { oneRow } from '../../lib/rows'
import type { Speaker } from '../../lib/contract'
import { backOf, isBack } from './view'

export type Kind = 'warrior' | 'norn' | 'hero'
export type Tone = Kind

export interface Face {
  word: string
  kind: Kind
  hidden: boolean
  title: string
  head: string // the word in its head
  text: string
  strength: number | null
  rune: string
  stamp: string // in the head
  mark: string // the large faint one
  tags: string[] // when a Norn may be used and for whom, as words of the catalogue
}

/** The stamps that stand for words in the texts of cards. */
export const SYMBOLS = ['bronze', 'r-jera', 'r-dagaz', 'r-ingwaz', 'r-algiz', 'r-eihwaz'] as const
const HEADS: Record<Kind, string> = { warrior: 'army', norn: 'norn', hero: 'hero' }
const MARKS: Record<string, string> = {
  villager_man: 'viking',
  villager_woman: 'village',
  jarl: 'helmet',
  seidkona: 'priest',
  champion: 'sword',
  berserker: 'axe',
  varangian: 'spear',
  huskarl: 'shield',
  jotun: 'monster',
  assassin: 'sword',
  terrible_disease: 'doom',
  hugin_munin: 'raven',
  frey: 'grain',
  valkyries: 'valhalla',
  freyas_magic: 'norn',
  thor: 'forge',
  longship: 'ship',
  battle_fury: 'rage',
  fenrir: 'wolf',
  tyr: 'sword',
  shield_wall: 'shield',
  skadi: 'bow',
  jormungandr: 'serpent',
  freya: 'jewelry',
  rune_blade: 'rune_stone',
  skalds_song: 'feast',
  poisoned_mead: 'mead',
  scorn_pole: 'monument',
  loki: 'snare',
  heimdall: 'horn',
  holmgang: 'axe',
  hel: 'doom',
  balder: 'glory',
  odin: 'eye',
  mimirs_well: 'oil',
  threads_of_fate: 'wool',
}
export const RITUAL_STAMPS: Record<string, string> = { odin: 'eye', thor: 'forge', frey: 'grain' }

/** The id of a card's row: a Warrior's word has its rune behind it, a way to use a Norn the way. */
export function idOf(word: string): string {
  return word.split('.')[0]!
}

export function kindOf(word: string, speaker: Speaker): Kind {
  if (isBack(word)) return backOf(word) as Kind
  const id = idOf(word)
  if (speaker.row('warrior', id)) return 'warrior'
  return speaker.row('hero', id) ? 'hero' : 'norn'
}

export function faceOf(word: string, speaker: Speaker): Face {
  const kind = kindOf(word, speaker)
  const head = speaker(`board.kind.${kind}`)
  if (isBack(word))
    return { word, kind, hidden: true, title: '', head, text: '', strength: null, rune: '', stamp: HEADS[kind], mark: HEADS[kind], tags: [] }
  const id = idOf(word)
  return {
    word,
    kind,
    hidden: false,
    title: speaker.name('title', id),
    head,
    text: kind === 'hero' ? speaker.name('hero_text', id) : speaker.name('card_text', id),
    strength: strengthOf(kind, id, speaker),
    rune: kind === 'warrior' ? (word.split('.')[1] ?? '') : '',
    stamp: HEADS[kind],
    mark: MARKS[id] ?? HEADS[kind],
    tags: kind === 'norn' ? tagsOf(oneRow<Rows, 'norn'>(speaker, 'norn', id)?.values) : [],
  }
}

function strengthOf(kind: Kind, id: string, speaker: Speaker): number | null {
  const row = kind === 'hero' ? oneRow<Rows, 'hero'>(speaker, kind, id) : oneRow<Rows, 'warrior'>(speaker, 'warrior', id)
  return row?.values.strength ?? null
}

/** 'combat' is what most Norns are for and is not said; a role is said always. */
function tagsOf(row: Rows['norn'] | undefined): string[] {
  if (!row) return []
  const window = row.window === 'combat' ? [] : [`board.window.${row.window}`]
  return row.role === 'attack' || row.role === 'defence' ? [...window, `board.role.${row.role}`] : window
}

/** A card as one sentence, for those who hear it. */
export function sayCard(face: Face, speaker: Speaker): string {
  if (face.hidden) return speaker('board.hidden', { kind: face.head })
  const facts = [face.title, face.head]
  if (face.strength !== null) facts.push(speaker('board.strength', { n: face.strength }))
  if (face.rune) facts.push(speaker.name('rune', face.rune))
  facts.push(...face.tags.map((tag) => speaker(tag)))
  return `${facts.join(', ')}. ${face.text}`
}

/** The runes that a Hero wants to see in its army. */
export function runesOf(word: string, speaker: Speaker): string[] {
  const wanted = (effectOf(word, speaker)?.when ?? []).find((condition) => condition.is === 'army_runes')
  return wanted?.runes ?? []
}

/** The bonus that a Hero gives if its condition holds. */
export function bonusOf(word: string, speaker: Speaker): number {
  return (effectOf(word, speaker)?.ops ?? []).reduce((sum, op) => sum + (op.amount ?? 0), 0)
}

function effectOf(word: string, speaker: Speaker): Rows['hero']['effects'][number] | undefined {
  return oneRow<Rows, 'hero'>(speaker, 'hero', idOf(word))?.values.effects[0]
}

export function faceMark(word: string): string {
  return MARKS[idOf(word)] ?? 'norn'
}
