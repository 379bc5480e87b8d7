// The turns of a table in the reader's language, as the server tells them. The last one may still go on, so that it is
// told again with what comes after it.

import { api } from './api'
import type { ToldTurn } from './contract'

export class TurnLog {
  turns = $state.raw<ToldTurn[]>([])
  private told = '' // for whom, in which language
  private asked = 0

  constructor(private readonly table: string) {}

  /** Learn what happened until event `last`. What comes too late is dropped; what is refused is asked for with the next
   * change. */
  async learn(seat: number | null, lang: string, last: number): Promise<void> {
    const told = `${seat} ${lang}`
    const known = told === this.told ? this.turns : []
    const number = ++this.asked
    if (known.length && known.at(-1)!.last >= last) return
    const since = (known.at(-1)?.first ?? 1) - 1
    const found = await api.get('/tables/{table_id}/turns', { table_id: this.table, seat, since }).catch(() => null)
    if (!found || number !== this.asked) return
    this.told = told
    this.turns = [...known.slice(0, -1), ...found]
  }
}
