// A game without a board of its own: it is played from the option panel, and its view is told as text.

import type { GameModule } from '../../lib/contract'
import { plainLooks } from '../../lib/seats'
import Board from './Board.svelte'
import PlayerPanel from './PlayerPanel.svelte'

const generic: GameModule = {
  Board,
  PlayerPanel,
  plain: true,
  looks: (view) => plainLooks(view.seats ?? 4),
  stocks: () => [],
  header: () => ({ round: '', phase: '' }),
}

export default generic
