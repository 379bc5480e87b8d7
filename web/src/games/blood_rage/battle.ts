// A pillage in progress, or the battle that has just been fought, put together from the view or from what was told.

import type { Event, View } from '../../lib/contract'
import { NOBODY, strengthsAt } from './position'

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

const CAME_OF_IT = ['glory.', 'destroyed', 'raised', 'stolen.', 'spared', 'fled', 'pillaged', 'card.kept', 'silenced']

/** The last battle among the events that has come to its end. */
function fought(view: View, recent: Event[]): Battle | null {
  const end = recent.findLastIndex((event) => event.key === 'battle.won' || event.key === 'battle.tied')
  const begin = recent.slice(0, Math.max(end, 0)).findLastIndex((event) => event.key === 'battle')
  if (end < 0 || begin < 0) return null
  const told = recent.slice(begin, end + 1)
  const place = String(told[0]!.args.place)
  const clans = told[0]!.args.clans as number[]
  const of = (key: string, seat: number) => told.filter((event) => event.key === key && event.args.clan === seat)
  const won = recent[end]!.key === 'battle.won' ? (recent[end]!.args.clan as number) : NOBODY
  const after = recent.slice(end + 1)
  const next = after.findIndex((event) => event.key === 'pillage')
  return {
    place,
    pillager: clans[0]!,
    token: NOBODY,
    stage: 'over',
    sides: clans.map((seat) => {
      const shown = [...of('battle.revealed', seat).slice(-1), ...of('battle.added', seat)]
      const total = Number(of('battle.total', seat).at(-1)?.args.n ?? 0)
      return { seat, strength: 0, cards: shown.map((event) => String(event.args.card)), chosen: true, total, won: seat === won }
    }),
    outside: Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !clans.includes(seat)),
    tied: won === NOBODY,
    end: recent[end]!,
    events: [...told, ...(next < 0 ? after : after.slice(0, next))].filter((event) =>
      CAME_OF_IT.some((key) => event.key.startsWith(key)),
    ),
  }
}

/** What Ragnarök and the release of Valhalla have just done. */
export function ragnarokOf(recent: Event[]): Event[] {
  const from = recent.findLastIndex((event) => event.key === 'ragnarok')
  if (from < 0) return []
  const keys = ['ragnarok', 'doom', 'glory.ragnarok', 'glory.valhalla', 'released']
  return recent.slice(from).filter((event) => keys.includes(event.key))
}
