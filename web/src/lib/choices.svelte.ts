// The options of the seat that looks, shared by board and panel: what lights up in one lights up in the other.

import { Again, asksAgain } from './again.svelte'
import { thing, type Act, type Ask, type Choices, type Option, type Plan, type Role, type Why } from './contract'
import { arranged, byThing, inGroups, whyOff } from './options'
import { TAKEN } from './keys'
import { windowLayout } from './layout.svelte'
import { areVerbs } from './option_layout'
import { settings } from './settings.svelte'
import type { TableRoom } from './table.svelte'

/** What stands on key caps: digits, and the letters that do nothing else at the table. */
function freeCaps(): string[] {
  const own = new Set(Object.values(settings.keys).map((key) => key.toUpperCase()))
  return [...'1234567890', ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !TAKEN.has(letter) && !own.has(letter))]
}

/** Something that is seen and has a key cap: an option, or the heading of some. */
export interface Slot {
  key: string
  run(): void
}

export class TableChoices implements Choices {
  hovered = $state<string | null>(null)
  asked = $state<string | null>(null) // the option of which somebody asks why it is not on offer
  peeked = $state<{ kind: string; word: string } | null>(null)
  readonly again = new Again()
  act = $state.raw<Act | null>(null)
  seen = $state.raw<Slot[] | null>(null) // what the list shows, top to bottom; none where there is no list
  verb = $state<string | null>(null) // the group that is open, where only their headings are shown

  ask: Ask | null = $derived.by(() => this.room.ask)
  private parts = $derived.by(() => arranged(this.ask && !this.room.elsewhere ? this.ask.options : [], this.room.speaker?.groups ?? []))
  rows: Option[] = $derived.by(() => this.parts.rows)
  done: Option | null = $derived.by(() => this.parts.done)
  decline: Option | null = $derived.by(() => this.parts.decline)
  anytime: Option[] = $derived.by(() => (this.ask && !this.room.elsewhere ? this.ask.anytime : []))
  /** Are groups shown by their headings alone, one open at a time? So it is in small windows. */
  byVerb: boolean = $derived.by(
    () => windowLayout.small && !settings.list && !settings.text && areVerbs(inGroups(this.rows, this.room.speaker?.groups ?? [])),
  )
  list: Option[] = $derived.by(() => [...(this.byVerb && this.verb ? this.rows.filter(({ group }) => group === this.verb) : this.rows), ...[this.done, this.decline].filter((each) => each !== null), ...this.anytime])
  selected: string | null = $derived.by(() => this.again.armed || (this.room.steps.at(-1)?.key ?? null))
  planned: string[] = $derived.by(() => this.room.steps.map((step) => step.key))
  /** Does the stage show all that may be chosen? Who reads the table as text has the list. */
  onBoard: boolean = $derived.by(() => {
    const { active, view, module } = this.room
    return !settings.text && active !== null && this.ask !== null && view !== null && (module?.boardIsList?.(this.ask, view) ?? false)
  })
  /** Does the chosen thing stand whole where the list would be? */
  whole: boolean = $derived.by(() => this.onBoard && (!settings.list || this.act?.parts === true))
  /** Does the module's chooser stand there? Then no caps are seen. */
  chooses: boolean = $derived.by(() => this.whole && this.room.module?.Chooser !== undefined)
  private caps = $derived.by(freeCaps)
  private slots: Slot[] = $derived.by(() => this.chooses ? [] : this.seen ?? [...this.rows, ...this.anytime].map((option) => ({ key: option.key, run: () => this.choose(option) })))
  private places = $derived.by(() => new Map(this.slots.map(({ key }, place) => [key, place])))
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
    const all = [...(this.ask?.options ?? []), ...this.anytime]
    return !this.room.elsewhere && all.length > 0 && all.every((option) => this.closes(option))
  }

  closes(option: Option): boolean {
    return this.room.closing.has(option.key)
  }

  get closed(): string {
    return this.room.wayBack === 'agreed' ? 'web.option.agreed' : 'web.option.closes'
  }

  number({ key }: Pick<Option, 'key'>): string | null {
    return this.caps[this.places.get(key) ?? this.caps.length] ?? null
  }

  /** Do what has this on its cap; says whether anything has. */
  press(cap: string): boolean {
    const slot = this.slots[this.caps.indexOf(cap.toUpperCase())]
    slot?.run()
    return slot !== undefined
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
