// Sentences that board, text view and labels share.

import type { Speaker, Why } from '../../lib/contract'
import type { View } from './types'
import type { Box, Item, Space } from './content'
import type { Effect } from './ground'
import type { Space as SpaceId, Standing } from '../../contract/feast_for_odin_view'
import { areaWord, demandsOf, incomeOf, openOf, pointsOf, type Ship } from './position'

export function listed(parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join(', ')
}

export function itemsLine(items: string[], speaker: Speaker): string {
  return items.map((item) => speaker.name('item', item)).join(' + ')
}

/** The name of whatever a cost or gain counts. */
export function thingName(id: string, speaker: Speaker): string {
  return speaker.maybe('item', id) || speaker.maybe('ship', id) || speaker.maybe('house', id) || id
}

export function counted(n: number, what: string, speaker: Speaker): string {
  return speaker('page.counted', { count: n, what })
}

/** How large a tile is, by its long and short side; a special one by its spaces. */
export function sizeOf(item: Item): string {
  if (item.special) return `${item.shape.join('').replaceAll('.', '').length}`
  return `${item.long} × ${item.short}`
}

/** What laying a tile changes: "income 4 → 5, gives wood, covers 2 −1 spaces". */
export function effectLine(effect: Effect, speaker: Speaker): string {
  const [before, after] = effect.income
  return listed([
    after > before && speaker('page.effect.income', { before, after }),
    effect.gained.length > 0 && speaker('page.effect.bonus', { items: itemsLine(effect.gained, speaker) }),
    effect.lost.length > 0 && speaker('page.effect.lost', { items: itemsLine(effect.lost, speaker) }),
    effect.missing > 0 && after === before && speaker('page.effect.missing', { n: effect.missing, next: effect.next }),
    effect.minus > 0 && speaker('page.effect.minus', { points: effect.minus }),
  ]) || speaker('page.effect.none')
}

/** A board or house in a line. */
export function landLine(view: View, box: Box, area: number, speaker: Speaker): string {
  const points = pointsOf(view, box, area)
  const open = openOf(view, area)
  return listed([
    speaker.name('area', areaWord(view, area)),
    incomeOf(view, area) > 0 && speaker('page.income', { n: incomeOf(view, area) }),
    points > 0 && speaker('page.points', { n: points }),
    open > 0 && `${speaker('page.open')} −${open}`,
    ...demandsOf(view, area).map(({ item, filled, asked }) => `${speaker.name('item', item)} ${speaker('page.filled', { n: filled, most: asked })}`),
  ])
}

export function standsBy(view: View, space: Space): Standing | undefined {
  return view.spaces[space.id as SpaceId]
}

/** Who stands on a space. */
export function standing(view: View, space: Space, speaker: Speaker): string {
  const found = standsBy(view, space)
  if (!found) return ''
  if (found.seat === null) return speaker('page.blocked')
  return speaker('page.stands', { seat: speaker.seat(found.seat), n: found.vikings })
}

export function shipLine(ship: Ship, speaker: Speaker): string {
  const name = speaker.name('ship', ship.id!)
  return ship.ore ? speaker('page.armed', { ship: name, n: ship.ore }) : name
}

export function isHidden(card: string): boolean {
  return card.startsWith('?')
}

/** The things that are missing, as a recipe shows them. */
export function lackingThings(why: Why | null): string[] {
  return (why?.missing ?? []).flatMap(({ about }) => [about.item, String(about.amount ?? '').split('.')[0]].filter((each) => typeof each === 'string' && each !== '')) as string[]
}

/** Why something cannot be chosen, in sentences with numbers; '' if it can. */
export function reasonLines(why: Why | null, speaker: Speaker): string[] {
  return (why?.missing ?? []).map((missing) => speaker.lack(missing))
}

/** Silver that is not there for a price. */
export function tooDear(price: number, purse: number, speaker: Speaker): string {
  return speaker.lack({ thing: 'item', about: { n: price, there: purse, item: 'silver' } })
}
