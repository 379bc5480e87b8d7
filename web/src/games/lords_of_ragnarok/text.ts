// The position as headings, lists and tables.

import type { Speaker, TextSection } from '../../lib/contract'
import type { Fighting, Hunting, Player } from '../../contract/lords_of_ragnarok_view'
import { ACTIONS, ATTRIBUTES, boxOf, preyIn, RUNES, type Box } from './content'
import { attributesOf, counted, isHidden, isSeated, powersOf, runesOf, seatsOf, sideOf, turned } from './position'
import { cardTold, followersOf, rowOf, surturTold, tileOf } from './followers'
import { controlOf, crowdAt, listed, monumentAt, preySentence, realmSentence, seaSentence, slotSentence, spaceSentence, symbolsOf } from './sentences'
import type { Published } from './types'

export function text(view: Published, seat: number | null, speaker: Speaker): TextSection[] {
  const box = boxOf(speaker)
  return [
    ...scene(view, box, speaker),
    tracker(view, speaker),
    board(view, box, speaker),
    around(view, box, speaker),
    { heading: speaker('page.monsters'), lines: box.prey.map(({ id }) => preySentence(view, box, id, speaker)) },
    ...followersOf(view).map((follower) => followerTold(view, follower, speaker)),
    ...(view.surtur ? [{ heading: speaker('page.surtur'), lines: surturTold(view, speaker) }] : []),
    ...(seat === null ? [] : own(view, box, seat, speaker)),
    players(view, seat, speaker),
  ]
}

/** What covers the map: hero selection, a draft, a hunt, a battle. */
function scene(view: Published, box: Box, speaker: Speaker): TextSection[] {
  const its = view.scene
  switch (its?.scene) {
    case 'selection': {
      const lines = [...its.heroes.map((hero) => told(speaker, 'hero', hero)), ...its.origins.map((origin) => told(speaker, 'origin', origin))]
      return [{ heading: speaker('page.selection'), lines }]
    }
    case 'draft':
      return [{ heading: speaker('page.draft'), lines: its.offer.map((word) => told(speaker, 'blessing', word)) }]
    case 'battle':
      return [battle(its, speaker)]
    case 'hunt':
      return [hunt(its, view, box, speaker)]
    default:
      return []
  }
}

/** How a Follower decides, and the cards among which the die selects. */
function followerTold(view: Published, follower: number, speaker: Speaker): TextSection {
  const tile = tileOf(view, follower, speaker)!
  const { deck, stash } = view.players[follower]!.follower!
  return {
    heading: speaker('page.follower', { seat: speaker.seat(follower) }),
    lines: [
      speaker.maybe('corrupted_hero_text', tile.id),
      `${speaker('page.deck', { n: deck })}. ${speaker('page.stash')}: ${stash}`,
      ...rowOf(view, follower, speaker).map((card, place) => cardTold(card, place, speaker)),
    ],
  }
}

function told(speaker: Speaker, kind: string, word: string): string {
  return `${speaker.name(kind, word)}: ${speaker.maybe(`${kind}_text`, word)}`
}

function battle({ territory, attacker, defender }: Fighting, speaker: Speaker): TextSection {
  const lines = [attacker, defender].map(({ seat, strength, cards }) => {
    const role = speaker(seat === defender.seat ? 'page.defender' : 'page.attacker')
    return listed([speaker.seat(seat), role, `${speaker('page.strength')} ${strength}`, listed(cards.map((word) => speaker.name('card', word)))])
  })
  return { heading: speaker('page.battle', { territory: speaker.name('territory', territory) }), lines }
}

function hunt({ hunter, monster, monster_side, attack }: Hunting, view: Published, box: Box, speaker: Speaker): TextSection {
  return {
    heading: speaker('page.hunt', { monster: speaker.name('monster', monster) }),
    lines: [
      speaker('page.hunter', { seat: speaker.seat(hunter) }),
      speaker('page.monster_side', { seat: speaker.seat(monster_side) }),
      speaker.maybe('monster_text', monster),
      ...(attack
        ? [
            told(speaker, 'attack', attack.card),
            `${speaker('page.fury')}: ${speaker('page.of', { n: attack.defence, most: attack.needed })}`,
            `${speaker('page.weak_point')}: ${speaker('page.of', { n: attack.against, most: attack.weak_point })}`,
          ]
        : []),
      ...preyIn(box, monster).slots.map((_, slot) => slotSentence(view, box, monster, slot, speaker)),
    ].filter(Boolean),
  }
}

/** The requirements of Ragnarok, each with how it stands. */
function omens(view: Published, speaker: Speaker): string[] {
  return view.ragnarok.requirements.map(({ requirement, omen }) => `${speaker.maybe('requirement_text', requirement)} ${speaker(`page.omen.${omen}`)}`)
}

function tracker(view: Published, speaker: Speaker): TextSection {
  const rows = view.races.map(({ victory, need, have }) => [
    `${speaker(`page.victory.${victory}`)} (${speaker(`page.victory.${victory}.need`, { n: need })})`,
    ...have,
  ])
  const names = view.ragnarok.requirements.map(({ requirement }) => speaker.name('requirement', requirement))
  return {
    heading: speaker('page.tracker'),
    table: {
      head: [speaker('page.victories'), ...seatsOf(view).map((seat) => speaker.seat(seat))],
      rows: [...rows, [speaker('page.yggdrasil'), ...view.ragnarok.counts]],
    },
    lines: [
      speaker('page.ragnarok', { n: turned(view), most: view.ragnarok.needed }),
      ...omens(view, speaker).map((omen, number) => `${names[number]}: ${omen}`),
      wouldWin(view, speaker),
      speaker('page.track.told', { n: view.temples, most: sideOf(view, boxOf(speaker)).track.spaces }),
    ],
  }
}

function wouldWin(view: Published, speaker: Speaker): string {
  const { lord } = view.ragnarok
  return lord === null ? speaker('page.would_win.nobody') : speaker('page.would_win', { seat: speaker.seat(lord) })
}

function board(view: Published, box: Box, speaker: Speaker): TextSection {
  const side = sideOf(view, box)
  return {
    heading: speaker('page.board'),
    table: {
      head: ['page.territory', 'page.region', 'page.control', 'page.symbols', 'page.pieces', 'page.neighbours'].map((key) => speaker(key)),
      rows: side.territories.map(({ word, region, adjacent }) => [
        speaker.name('territory', word),
        speaker.name('region', region),
        controlOf(view, box, word, speaker),
        listed(symbolsOf(view, box, word, speaker)),
        listed(crowdAt(view, word, speaker)) || '–',
        adjacent.join(', '),
      ]),
    },
  }
}

/** Seas, realms, the wheel and the regions. */
function around(view: Published, box: Box, speaker: Speaker): TextSection {
  const side = sideOf(view, box)
  return {
    heading: speaker('page.around'),
    lines: [
      ...side.seas.map(({ word, territories }) => `${seaSentence(view, word, false, speaker)} (${territories.join(', ')})`),
      ...box.realms.map(({ id }) => realmSentence(view, box, id, false, speaker)),
      ...ACTIONS.map((action) => spaceSentence(view, action, false, speaker)),
      ...regionLines(view, box, speaker),
    ],
  }
}

/** The regions with their territories, and who has how many of them. */
function regionLines(view: Published, box: Box, speaker: Speaker): string[] {
  return view.regions.map(({ region, held }) => {
    const territories = sideOf(view, box).regions.find((each) => each.id === region)?.territories ?? []
    const who = held.flatMap((n, seat) => (n > 0 ? [speaker('page.of_seat', { seat: speaker.seat(seat), n })] : []))
    return listed([`${speaker.name('region', region)} (${territories.join(', ')})`, ...who])
  })
}

function own(view: Published, box: Box, seat: number, speaker: Speaker): TextSection[] {
  const player = view.players[seat]!
  const hand = counted(player.hand, [...box.combat.keys()]).map(([word, n]) => {
    const it = isHidden(word) ? speaker.name('back', 'combat') : told(speaker, 'card', word)
    return n > 1 ? `${it} (${n})` : it
  })
  const powers = [
    ...player.artifacts.map(({ artifact, exhausted }) => listed([told(speaker, 'power', artifact), exhausted ? speaker('page.exhausted') : ''])),
    ...player.blessings.map((id) => told(speaker, 'blessing', id)),
  ]
  const attack = view.scene?.scene === 'hunt' && view.scene.monster_side === seat ? view.scene.hand.filter((word) => !isHidden(word)) : []
  const sections: [string, string[]][] = [
    ['page.hand', hand],
    ['page.powers', powers],
    ['page.attack.yours', attack.map((word) => told(speaker, 'attack', word))],
  ]
  return sections.filter(([, lines]) => lines.length).map(([key, lines]) => ({ heading: speaker(key), lines }))
}

function players(view: Published, seat: number | null, speaker: Speaker): TextSection {
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
    .map((each) => [each === seat ? speaker('page.you', { seat: speaker.seat(each) }) : speaker.seat(each), ...playerCells(view.players[each]!, speaker)])
  return { heading: speaker('page.players'), table: { head, rows } }
}

/** What a player has, in the order of the table's heads. */
function playerCells(player: Player, speaker: Speaker): (string | number)[] {
  const attributes = attributesOf(player).map(({ token, value, wounded }) => (wounded ? `${value}, ${speaker('page.wounded', { n: token })}` : String(value)))
  const runes = runesOf(player).map((n, rune) => (n ? `${speaker.name('rune', RUNES[rune]!)} ${n}` : ''))
  return [
    ...attributes,
    `${listed(runes) || '–'} (${player.limits.runes})`,
    player.priests.reserve,
    speaker('page.of', { n: player.hand.length, most: player.limits.cards }),
    listed(player.allies.map((realm) => speaker.name('realm', realm))) || '–',
    listed(powersOf(player).map(({ word }) => speaker.name('power', word))) || '–',
    player.kills.monsters + player.kills.tokens,
  ]
}

/** What pointing at a thing tells. */
export function peek(kind: string, word: string, view: Published, _seat: number | null, speaker: Speaker): string[] {
  const box = boxOf(speaker)
  const side = sideOf(view, box)
  switch (kind) {
    case 'territory': {
      const territory = side.territories.find((each) => each.word === word)
      if (!territory) return []
      return [
        listed([speaker.name('region', territory.region), controlOf(view, box, word, speaker)]),
        listed(symbolsOf(view, box, word, speaker)),
        ...crowdAt(view, word, speaker),
        `${speaker('page.neighbours')}: ${listed(territory.adjacent.map((each) => speaker.name('territory', each)))}`,
      ].filter(Boolean)
    }
    case 'sea':
      return [seaSentence(view, word, false, speaker), listed((side.seas[Number(word) - 1]?.territories ?? []).map((each) => speaker.name('territory', each)))]
    case 'realm':
      return [realmSentence(view, box, word, false, speaker)]
    case 'monument':
      return [monumentAt(view, word, speaker)]
    case 'monster': {
      const { artifact, slots } = preyIn(box, word)
      return [
        preySentence(view, box, word, speaker),
        ...slots.map((_, slot) => slotSentence(view, box, word, slot, speaker)),
        artifact ? `${speaker('page.artifact', { it: speaker.name('power', `artifact.${artifact}`) })}: ${speaker.maybe('power_text', `artifact.${artifact}`)}` : '',
      ].filter(Boolean)
    }
    case 'action':
      return [spaceSentence(view, word, false, speaker)]
    case 'surtur':
      return [speaker('page.surtur'), ...surturTold(view, speaker)]
    case 'victory':
      return victoryTold(view, word, speaker)
    default:
      return []
  }
}

function victoryTold(view: Published, word: string, speaker: Speaker): string[] {
  if (word === 'ragnarok') {
    return [speaker('page.ragnarok.how', { n: view.ragnarok.needed }), ...omens(view, speaker), wouldWin(view, speaker)]
  }
  const race = view.races.find((each) => each.victory === word)
  if (!race) return []
  return [
    speaker(`page.victory.${word}`),
    speaker(`page.victory.${word}.how`, { n: race.need }),
    ...(word === 'jarl' ? regionLines(view, boxOf(speaker), speaker) : []),
    ...race.have.map((n, seat) => speaker('page.of_seat', { seat: speaker.seat(seat), n })),
  ]
}
