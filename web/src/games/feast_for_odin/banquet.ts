// What lies on the Banquet Table while a feast goes on.

import type { Event, View } from '../../lib/contract'
import type { Box } from './content'
import { frameOf } from './position'

export interface Serving {
  item: string // a food, 'silver' or 'empty'
  squares: number
}

/** What a seat has served in the feast that goes on, from left to right; nothing while it has none. */
export function servedNow(view: View, box: Box, seat: number, events: Event[]): Serving[] {
  const frame = frameOf(view, 'Feast')
  if (!frame || frame.seat !== seat) return []
  const begun = events.findLastIndex((event) => event.key === 'phase' && event.args.phase === 'feast')
  const flat: number[] = [...(frame.flat ?? [])]
  const found: Serving[] = []
  for (const { key, args } of events.slice(begun + 1)) {
    if (args.seat !== seat) continue
    if (key === 'penalty') found.push({ item: 'empty', squares: 1 })
    else if (key === 'paid' && args.item === 'silver') found.push(...Array.from({ length: Number(args.n ?? 1) }, () => ({ item: 'silver', squares: 1 })))
    else if (key === 'served') {
      const item = box.byId.get(String(args.item))!
      const kind = box.byId.get(item.id.replace('_pregnant', ''))!.number
      const lies = flat.indexOf(kind)
      if (lies >= 0) flat.splice(lies, 1)
      found.push({ item: item.id, squares: lies >= 0 ? item.long : item.short })
    }
  }
  return trimmed(found, view.squares[seat] - frame.left)
}

/** What the game advises to serve with what there is now, or next. */
export function adviceFor(view: View, seat: number, own: boolean): Serving[] {
  const frame = frameOf(view, 'Feast')
  if (!own || (frame && frame.seat !== seat)) return []
  const advised: [string, boolean, number][] = view.advice?.feast ?? []
  return advised.map(([item, , squares]) => ({ item: item || 'empty', squares }))
}

/** No more than is covered: what else was paid in the meantime is left out, and what is unknown is silver. */
function trimmed(found: Serving[], covered: number): Serving[] {
  const kept: Serving[] = []
  let room = covered
  for (const serving of found) {
    if (serving.squares <= room) kept.push(serving)
    room -= serving.squares <= room ? serving.squares : 0
  }
  return [...kept, ...Array.from({ length: room }, () => ({ item: 'silver', squares: 1 }))]
}
