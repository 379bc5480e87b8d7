// Places and pieces in words, for labels, tips and the text view.

import type { Speaker } from '../../lib/contract'
import { preyIn, territoryIn, type Box } from './content'
import { alliesOf, armiesAt, beastOf, beastsAt, groundOf, heroesAt, markersOn, seatsOf, shipsAt, sideOf, siteOf, sum, woundsOf } from './position'
import type { Published } from './types'

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
export function symbolsOf(view: Published, box: Box, territory: string, speaker: Speaker): string[] {
  const { symbols, monument } = territoryIn(sideOf(view, box), territory)
  const { temple, forge } = groundOf(view, territory)
  return symbols.map((symbol) => {
    if (symbol === 'shrine' && temple) return speaker('page.temple')
    if (symbol === 'forge' && forge) return speaker(forge.full ? 'page.forge.full' : 'page.forge.empty', { rune: speaker.name('rune', forge.rune) })
    if (symbol === 'monument') return monumentAt(view, monument, speaker)
    return speaker(`page.symbol.${symbol}`)
  })
}

export function monumentAt(view: Published, monument: string, speaker: Speaker): string {
  const { level, spaces, priests } = siteOf(view, monument)!
  const who = seatsOf(view)
    .filter((seat) => priests[seat]! > 0)
    .map((seat) => speaker('page.of_seat', { seat: speaker.seat(seat), n: priests[seat]! }))
  const free = speaker('page.priests.free', { n: spaces - sum(priests) })
  return listed([speaker('page.monument', { monument: speaker.name('monument', monument), level }), free, ...who])
}

/** Who holds it, or what it takes to hold it. */
export function controlOf(view: Published, box: Box, territory: string, speaker: Speaker): string {
  const { control } = groundOf(view, territory)
  if (control !== null) return speaker('page.controlled', { seat: speaker.seat(control) })
  return speaker('page.resistance', { n: territoryIn(sideOf(view, box), territory).resistance })
}

/** Armies, heroes and monsters of a territory, and desolation. */
export function crowdAt(view: Published, territory: string, speaker: Speaker): string[] {
  const armies = seatsOf(view).flatMap((seat) => {
    const own = armiesAt(view, territory).filter((army) => army.seat === seat)
    if (!own.length) return []
    const strengths = own.map((army) => army.strength).join(' + ')
    return [speaker('page.armies', { seat: speaker.seat(seat), strengths, n: own.length })]
  })
  const heroes = heroesAt(view, territory).map((seat) => speaker('page.hero_of', { seat: speaker.seat(seat) }))
  const beasts = beastsAt(view, territory).map(({ monster, ring }) => {
    const name = speaker.name('monster', monster)
    return ring === null ? name : speaker('page.ring', { monster: name, seat: speaker.seat(ring) })
  })
  return [...(groundOf(view, territory).desolate ? [speaker('page.desolation')] : []), ...armies, ...heroes, ...beasts]
}

/** A territory as one sentence: "Stormgard (4), Nordmark, resistance 5, city, shrine, Ragnar: armies 2 + 1, legal". */
export function territorySentence(view: Published, box: Box, territory: string, legal: boolean, speaker: Speaker): string {
  return listed([
    speaker.name('territory', territory),
    speaker.name('region', territoryIn(sideOf(view, box), territory).region),
    controlOf(view, box, territory, speaker),
    ...symbolsOf(view, box, territory, speaker),
    ...crowdAt(view, territory, speaker),
    legal ? speaker('page.legal') : '',
  ])
}

export function seaSentence(view: Published, sea: string, legal: boolean, speaker: Speaker): string {
  const ships = shipsAt(view, sea).map((seat) => speaker('page.drakkar_of', { seat: speaker.seat(seat) }))
  return listed([speaker.name('sea', sea), ...ships, legal ? speaker('page.legal') : ''])
}

export function realmSentence(view: Published, box: Box, realm: string, legal: boolean, speaker: Speaker): string {
  const rune = box.realms.find((each) => each.id === realm)?.rune
  const allies = alliesOf(view, realm).map((seat) => speaker.seat(seat))
  return listed([
    speaker.name('realm', realm),
    rune ? speaker.name('rune', rune) : '',
    allies.length ? speaker('page.allies', { seats: allies.join(', ') }) : '',
    legal ? speaker('page.legal') : '',
  ])
}

/** A space of the wheel with the markers on it, the top one last. */
export function spaceSentence(view: Published, action: string, legal: boolean, speaker: Speaker): string {
  const markers = markersOn(view, action)
  return listed([
    speaker.name('action', action),
    markers.length ? speaker('page.markers', { seats: markers.map((seat) => speaker.seat(seat)).join(', ') }) : '',
    legal ? speaker('page.legal') : '',
  ])
}

/** A wound slot: its weapons, its reward, whose marker is on it. */
export function slotSentence(view: Published, box: Box, monster: string, slot: number, speaker: Speaker): string {
  const { weapons, reward } = preyIn(box, monster).slots[slot]!
  const marker = beastOf(view, monster).slots[slot] ?? null
  return listed([
    `${slot + 1}: ${weapons.map((weapon) => speaker.name('weapon', weapon)).join(' + ')}`,
    reward ? speaker('page.reward', { it: speaker.name('reward', reward) }) : '',
    marker === null ? '' : speaker('page.covered', { seat: speaker.seat(marker) }),
  ])
}

/** Where a monster or the boss is, whose it is, and how wounded. */
export function preySentence(view: Published, box: Box, monster: string, speaker: Speaker): string {
  const beast = beastOf(view, monster)
  return listed([
    speaker.name('monster', monster),
    speaker.name('rune', preyIn(box, monster).rune),
    beast.at ? speaker.name('territory', beast.at) : speaker(beast.fate === 'dead' ? 'page.prey.dead' : 'page.prey.away'),
    beast.ring === null ? '' : speaker('page.controlled', { seat: speaker.seat(beast.ring) }),
    beast.at ? speaker('page.wounds', { n: woundsOf(beast), most: beast.slots.length }) : '',
  ])
}
