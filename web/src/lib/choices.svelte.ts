// The options of the seat that looks, shared by board and panel: what lights up in one lights up in the other.

import { Again, asksAgain } from './again.svelte'
import { thing, type Act, type Ask, type Choices, type Option, type Plan, type Role, type Why } from './contract'
import { arranged, byThing, whyOff } from './options'
import { TAKEN } from './keys'
import { settings } from './settings.svelte'
import type { TableRoom } from './table.svelte'

/** What stands on key caps: digits, and the letters that do nothing else at the table. */
function freeCaps(): string[] {
  const own = new Set(Object.values(settings.keys).map((key) => key.toUpperCase()))
  return [...'1234567890', ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !TAKEN.has(letter) && !own.has(letter))]
}

export class TableChoices implements Choices {
  hovered = $state<string | null>(null)
  asked = $state<string | null>(null) // the option of which somebody asks why it is not on offer
  peeked = $state<{ kind: string; word: string } | null>(null)
  readonly again = new Again()
  act = $state.raw<Act | null>(null)

  ask: Ask | null = $derived.by(() => this.room.ask)
  private parts = $derived.by(() => arranged(this.ask && !this.room.elsewhere ? this.ask.options : [], this.room.speaker?.groups ?? []))
  rows: Option[] = $derived.by(() => this.parts.rows)
  done: Option | null = $derived.by(() => this.parts.done)
  decline: Option | null = $derived.by(() => this.parts.decline)
  anytime: Option[] = $derived.by(() => (this.ask && !this.room.elsewhere ? this.ask.anytime : []))
  list: Option[] = $derived.by(() => [...this.rows, ...[this.done, this.decline].filter((each) => each !== null), ...this.anytime])
  selected: string | null = $derived.by(() => this.room.steps.at(-1)?.key ?? null)
  planned: string[] = $derived.by(() => this.room.steps.map((step) => step.key))
  /** The board is the list: what is chosen there is shown whole, unless somebody reads the table as text. */
  onBoard: boolean = $derived.by(() => {
    const { active, view, module } = this.room
    return !settings.text && active !== null && this.ask !== null && view !== null && (module?.boardIsList?.(this.ask, view) ?? false)
  })
  /** Does the module's chooser stand where the list would be? Then no caps are seen. */
  chooses: boolean = $derived.by(() => this.onBoard && (!settings.list || this.act?.parts === true) && this.room.module?.Chooser !== undefined)
  private caps = $derived.by(freeCaps)
  private capped = $derived.by(() => [...this.rows, ...this.anytime].slice(0, this.caps.length))
  private places = $derived.by(() => new Map(this.capped.map((option, place) => [option.key, place])))
  private things = $derived.by(() => byThing(this.list))

  constructor(private readonly room: TableRoom) {}

  at(kind: string, word: string | number): Option[] {
    return this.things.get(thing(kind, word)) ?? []
  }

  role(option: Option): Role {
    return option.key === this.done?.key ? 'done' : option.key === this.decline?.key ? 'decline' : 'do'
  }

  off(kind: string, word: string | number): Why | null {
    return this.ask && !this.at(kind, word).length ? whyOff(this.ask, kind, word) : null
  }

  choose(option: Option): void {
    const asks = !this.room.planning && asksAgain(option, this.ask, this.decline, this.closes(option), settings.askBefore)
    if (!asks || this.again.press(option.key)) void this.chooseAll([option])
  }

  chooseAll(options: Option[], then: Option[] = []): Promise<boolean> {
    this.hovered = null
    this.again.disarm()
    return this.room.choose(options, then)
  }

  get advised(): (() => Promise<string[]>) | undefined {
    return this.room.table?.practice ? () => this.room.advisedAnswers() : undefined
  }

  tryOut(options: Option[], through = false): Promise<Plan | null> {
    return this.room.tryOut(options, through)
  }

  /** Do all options close the way back? Then it is said once, with the question. */
  get allClose(): boolean {
    return this.list.length > 0 && this.list.every((option) => this.closes(option))
  }

  closes(option: Option): boolean {
    return this.room.closing.has(option.key)
  }

  get closed(): string {
    return this.room.wayBack === 'agreed' ? 'web.option.agreed' : 'web.option.closes'
  }

  number(option: Option): string | null {
    return this.caps[this.places.get(option.key) ?? this.caps.length] ?? null
  }

  /** The option of a key that was pressed. */
  byCap(cap: string): Option | undefined {
    const place = this.caps.indexOf(cap.toUpperCase())
    return place < 0 || this.chooses ? undefined : this.capped[place]
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
