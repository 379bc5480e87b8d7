// Places and pieces in words, for labels, tips and the text view.

import type { Speaker } from '../../lib/contract'
import type { View } from './types'
import { BOSS, type Box } from './content'
import { armiesAt, beastsAt, heroesAt, NOBODY, priestsOn, resistanceAt, seatsOf, shipsAt, sideOf, sum, alliesOf } from './position'

export function listed(parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}

/** The name of a territory without its number. */
export function placeName(speaker: Speaker, word: string): string {
  return speaker.maybe('territory', word).replace(/ \(\d+\)$/, '') || word
}

const LONG = 14 // letters of a name that fit beside the coast

/** A long name in two lines of about the same length. */
export function inTwo(name: string): string[] {
  const words = name.split(' ')
  if (name.length <= LONG || words.length < 2) return [name]
  const cuts = words.slice(1).map((_, k) => [words.slice(0, k + 1).join(' '), words.slice(k + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return cuts.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

/** "Ragnar the Chieftain". */
export function heroName(speaker: Speaker, hero: string): string {
  return `${speaker.name('hero', hero)} ${speaker.maybe('epithet', hero)}`.trim()
}

/** The symbols of a territory, with what stands on them. */
export function symbolsOf(view: View, box: Box, place: number, speaker: Speaker): string[] {
  const territory = sideOf(view, box).territories[place]!
  return territory.symbols.map((symbol) => {
    if (symbol === 'shrine' && view.temples[place]) return speaker('page.temple')
    if (symbol === 'forge') {
      const rune = speaker.name('rune', ['uruz', 'othala', 'algiz'][view.forges[place]] ?? 'uruz')
      return view.forges[place] < 0 ? speaker('page.symbol.forge') : speaker(view.forged[place] ? 'page.forge.full' : 'page.forge.empty', { rune })
    }
    if (symbol === 'monument') return monumentAt(view, box, territory.monument, speaker)
    return speaker(`page.symbol.${symbol}`)
  })
}

export function monumentAt(view: View, box: Box, word: string, speaker: Speaker): string {
  const number = box.monuments.findIndex((each) => each.id === word)
  const level = view.levels[number]
  const priests = priestsOn(view, number)
  const slots = box.monuments[number]!.priests[level] ?? 0
  const who = seatsOf(view)
    .filter((seat) => priests[seat]! > 0)
    .map((seat) => speaker('page.of_seat', { seat: speaker.seat(seat), n: priests[seat]! }))
  const free = speaker('page.priests.free', { n: slots - sum(priests) })
  return listed([speaker('page.monument', { monument: speaker.name('monument', word), level }), free, ...who])
}

/** Who holds it, or what it takes to hold it. */
export function controlOf(view: View, box: Box, place: number, speaker: Speaker): string {
  const resistance = resistanceAt(view, sideOf(view, box).territories[place]!)
  if (resistance !== null) return speaker('page.resistance', { n: resistance })
  return speaker('page.controlled', { seat: speaker.seat(view.control[place]) })
}

/** Armies, heroes and monsters of a territory, and desolation. */
export function crowdAt(view: View, box: Box, place: number, speaker: Speaker): string[] {
  const armies = seatsOf(view).flatMap((seat) => {
    const own = armiesAt(view, place).filter((army) => army.seat === seat)
    if (!own.length) return []
    const strengths = own.map((army) => army.strength).join(' + ')
    return [speaker('page.armies', { seat: speaker.seat(seat), strengths, n: own.length })]
  })
  const heroes = heroesAt(view, place).map((seat) => speaker('page.hero_of', { seat: speaker.seat(seat) }))
  const beasts = beastsAt(view, place).map(({ prey, ring }) => {
    const name = speaker.name('monster', box.prey[prey]!.id)
    return ring === NOBODY ? name : speaker('page.ring', { monster: name, seat: speaker.seat(ring) })
  })
  return [...(view.desolate?.[place] ? [speaker('page.desolation')] : []), ...armies, ...heroes, ...beasts]
}

/** A territory as one sentence: "Stormgard (4), Nordmark, resistance 5, city, shrine, Ragnar: armies 2 + 1, legal". */
export function territorySentence(view: View, box: Box, place: number, legal: boolean, speaker: Speaker): string {
  const territory = sideOf(view, box).territories[place]!
  return listed([
    speaker.name('territory', territory.word),
    speaker.name('region', territory.region),
    controlOf(view, box, place, speaker),
    ...symbolsOf(view, box, place, speaker),
    ...crowdAt(view, box, place, speaker),
    legal ? speaker('page.legal') : '',
  ])
}

export function seaSentence(view: View, sea: number, legal: boolean, speaker: Speaker): string {
  const ships = shipsAt(view, sea).map((seat) => speaker('page.drakkar_of', { seat: speaker.seat(seat) }))
  return listed([speaker.name('sea', String(sea + 1)), ...ships, legal ? speaker('page.legal') : ''])
}

export function realmSentence(view: View, box: Box, realm: number, legal: boolean, speaker: Speaker): string {
  const { id, rune } = box.realms[realm]!
  const allies = alliesOf(view, box, realm).map((seat) => speaker.seat(seat))
  return listed([
    speaker.name('realm', id),
    speaker.name('rune', rune),
    allies.length ? speaker('page.allies', { seats: allies.join(', ') }) : '',
    legal ? speaker('page.legal') : '',
  ])
}

/** A space of the wheel with the markers on it, the top one last. */
export function spaceSentence(view: View, action: string, space: number, legal: boolean, speaker: Speaker): string {
  const markers: number[] = view.wheel[space] ?? []
  return listed([
    speaker.name('action', action),
    markers.length ? speaker('page.markers', { seats: markers.map((seat) => speaker.seat(seat)).join(', ') }) : '',
    legal ? speaker('page.legal') : '',
  ])
}

/** A wound slot: its weapons, its reward, whose marker is on it. */
export function slotSentence(view: View, box: Box, prey: number, slot: number, speaker: Speaker): string {
  const { weapons, reward } = box.prey[prey]!.slots[slot]!
  const marker = view.slots[prey][slot]
  return listed([
    `${slot + 1}: ${weapons.map((weapon) => speaker.name('weapon', weapon)).join(' + ')}`,
    reward ? speaker('page.reward', { it: speaker.name('reward', reward) }) : '',
    marker === NOBODY ? '' : speaker('page.covered', { seat: speaker.seat(marker) }),
  ])
}

/** Where a monster or the boss is, whose it is, and how wounded. */
export function preySentence(view: View, box: Box, prey: number, speaker: Speaker): string {
  const at = prey === BOSS ? view.boss_at : view.monster_at[prey]
  const ring = prey === BOSS ? NOBODY : view.rings[prey]
  const covered = view.slots[prey].filter((marker: number) => marker !== NOBODY).length
  return listed([
    speaker.name('monster', box.prey[prey]!.id),
    speaker.name('rune', box.prey[prey]!.rune),
    at >= 0 ? speaker.name('territory', String(at + 1)) : speaker(at === NOBODY ? 'page.prey.away' : 'page.prey.dead'),
    ring === NOBODY ? '' : speaker('page.controlled', { seat: speaker.seat(ring) }),
    at >= 0 ? speaker('page.wounds', { n: covered, most: view.slots[prey].length }) : '',
  ])
}
