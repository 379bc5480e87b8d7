// The table as headings, lists and tables, and what pointing at a thing tells.

import type { Speaker, TextSection } from '../../lib/contract'
import type { View } from './types'
import { boxOf, COLOURS, type Box } from './content'
import { amountOf, areasOf, gridOf, heldBy, islandsLeft, seatsOf, tilesOn } from './position'
import { cellWord } from './ground'
import { counted, isHidden, itemsLine, landLine, listed, shipsLine, sizeOf, standing } from './sentences'

export function text(view: View, seat: number | null, speaker: Speaker): TextSection[] {
  const box = boxOf(speaker)
  const sections = [players(view, speaker)]
  if (seat !== null) sections.push(...own(view, box, seat, speaker))
  sections.push(...actions(view, box, speaker), market(view, box, speaker))
  for (const other of seatsOf(view)) if (other !== seat) sections.push(lands(view, box, other, speaker))
  return sections
}

function players(view: View, speaker: Speaker): TextSection {
  const rows = view.players.map((player, seat) => [
    speaker.seat(seat),
    player.vikings,
    amountOf(view, seat, 'silver'),
    player.income,
    player.squares,
    shipsLine(view, seat, speaker) || '–',
    player.emigrated.length,
    player.hand.length,
    player.penalties,
    player.score,
  ])
  const keys = ['player', 'thing', 'silver', 'income', 'squares', 'ships', 'emigrated', 'hand', 'penalties', 'score']
  return { heading: speaker('page.players'), table: { head: keys.map((key) => speaker(`page.head.${key}`)), rows } }
}

function goodsLine(view: View, box: Box, seat: number, speaker: Speaker): string[] {
  const held = heldBy(view, box, seat)
  const groups = [-1, 0, 1, 2, 3].map((rank) => held.filter(({ item }) => item.rank === rank))
  return groups.flatMap((group, place) => {
    if (!group.length) return []
    const name = place ? speaker(`page.colour.${COLOURS[place - 1]}`) : speaker('page.resources')
    return [`${name}: ${listed(group.map(({ item, n }) => counted(n, speaker.name('item', item.id), speaker)))}`]
  })
}

function own(view: View, box: Box, seat: number, speaker: Speaker): TextSection[] {
  const cards = (words: string[]) => words.filter((word) => !isHidden(word)).map((word) => `${speaker.name('card', word)}. ${speaker.name('card_text', word)}`)
  return [
    { heading: speaker('page.supply'), lines: goodsLine(view, box, seat, speaker) },
    lands(view, box, seat, speaker),
    { heading: speaker('page.hand'), lines: cards(view.players[seat]!.hand) },
    { heading: speaker('page.played'), lines: cards(view.players[seat]!.played) },
  ]
}

/** The boards and houses of a player with what lies on each. */
function lands(view: View, box: Box, seat: number, speaker: Speaker): TextSection {
  const lines = areasOf(view, seat).map((area) => {
    const grid = gridOf(view, box, area)
    const tiles = grid ? tilesOn(view, box, area).map(({ item, cell }) => `${speaker.name('item', item.id)} ${cellWord(grid, cell)}`) : []
    return [landLine(view, box, area, speaker), tiles.join(', ')].filter(Boolean).join(': ')
  })
  return { heading: speaker('page.lands_of', { seat: speaker.seat(seat) }), lines }
}

function actions(view: View, box: Box, speaker: Speaker): TextSection[] {
  return [1, 2, 3, 4].map((column) => {
    const spaces = box.spaces.filter((space) => space.column === column && (space.kind !== 'imitation' || view.imitations.includes(column)))
    return {
      heading: speaker('page.column', { n: column }),
      table: {
        head: [speaker('page.head.space'), speaker('page.head.effect'), speaker('page.head.who')],
        rows: spaces.map((space) => [speaker.name('space', space.id), speaker.name('space_text', space.id), standing(view, space, speaker) || '–']),
      },
    }
  })
}

function market(view: View, box: Box, speaker: Speaker): TextSection {
  const strips = view.strips.map(({ strip, items }) => {
    const names = items.map((item) => (item === 'silver2' ? counted(2, speaker.name('item', 'silver'), speaker) : speaker.name('item', item)))
    return `${speaker('page.strip', { strip: strip + 1 })}: ${names.join(', ')}`
  })
  const islands = islandsLeft(view, box).map(({ id, silver, points }) =>
    listed([speaker('page.island', { n: points, board: speaker.name('board', id) }), silver > 0 && counted(silver, speaker.name('item', 'silver'), speaker)]),
  )
  const specials = view.specials.map((id) => box.byId.get(id)!).map((item) => `${speaker.name('item', item.id)}${item.cost >= 0 ? ` (${speaker('page.price', { n: item.cost })})` : ''}`)
  return { heading: speaker('page.market'), lines: [...strips, ...islands, `${speaker('page.specials')}: ${specials.join(', ')}`] }
}

/** What pointing at a thing tells. */
export function peek(kind: string, word: string, view: View, _seat: number | null, speaker: Speaker): string[] {
  const box = boxOf(speaker)
  if (kind === 'space') {
    const space = box.spaces.find((each) => each.id === word)
    return space ? [speaker('page.vikings', { n: space.column }), standing(view, space, speaker)].filter(Boolean) : []
  }
  if (kind === 'item') return itemLines(word, view, box, speaker)
  if (kind === 'ship') {
    const ship = box.ships.find((each) => each.id === word)!
    return [listed([speaker('page.points', { n: ship.points }), speaker('page.price', { n: ship.price })]), ...(ship.slots ? [speaker('page.slots', { n: ship.slots })] : [])]
  }
  if (kind === 'strip') {
    const found = view.strips.find((each) => each.strip === Number(word))
    return found ? [itemsLine(found.items.map((item) => (item === 'silver2' ? 'silver' : item)), speaker)] : []
  }
  if (kind === 'board') {
    const board = box.islands.find((each) => each.id === word)
    return board ? [speaker('page.points', { n: board.points }), speaker('page.reached', { ships: board.ships.map((ship) => speaker.name('ship', ship)).join(', ') })] : []
  }
  return []
}

function itemLines(word: string, view: View, box: Box, speaker: Speaker): string[] {
  const item = box.byId.get(word)
  if (!item) return []
  const lines = []
  if (item.rank >= 0) lines.push(`${speaker(`page.colour.${COLOURS[item.rank]}`)}, ${item.special ? speaker('page.spaces', { n: Number(sizeOf(item)) }) : sizeOf(item)}`)
  if (item.upgrade) lines.push(speaker('page.rises', { item: speaker.name('item', item.upgrade) }))
  if (item.sword) lines.push(speaker('page.sword', { n: item.sword }))
  if (item.cost >= 0) lines.push(speaker('page.price', { n: item.cost }))
  const holders = seatsOf(view).filter((seat) => amountOf(view, seat, item.id) > 0)
  for (const seat of holders) lines.push(`${speaker.seat(seat)}: ${amountOf(view, seat, item.id)}`)
  return lines
}
