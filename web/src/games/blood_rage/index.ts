// Blood Rage at the table.

import type { Option, Speaker } from '../../lib/contract'
import { CONTRACT } from '../../contract/blood_rage'
import type { GameModule, View } from './types'
import { BEATS } from './beats'
import Board from './Board.svelte'
import { boxOf, LAST_AGE, PHASES } from './content'
import PlayerPanel from './PlayerPanel.svelte'
import { looks } from './looks'
import Other from './Other.svelte'
import Overlay from './Overlay.svelte'
import { groupsOf, isDeadQuest, reserveOf } from './position'
import { figuresNamed, listed } from './sentences'
import { holds, SCENES } from './scenes'
import { optionStamp } from './stamps'
import { peek, rivalsHint, roomHint } from './peek'

/** What follows from an option, in a few words. */
function hint(option: Option, view: View, speaker: Speaker): string | undefined {
  const box = boxOf(speaker)
  const seat = view.turn.seat
  switch (option.verb) {
    case 'to':
    case 'from':
      return roomHint(view, option.word, speaker)
    case 'march':
      return seat === null ? undefined : figuresNamed(groupsOf(view, seat, box.places.indexOf(option.word)), speaker)
    case 'pillage':
    case 'pillage_again': {
      const province = view.provinces[box.places.indexOf(option.word)]
      return listed([province ? speaker.name('token', province.token) : '', seat === null ? '' : rivalsHint(view, seat, option.word, speaker)])
    }
    case 'invade':
      return seat === null || view.pillage ? undefined : speaker('page.cost', { n: reserveOf(view, seat).find(({ figure }) => figure === option.word)?.cost ?? 0 })
    case 'upgrade':
      return speaker('page.cost', { n: box.cards.get(option.word)?.cost ?? 0 })
    default:
      return undefined
  }
}

function header(view: View, speaker: Speaker) {
  if (!view.turn.round) return { round: '', phase: speaker('table.before') }
  const at = PHASES.findIndex((phase) => phase === view.phase)
  const coming = PHASES.slice(at + 1, at + 3).map((phase) => speaker.name('phase', phase))
  return {
    round: speaker('page.round', { age: view.turn.round, last: LAST_AGE }),
    phase: view.phase ? speaker.name('phase', view.phase) : '',
    ...(at >= 0 && coming.length ? { next: speaker('page.next', { phases: coming.join(', ') }) } : {}),
  }
}

const bloodRage: GameModule = {
  contract: CONTRACT,
  beats: BEATS,
  scenes: SCENES,
  holds,
  Board,
  PlayerPanel,
  Overlay,
  Other,
  covers: (view, seat) => seat !== null && (view.players[seat]?.pack.length ?? 0) > 0,
  aspect: '560/604',
  looks,
  stocks: (view, seat, speaker) => [
    { stamp: 'glory', value: view.players[seat]!.glory, label: speaker('page.glory') },
    { stamp: 'rage', value: view.players[seat]!.rage, label: speaker('page.rage.left') },
    { stamp: 'log', value: view.players[seat]!.hand.length, label: speaker('page.hand') },
  ],
  header,
  stamp: (option, _view, speaker) => optionStamp(option, boxOf(speaker).cards),
  hint,
  note: (option, view, speaker) => (option.kind === 'card' && isDeadQuest(option.word, view, boxOf(speaker)) ? speaker('page.quest.dead') : undefined),
  score: (view, seat) => view.players[seat]!.glory,
  peek: (kind, word, view, _seat, speaker) => peek(kind, word, view, speaker),
}

export default bloodRage
