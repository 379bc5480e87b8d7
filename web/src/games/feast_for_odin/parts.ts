// The parts of an action space as its content has them: what is chosen in each, and what a seat lacks for it.

import type { Amounts, Box, Clause, Deal, Operation, Space } from './content'
import { amountOf, berthsOf } from './position'
import type { View } from './types'

/** One of the deals of a part; a part without a choice has one. */
export interface Alternative {
  word: string // as options write the deal
  deal: Deal
  op: Operation | null // what is chosen or rolled in it
}

export interface Part {
  clause: number
  alternatives: Alternative[]
}

const PICKED = ['mountain', 'mountain_split', 'upgrade', 'overseas_trading', 'explore', 'forge', 'special_sale', 'emigrate', 'play_occupation']

/** Is something picked for this operation, so that nothing picked means that it is left out? */
export function isPicked(op: Operation | null): boolean {
  return op !== null && PICKED.includes(op.op)
}

function alternativesOf(space: Space, clause: Clause, number: number): Alternative[] {
  const word = `${space.id}.${number}`
  const made = (deal: Deal, of: string): Alternative => ({ word: of, deal, op: deal.do?.[0] ?? null })
  if (clause.options) return clause.options.map((deal, place) => made(deal, `${word}.${place}`))
  if (clause.tiers) return clause.tiers.gain.map((gain, place) => made({ gain }, `${word}.${place}`))
  return [made(clause, word)]
}

export function partsOf(space: Space): Part[] {
  return space.clauses.map((clause, number) => ({ clause: number, alternatives: alternativesOf(space, clause, number) }))
}

/** The part that an answer such as `deal:c2_upgrade_3.0` is about; -1 where a card offers it. */
export function clauseOf(space: string, deal: string): number {
  const [of, clause] = deal.split('.')
  return of === space ? Number(clause) : -1
}

/** How many items of each strip in turn may be taken. */
export function stripsOf(op: Operation): number[] {
  return op.op === 'mountain_split' ? op.parts! : [op.n!]
}

// What is lacking

export interface Lack {
  thing: string
  needed: number
  there: number
}

const SHIP_NEEDS: Record<string, string> = { raiding: 'longship', pillaging: 'longship', whaling: 'whaling_boat' }

/** What a seat has of a good, resource or ship. */
export function thereIs(view: View, seat: number, thing: string): number {
  const ships = berthsOf(view, seat).filter((ship) => ship.id === thing).length
  return ships || amountOf(view, seat, thing)
}

function short(view: View, seat: number, needs: Amounts): Lack[] {
  return Object.entries(needs)
    .map(([thing, needed]) => ({ thing, needed, there: thereIs(view, seat, thing) }))
    .filter(({ needed, there }) => there < needed)
}

function needsOf(view: View, box: Box, deal: Deal): Amounts {
  const needs: Amounts = { ...deal.cost }
  for (const op of deal.do ?? []) {
    const ship = SHIP_NEEDS[op.op]
    if (ship) needs[ship] = 1
    if (op.op === 'emigrate') needs.silver = view.turn.round
    if (op.op === 'special_sale') {
      const prices = box.items.filter((item) => item.special && item.cost >= 0 && view.specials.some((left) => left === item.id)).map((item) => item.cost)
      needs.silver = Math.min(...prices, 99)
    }
  }
  return needs
}

/** What a seat lacks for a space, of the part that comes nearest to being possible: for spaces that are not on offer. */
export function lacksFor(view: View, box: Box, seat: number, space: Space): Lack[] {
  const ships = short(view, seat, space.requires)
  if (ships.length) return ships
  const animals: Record<string, string> = { 'animals.cattle': 'cattle', 'animals.sheep': 'sheep' }
  const found = space.clauses.flatMap((clause, number) => {
    if (clause.tiers) return [short(view, seat, { [animals[clause.tiers.count] ?? '']: 1 })]
    return alternativesOf(space, clause, number).map(({ deal, op }) => {
      if (op?.op !== 'explore') return short(view, seat, needsOf(view, box, deal))
      const fits = [...new Set(op.boards!.flatMap((id) => box.islands.find((island) => island.id === id)?.ships ?? []))]
      return fits.some((ship) => thereIs(view, seat, ship)) ? [] : [{ thing: fits[0] ?? 'knarr', needed: 1, there: 0 }]
    })
  })
  const by = (lacks: Lack[]) => lacks.reduce((all, { needed, there }) => all + needed - there, 0)
  return found.filter((lacks) => lacks.length).sort((one, other) => by(one) - by(other))[0] ?? []
}
