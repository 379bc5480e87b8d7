// What is roped in fire on the map: places by their options, and own figures that may be chosen where they stand.

import type { Option } from '../../lib/contract'
import type { Choices, Event, View } from './types'
import type { Box } from './content'
import { groupsOf } from './position'

export function placeOptions(choices: Choices, word: string): Option[] {
  return choices.at('place', word)
}

/** Where on the map the figures of an option stand: a march takes them from its origin, a call brings neighbours. */
export function standing(option: Option, choices: Choices, view: View, box: Box, seat: number): string[] {
  const ask = choices.ask
  const within = (() => {
    switch (option.verb) {
      case 'take':
        return ask?.name === 'march.take' ? [ask.about.origin] : []
      case 'join':
        return ask?.name === 'call' ? (box.provinces.find((province) => province.id === ask.about.place)?.adjacent ?? []) : []
      case 'spare':
        return view.pillage ? areaOf(view.pillage.place, box) : []
      case 'give':
        return box.places
      default:
        return []
    }
  })()
  return within.filter((word) =>
    groupsOf(view, seat, box.places.indexOf(word)).some((group) => group.figure === option.word),
  )
}

/** A province and its fjord. */
function areaOf(province: string, box: Box): string[] {
  const fjord = box.provinces.find(({ id }) => id === province)?.fjord
  return fjord ? [province, fjord] : [province]
}

/** The options for a figure of the reserve or of Valhalla. */
export function offBoard(choices: Choices, figure: string, where: 'reserve' | 'valhalla'): Option[] {
  const verbs = where === 'reserve' ? ['invade'] : ['recall']
  return choices.at('figure', figure).filter((option) => verbs.includes(option.verb))
}

/** The places that something has just happened to. */
export function changedPlaces(recent: Event[]): Set<string> {
  const found = new Set<string>()
  for (const { args } of recent) {
    if ('place' in args) found.add(args.place)
    if ('origin' in args) found.add(args.origin)
  }
  return found
}

export interface Arrival {
  seat: number
  figure: string
  origin: string
  n: number
}

/** Who has just moved to a place, by the events that tell of a move. */
export function arrivalsAt(recent: Event[], place: string): Arrival[] {
  return recent.flatMap((event) => {
    if ((event.key !== 'marched' && event.key !== 'call.joined') || event.args.place !== place) return []
    const { clan: seat, figure, origin } = event.args
    return [{ seat, figure, origin, n: event.key === 'marched' ? event.args.n : 1 }]
  })
}

/** The number of a place's step in the plan, if it is one. */
export function plannedStep(choices: Choices, word: string): number | null {
  const step = choices.planned.findIndex((key) => key.endsWith(`:${word}`))
  return step < 0 ? null : step + 1
}
