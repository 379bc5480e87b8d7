// A pillage in progress, or the battle that has just been fought, put together from the view or from what was told.

import { cameOfBattle, isOfRagnarok } from './news'
import type { Event, View } from './types'

export interface BattleSide {
  seat: number
  strength: number
  cards: string[] // what it has shown, or its backs
  total: number
  won: boolean
}

export interface Battle {
  place: string
  pillager: number
  token: string | null // null once it is over
  stage: 'call' | 'unopposed' | 'cards' | 'revealed' | 'decided' | 'over'
  sides: BattleSide[]
  tied: boolean
  events: Event[] // what came of it, of a battle that is over
  end?: Event // that it is over
}

/** The pillage that goes on now; else the last one that was fought among the events. */
export function battleOf(view: View, recent: Event[]): Battle | null {
  return view.pillage ? inProgress(view.pillage) : fought(recent)
}

function inProgress({ pillager, place, token, stage, sides, winner }: NonNullable<View['pillage']>): Battle {
  return { place, pillager, token, stage, sides: sides.map((side) => ({ ...side, won: side.seat === winner })), tied: stage === 'decided' && winner === null, events: [] }
}

/** The last battle among the events that has come to its end. */
function fought(recent: Event[]): Battle | null {
  const last = recent.findLast((event) => event.key === 'battle.won' || event.key === 'battle.tied')
  const end = last ? recent.indexOf(last) : 0
  const first = recent.slice(0, end).findLast((event) => event.key === 'battle')
  if (!last || !first) return null
  const told = recent.slice(recent.indexOf(first), end + 1)
  const { place, clans } = first.args
  const revealed = told.filter((event) => event.key === 'battle.revealed')
  const added = told.filter((event) => event.key === 'battle.added')
  const totals = told.filter((event) => event.key === 'battle.total')
  const won = last.key === 'battle.won' ? last.args.clan : null
  const after = recent.slice(end + 1)
  const next = after.findIndex((event) => event.key === 'pillage')
  return {
    place,
    pillager: clans[0]!,
    token: null,
    stage: 'over',
    sides: clans.map((seat) => {
      const its = ({ args }: { args: { clan: number } }) => args.clan === seat
      const shown = [...revealed.filter(its).slice(-1), ...added.filter(its)]
      const total = totals.findLast(its)?.args.n ?? 0
      return { seat, strength: 0, cards: shown.map((event) => event.args.card), total, won: seat === won }
    }),
    tied: won === null,
    end: last,
    events: [...told, ...(next < 0 ? after : after.slice(0, next))].filter(cameOfBattle),
  }
}

/** What Ragnarök and the release of Valhalla have just done. */
export function ragnarokOf(recent: Event[]): Event[] {
  const from = recent.findLastIndex((event) => event.key === 'ragnarok')
  return from < 0 ? [] : recent.slice(from).filter(isOfRagnarok)
}

/** Where Glory was won that is told without a place, and from where the dead come home. */
export function whereOf({ key }: Pick<Event, 'key'>, { pillage }: View): string | null {
  if (key === 'released' || key === 'glory.valhalla') return 'valhalla'
  return key === 'glory.battle' || key === 'glory.pillage' || key === 'glory.death' ? (pillage?.place ?? null) : null
}
