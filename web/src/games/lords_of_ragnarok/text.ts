// The position as headings, lists and tables.

import type { Speaker, TextSection } from '../../lib/contract'
import type { View } from './types'
import { ACTIONS, ATTRIBUTES, boxOf, RUNES, type Box } from './content'
import {
  artifactsOf,
  attributesOf,
  counted,
  isHidden,
  isSeated,
  lordOf,
  NOBODY,
  races,
  realmsOf,
  regionShares,
  requirements,
  runesOf,
  seatsOf,
  sideOf,
  turned,
} from './position'
import { cardTold, followersOf, rowOf, surturTold, tileOf } from './followers'
import { controlOf, crowdAt, listed, monumentAt, preySentence, realmSentence, seaSentence, slotSentence, spaceSentence, symbolsOf } from './sentences'
import { offerOf } from './stage'

export function text(view: View, seat: number | null, speaker: Speaker): TextSection[] {
  const box = boxOf(speaker)
  return [
    ...scene(view, box, speaker),
    tracker(view, speaker),
    board(view, box, speaker),
    around(view, box, speaker),
    { heading: speaker('page.monsters'), lines: box.prey.map((_, prey) => preySentence(view, box, prey, speaker)) },
    ...followersOf(view).map((follower) => followerTold(view, follower, speaker)),
    ...(followersOf(view).length ? [{ heading: speaker('page.surtur'), lines: surturTold(view, speaker) }] : []),
    ...(seat === null ? [] : own(view, box, seat, speaker)),
    players(view, box, seat, speaker),
  ]
}

/** What covers the map: hero selection, a draft, a hunt, a battle. */
function scene(view: View, box: Box, speaker: Speaker): TextSection[] {
  const offer = view.phase === 'selection' ? offerOf(view) : null
  if (offer) {
    const heroes = offer.heroes.map((hero) => told(speaker, 'hero', box.heroes[hero]!))
    const origins = offer.origins.map((origin) => told(speaker, 'origin', box.origins[origin]!))
    return [{ heading: speaker('page.selection'), lines: [...heroes, ...origins] }]
  }
  if (view.offer.length) {
    return [{ heading: speaker('page.draft'), lines: view.offer.map((word: string) => told(speaker, 'blessing', word)) }]
  }
  if (view.battlefield !== NOBODY) return [battle(view, speaker)]
  return view.hunter === NOBODY ? [] : [hunt(view, box, speaker)]
}

/** How a Follower decides, and the cards among which the die selects. */
function followerTold(view: View, follower: number, speaker: Speaker): TextSection {
  const tile = tileOf(view, follower, speaker)!
  return {
    heading: speaker('page.follower', { seat: speaker.seat(follower) }),
    lines: [
      speaker.maybe('corrupted_hero_text', tile.id),
      `${speaker('page.deck', { n: view.action_decks[follower].length })}. ${speaker('page.stash')}: ${view.stash[follower]}`,
      ...rowOf(view, follower, speaker).map((card, place) => cardTold(card, place, speaker)),
    ],
  }
}

function told(speaker: Speaker, kind: string, word: string): string {
  return `${speaker.name(kind, word)}: ${speaker.maybe(`${kind}_text`, word)}`
}

function battle(view: View, speaker: Speaker): TextSection {
  const lines = [view.attacker, view.defender].map((who: number) => {
    const side = who === view.defender ? 0 : 1
    const cards = listed((view.played[side] ?? []).map((word: string) => speaker.name('card', word)))
    const role = speaker(side === 0 ? 'page.defender' : 'page.attacker')
    return listed([speaker.seat(who), role, `${speaker('page.strength')} ${view.battle?.[side] ?? 0}`, cards])
  })
  const heading = speaker('page.battle', { territory: speaker.name('territory', String(view.battlefield + 1)) })
  return { heading, lines }
}

function hunt(view: View, box: Box, speaker: Speaker): TextSection {
  const prey = box.prey[view.prey]!
  const attack = box.attacks[view.attacking]
  const wisdom = attributesOf(view, view.hunter)[2]!.value
  return {
    heading: speaker('page.hunt', { monster: speaker.name('monster', prey.id) }),
    lines: [
      speaker('page.hunter', { seat: speaker.seat(view.hunter) }),
      speaker('page.monster_side', { seat: speaker.seat(view.monster_side) }),
      speaker.maybe('monster_text', prey.id),
      ...(attack
        ? [
            told(speaker, 'attack', attack.id),
            `${speaker('page.fury')}: ${speaker('page.of', { n: view.defence, most: attack.fury })}`,
            `${speaker('page.weak_point')}: ${speaker('page.of', { n: view.weak + wisdom, most: attack.weak })}`,
          ]
        : []),
      ...prey.slots.map((_, slot) => slotSentence(view, box, view.prey, slot, speaker)),
    ].filter(Boolean),
  }
}

function tracker(view: View, speaker: Speaker): TextSection {
  const rows = races(view).map(({ victory, need, have }) => [
    `${speaker(`page.victory.${victory}`)} (${speaker(`page.victory.${victory}.need`, { n: need })})`,
    ...have,
  ])
  const omens = requirements(view).map(({ id, state }) => `${speaker.name('requirement', id)}: ${speaker.maybe('requirement_text', id)} ${speaker(`page.omen.${state}`)}`)
  return {
    heading: speaker('page.tracker'),
    table: {
      head: [speaker('page.victories'), ...seatsOf(view).map((seat) => speaker.seat(seat))],
      rows: [...rows, [speaker('page.yggdrasil'), ...view.tracker.yggdrasil]],
    },
    lines: [
      speaker('page.ragnarok', { n: turned(view), most: view.tracker.needed }),
      ...omens,
      wouldWin(view, speaker),
      speaker('page.track.told', { n: view.built, most: sideOf(view, boxOf(speaker)).track.spaces }),
    ],
  }
}

function wouldWin(view: View, speaker: Speaker): string {
  const first = lordOf(view)
  return first === null ? speaker('page.would_win.nobody') : speaker('page.would_win', { seat: speaker.seat(first) })
}

function board(view: View, box: Box, speaker: Speaker): TextSection {
  const side = sideOf(view, box)
  return {
    heading: speaker('page.board'),
    table: {
      head: ['page.territory', 'page.region', 'page.control', 'page.symbols', 'page.pieces', 'page.neighbours'].map((key) => speaker(key)),
      rows: side.territories.map((territory, place) => [
        speaker.name('territory', territory.word),
        speaker.name('region', territory.region),
        controlOf(view, box, place, speaker),
        listed(symbolsOf(view, box, place, speaker)),
        listed(crowdAt(view, box, place, speaker)) || '–',
        territory.adjacent.join(', '),
      ]),
    },
  }
}

/** Seas, realms, the wheel and the regions. */
function around(view: View, box: Box, speaker: Speaker): TextSection {
  const side = sideOf(view, box)
  return {
    heading: speaker('page.around'),
    lines: [
      ...side.seas.map((sea, number) => `${seaSentence(view, number, false, speaker)} (${sea.territories.join(', ')})`),
      ...box.realms.map((_, realm) => realmSentence(view, box, realm, false, speaker)),
      ...ACTIONS.map((action, space) => spaceSentence(view, action, space, false, speaker)),
      ...side.regions.map((region, number) => regionLine(view, region.id, number, region.territories, speaker)),
    ],
  }
}

function regionLine(view: View, id: string, number: number, territories: string[], speaker: Speaker): string {
  const shares = regionShares(view, number)
  const who = seatsOf(view)
    .filter((seat) => (shares[seat] ?? 0) > 0)
    .map((seat) => speaker('page.of_seat', { seat: speaker.seat(seat), n: shares[seat]! }))
  return listed([`${speaker.name('region', id)} (${territories.join(', ')})`, ...who])
}

function own(view: View, box: Box, seat: number, speaker: Speaker): TextSection[] {
  const hand = counted(view.hands[seat], [...box.combat.keys()]).map(([word, n]) => {
    const it = isHidden(word) ? speaker.name('back', 'combat') : told(speaker, 'card', word)
    return n > 1 ? `${it} (${n})` : it
  })
  const powers = [
    ...artifactsOf(view, box, seat).map(({ id, exhausted }) => listed([told(speaker, 'power', `artifact.${id}`), exhausted ? speaker('page.exhausted') : ''])),
    ...view.blessings[seat].map((id: string) => told(speaker, 'blessing', id)),
  ]
  const attack = (view.attack_hand as string[]).filter((word) => !isHidden(word)).map((word) => told(speaker, 'attack', word))
  const sections: [string, string[]][] = [
    ['page.hand', hand],
    ['page.powers', powers],
    ['page.attack.yours', seat === view.monster_side ? attack : []],
  ]
  return sections.filter(([, lines]) => lines.length).map(([key, lines]) => ({ heading: speaker(key), lines }))
}

function players(view: View, box: Box, seat: number | null, speaker: Speaker): TextSection {
  const head = [
    speaker('page.player'),
    ...ATTRIBUTES.map((attribute) => speaker.name('attribute', attribute)),
    speaker('page.runes'),
    speaker('page.priests'),
    speaker('page.hand'),
    speaker('page.alliances'),
    speaker('page.powers'),
    speaker('page.kills'),
  ]
  const rows = seatsOf(view)
    .filter((each) => isSeated(view, each))
    .map((each) => {
      const attributes = attributesOf(view, each).map(({ token, value, wounded }) => (wounded ? `${value}, ${speaker('page.wounded', { n: token })}` : String(value)))
      const runes = runesOf(view, each).map((n, rune) => (n ? `${speaker.name('rune', RUNES[rune]!)} ${n}` : ''))
      const powers = [
        ...artifactsOf(view, box, each).map(({ id }) => speaker.name('power', `artifact.${id}`)),
        ...view.blessings[each].map((id: string) => speaker.name('blessing', id)),
      ]
      return [
        each === seat ? speaker('page.you', { seat: speaker.seat(each) }) : speaker.seat(each),
        ...attributes,
        `${listed(runes) || '–'} (${view.limits[each][1]})`,
        view.priests[each],
        speaker('page.of', { n: view.hands[each].length, most: view.limits[each][0] }),
        listed(realmsOf(view, box, each).map((realm) => speaker.name('realm', realm))) || '–',
        listed(powers) || '–',
        view.minis[each] + view.slayers[each],
      ]
    })
  return { heading: speaker('page.players'), table: { head, rows } }
}

/** What pointing at a thing tells. */
export function peek(kind: string, word: string, view: View, _seat: number | null, speaker: Speaker): string[] {
  const box = boxOf(speaker)
  const side = sideOf(view, box)
  switch (kind) {
    case 'territory': {
      const place = Number(word) - 1
      const territory = side.territories[place]
      if (!territory) return []
      return [
        listed([speaker.name('region', territory.region), controlOf(view, box, place, speaker)]),
        listed(symbolsOf(view, box, place, speaker)),
        ...crowdAt(view, box, place, speaker),
        `${speaker('page.neighbours')}: ${listed(territory.adjacent.map((each) => speaker.name('territory', each)))}`,
      ].filter(Boolean)
    }
    case 'sea':
      return [seaSentence(view, Number(word) - 1, false, speaker), listed((side.seas[Number(word) - 1]?.territories ?? []).map((each) => speaker.name('territory', each)))]
    case 'realm':
      return [realmSentence(view, box, box.realms.findIndex((each) => each.id === word), false, speaker)]
    case 'monument':
      return [monumentAt(view, box, word, speaker)]
    case 'monster': {
      const prey = box.prey.findIndex((each) => each.id === word)
      const { artifact, slots } = box.prey[prey]!
      return [
        preySentence(view, box, prey, speaker),
        ...slots.map((_, slot) => slotSentence(view, box, prey, slot, speaker)),
        artifact ? `${speaker('page.artifact', { it: speaker.name('power', `artifact.${artifact}`) })}: ${speaker.maybe('power_text', `artifact.${artifact}`)}` : '',
      ].filter(Boolean)
    }
    case 'action':
      return [spaceSentence(view, word, ACTIONS.indexOf(word as (typeof ACTIONS)[number]), false, speaker)]
    case 'surtur':
      return [speaker('page.surtur'), ...surturTold(view, speaker)]
    case 'victory':
      return victoryTold(view, word, speaker)
    default:
      return []
  }
}

function victoryTold(view: View, word: string, speaker: Speaker): string[] {
  if (word === 'ragnarok') {
    const omens = requirements(view).map(({ id, state }) => `${speaker.maybe('requirement_text', id)} ${speaker(`page.omen.${state}`)}`)
    return [speaker('page.ragnarok.how', { n: view.tracker.needed }), ...omens, wouldWin(view, speaker)]
  }
  const race = races(view).find((each) => each.victory === word)
  if (!race) return []
  const regions = word === 'jarl' ? sideOf(view, boxOf(speaker)).regions : []
  return [
    speaker(`page.victory.${word}`),
    speaker(`page.victory.${word}.how`, { n: race.need }),
    ...regions.map((region, number) => regionLine(view, region.id, number, region.territories, speaker)),
    ...race.have.map((n, seat) => speaker('page.of_seat', { seat: speaker.seat(seat), n })),
  ]
}
