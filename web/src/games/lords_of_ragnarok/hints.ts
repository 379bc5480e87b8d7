// What follows from an option, in a few words at the right of its row.

import type { Option, Speaker } from '../../lib/contract'
import type { Published } from './types'
import { boxOf, type Box } from './content'
import { alliesOf, beastOf, groundOf, markersOn, seatsOf, sideOf, siteOf, totalAt, woundsOf } from './position'
import { controlOf, listed } from './sentences'

/** Whose it is and who stands there: "Lagertha 4", "resistance 3". */
function placeHint(view: Published, box: Box, territory: string, speaker: Speaker): string {
  const strengths = seatsOf(view)
    .map((seat) => ({ seat, n: totalAt(view, territory, seat) }))
    .filter(({ n }) => n > 0)
    .map(({ seat, n }) => speaker('page.of_seat', { seat: speaker.seat(seat), n }))
  const held = groundOf(view, territory).control !== null
  return listed([strengths.length && held ? '' : controlOf(view, box, territory, speaker), ...strengths])
}

/** Who gets what when this action is chosen: the realm's allies, or who is covered. */
function actionHint(view: Published, box: Box, action: string, speaker: Speaker): string | undefined {
  const markers = markersOn(view, action)
  if (markers.length) return speaker('page.covers', { seat: speaker.seat(markers.at(-1)!) })
  const realm = box.wheel[view.wheel.findIndex((space) => space.action === action)]
  const allies = realm ? alliesOf(view, realm).map((seat) => speaker.seat(seat)) : []
  return realm && allies.length ? speaker('page.bonus', { realm: speaker.name('realm', realm), seats: allies.join(', ') }) : undefined
}

export function hint(option: Option, view: Published, speaker: Speaker): string | undefined {
  const box = boxOf(speaker)
  switch (option.kind) {
    case 'territory':
      return placeHint(view, box, option.word, speaker) || undefined
    case 'action':
      return actionHint(view, box, option.word, speaker)
    case 'sea':
      return listed((sideOf(view, box).seas[Number(option.word) - 1]?.territories ?? []).slice(0, 6))
    case 'monument':
      return speaker('page.level', { n: siteOf(view, option.word)!.level })
    case 'monster': {
      const beast = beastOf(view, option.word)
      return speaker('page.wounds', { n: woundsOf(beast), most: beast.slots.length })
    }
    case 'card': {
      const attack = view.scene?.scene === 'hunt' ? view.scene.attack : null
      if (!attack || !option.verb.startsWith('defend')) return undefined
      return speaker('page.of', { n: attack.defence + (box.combat.get(option.word)?.value ?? 0), most: attack.needed })
    }
    default:
      return undefined
  }
}
