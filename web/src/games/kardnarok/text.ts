// The position as headings, lines and tables, for those who do not look at the board.

import type { Combat, Tally } from '../../contract/kardnarok_view'
import type { Speaker, TextSection } from '../../lib/contract'
import { said } from './bargain'
import { signed } from './combat'
import { faceOf, sayCard } from './faces'
import { isBack, seatsFrom, sidesOf, silverOf, type Kardnarok } from './view'

export function text(view: Kardnarok, seat: number | null, speaker: Speaker): TextSection[] {
  if (!view.turn.round)
    return [{ heading: speaker('board.scene.boards'), lines: [speaker('table.before', { mode: speaker(`table.mode.${view.mode}`) })] }]
  const sections = [round(view, speaker), kingdoms(view, seat, speaker)]
  if (view.combat) sections.push(...combat(view, view.combat, speaker))
  if (seat !== null) sections.push(own(view, seat, speaker))
  return sections
}

function round(view: Kardnarok, speaker: Speaker): TextSection {
  const mode = speaker(`table.mode.${view.mode}`)
  const kingdom = speaker.seat(view.first)
  const lines = [speaker('table.head', { mode, round: view.turn.round, rounds: view.rounds, n: view.troop_strength, kingdom })]
  lines.push(speaker('board.order.said', { kingdoms: view.order.map((of) => speaker.seat(of)).join(', ') }))
  for (const law of view.laws)
    lines.push(speaker('table.law', { ragnarok: speaker.name('ragnarok', law), text: speaker.name('ragnarok_text', law) }))
  if (view.norn_price !== null) lines.push(speaker('table.price', { price: view.norn_price }))
  lines.push(speaker('table.piles', { ...view.piles }))
  return { heading: speaker('board.scene.realm'), lines }
}

function kingdoms(view: Kardnarok, seat: number | null, speaker: Speaker): TextSection {
  const columns = ['kingdom', 'coin', 'silver', 'bronze', 'wealth', 'defence', 'hero', 'army', 'hand', 'resting']
  const rows = seatsFrom(view, seat).map((of) => {
    const player = view.players[of]!
    return [
      of === seat ? speaker('table.you', { kingdom: speaker.seat(of) }) : speaker.seat(of),
      player.prize ?? '–',
      silverOf(view, of),
      player.bronze,
      player.wealth,
      player.defence.force ? `+${player.defence.force}` : '0',
      cards(player.hero ? [player.hero] : [], speaker),
      cards(player.army, speaker),
      `${speaker('table.backs.warrior', { n: player.held.warriors })}, ${speaker('table.backs.norn', { n: player.held.norns })}`,
      player.resting ? speaker.name('ritual', player.resting) : '–',
    ]
  })
  return { heading: speaker('board.kingdoms'), table: { head: columns.map((column) => speaker(`board.column.${column}`)), rows } }
}

function combat(view: Kardnarok, { attacker, defender, ahead_on_tie, norns, tally }: Combat, speaker: Speaker): TextSection[] {
  const names = { attacker: speaker.seat(attacker.seat), defender: speaker.seat(defender.seat) }
  const lines = [speaker('table.combat', names)]
  if (attacker.ritual && defender.ritual) {
    const [attack, defence] = [attacker.ritual, defender.ritual].map((ritual) => speaker.name('ritual', ritual))
    lines.push(speaker('table.gods', { attack, defence }))
  }
  if (tally) {
    const { attacker: attack, defender: defence } = tally.totals
    lines.push(speaker('table.counter', { attack, defence, leader: speaker.seat(tally.leader) }))
  }
  lines.push(speaker('board.tie', { kingdom: speaker.seat(ahead_on_tie) }))
  for (const { seat, villagers, thor_places, contract } of sidesOf(view)) {
    const laid = [...villagers, ...thor_places]
    const kingdom = speaker.seat(seat)
    if (laid.length) lines.push(speaker('table.reinforcements', { kingdom, cards: cards(laid, speaker) }))
    const key = contract?.help === 'helps' ? 'table.contract' : 'table.bribe'
    if (contract) lines.push(speaker(key, { kingdom, price: contract.price, mercenary: speaker.seat(contract.mercenary) }))
  }
  lines.push(...said(view, speaker).map((line) => line.text))
  const sections: TextSection[] = [{ heading: speaker('board.scene.combat'), lines }]
  if (tally) sections.push(sums(tally, names, speaker))
  const used = norns.map((norn) => {
    const title = `${speaker.seat(norn.seat)}: ${speaker.name('norn', norn.way)}`
    return norn.state === 'cancelled' ? `${title} – ${speaker('board.cancelled')}` : title
  })
  if (used.length) sections.push({ heading: speaker('board.laid'), lines: used })
  return sections
}

function sums(tally: Tally, names: { attacker: string; defender: string }, speaker: Speaker): TextSection {
  const rows = tally.sums.map(({ line, forces }) => [speaker(`board.sum.${line}`), signed(forces.attacker), signed(forces.defender)])
  rows.push([speaker('board.sum.total'), String(tally.totals.attacker), String(tally.totals.defender)])
  return { heading: speaker('board.sums'), table: { head: [speaker('board.column.part'), names.attacker, names.defender], rows } }
}

function own(view: Kardnarok, seat: number, speaker: Speaker): TextSection {
  const { hero, reserve, army, hand, exchanged } = view.players[seat]!
  const held = [...(hero ? [hero] : []), ...reserve, ...army, ...hand]
  const lines = held.map((word) => sayCard(faceOf(word, speaker), speaker))
  lines.push(speaker(exchanged ? 'board.exchange.used' : 'board.exchange.free'))
  return { heading: speaker('board.yours'), lines }
}

/** Known cards by name, the others by their number. */
function cards(words: readonly string[], speaker: Speaker): string {
  const known = words.filter((word) => !isBack(word)).map((word) => nameOf(word, speaker))
  const hidden = words.length - known.length
  if (hidden) known.push(speaker('board.hidden.n', { n: hidden }))
  return known.join(', ') || '–'
}

function nameOf(word: string, speaker: Speaker): string {
  return speaker.maybe('hero', word) || speaker.maybe('card', word)
}
