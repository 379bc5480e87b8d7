// Lords of Ragnarok at the table.

import { clockwise } from '../../lib/turn'
import type { Header, Option, Speaker } from '../../lib/contract'
import { CONTRACT } from '../../contract/lords_of_ragnarok'
import type { GameModule, Published } from './types'
import { BEATS } from './beats'
import { SCENES } from './scenes'
import Board from './Board.svelte'
import { boxOf } from './content'
import { holds, whereOf } from './fights'
import { handOf } from './hand'
import { hint } from './hints'
import PlayerPanel from './PlayerPanel.svelte'
import { about, note } from './judge'
import { looks } from './looks'
import Other from './Other.svelte'
import Overlay from './Overlay.svelte'
import { nearest, territoriesOf, turned } from './position'
import { stageOf } from './stage'
import { optionStamp, SYMBOLS, VICTORY_STAMPS } from './stamps'
import { peek } from './peek'

function header(view: Published, speaker: Speaker): Header {
  const round = view.doom ? speaker('page.last_turns') : speaker('page.ragnarok', { n: turned(view), most: view.ragnarok.needed })
  return { round, phase: speaker.name('phase', view.phase) }
}

const CARDS = ['selection.hero', 'selection.origin', 'draft'] // asked with cards on the stage

const lordsOfRagnarok: GameModule = {
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
  boardIsList: (ask, view) => CARDS.includes(ask.name) && stageOf(view) !== null,
  Other,
  covers: (view) => stageOf(view) !== null,
  layout: 'side',
  aspect: '0.93',
  looks,
  stocks: (view, seat, speaker) => {
    const { victory, have, need } = nearest(view, seat)
    return [
      { stamp: VICTORY_STAMPS[victory]!, value: `${have}/${need}`, label: speaker(`page.victory.${victory}`) },
      { stamp: 'realm', value: territoriesOf(view, seat).length, label: speaker('page.territories') },
      { stamp: 'log', value: view.players[seat]!.hand.length, label: speaker('page.hand') },
    ]
  },
  header,
  next: (view, seat) => (view.turn.seat === seat ? clockwise(seat, view.players.length, () => true) : []),
  stamp: (option: Option, _view: Published, speaker: Speaker) => optionStamp(option, boxOf(speaker)),
  hint,
  note,
  about,
  score: (view, seat) => view.ragnarok.counts[seat]!,
  pathStamps: { ...VICTORY_STAMPS, ragnarok: 'fir' },
  peek,
}

export default lordsOfRagnarok
