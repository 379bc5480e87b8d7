// A Feast for Odin at the table.

import type { Header, Option, Speaker } from '../../lib/contract'
import { clockwise } from '../../lib/turn'
import { CONTRACT } from '../../contract/feast_for_odin'
import type { GameModule, View } from './types'
import { BEATS } from './beats'
import { SCENES } from './scenes'
import Board from './Board.svelte'
import Chooser from './Chooser.svelte'
import { boxOf } from './content'
import { hint } from './hints'
import PlayerPanel from './PlayerPanel.svelte'
import { isOnBoard } from './layout'
import { looks } from './looks'
import { flightsOf } from './news'
import Other from './Other.svelte'
import { amountOf } from './position'
import { optionStamp, SYMBOLS } from './stamps'
import { peek } from './peek'
import { stage } from './stage_view.svelte'

function header(view: View, speaker: Speaker): Header {
  const round = speaker('page.round', { n: Math.max(view.turn.round, 1), most: view.rounds })
  return { round, phase: view.phase ? speaker.name('phase', view.phase) : '' }
}

const feastForOdin: GameModule = {
  contract: CONTRACT,
  symbols: SYMBOLS,
  beats: BEATS,
  scenes: SCENES,
  flights: flightsOf,
  advises: true,
  Board,
  PlayerPanel,
  Other,
  layout: 'left',
  Chooser,
  boardIsList: isOnBoard,
  views: stage,
  looks,
  stocks: (view, seat, speaker) => [
    { stamp: 'viking', value: view.players[seat]!.vikings, label: speaker('page.thing') },
    { stamp: 'coin', value: amountOf(view, seat, 'silver'), label: speaker.name('item', 'silver') },
    { stamp: 'glory', value: view.players[seat]!.score, label: speaker('page.score') },
  ],
  header,
  next: (view, seat) => (view.turn.seat === seat ? clockwise(seat, view.players.length, (each) => !view.players[each]!.passed) : []),
  stamp: (option: Option, _view: View, speaker: Speaker) =>
    optionStamp(option, (space) => boxOf(speaker).spaces.find((each) => each.id === space)?.groups[0] ?? ''),
  hint,
  score: (view, seat) => view.players[seat]!.score,
  peek,
}

export default feastForOdin
