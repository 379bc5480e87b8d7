// Blood Rage at the table.

import type { Speaker } from '../../lib/contract'
import { clockwise } from '../../lib/turn'
import { CONTRACT } from '../../contract/blood_rage'
import type { GameModule, View } from './types'
import { whereOf } from './battle'
import { BEATS } from './beats'
import Board from './Board.svelte'
import { boxOf, LAST_AGE, PHASES } from './content'
import { hint } from './hints'
import { handOf } from './hand'
import PlayerPanel from './PlayerPanel.svelte'
import { looks } from './looks'
import Other from './Other.svelte'
import Overlay from './Overlay.svelte'
import { isDeadQuest } from './position'
import { holds, SCENES } from './scenes'
import { optionStamp, SYMBOLS } from './stamps'
import { peek } from './peek'

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
  symbols: SYMBOLS,
  beats: BEATS,
  scenes: SCENES,
  holds,
  where: whereOf,
  Board,
  PlayerPanel,
  Overlay,
  hand: handOf,
  boardIsList: (ask) => ask.name === 'draft',
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
  next: (view, seat) => (view.turn.seat === seat ? clockwise(seat, view.players.length, (each) => view.players[each]!.rage > 0 && !view.players[each]!.passed) : []),
  stamp: (option, _view, speaker) => optionStamp(option, boxOf(speaker).cards),
  hint,
  note: (option, view, speaker) => (option.kind === 'card' && isDeadQuest(option.word, view, boxOf(speaker)) ? speaker('page.quest.dead') : undefined),
  score: (view, seat) => view.players[seat]!.glory,
  peek: (kind, word, view, _seat, speaker) => peek(kind, word, view, speaker),
}

export default bloodRage
