// The Followers of Surtur: what their cards and tiles hold, and how they stand.

import type { Rows } from '../../contract/lords_of_ragnarok_rows'
import type { Speaker } from '../../lib/contract'
import { oneRow, reader } from '../../lib/rows'
import type { Event, View } from './types'
import { sum } from './position'

export interface ActionCard {
  id: string
  place: string // where the hero goes, by its word
  runes: { action: string; cost: number }[]
  special: string
  most: boolean // Max or Min breaks ties
  removed: boolean // from the game after use; or else it is shuffled into the deck
  benefit: boolean
}

export interface Tile {
  id: string
  priority: string
  mode: string
  preference: string[]
}

/** The seats that the rules play. */
export function followersOf(view: View): number[] {
  return view.automata ?? []
}

export function isFollower(view: View, seat: number): boolean {
  return followersOf(view).includes(seat)
}

/** The corrupted hero of a seat; null for a person. */
export function tileOf(view: View, seat: number, speaker: Speaker): Tile | null {
  const read = reader<Rows>(speaker)
  const row = isFollower(view, seat) ? read('corrupted_hero')[view.followers[seat]] : undefined
  if (!row) return null
  const mode = read('target_mode').find((each) => each.values.mode === row.values.target_mode)
  return { id: row.id, priority: row.values.priority_action, mode: mode?.id ?? '', preference: row.values.preference }
}

export function actionCard(view: View, word: string, speaker: Speaker): ActionCard | null {
  const its = oneRow<Rows, 'action_card'>(speaker, 'action_card', word)?.values
  if (!its) return null
  return {
    id: word,
    place: String(its.hero_to[view.map as keyof typeof its.hero_to]),
    runes: its.rune_actions,
    special: its.special,
    most: its.tie === 'max',
    removed: its.after_use === 'remove',
    benefit: its.benefit !== undefined,
  }
}

export interface RowCard {
  card: ActionCard
  selected: boolean
  sides: number // of the die that select it
}

/** The cards among which the die selects, from left to right. */
export function rowOf(view: View, seat: number, speaker: Speaker): RowCard[] {
  const faces = dieOf(speaker)
  return (view.rows[seat] as string[]).flatMap((word, place) => {
    const card = actionCard(view, word, speaker)
    const selected = view.turn === seat && view.selected === place
    return card ? [{ card, selected, sides: faces.filter((face) => face === place + 1).length }] : []
  })
}

export function dieOf(speaker: Speaker): number[] {
  return reader<Rows>(speaker)('surtur_die')[0]?.values.faces ?? []
}

/** The last roll of a Follower and the card that it selected. */
export function lastRoll(events: Event[], seat: number): { die: number; card: string } | null {
  const turn = events.filter((event) => event.key === 'follower.turn').findLast(({ args }) => args.seat === seat)
  return turn ? { die: turn.args.n, card: turn.args.action_card } : null
}

export interface Slot {
  n: number
  out: boolean // its token lies on the map
  blessing: boolean
}

/** Surtur's card from left to right: tokens leave it from the left. */
export function slotsOf(view: View, speaker: Speaker): Slot[] {
  const its = reader<Rows>(speaker)('manifestation')[0]?.values
  const out = tokensOut(view)
  return ((its?.slots ?? []) as number[]).map((n, place) => ({ n, out: place < out, blessing: its!.blessing_slots.includes(n) }))
}

export function tokensOut(view: View): number {
  return sum(view.desolate ?? [])
}

/** Surtur's card and what follows from it, in sentences. */
export function surturTold(view: View, speaker: Speaker): string[] {
  const slots = slotsOf(view, speaker)
  const out = tokensOut(view)
  const places = (view.desolate as number[]).flatMap((token, place) => (token ? [speaker.name('territory', String(place + 1))] : []))
  const lines = [speaker('table.tokens', { n: out, territories: places.join(', ') || speaker('table.none') })]
  if (out) lines.push(speaker(slots[out - 1]?.blessing ? 'table.removal.blessing' : 'table.removal', { n: view.removal }))
  lines.push(speaker(out === slots.length ? 'table.last' : 'table.left', { n: slots.length - out }))
  if (view.judge >= 0) lines.push(speaker('table.judge', { seat: speaker.seat(view.judge) }))
  return [...lines, ...challengesTold(view, speaker)]
}

/** The challenge cards in play. */
export function challengesOf(view: View, speaker: Speaker): string[] {
  return speaker.rows('challenge').flatMap((row, number) => (view.challenges?.[number] ? [row.id] : []))
}

function challengesTold(view: View, speaker: Speaker): string[] {
  return challengesOf(view, speaker).map((id) =>
    speaker('table.challenge', { challenge: speaker.name('challenge', id), text: speaker.maybe('challenge_text', id) }),
  )
}

/** A card of the row in one sentence, as the terminal writes it. */
export function cardTold({ card, selected }: RowCard, place: number, speaker: Speaker): string {
  const runes = card.runes.map(({ action, cost }) => speaker('table.row.rune', { it: speaker.name('follower_rune_action', action), n: cost }))
  const line = speaker('table.row.card', {
    mark: selected ? '>' : '',
    n: place + 1,
    card: speaker.name('action_card', card.id),
    territory: speaker.name('territory', card.place),
    runes: runes.join(', '),
    action: speaker.name('action', card.special),
    tie: speaker(card.most ? 'table.max' : 'table.min'),
    after: speaker(card.removed ? 'table.removed' : 'table.shuffled'),
  }).trim()
  return card.benefit ? `${line} ${speaker('table.row.benefit', { text: speaker.name('benefit', card.id) })}` : line
}
