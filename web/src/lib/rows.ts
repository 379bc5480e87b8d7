// The rows of a game's content, by the types that its contract has for them: contract/<game>_rows.ts.

import type { ContentRow, Speaker } from './contract'

/** A row with its own fields. */
export type Row<Values> = Omit<ContentRow, 'values'> & { values: Values }

/** Reads the rows of a game: `reader<Rows>(speaker)('card')`. */
export function reader<Rows>(speaker: Pick<Speaker, 'rows'>): <K extends keyof Rows & string>(kind: K) => Row<Rows[K]>[] {
  return <K extends keyof Rows & string>(kind: K) => speaker.rows(kind) as unknown as Row<Rows[K]>[]
}

/** One row of a game. */
export function oneRow<Rows, K extends keyof Rows & string>(speaker: Pick<Speaker, 'row'>, kind: K, id: string): Row<Rows[K]> | undefined {
  return speaker.row(kind, id) as unknown as Row<Rows[K]> | undefined
}
