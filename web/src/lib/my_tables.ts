// The tables of a guest in the order in which they matter: one's turn, others' turn, not begun, invited to, over, put away.

import type { MyTable } from './contract'

export const GROUPS = ['turn', 'others', 'waits', 'invited', 'finished', 'archived'] as const
export type Group = (typeof GROUPS)[number]

export function groupOf(each: MyTable): Group {
  if (each.archived) return 'archived'
  if (each.code !== null) return 'invited'
  if (each.table.finished || each.table.stopped) return 'finished'
  if (!each.table.started) return 'waits'
  return each.my_turn.length ? 'turn' : 'others'
}

/** When something last happened at a table, as far as this guest may know. */
export function lastOf({ table, news }: MyTable): string {
  return table.finished ?? news?.at ?? table.started ?? table.created
}

/** The groups that have tables, each with what changed last first. */
export function grouped(tables: MyTable[]): [Group, MyTable[]][] {
  const sorted = tables.toSorted((a, b) => lastOf(b).localeCompare(lastOf(a)))
  return GROUPS.map((group): [Group, MyTable[]] => [group, sorted.filter((each) => groupOf(each) === group)]).filter(([, found]) => found.length)
}
