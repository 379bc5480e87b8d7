// What follows from an option, in a few words at the right of its row.

import type { Option, Speaker } from '../../lib/contract'
import type { View } from './types'
import { boxOf, type Box, type Item } from './content'
import { cellOf, effectOf, turned } from './ground'
import { hold } from './held_tile.svelte'
import { areaOfWord, coveredOn, islandsLeft, openOf } from './position'
import { effectLine, itemsLine, sizeOf } from './sentences'

type Hint = (option: Option, view: View, box: Box, speaker: Speaker) => string | undefined

function upgraded(item: Item, steps: number, box: Box, speaker: Speaker): string {
  let at: Item | undefined = item
  for (let n = 0; n < steps; n++) at = box.byId.get(at!.upgrade) ?? at
  return at ? `→ ${speaker.name('item', at.id)}` : ''
}

const rises =
  (steps: number): Hint =>
  (option, _view, box, speaker) => upgraded(box.byId.get(option.word)!, steps, box, speaker)

const HINTS: Record<string, Hint> = {
  space: (option, _view, box, speaker) => {
    const column = box.spaces.find((space) => space.id === option.word)?.column
    return column ? speaker('page.vikings', { n: column }) : undefined
  },
  lay: (option, _view, box) => sizeOf(box.byId.get(option.word)!),
  upgrade: rises(1),
  upgrade_twice: rises(2),
  upgrade_thrice: rises(3),
  buy_tile: (option, _view, box, speaker) => speaker('page.price', { n: box.byId.get(option.word)!.cost }),
  loot: (option, _view, box, speaker) => speaker('page.sword', { n: box.byId.get(option.word)!.sword }),
  buy: (option, _view, box, speaker) => speaker('page.price', { n: box.ships.find((ship) => ship.id === option.word)!.price }),
  emigrate: (option, _view, box, speaker) => speaker('page.points', { n: box.ships.find((ship) => ship.id === option.word)!.emigrated }),
  explore: (option, view, box, speaker) => {
    const island = islandsLeft(view, box).find((each) => each.id === option.word)
    return island && speaker('page.points', { n: island.points })
  },
  strip: (option, view, _box, speaker) => {
    const found = view.strips.find((each) => each.strip === Number(option.word))
    return found && itemsLine(found.items.slice(0, 3).map((item) => (item === 'silver2' ? 'silver' : item)), speaker)
  },
  serve: (option, _view, box, speaker) => speaker('page.covers', { n: box.byId.get(option.word)!.short }),
  serve_flat: (option, _view, box, speaker) => speaker('page.covers', { n: box.byId.get(option.word)!.long }),
  on: (option, view) => {
    const area = view.laying ? areaOfWord(view, view.laying.seat, option.word) : -1
    return area >= 0 && openOf(view, area) ? `−${openOf(view, area)}` : undefined
  },
  turn: (option) => {
    if (!hold.forced || !hold.item) return undefined
    const shape = turned(hold.item.shape, Number(option.word))
    return `${shape[0]!.length} × ${shape.length}`
  },
  at: (option, view, box, speaker) => {
    const { grid, area } = hold
    const spot = hold.forced && grid ? hold.here.find((each) => each.cell === cellOf(grid, option.word)) : undefined
    return spot && effectLine(effectOf(grid!, coveredOn(view, box, area), spot), speaker)
  },
}

export function hint(option: Option, view: View, speaker: Speaker): string | undefined {
  return HINTS[option.verb]?.(option, view, boxOf(speaker), speaker)
}
