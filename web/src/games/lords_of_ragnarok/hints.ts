// What follows from an option, in a few words at the right of its row.

import type { Option, Speaker } from '../../lib/contract'
import type { View } from './types'
import { ACTIONS, boxOf, type Box } from './content'
import { alliesOf, NOBODY, seatsOf, sideOf } from './position'
import { controlOf, listed } from './sentences'

/** Whose it is and who stands there: "Lagertha 4", "resistance 3". */
function placeHint(view: View, box: Box, word: string, speaker: Speaker): string {
  const place = Number(word) - 1
  const strengths = seatsOf(view)
    .filter((seat) => view.totals[place]?.[seat] > 0)
    .map((seat) => speaker('page.of_seat', { seat: speaker.seat(seat), n: view.totals[place][seat] }))
  return listed([strengths.length && view.control[place] !== NOBODY ? '' : controlOf(view, box, place, speaker), ...strengths])
}

/** Who gets what when this action is chosen: the realm's allies, or who is covered. */
function actionHint(view: View, box: Box, action: string, speaker: Speaker): string | undefined {
  const space = ACTIONS.indexOf(action as (typeof ACTIONS)[number])
  const markers: number[] | undefined = view.wheel[space]
  if (!markers) return undefined
  if (markers.length) return speaker('page.covers', { seat: speaker.seat(markers.at(-1)!) })
  const realm = box.realms.findIndex((each) => each.id === box.wheel[space])
  const allies = alliesOf(view, box, realm).map((seat) => speaker.seat(seat))
  return allies.length ? speaker('page.bonus', { realm: speaker.name('realm', box.wheel[space]!), seats: allies.join(', ') }) : undefined
}

export function hint(option: Option, view: View, speaker: Speaker): string | undefined {
  const box = boxOf(speaker)
  switch (option.kind) {
    case 'territory':
      return placeHint(view, box, option.word, speaker) || undefined
    case 'action':
      return actionHint(view, box, option.word, speaker)
    case 'sea':
      return listed((sideOf(view, box).seas[Number(option.word) - 1]?.territories ?? []).slice(0, 6))
    case 'monument': {
      const level = view.levels[box.monuments.findIndex((each) => each.id === option.word)]
      return speaker('page.level', { n: level })
    }
    case 'monster': {
      const prey = box.prey.findIndex((each) => each.id === option.word)
      const covered = view.slots[prey].filter((marker: number) => marker !== NOBODY).length
      return speaker('page.wounds', { n: covered, most: view.slots[prey].length })
    }
    case 'card': {
      const attack = box.attacks[view.attacking]
      if (!attack || !option.verb.startsWith('defend')) return undefined
      return speaker('page.of', { n: view.defence + (box.combat.get(option.word)?.value ?? 0), most: attack.fury })
    }
    default:
      return undefined
  }
}
