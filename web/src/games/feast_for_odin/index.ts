// A Feast for Odin at the table.

import type { Header, Option, Speaker } from '../../lib/contract'
import { CONTRACT } from '../../contract/feast_for_odin'
import type { GameModule, View } from './types'
import Board from './Board.svelte'
import { boxOf } from './content'
import { hint } from './hints'
import Hearth from './Hearth.svelte'
import { looks } from './looks'
import Other from './Other.svelte'
import { amountOf, roundsOf } from './position'
import { optionStamp } from './stamps'
import { peek, text } from './text'

function header(view: View, speaker: Speaker): Header {
  const round = speaker('page.round', { n: Math.max(view.round, 1), most: roundsOf(view, boxOf(speaker)) })
  return { round, phase: view.phase ? speaker.name('phase', view.phase) : '' }
}

const feastForOdin: GameModule = {
  contract: CONTRACT,
  Board,
  Hearth,
  Other,
  aspect: '0.94',
  looks,
  stocks: (view, seat, speaker) => [
    { stamp: 'viking', value: view.thing[seat], label: speaker('page.thing') },
    { stamp: 'coin', value: amountOf(view, boxOf(speaker), seat, 'silver'), label: speaker.name('item', 'silver') },
    { stamp: 'glory', value: view.scores[seat], label: speaker('page.score') },
  ],
  header,
  text,
  stamp: (option: Option, _view: View, speaker: Speaker) =>
    optionStamp(option, (space) => boxOf(speaker).spaces.find((each) => each.id === space)?.groups[0] ?? ''),
  hint,
  score: (view, seat) => view.scores[seat],
  peek,
}

export default feastForOdin
