// What pointing at a thing tells.

import type { Speaker } from '../../lib/contract'
import { boxOf, preyIn, type Box } from './content'
import { sideOf } from './position'
import { surturTold } from './followers'
import { controlOf, crowdAt, listed, monumentAt, preySentence, realmSentence, seaSentence, slotSentence, spaceSentence, symbolsOf } from './sentences'
import type { Published } from './types'

/** The requirements of Ragnarok, each with how it stands. */
function omens(view: Published, speaker: Speaker): string[] {
  return view.ragnarok.requirements.map(({ requirement, omen }) => `${speaker.maybe('requirement_text', requirement)} ${speaker(`page.omen.${omen}`)}`)
}

function wouldWin(view: Published, speaker: Speaker): string {
  const { lord } = view.ragnarok
  return lord === null ? speaker('page.would_win.nobody') : speaker('page.would_win', { seat: speaker.seat(lord) })
}

/** The regions with their territories, and who has how many of them. */
function regionLines(view: Published, box: Box, speaker: Speaker): string[] {
  return view.regions.map(({ region, held }) => {
    const territories = sideOf(view, box).regions.find((each) => each.id === region)?.territories ?? []
    const who = held.flatMap((n, seat) => (n > 0 ? [speaker('page.of_seat', { seat: speaker.seat(seat), n })] : []))
    return listed([`${speaker.name('region', region)} (${territories.join(', ')})`, ...who])
  })
}

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
