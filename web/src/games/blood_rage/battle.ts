// A pillage in progress, or the battle that has just been fought, put together from the view or from what was told.

import { cameOfBattle, isOfRagnarok } from './news'
import { NOBODY, strengthsAt } from './position'
import type { Event, View } from './types'

export interface BattleSide {
  seat: number
  strength: number
  cards: string[] // what it has shown, or its backs
  chosen: boolean // it has laid a card face down
  total: number
  won: boolean
}

export interface Battle {
  place: string
  pillager: number
  token: number
  stage: 'call' | 'cards' | 'revealed' | 'decided' | 'over'
  sides: BattleSide[]
  outside: number[] // clans that are not in it
  tied: boolean
  events: Event[] // what came of it, of a battle that is over
  end?: Event // that it is over
}

/** The pillage that goes on now; else the last one that was fought among the events. */
export function battleOf(view: View, recent: Event[], places: string[]): Battle | null {
  return view.pillager === NOBODY ? fought(view, recent) : inProgress(view, places)
}

function inProgress(view: View, places: string[]): Battle {
  const fighters: number[] = view.fighters.length ? view.fighters : strengthsAt(view, view.province).map((side) => side.seat)
  const played: string[][] = view.revealed ?? (view.played.length ? view.played : fighters.map(() => []))
  const stage = stageOf(view, played)
  const strengthOf = (seat: number) =>
    stage === 'revealed' || stage === 'decided' ? view.totals[seat] - view.bonuses[seat] : view.strength[view.province][seat]
  const order = [view.pillager, ...fighters.filter((seat) => seat !== view.pillager)]
  return {
    place: places[view.province]!,
    pillager: view.pillager,
    token: view.tokens[view.province],
    stage,
    sides: order.map((seat) => ({
      seat,
      strength: strengthOf(seat),
      cards: stage === 'call' ? [] : (played[seat] ?? []),
      chosen: stage === 'cards' && (played[seat]?.length ?? 0) > 0,
      total: view.totals?.[seat] ?? view.strength[view.province][seat],
      won: view.winner === seat,
    })),
    outside: Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !order.includes(seat)),
    tied: stage === 'decided' && view.winner === NOBODY,
    events: [],
  }
}

/** How far it has come; once it is decided the view says what was revealed, though the cards are taken away then. */
function stageOf(view: View, played: string[][]): Battle['stage'] {
  if (!view.fighters.length) return 'call'
  if (view.revealed) return 'decided'
  return view.fighters.some((seat: number) => played[seat]?.[0] && !played[seat]![0]!.startsWith('?')) ? 'revealed' : 'cards'
}

/** The last battle among the events that has come to its end. */
function fought(view: View, recent: Event[]): Battle | null {
  const last = recent.findLast((event) => event.key === 'battle.won' || event.key === 'battle.tied')
  const end = last ? recent.indexOf(last) : 0
  const first = recent.slice(0, end).findLast((event) => event.key === 'battle')
  if (!last || !first) return null
  const told = recent.slice(recent.indexOf(first), end + 1)
  const { place, clans } = first.args
  const revealed = told.filter((event) => event.key === 'battle.revealed')
  const added = told.filter((event) => event.key === 'battle.added')
  const totals = told.filter((event) => event.key === 'battle.total')
  const won = last.key === 'battle.won' ? last.args.clan : NOBODY
  const after = recent.slice(end + 1)
  const next = after.findIndex((event) => event.key === 'pillage')
  return {
    place,
    pillager: clans[0]!,
    token: NOBODY,
    stage: 'over',
    sides: clans.map((seat) => {
      const its = ({ args }: { args: { clan: number } }) => args.clan === seat
      const shown = [...revealed.filter(its).slice(-1), ...added.filter(its)]
      const total = totals.findLast(its)?.args.n ?? 0
      return { seat, strength: 0, cards: shown.map((event) => event.args.card), chosen: true, total, won: seat === won }
    }),
    outside: Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !clans.includes(seat)),
    tied: won === NOBODY,
    end: last,
    events: [...told, ...(next < 0 ? after : after.slice(0, next))].filter(cameOfBattle),
  }
}

/** What Ragnarök and the release of Valhalla have just done. */
export function ragnarokOf(recent: Event[]): Event[] {
  const from = recent.findLastIndex((event) => event.key === 'ragnarok')
  return from < 0 ? [] : recent.slice(from).filter(isOfRagnarok)
}
