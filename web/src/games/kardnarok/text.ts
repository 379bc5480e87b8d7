// The position as headings, lines and tables, for those who do not look at the board.

import type { Speaker, TextSection } from '../../lib/contract'
import type { View } from './types'
import { balanceOf, laidNorns, signed } from './combat'
import { said } from './bargain'
import { faceOf, kindOf, sayCard } from './faces'
import {
  attackOrder,
  boardCoin,
  countKind,
  DOES_NOTHING,
  HELPS,
  isBack,
  kardnarok,
  RITUALS,
  seatsFrom,
  silverOf,
  type Kardnarok,
} from './view'

export function text(view: View, seat: number | null, speaker: Speaker): TextSection[] {
  const it = kardnarok(view)
  if (!it.round) return [{ heading: speaker('board.scene.boards'), lines: [speaker('table.before', { mode: speaker(`table.mode.${it.mode}`) })] }]
  const sections = [round(it, speaker), kingdoms(it, seat, speaker)]
  if (it.fighters.length) sections.push(...combat(it, speaker))
  if (seat !== null) sections.push(own(it, seat, speaker))
  return sections
}

function round(view: Kardnarok, speaker: Speaker): TextSection {
  const mode = speaker(`table.mode.${view.mode}`)
  const kingdom = speaker.seat(view.first)
  const lines = [speaker('table.head', { mode, round: view.round, rounds: view.rounds, n: view.troop_strength, kingdom })]
  lines.push(speaker('board.order.said', { kingdoms: attackOrder(view).map((of) => speaker.seat(of)).join(', ') }))
  for (const law of view.laws)
    lines.push(speaker('table.law', { ragnarok: speaker.name('ragnarok', law), text: speaker.name('ragnarok_text', law) }))
  if (view.norn_price !== undefined) lines.push(speaker('table.price', { price: view.norn_price }))
  const { length: warriors } = view.warriors
  const { length: norns } = view.norns
  lines.push(speaker('table.piles', { warriors, norns, heroes: view.heroes.length, silver: view.bag.length }))
  return { heading: speaker('board.scene.realm'), lines }
}

function kingdoms(view: Kardnarok, seat: number | null, speaker: Speaker): TextSection {
  const columns = ['kingdom', 'coin', 'silver', 'bronze', 'wealth', 'defence', 'hero', 'army', 'hand', 'resting']
  const rows = seatsFrom(view, seat).map((of) => {
    const held = countKind(view.hands[of]!, (word) => kindOf(word, speaker) === 'warrior')
    const resting = RITUALS[view.resting[of]!]
    return [
      of === seat ? speaker('table.you', { kingdom: speaker.seat(of) }) : speaker.seat(of),
      boardCoin(view, of) || '–',
      silverOf(view, of),
      view.bronze[of]!,
      view.wealth[of]!,
      view.defence[of] ? `+${view.defence[of]}` : '0',
      cards(view.leading[of]!, speaker),
      cards(view.armies[of]!, speaker),
      `${speaker('table.backs.warrior', { n: held.warriors })}, ${speaker('table.backs.norn', { n: held.norns })}`,
      resting ? speaker.name('ritual', resting) : '–',
    ]
  })
  return { heading: speaker('board.kingdoms'), table: { head: columns.map((column) => speaker(`board.column.${column}`)), rows } }
}

function combat(view: Kardnarok, speaker: Speaker): TextSection[] {
  const [attacker, defender] = view.fighters.map((of) => speaker.seat(of)) as [string, string]
  const lines = [speaker('table.combat', { attacker, defender })]
  const gods = view.gods.map((god) => RITUALS[god])
  if (gods.every(Boolean)) {
    const [attack, defence] = gods.map((god) => speaker.name('ritual', god!))
    lines.push(speaker('table.gods', { attack, defence }))
  }
  const balance = balanceOf(view)
  if (balance) {
    const [attack, defence] = balance.totals
    lines.push(speaker('table.counter', { attack, defence, leader: speaker.seat(balance.leader) }))
  }
  if (view.ahead_on_tie !== undefined) lines.push(speaker('board.tie', { kingdom: speaker.seat(view.ahead_on_tie) }))
  view.fighters.forEach((of, role) => {
    const laid = [...view.villagers[role]!, ...view.thor_places[role]!]
    const kingdom = speaker.seat(of)
    if (laid.length) lines.push(speaker('table.reinforcements', { kingdom, cards: cards(laid, speaker) }))
    const contract = { [HELPS]: 'table.contract', [DOES_NOTHING]: 'table.bribe' }[view.contracts[role]!]
    if (contract) lines.push(speaker(contract, { kingdom, price: view.prices[role], mercenary: speaker.seat(view.mercenaries[role]!) }))
  })
  lines.push(...said(view, speaker).map((line) => line.text))
  const sections: TextSection[] = [{ heading: speaker('board.scene.combat'), lines }]
  if (view.sums && balance) sections.push(sums(view, balance.totals, attacker, defender, speaker))
  const laid = laidNorns(view).map((norn) => {
    const title = `${speaker.seat(norn.seat)}: ${speaker.name('norn', norn.word)}`
    return norn.cancelled ? `${title} – ${speaker('board.cancelled')}` : title
  })
  if (laid.length) sections.push({ heading: speaker('board.laid'), lines: laid })
  return sections
}

function sums(view: Kardnarok, totals: [number, number], attacker: string, defender: string, speaker: Speaker): TextSection {
  const rows = view.sums!.map(({ line, forces }) => [speaker(`board.sum.${line}`), signed(forces[0]), signed(forces[1])])
  rows.push([speaker('board.sum.total'), String(totals[0]), String(totals[1])])
  return { heading: speaker('board.sums'), table: { head: [speaker('board.column.part'), attacker, defender], rows } }
}

function own(view: Kardnarok, seat: number, speaker: Speaker): TextSection {
  const held = [...view.leading[seat]!, ...view.reserve[seat]!, ...view.armies[seat]!, ...view.hands[seat]!]
  const lines = held.map((word) => sayCard(faceOf(word, speaker), speaker))
  lines.push(speaker(view.exchanged[seat] ? 'board.exchange.used' : 'board.exchange.free'))
  return { heading: speaker('board.yours'), lines }
}

/** Known cards by name, the others by their number. */
function cards(words: string[], speaker: Speaker): string {
  const known = words.filter((word) => !isBack(word)).map((word) => nameOf(word, speaker))
  const hidden = words.length - known.length
  if (hidden) known.push(speaker('board.hidden.n', { n: hidden }))
  return known.join(', ') || '–'
}

function nameOf(word: string, speaker: Speaker): string {
  return speaker.maybe('hero', word) || speaker.maybe('card', word)
}
