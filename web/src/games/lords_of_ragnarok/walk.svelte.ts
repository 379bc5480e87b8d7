// Choosing on the map by pointer and by keys: one tab stop, arrows over what is lit, or over everything after I.

import { thing, type Option } from '../../lib/contract'
import type { Choices } from './types'
import { isArrow, nextSpot } from '../../lib/navigate'
import { optionsAt, type Spot } from './highlights'

export class Walk {
  focus = $state<string | null>(null)
  walking = $state(false)
  menu = $state<string | null>(null) // the thing with more than one option, as 'kind:word'

  constructor(
    private readonly choices: () => Choices,
    private readonly all: () => Spot[],
    private readonly root: () => Element | undefined,
  ) {}

  readonly lit: Spot[] = $derived.by(() => this.all().filter((spot) => this.options(spot.kind, spot.name).length > 0))
  readonly spots: Spot[] = $derived.by(() => (this.lit.length && !this.walking ? this.lit : this.all()))
  readonly current: string | null = $derived.by(() =>
    this.spots.some((spot) => spot.word === this.focus) ? this.focus : (this.spots[0]?.word ?? null),
  )

  options(kind: string, word: string): Option[] {
    return optionsAt(this.choices(), kind, word)
  }

  hovered(kind: string, word: string): boolean {
    return this.choices().hovered === thing(kind, word)
  }

  selected(kind: string, word: string): boolean {
    return this.options(kind, word).some((option) => option.key === this.choices().selected)
  }

  hover(kind: string, word: string, inside: boolean): void {
    this.choices().hovered = inside ? thing(kind, word) : null
  }

  peek(kind: string, word: string): void {
    this.choices().peek(kind, word)
  }

  choose(kind: string, word: string): void {
    const options = this.options(kind, word)
    const name = thing(kind, word)
    if (options.length === 1) this.take(options[0]!)
    else this.menu = options.length && this.menu !== name ? name : null
  }

  take(option: Option): void {
    this.menu = null
    this.choices().choose(option)
  }

  /** A new question. */
  restart(): void {
    this.walking = false
    this.menu = null
  }

  go(name: string): void {
    this.focus = name
    queueMicrotask(() => this.root()?.querySelector<SVGGElement>(`[data-spot="${name}"]`)?.focus())
  }

  key(event: KeyboardEvent, kind: string, word: string): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const name = thing(kind, word)
    if (isArrow(event.key)) this.go(nextSpot(this.spots, name, event.key))
    else if (event.key === 'Enter' || event.key === ' ') this.choose(kind, word)
    else if (event.key === 'Escape' && this.menu) this.menu = null
    else if (event.key === '?') this.peek(kind, word)
    else if (event.key.toLowerCase() === 'i') this.stroll(name)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** To the next thing of all, lit or not. */
  private stroll(name: string): void {
    const all = this.all()
    const at = all.findIndex((spot) => spot.word === name)
    const next = this.walking ? all[(at + 1) % all.length]!.word : name
    this.walking = true
    this.go(next)
  }
}
