// What is roped in fire on the map, and where it is.

import type { Option } from '../../lib/contract'
import type { Choices, Event, Published } from './types'
import { thing } from '../../lib/contract'
import type { Box } from './content'
import { ACTIONS } from './content'
import type { BoardMap } from './map'
import { armiesAt, beastsAt, sideOf, type Army } from './position'

export interface Spot {
  word: string // 'kind:word', as `Choices.hovered` has it
  kind: string
  name: string // the word alone
  x: number
  y: number
}

const HERE = ['grow', 'cleanse'] // what an army does where it stands

/** What a place on the map offers: its own options, and those of the step that is about it. */
export function optionsAt(choices: Choices, kind: string, word: string): Option[] {
  const own = choices.at(kind, word)
  if (kind === 'army' && armyAsked(choices) === word) return [...own, ...choices.list.filter((option) => HERE.includes(option.verb))]
  return own
}

/** The army that the question is about. */
function armyAsked({ ask }: Choices): string | undefined {
  return ask && 'army' in ask.about ? ask.about.army : undefined
}

/** The option to forge, which lies on the rune in the hero's territory. */
export function forgeOption(choices: Choices): Option | undefined {
  return choices.list.find((option) => option.verb === 'forge')
}

/** The option to remove the token of desolation in a territory, where the army that is asked stands. */
export function cleanseOption(choices: Choices, territory: string): Option | undefined {
  const at = armyAsked(choices)?.split('.')[0]
  return at === territory ? choices.list.find((option) => option.verb === 'cleanse') : undefined
}

const WHEEL_REACH = 0.72 // of its radius: where a space of the wheel has its middle

/** The middle of a space of the wheel; the last action is in the centre. */
export function spaceAt(map: BoardMap, space: number, reach = WHEEL_REACH): [number, number] {
  const [x, y, radius] = map.wheel as [number, number, number]
  if (space >= ACTIONS.length - 1) return [x, y]
  const angle = (space * 60 - 90) * (Math.PI / 180)
  return [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach]
}

/** Everything on the map that can be walked to by keys. */
export function spotsOf(view: Published, box: Box, map: BoardMap): Spot[] {
  const spots: Spot[] = []
  const put = (kind: string, name: string, x: number, y: number) => spots.push({ word: thing(kind, name), kind, name, x, y })
  const side = sideOf(view, box)
  for (const territory of side.territories) {
    const [x, y] = map.territories[territory.word]!.at as [number, number]
    put('territory', territory.word, x, y)
    if (territory.monument) put('monument', territory.monument, x + 12, y - 10)
    const armies = new Set(armiesAt(view, territory.word).map((army: Army) => army.word))
    ;[...armies].forEach((word, k) => put('army', word, x - 14 + 20 * k, y + 34))
    beastsAt(view, territory.word).forEach(({ monster }, k) => put('monster', monster, x + 24 + 16 * k, y + 22))
  }
  for (const sea of side.seas) put('sea', sea.word, map.seas[sea.word]!.at[0]!, map.seas[sea.word]!.at[1]!)
  for (const realm of box.realms) put('realm', realm.id, map.realms[realm.id]![0]!, map.realms[realm.id]![1]!)
  ACTIONS.forEach((action, space) => put('action', action, ...spaceAt(map, space)))
  return spots
}

/** The territories that something has just happened to. */
export function changedPlaces(recent: Event[]): Set<string> {
  const found = new Set<string>()
  for (const { args } of recent) {
    if ('territory' in args) found.add(args.territory)
    if ('origin' in args) found.add(args.origin)
  }
  return found
}

/** The number of a thing's step in the plan, if it is one. */
export function plannedStep(choices: Choices, kind: string, word: string): number | null {
  const keys = optionsAt(choices, kind, word).map((option) => option.key)
  const step = choices.planned.findIndex((key) => keys.includes(key))
  return step < 0 ? null : step + 1
}
