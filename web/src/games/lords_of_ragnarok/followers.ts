// The Followers of Surtur: what their cards and tiles hold, and how they stand.

import type { Rows } from '../../contract/lords_of_ragnarok_rows'
import type { Slot } from '../../contract/lords_of_ragnarok_view'
import type { Speaker } from '../../lib/contract'
import { oneRow, reader } from '../../lib/rows'
import { nearest, seatsOf } from './position'
import type { Event, Published } from './types'

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
export function followersOf(view: Published): number[] {
  return seatsOf(view).filter((seat) => isFollower(view, seat))
}

export function isFollower(view: Published, seat: number): boolean {
  return view.players[seat]!.follower !== null
}

/** The corrupted hero of a seat; null for a person. */
export function tileOf(view: Published, seat: number, speaker: Speaker): Tile | null {
  const read = reader<Rows>(speaker)
  const follower = view.players[seat]!.follower
  const row = follower ? oneRow<Rows, 'corrupted_hero'>(speaker, 'corrupted_hero', follower.corrupted) : undefined
  if (!row) return null
  const mode = read('target_mode').find((each) => each.values.mode === row.values.target_mode)
  return { id: row.id, priority: row.values.priority_action, mode: mode?.id ?? '', preference: row.values.preference }
}

export function actionCard(view: Published, word: string, speaker: Speaker): ActionCard | null {
  const its = oneRow<Rows, 'action_card'>(speaker, 'action_card', word)?.values
  if (!its) return null
  return {
    id: word,
    place: String(its.hero_to[view.board]),
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
export function rowOf(view: Published, seat: number, speaker: Speaker): RowCard[] {
  const faces = dieOf(speaker)
  return (view.players[seat]!.follower?.row ?? []).flatMap(({ card: word, selected }, place) => {
    const card = actionCard(view, word, speaker)
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

/** Surtur's card from left to right; empty without Followers. */
export function slotsOf(view: Published): Slot[] {
  return view.surtur?.slots ?? []
}

export function tokensOut(view: Published): number {
  return slotsOf(view).filter((slot) => slot.out).length
}

/** Surtur's card and what follows from it, in sentences. */
export function surturTold(view: Published, speaker: Speaker): string[] {
  const { surtur } = view
  if (!surtur) return []
  const { slots, removal, judge, challenges } = surtur
  const out = tokensOut(view)
  const places = view.territories.flatMap(({ desolate }, place) => (desolate ? [speaker.name('territory', String(place + 1))] : []))
  const lines = [speaker('table.tokens', { n: out, territories: places.join(', ') || speaker('table.none') })]
  if (removal !== null) lines.push(speaker(slots[out - 1]?.blessing ? 'table.removal.blessing' : 'table.removal', { n: removal }))
  lines.push(speaker(out === slots.length ? 'table.last' : 'table.left', { n: slots.length - out }))
  if (judge !== null) lines.push(speaker('table.judge', { seat: speaker.seat(judge) }))
  return [...lines, ...challenges.map((id) => speaker('table.challenge', { challenge: speaker.name('challenge', id), text: speaker.maybe('challenge_text', id) }))]
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

/** The card that the die selects most often, and by how many of its sides. */
export function likelyCard(view: Published, seat: number, speaker: Speaker): { action: string; sides: number; of: number } | null {
  const row = rowOf(view, seat, speaker)
  const sides = row.reduce((most, each) => Math.max(most, each.sides), 0)
  const likely = row.find((each) => each.sides === sides)
  return likely ? { action: likely.card.special, sides, of: dieOf(speaker).length } : null
}

/** How many steps a seat is from the victory that it is nearest to; a Slayer still has to kill the boss. */
export function stepsFrom(view: Published, seat: number): { victory: string; n: number } {
  const { victory, have, need } = nearest(view, seat)
  return { victory, n: Math.max(1, need - have + (victory === 'slayer' ? 1 : 0)) }
}

export interface FollowerStep {
  seat: number
  event: Event
  place: string | null // the territory where it happens
  why: string[] // what was compared for it, by the keys of the rules
}

/** What Followers have done in these events, step by step; what they compared is the reason of the step after it. */
export function followerSteps(events: readonly Event[], isOne: (seat: number) => boolean): FollowerStep[] {
  const steps: FollowerStep[] = []
  let turn: number | null = null
  let why: string[] = []
  for (const event of events) {
    if (event.key === 'follower.turn') turn = event.args.seat
    else if (event.key === 'turn') turn = null
    const seat = 'seat' in event.args ? event.args.seat : null
    if (turn === null || seat === null || !isOne(seat)) continue
    if ('keys' in event.args) why = event.args.keys
    if (event.level === 'detail') continue
    steps.push({ seat, event, place: 'territory' in event.args ? event.args.territory : null, why })
    why = []
  }
  return steps
}
