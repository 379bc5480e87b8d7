// The parts of an action space as its content has them: what is chosen in each.

import type { Clause, Deal, Operation, Space } from './content'
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

/** What a seat has of a good, resource or ship. */
export function thereIs(view: View, seat: number, thing: string): number {
  const ships = berthsOf(view, seat).filter((ship) => ship.id === thing).length
  return ships || amountOf(view, seat, thing)
}
