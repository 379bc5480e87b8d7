// This guest's tables, and at how many of them it is their turn: asked for again and again while the page is seen.

import { api } from './api'
import type { MyTable } from './contract'

const SOON = 6 // seconds between two looks, for somebody who has other tables that run
const LATE = 60 // and for everybody else

class Mine {
  tables = $state.raw<MyTable[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private watchers = 0
  private hurried = 0 // watchers who wait for an invitation
  private beside = '' // the table that is open

  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (this.watchers && !document.hidden) void this.look()
    })
  }

  /** At how many tables, beside the one that is open, it is one's turn. */
  turns: number = $derived(this.others().filter((each) => each.my_turn.length > 0).length)

  private others(): MyTable[] {
    return this.tables.filter((each) => !each.table.finished && each.table.id !== this.beside)
  }

  /** Keep looking while a component is there: `$effect(() => mine.watch())`; often, where an invitation may come. */
  watch(beside = '', often = false): () => void {
    this.beside = beside
    this.watchers += 1
    if (often) this.hurried += 1
    void this.look()
    return () => {
      this.watchers -= 1
      if (often) this.hurried -= 1
      if (!this.watchers) clearTimeout(this.timer)
    }
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer)
    if (!document.hidden) this.tables = await api.get('/tables/mine').catch(() => this.tables)
    clearTimeout(this.timer)
    if (this.watchers) this.timer = setTimeout(() => void this.look(), (this.hurried || this.others().length ? SOON : LATE) * 1000)
  }
}

export const mine = new Mine()
