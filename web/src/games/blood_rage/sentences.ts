// Places and figures in words, for labels, tips and the text view.

import type { Speaker } from '../../lib/contract'
import type { View } from './types'
import type { Box } from './content'
import { doomOf, FIRST_FJORD, freeVillages, groupsAt, isRuined, strengthsAt, type Group } from './position'

export function listed(parts: string[]): string {
  return parts.filter(Boolean).join(', ')
}

export function figuresNamed(groups: Group[], speaker: Speaker): string {
  return listed(
    groups.map(({ figure, n }) => {
      const it = speaker.name('figure', figure)
      return n > 1 ? speaker('table.times', { n, it }) : it
    }),
  )
}

/** "3 villages free", "no limit", "destroyed in Age 1". */
export function roomIn(view: View, place: number, speaker: Speaker): string {
  if (isRuined(view, place)) {
    const age = place < FIRST_FJORD ? doomOf(view, place) : 0
    if (place >= FIRST_FJORD) return speaker('page.closed')
    return age ? speaker('page.burnt', { age }) : speaker('page.burnt.before')
  }
  if (place >= FIRST_FJORD) return ''
  const free = freeVillages(view, place)
  return free === null ? speaker('table.no_limit') : speaker('page.free', { n: free })
}

export function tokenAt(view: View, place: number, speaker: Speaker): string {
  const { token, ruined, pillaged } = view.provinces[place]!
  if (ruined) return ''
  const it = speaker.name('token', token)
  return pillaged ? speaker('page.token.pillaged', { it }) : speaker('page.token', { it })
}

/** What Ragnarök has in mind for a province that still stands. */
export function doomAt(view: View, box: Box, place: number, speaker: Speaker): string {
  const age = doomOf(view, place)
  const { ruined, doomed } = view.provinces[place]!
  if (!age || ruined) return ''
  const n = box.ragnarok[age - 1] ?? 0
  return doomed ? speaker('page.doom', { n }) : speaker('page.doom.later', { age, n })
}

/** Every clan with its strength and its figures; in a fjord the figures alone. */
export function clansAt(view: View, place: number, speaker: Speaker): string[] {
  const groups = groupsAt(view, place)
  const of = (seat: number) => groups.filter((group) => group.seat === seat)
  if (place >= FIRST_FJORD) {
    const seats = [...new Set(groups.map((group) => group.seat))]
    return seats.map((seat) => speaker('table.ships_at', { clan: speaker.seat(seat), figures: figuresNamed(of(seat), speaker) }))
  }
  return strengthsAt(view, place).map(({ seat, n }) => {
    const figures = figuresNamed(of(seat), speaker) || speaker('table.from_fjord')
    return speaker('table.clan_at', { clan: speaker.seat(seat), n, figures })
  })
}

/** A place as one sentence: "Angerboda, Manheim, 2 villages free, Raven 6, Wolf 2, legal". */
export function placeSentence(view: View, box: Box, place: number, legal: boolean, speaker: Speaker): string {
  const word = box.places[place]!
  const region = box.provinces[place]?.region
  return listed([
    speaker.name('place', word),
    region ? speaker.name('region', region) : '',
    roomIn(view, place, speaker),
    place < FIRST_FJORD ? tokenAt(view, place, speaker) : '',
    place < FIRST_FJORD ? doomAt(view, box, place, speaker) : '',
    ...(isRuined(view, place) ? [] : clansAt(view, place, speaker)),
    legal ? speaker('page.legal') : '',
  ])
}
