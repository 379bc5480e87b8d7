// Kardnarök at the web table.

import type { Option, Speaker } from '../../lib/contract'
import { CONTRACT } from '../../contract/kardnarok'
import type { GameModule } from './types'
import { BEATS } from './beats'
import { SCENES } from './scenes'
import Board from './Board.svelte'
import { SYMBOLS } from './faces'
import { handOf } from './hand'
import PlayerPanel from './PlayerPanel.svelte'
import { looks, stocks } from './looks'
import Other from './Other.svelte'
import Overlay from './Overlay.svelte'
import { peek } from './peek'
import { flightsOf } from './news'
import { header, stageOf } from './scene'
import { stampOf } from './stamps'
import type { Kardnarok } from './view'

/** What follows from an option, where a number says it. */
function hint(option: Option, view: Kardnarok, speaker: Speaker): string | undefined {
  if (option.verb === 'attack') return speaker('board.hint.coin', { n: view.players[Number(option.word)]?.prize ?? 0 })
  if (option.verb === 'take') return speaker('board.asks', { n: view.combat?.bargain?.prices[Number(option.word)] ?? 0 })
  if (option.verb === 'buy') return speaker('board.bronze', { n: view.norn_price ?? 0 })
  return undefined
}

const CARDS = ['army.hero', 'army.warrior'] // asked with cards on the stage

const module: GameModule = {
  contract: CONTRACT,
  symbols: SYMBOLS,
  beats: BEATS,
  scenes: SCENES,
  flights: ({ events }) => flightsOf(events),
  Board,
  PlayerPanel,
  Overlay,
  covers: (view, seat) => stageOf(view, seat) !== null,
  Other,
  hand: handOf,
  boardIsList: (ask, view) => ask.name === 'board' || (CARDS.includes(ask.name) && view.scene?.scene === 'muster'),
  aspect: '390/430',
  looks,
  stocks,
  header,
  stamp: stampOf,
  hint,
  peek,
  score: (view, seat) => view.players[seat]?.wealth ?? 0,
}

export default module
