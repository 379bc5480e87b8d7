// What the stage shows: the action board, one of my boards, or the Banquet Table; and what lies over it.

import type { Speaker, StageViews } from '../../lib/contract'
import type { Game } from '../../contract/feast_for_odin'
import { hold } from './held_tile.svelte'
import { areasOf } from './position'
import type { View } from './types'

type Shown = 'actions' | 'boards' | 'feast'

class Stage implements StageViews<Game> {
  shown = $state<Shown>('actions')
  shop = $state(false) // all that can be bought lies over it

  list(_view: View, seat: number | null, speaker: Speaker) {
    const actions = { id: 'actions', stamp: 'viking', name: speaker('page.view.actions') }
    return seat === null ? [actions] : [actions, { id: 'boards', stamp: 'house', name: speaker('page.view.boards') }]
  }

  show(id: string): void {
    this.shown = id as Shown
    this.shop = false
  }

  /** The next of the action board, each of my boards, and the Banquet Table. */
  next(view: View, seat: number): void {
    const areas = areasOf(view, seat)
    const at = areas.indexOf(hold.shown)
    if (this.shown === 'actions') {
      hold.pick(areas[0]!)
      this.show('boards')
    } else if (this.shown === 'boards' && areas[Math.max(at, 0) + 1] !== undefined) hold.pick(areas[Math.max(at, 0) + 1]!)
    else this.show(this.shown === 'boards' ? 'feast' : 'actions')
  }
}

export const stage = new Stage()
