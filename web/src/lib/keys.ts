// The keyboard of the table. One list says which key does what; the table, its parts and the modules of games add what
// it does (`keys.on`). All keys can be changed or switched off, and single letters do nothing in text fields.

import { skipAnimations } from './flights'
import { settings } from './settings.svelte'

export interface KeyRow {
  id: string
  key: string // as `KeyboardEvent.key` has it
  fixed?: boolean // it cannot be changed
}

/** What can be done by key, in the order of the list that people see. What it is called is `web.keys.<id>`. */
export const KEYS: readonly KeyRow[] = [
  { id: 'decline', key: 'x' },
  { id: 'play', key: 'Enter', fixed: true },
  { id: 'space', key: ' ', fixed: true },
  { id: 'undo', key: 'u' },
  { id: 'undo_ask', key: 'U' },
  { id: 'plan', key: 'p' },
  { id: 'advised', key: 'a' },
  { id: 'view', key: 'v' },
  { id: 'turn', key: 'q' },
  { id: 'mirror', key: 'w' },
  { id: 'goods', key: 'g' },
  { id: 'shop', key: 'b' },
  { id: 'others', key: 'o' },
  { id: 'hand', key: 'h' },
  { id: 'news', key: 'n' },
  { id: 'log', key: 'l' },
  { id: 'search', key: '/' },
  { id: 'talk', key: 'c' },
  { id: 'rule', key: 'r' },
  { id: 'explain', key: 'w' },
  { id: 'text', key: 't' },
  { id: 'theme', key: 'd' },
  { id: 'walk', key: 'i' },
  { id: 'why', key: '?' },
  { id: 'menu', key: 'm' },
  { id: 'back', key: 'Escape', fixed: true },
]

/** Letters that mean something at the table are never on key caps. */
export const TAKEN: ReadonlySet<string> = new Set(KEYS.map(({ key }) => key.toUpperCase()))

/** The key of an act, as the person has it; '' is switched off. */
export function keyOf(id: string): string {
  return settings.keys[id] ?? KEYS.find((row) => row.id === id)?.key ?? ''
}

/** Does something, unless it says that it does not now. */
export type KeyAct = (event: KeyboardEvent) => boolean | void

export class KeyRegistry {
  private readonly acts = new Map<string, KeyAct[]>()

  /** Let a key do something while a part is there; the last that came is asked first. Gives the way to take it back. */
  on(id: string, act: KeyAct): () => void {
    this.acts.set(id, [act, ...(this.acts.get(id) ?? [])])
    return () => this.acts.set(id, (this.acts.get(id) ?? []).filter((each) => each !== act))
  }

  /** The same for several keys, by the names that they have in the list. */
  onAll(acts: Record<string, KeyAct>): () => void {
    const ends = Object.entries(acts).map(([id, act]) => this.on(id, act))
    return () => ends.forEach((end) => end())
  }

  /** Is there anything that this key does now? What does nothing is not listed. */
  has(id: string): boolean {
    return (this.acts.get(id) ?? []).length > 0
  }

  /** Do what a key does; says whether there was anything to do. */
  press(event: KeyboardEvent): boolean {
    const single = event.key.length === 1 && event.key !== ' '
    if (single && !settings.letters) return false
    const meant = KEYS.filter(({ id }) => keyOf(id) === event.key)
    return meant.some(({ id }) => (this.acts.get(id) ?? []).some((act) => act(event) !== false))
  }
}

export const keys = new KeyRegistry()
keys.on('space', () => skipAnimations())

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}

const LISTED = '.opts .opt:not(.off), .opts .verb, .opts .decline'
/** What may be chosen on the stage, where the board is the list. */
export const ON_BOARD = '.stage button.card.lit, .stage [data-spot]'

/** The next or last row of the panel, from the one that has the focus; without a list the next card on the stage. */
function moveFocus(by: number): void {
  const listed = [...document.querySelectorAll<HTMLElement>(LISTED)]
  const rows = listed.length ? listed : [...document.querySelectorAll<HTMLElement>(ON_BOARD)]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  rows.at(at < 0 && by < 0 ? -1 : (at + by + rows.length) % rows.length)?.focus()
}

/** What the table hears: arrows, keys of the list, and the caps of options. */
export function tableKeys(cap: (key: string) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (document.querySelector('dialog[open]')) return
    const target = event.target as HTMLElement
    const onButton = target.closest('button, a, [role=button], summary') !== null
    if (onButton && (event.key === 'Enter' || event.key === ' ')) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (target.closest('.stage')) return // the board moves its own focus
      moveFocus(event.key === 'ArrowDown' ? 1 : -1)
    } else if (!keys.press(event) && !(settings.letters && event.key.length === 1 && cap(event.key))) {
      return
    }
    event.preventDefault()
  }
}
