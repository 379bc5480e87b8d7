// The options of the seat that looks, shared by board and panel: what lights up in one lights up in the other.

import { thing, type Act, type Ask, type Choices, type Option, type Plan } from './contract'
import type { TableRoom } from './table.svelte'

// Letters of key caps: those that do nothing else at the table.
const CAPS = [...'1234567890', ...'ABCEFGJKMNRVXYZ']

export class TableChoices implements Choices {
  hovered = $state<string | null>(null)
  asked = $state<string | null>(null) // the option of which somebody asks why it is not on offer
  peeked = $state<{ kind: string; word: string } | null>(null)
  act = $state.raw<Act | null>(null)

  ask: Ask | null = $derived.by(() => this.room.ask)
  list: Option[] = $derived.by(() => (this.ask && !this.room.elsewhere ? [...this.ask.options, ...this.ask.anytime] : []))
  selected: string | null = $derived.by(() => this.room.steps.at(-1)?.key ?? null)
  planned: string[] = $derived.by(() => this.room.steps.map((step) => step.key))
  private places = $derived.by(() => new Map(this.list.map((option, place) => [option.key, place])))
  private things = $derived.by(() => byThing(this.list))

  constructor(private readonly room: TableRoom) {}

  at(kind: string, word: string | number): Option[] {
    return this.things.get(thing(kind, word)) ?? []
  }

  choose(option: Option): void {
    void this.chooseAll([option])
  }

  chooseAll(options: Option[]): Promise<boolean> {
    this.hovered = null
    return this.room.choose(options)
  }

  get advised(): (() => Promise<string[]>) | undefined {
    return this.room.table?.practice ? () => this.room.advisedAnswers() : undefined
  }

  tryOut(options: Option[]): Promise<Plan | null> {
    return this.room.tryOut(options)
  }

  closes(option: Option): boolean {
    return this.room.closing.has(option.key)
  }

  get closed(): string {
    return this.room.wayBack === 'agreed' ? 'web.option.agreed' : 'web.option.closes'
  }

  number(option: Option): string | null {
    return CAPS[this.places.get(option.key) ?? CAPS.length] ?? null
  }

  /** The option of a key that was pressed. */
  byCap(cap: string): Option | undefined {
    const place = CAPS.indexOf(cap.toUpperCase())
    return place < 0 ? undefined : this.list[place]
  }

  why(key: string): void {
    this.asked = key
  }

  peek(kind: string, word: string | number): void {
    this.peeked = { kind, word: String(word) }
  }

  explain(seat?: number): void {
    this.room.explaining = seat ?? true
  }
}

function byThing(options: Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of options) {
    const name = thing(option.kind, option.word)
    found.set(name, [...(found.get(name) ?? []), option])
  }
  return found
}
