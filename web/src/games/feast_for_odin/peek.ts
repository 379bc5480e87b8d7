// What pointing at a thing tells.

import type { Speaker } from '../../lib/contract'
import type { View } from './types'
import { boxOf, COLOURS, type Box } from './content'
import { amountOf, seatsOf } from './position'
import { itemsLine, listed, sizeOf, standing } from './sentences'

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
