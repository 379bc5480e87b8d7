// Kardnarök at the web table.

import type { Option, Speaker } from '../../lib/contract'
import type { GameModule, View } from './types'
import Board from './Board.svelte'
import Hearth from './Hearth.svelte'
import { looks, stocks } from './looks'
import Other from './Other.svelte'
import Overlay from './Overlay.svelte'
import { peek } from './peek'
import { header, stageOf } from './scene'
import { stampOf } from './stamps'
import { text } from './text'
import { bargainOf } from './bargain'
import { boardCoin, kardnarok } from './view'

/** What follows from an option, where a number says it. */
function hint(option: Option, view: View, speaker: Speaker): string | undefined {
  const it = kardnarok(view)
  if (option.verb === 'attack') return speaker('board.hint.coin', { n: boardCoin(it, Number(option.word)) })
  if (option.verb === 'take') return speaker('board.asks', { n: bargainOf(it)?.named[Number(option.word)] ?? 0 })
  if (option.verb === 'buy') return speaker('board.bronze', { n: it.norn_price ?? 0 })
  return undefined
}

const module: GameModule = {
  Board,
  Hearth,
  Overlay,
  covers: (view, seat) => stageOf(kardnarok(view), seat) !== null,
  Other,
  aspect: '390/430',
  looks,
  stocks,
  header,
  text,
  stamp: stampOf,
  hint,
  peek,
  score: (view, seat) => kardnarok(view).wealth[seat] ?? 0,
}

export default module
