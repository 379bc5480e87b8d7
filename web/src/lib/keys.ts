// The keyboard of the table. Single letters do something outside of text fields only, and can be turned off.

import type { TableChoices } from './choices.svelte'
import { skipAnimations } from './flights'
import { settings } from './settings.svelte'
import type { TableRoom } from './table.svelte'

export interface TableActs {
  choices: TableChoices
  room: TableRoom
  menu(): void
  keys(): void
  others(): void
  hand(): void
  tab(tab: 'since' | 'log'): void
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** The next or last row of the panel, from the one that has the focus. */
function moveFocus(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.opts .opt:not(.off)')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  rows.at(at < 0 && by < 0 ? -1 : (at + by + rows.length) % rows.length)?.focus()
}

export function tableKeys(acts: TableActs): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    u: () => void acts.room.undo(),
    U: () => acts.room.active !== null && void acts.room.vote(acts.room.active),
    p: () => acts.room.togglePlan(),
    o: () => acts.others(),
    h: () => acts.hand(),
    l: () => acts.tab('log'),
    s: () => acts.tab('since'),
    t: () => settings.toggleText(),
    d: () => settings.toggleTheme(),
    w: () => acts.room.automata.length > 0 && acts.choices.explain(),
  }
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (document.querySelector('dialog[open]')) return
    const onButton = (event.target as HTMLElement).closest('button, a, [role=button]') !== null
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if ((event.target as HTMLElement).closest('.stage')) return // the board moves its own focus
      moveFocus(event.key === 'ArrowDown' ? 1 : -1)
      event.preventDefault()
    } else if (event.key === 'Enter' && !onButton) {
      if (acts.choices.act?.ready && !acts.room.steps.length) acts.choices.act.run()
      else void acts.room.commit()
    } else if (event.key === ' ' && !onButton) {
      skipAnimations()
      if (acts.room.window) void acts.room.hold()
      event.preventDefault()
    } else if (event.key === 'Escape') {
      acts.choices.hovered = null
    } else if (event.key === '/') {
      acts.tab('log')
      event.preventDefault()
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>('.search')?.focus())
    } else if (event.key === '?') {
      const [kind, word] = acts.choices.hovered?.split(/:(.*)/s) ?? []
      if (kind && word !== undefined) acts.choices.peek(kind, word)
      else acts.keys()
    } else if (settings.letters && event.key.length === 1) {
      const act = letters[event.key]
      const option = acts.choices.byCap(event.key)
      if (act) act()
      else if (option) acts.choices.choose(option)
      else return
      event.preventDefault()
    }
  }
}
