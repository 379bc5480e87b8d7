// Which Follower's whole panel is open over the map; the panel at the left and the strip on the map both say it.

import type { Choices } from './types'

class FollowerSheet {
  seat = $state<number | null>(null)

  toggle(seat: number): void {
    this.seat = this.seat === seat ? null : seat
  }
}

const sheets = new WeakMap<object, FollowerSheet>()

/** One for each table. */
export function followerSheet(choices: Choices): FollowerSheet {
  let sheet = sheets.get(choices)
  if (!sheet) sheets.set(choices, (sheet = new FollowerSheet()))
  return sheet
}
