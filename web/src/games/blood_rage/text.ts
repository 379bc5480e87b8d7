// The position as headings, lists and tables.

import type { Speaker, TextSection } from '../../lib/contract'
import type { View } from './types'
import { boxOf, STATS, type Box } from './content'
import { backOf, counted, fallenOf, FIRST_FJORD, groupsAt, isDeadQuest, isHidden, isRuined, reserveOf, seatsOf, strengthsAt } from './position'
import { battleOf, type Battle } from './battle'
import { clansAt, doomAt, figuresNamed, listed, roomIn, tokenAt } from './sentences'

export function text(view: View, seat: number | null, speaker: Speaker): TextSection[] {
  const box = boxOf(speaker)
  if (!view.turn.round) return [board(view, box, speaker)]
  const battle = battleOf(view, [])
  return [
    ...(battle ? [battleSection(battle, speaker)] : []),
    board(view, box, speaker),
    fjords(view, box, speaker),
    ...(seat === null ? [] : own(view, box, seat, speaker)),
    clans(view, seat, speaker),
  ]
}

function board(view: View, box: Box, speaker: Speaker): TextSection {
  const head = ['page.place', 'page.region', 'page.villages', 'page.reward', 'page.ragnarok', 'page.strength']
  return {
    heading: speaker('page.board'),
    table: {
      head: head.map((key) => speaker(key)),
      rows: box.provinces.map((province, place) => [
        speaker.name('place', province.id),
        province.region ? speaker.name('region', province.region) : '–',
        roomIn(view, place, speaker),
        tokenAt(view, place, speaker) || '–',
        doomAt(view, box, place, speaker) || '–',
        (isRuined(view, place) ? '' : clansAt(view, place, speaker).join('; ')) || speaker('page.nobody'),
      ]),
    },
  }
}

function fjords(view: View, box: Box, speaker: Speaker): TextSection {
  const lines = box.fjords.map((fjord, number) => {
    const place = FIRST_FJORD + number
    const ships = listed([roomIn(view, place, speaker), ...clansAt(view, place, speaker)])
    const supports = listed(fjord.supports.map((word) => speaker.name('place', word)))
    return speaker('page.fjord', { place: speaker.name('place', fjord.id), supports, ships: ships || speaker('page.nobody') })
  })
  return { heading: speaker('page.fjords'), lines }
}

function clans(view: View, seat: number | null, speaker: Speaker): TextSection {
  const head = [
    speaker('page.clan'),
    speaker('page.glory'),
    ...STATS.map((stat) => speaker.name('stat', stat)),
    speaker('page.hand'),
    speaker('page.quests'),
    speaker('page.upgrades'),
    speaker('page.reserve'),
    speaker('page.valhalla'),
  ]
  const rows = seatsOf(view).map((other) => {
    const player = view.players[other]!
    const { rage, axes, horns } = player.stats
    return [
      other === seat ? speaker('table.you', { clan: speaker.seat(other) }) : speaker.seat(other),
      player.glory,
      speaker('page.of', { n: player.rage, most: rage.value }),
      axes.value,
      speaker('page.of', { n: player.on_board, most: horns.value }),
      player.hand.length,
      player.quests.length,
      listed(player.sheet.map((word) => speaker.name('card', word))) || '–',
      figuresNamed(reserveOf(view, other), speaker) || '–',
      figuresNamed(fallenOf(view, other), speaker) || '–',
    ]
  })
  return { heading: speaker('page.clans'), table: { head, rows } }
}

function own(view: View, box: Box, seat: number, speaker: Speaker): TextSection[] {
  const player = view.players[seat]!
  const heaps: [string, string[]][] = [
    ['table.pack', player.pack],
    ['table.hand', player.hand],
    ['table.quests', player.quests],
  ]
  return heaps
    .filter(([, words]) => words.length)
    .map(([key, words]) => ({
      heading: speaker(key).replace(/:$/, ''),
      lines: counted(words, box).map(([word, n]) => (isDeadQuest(word, view, box) ? `${cardLine(word, n, box, speaker)} (${speaker('page.quest.dead')})` : cardLine(word, n, box, speaker))),
    }))
}

function cardLine(word: string, n: number, box: Box, speaker: Speaker): string {
  const it = isHidden(word) ? speaker.name('back', backOf(word)) : speaker.name('card', word)
  const card = n > 1 ? speaker('table.times', { n, it }) : it
  if (isHidden(word)) return card
  const words = speaker.name('card_text', word)
  const its = box.cards.get(word)
  if (its?.kind === 'upgrade') return speaker('table.upgrade', { card, n: its.cost, text: words })
  return speaker('table.card', { card, text: words })
}

function battleSection(battle: Battle, speaker: Speaker): TextSection {
  const lines = battle.sides.map((side) => {
    const clan = speaker.seat(side.seat)
    if (!side.cards.length) return speaker('table.side', { clan, n: side.strength })
    const cards = listed(side.cards.map((word) => (isHidden(word) ? speaker.name('back', backOf(word)) : speaker.name('card', word))))
    return speaker('table.fighter', { clan, strength: side.strength, cards, n: side.total })
  })
  const heading = speaker('page.battle', { place: speaker.name('place', battle.place) })
  return { heading, lines }
}

/** What pointing at a thing tells. */
export function peek(kind: string, word: string, view: View, speaker: Speaker): string[] {
  const box = boxOf(speaker)
  if (kind === 'card') {
    const card = box.cards.get(word)
    const cost = card?.kind === 'upgrade' ? speaker('page.cost', { n: card.cost }) : ''
    return [cost, speaker.maybe('card_text', word)].filter(Boolean)
  }
  if (kind !== 'place') return []
  const place = box.places.indexOf(word)
  if (place < 0) return []
  const region = box.provinces[place]?.region
  const ruined = isRuined(view, place)
  return [
    listed([region ? speaker.name('region', region) : '', roomIn(view, place, speaker)]),
    ...(place < FIRST_FJORD ? [tokenAt(view, place, speaker), doomAt(view, box, place, speaker)] : []),
    ...(ruined ? [] : clansAt(view, place, speaker)),
  ].filter(Boolean)
}

/** What follows from going somewhere: free villages, and whether it burns. */
export function roomHint(view: View, word: string, speaker: Speaker): string | undefined {
  const box = boxOf(speaker)
  const place = box.places.indexOf(word)
  if (place < 0) return undefined
  if (place >= FIRST_FJORD) return figuresNamed(groupsAt(view, place), speaker) || undefined
  return listed([roomIn(view, place, speaker), view.provinces[place]!.doomed ? speaker.name('phase', 'ragnarok') : ''])
}

/** One's own strength in a province, and that of the strongest other clan. */
export function rivalsHint(view: View, seat: number, word: string, speaker: Speaker): string {
  const sides = strengthsAt(view, boxOf(speaker).places.indexOf(word))
  const own = sides.find((side) => side.seat === seat)
  const rival = sides.find((side) => side.seat !== seat)
  return listed([
    own ? speaker('page.side', { clan: speaker('page.you'), n: own.n }) : '',
    rival ? speaker('page.side', { clan: speaker.seat(rival.seat), n: rival.n }) : '',
  ])
}
