// What an action space gives, as a row of small signs: costs, an arrow, gains.

import type { Amounts, Box, Clause, Deal, Operation, Space } from './content'
import { DIE_STAMPS } from './stamps'

export type Sign =
  | { sort: 'item'; id: string; n: string }
  | { sort: 'stamp'; name: string; n: string }
  | { sort: 'arrow' }
  | { sort: 'or' }
  | { sort: 'times'; n: number }
  | { sort: 'board'; id: string }
  | { sort: 'if'; id: string }

const ARROW: Sign = { sort: 'arrow' }
const OR: Sign = { sort: 'or' }
const COUNTED: Record<string, string> = { 'animals.cattle': 'cattle', 'animals.sheep': 'sheep' }

function item(id: string, n: number | string = 1): Sign {
  return { sort: 'item', id, n: n === 1 ? '' : String(n) }
}

function stamp(name: string, n: number | string = ''): Sign {
  return { sort: 'stamp', name, n: String(n) }
}

function amounts(these: Amounts | undefined): Sign[] {
  return Object.entries(these ?? {}).map(([id, n]) => item(id, n))
}

function operation(op: Operation): Sign[] {
  const die = DIE_STAMPS[op.op]
  if (die) return [stamp('die'), stamp(die), ...(op.boats ? [stamp('whaling_boat', op.boats > 1 ? `1–${op.boats}` : op.boats)] : [])]
  switch (op.op) {
    case 'mountain':
      return [stamp('mountain', op.n)]
    case 'mountain_split':
      return [stamp('mountain', op.parts!.join('+'))]
    case 'upgrade':
      return op.steps === 2 ? [stamp('up', op.n), stamp('up')] : [stamp('up', op.n)]
    case 'overseas_trading':
      return [stamp('green_tile'), stamp('blue_tile')]
    case 'explore':
      return op.boards!.flatMap((id, place) => (place ? [OR, { sort: 'board', id } as Sign] : [{ sort: 'board', id } as Sign]))
    case 'draw_occupation':
      return [stamp('occupation', `+${op.n ?? 1}`)]
    case 'play_occupation':
      return [stamp('play_card', op.n)]
    case 'forge':
      return [stamp('forge')]
    case 'special_sale':
      return [item('silver', '?'), ARROW, stamp('special_tile', `≤${op.n}`)]
    case 'emigrate':
      return [item('silver', 'R'), ARROW, stamp('emigrate')]
    case 'exchange_ship':
      return [item(op.from!), ARROW, item(op.to!)]
    case 'draw_weapons':
      return [stamp('weapon_card', op.n)]
    default:
      return [stamp(op.op)]
  }
}

/** What people look for on the action board, each with its stamp. */
export const SOUGHT = [
  { what: 'material', stamp: 'wood' },
  { what: 'food', stamp: 'stockfish' },
  { what: 'blue', stamp: 'chest' },
  { what: 'silver', stamp: 'coin' },
]

/** As many of everything: the number stands once, before all. */
function multiplied({ cost = {}, gain = {} }: Deal): number {
  const all = [...Object.values(cost), ...Object.values(gain)]
  return all.length > 3 && all.every((n) => n === all[0]) ? all[0]! : 1
}

function deal({ cost, gain, do: ops = [] }: Deal): Sign[] {
  const by = multiplied({ cost: cost ?? {}, gain: gain ?? {} })
  if (by > 1) {
    const ones = (these: Amounts | undefined) => Object.keys(these ?? {}).map((id) => item(id))
    return [{ sort: 'times', n: by }, ...ones(cost), ARROW, ...ones(gain)]
  }
  const paid = amounts(cost)
  const got = [...amounts(gain), ...ops.flatMap(operation)]
  return paid.length ? [...paid, ARROW, ...got] : got
}

function clause(one: Clause): Sign[] {
  if (one.options) {
    const [first, second] = one.options as [Deal, Deal]
    const alike = JSON.stringify([first.gain, first.do]) === JSON.stringify([second.gain, second.do])
    const costs = JSON.stringify(first.cost) === JSON.stringify(second.cost) && first.cost
    if (costs) return [...amounts(first.cost), ARROW, ...deal({ ...first, cost: {} }), OR, ...deal({ ...second, cost: {} })]
    if (alike) return [...amounts(first.cost), OR, ...amounts(second.cost), ARROW, ...deal({ ...first, cost: {} })]
    return [...deal(first), OR, ...deal(second)]
  }
  if (one.tiers) {
    const id = Object.keys(one.tiers.gain[0]!)[0]!
    return [{ sort: 'if', id: COUNTED[one.tiers.count]! }, ARROW, item(id, `1–${one.tiers.at.length}`)]
  }
  if (one.if) return [{ sort: 'if', id: COUNTED[one.if.count]! }, ARROW, ...deal(one)]
  if (one.per === 'players') return Object.keys(one.gain!).map((id) => item(id, '×'))
  return deal(one)
}

const GIVES: Record<string, (id: string, box: Box) => boolean> = {
  material: (id) => ['wood', 'stone', 'ore', 'mountain'].includes(id),
  food: (id, box) => [0, 1].includes(box.byId.get(id)?.rank ?? -1),
  blue: (id, box) => box.byId.get(id)?.rank === 3 || ['overseas_trading', 'special_sale', 'forge', 'raiding', 'pillaging'].includes(id),
  silver: (id) => id === 'silver',
}
const BY_DIE: Record<string, string[]> = { hunting_game: ['game_meat'], laying_snare: [], whaling: ['whale_meat'] }

/** Does a space give something of this kind: material, food, blue goods, silver? */
export function gives(space: Space, what: string, box: Box): boolean {
  const deals = space.clauses.flatMap((one) => [one, ...(one.options ?? []), ...(one.tiers?.gain ?? []).map((gain): Deal => ({ gain }))])
  const things = deals.flatMap((deal) => [
    ...Object.keys(deal.gain ?? {}),
    ...(deal.do ?? []).flatMap((op) => [op.op.replace('_split', ''), ...(BY_DIE[op.op] ?? [])]),
  ])
  return things.some((id) => GIVES[what]!(id, box))
}

/** The signs of a space, a list for each of its parts. */
export function signsOf(space: Space): Sign[][] {
  const needed = Object.entries(space.requires)
    .filter(([ship]) => ship !== 'whaling_boat' || !space.clauses.some((one) => one.do?.some((op) => op.boats)))
    .map(([ship, n]): Sign => ({ sort: 'if', id: n > 1 ? `${n} ${ship}` : ship }))
  return space.clauses.map((one, place) => (place ? clause(one) : [...needed, ...clause(one)]))
}
