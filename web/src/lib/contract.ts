// What the table and the module of a game agree on. A game's folder under web/src/games has an index.ts, whose default
// export is a `GameModule`, and perhaps a Thumb.svelte, the picture of the game on the home page.

import type { Component } from 'svelte'
import type { BeatTable, Played } from './beats'
import type { Flight } from './flights'
import type { Ask, ContentRow, Cost, Event, Missing, Option, OptionGroup, Plan, Role, Rule, View, Why } from '../contract/server'

export type * from '../contract/server'

/** What a game shows, tells and asks: each contract/<game>.ts has its own `Game`. */
export interface AnyGame {
  view: View
  event: Event
  ask: Ask
  advice: unknown
}

export type SeatColour = 'red' | 'blue' | 'yellow' | 'brown' | 'green' | 'black' | 'none'

/** How a seat is drawn: colour and rune always go together, and so does the shield, which follows from the colour. */
export interface Look {
  colour: SeatColour
  rune: string // a stamp of icons.svg without its prefix: 'r-fehu'
  beast?: string // a stamp for large emblems instead of the rune: 'wolf'
}

/** A small number in a seat's chip; the first two are always shown, the third on wide screens. */
export interface Stock {
  stamp: string
  value: number | string
  label: string
}

/** What the top bar says of the moment: round and phase are sentences or names, drawn by the speaker. */
export interface Header {
  round: string
  phase: string
  next?: string
}

/** Words in the reader's language, the same as in src/longhall/words/speaker.py. A change of the language makes a new
 * speaker, so that everything drawn with it is drawn again. */
export interface Speaker {
  readonly lang: string
  readonly game: string
  /** A sentence of the game's catalogue, or else of the program's. `n` selects the plural. */
  (key: string, args?: Record<string, unknown>): string
  has(key: string): boolean
  /** The name of a thing: `name('card', 'a1-troll')`; its text is `name('card_text', 'a1-troll')`. */
  name(kind: string, word: string | number): string
  /** The same, or '' for what has no such name. */
  maybe(kind: string, word: string | number): string
  words(kind: string): string[] // all words of a kind, in the order of the content
  seat(seat: number): string // what the game calls it, such as a clan; else as `player`
  person(seat: number): string // who it is, as questions and the log name them: the player, where names differ
  player(seat: number): string
  ask(ask: Ask, reader: number | null): string // in the second person for the seat that is asked, else in the third
  option(option: Option, ask?: Ask | null): string // in the words that its question has for it, if the question is given
  lack(missing: Missing): string // what is missing for an option that is not on offer
  cost(cost: Cost, again?: boolean): string // what declining costs: 'loses 3 rage', or asked again: 'Lose 3 rage?'
  event(event: Event): string
  choice(name: string, value?: string): string
  kindOf(argument: string): string | undefined // what an argument of asks and events points at
  rule(id: string): Rule | undefined
  readonly rules: Rule[]
  readonly groups: OptionGroup[] // how options stand in a list, in the order of the rulebook
  row(kind: string, id: string): ContentRow | undefined
  rows(kind: string): ContentRow[]
}

/** The options of the seat that looks, as board and panel share them. All of it is reactive. */
export interface Choices<G extends AnyGame = AnyGame> {
  readonly list: Option[] // all that may be chosen now, anytime actions last; empty when nothing is asked of this seat
  readonly ask: G['ask'] | null
  /** What an option does to its question. Of several that decline, or end it, the first does; the others are rows. */
  role(option: Option): Role
  readonly decline: Option | null // the one that declines: a button with a fixed place and key, never a row
  readonly done: Option | null // the one that ends a choice of several parts
  /** Why nothing can be done now with a thing of a kind that is asked for; null where something can, or nobody asks. */
  off(kind: string, word: string | number): Why | null
  /** The options that point at a thing: `at('place', 'utgard')`. Several verbs may. */
  at(kind: string, word: string | number): Option[]
  choose(option: Option): void
  /** Answers that belong together, such as where a tile lies and how: they are sent as one gesture, though all but the
   * first are offered only after the one before. The last may close the way back; `then` goes with it as far as it is on
   * offer there. */
  chooseAll(options: Option[], then?: Option[]): Promise<boolean> | void // were they taken?
  /** Tries answers on a private copy without giving them; null where that was refused. Where one closes the way back it goes
   * on in a world that may come, if `through` says so. */
  tryOut?(options: Option[], through?: boolean): Promise<Plan | null>
  /** What a bot would answer here, to the end of the act, by keys; only at tables for practice. */
  readonly advised?: (() => Promise<string[]>) | undefined
  /** What is put together on the board and not sent yet: the bar of the side panel has its button, Enter does it. */
  act?: Act | null
  /** What pointer or focus is on, as 'kind:word'; rows and places light up together. */
  hovered: string | null
  /** The option that is chosen but not committed (plan, or one that closes the way back), by its key. */
  readonly selected: string | null
  /** The keys of the options of the plan, in their order. */
  readonly planned: string[]
  /** Does an option close the way back? */
  closes(option: Option): boolean
  /** What is said of such an option; where nothing else is, that there is no way back. */
  closed?: string
  number(option: Option): string | null // what stands on its key cap
  /** Opens "why not" for an option that is not on offer: `why('march.to:utgard')`. */
  why(key: string): void
  /** Opens what is known of a thing. */
  peek(kind: string, word: string | number): void
  /** Opens why the rules decided so for the seats that they play, at the last turn of one of them. */
  explain?(seat?: number): void
}

/** An act of several answers, such as Vikings on a space with all that follows. */
export interface Act {
  label: string // what its button says
  ready: boolean // can it be done, or is something still to be chosen?
  closes: boolean // does it close the way back?
  parts?: boolean // has it parts, which the chooser shows?
  run(): void
}

export interface GameProps<G extends AnyGame = AnyGame> {
  view: G['view']
  seat: number | null // through whose eyes; null is a spectator
  speaker: Speaker
  choices: Choices<G>
  looks: Look[] // by seat
  names: string[] // by seat: what the players are called
  before?: G['view'] | null | undefined // while the view is that of a plan: what is true
  recent: G['event'][] // what has just happened, for "just changed" and animation
  events: G['event'][] // all that has happened, as this seat knows it
  advice?: G['advice'] | null // what the game advises the seat that looks, once it is known
}

/** A card of one's own hand, as small windows show it above the options. */
export interface HeldCard {
  kind: string
  word: string
  picture: string // the deck of its picture
  id: string
  name: string
  mark?: string | undefined // its number
  n: number // copies
  options: Option[] // what can be done with it now
}

/** What a scene gets: the view of the beat that plays, the one before it, and how long the beat takes. */
export interface SceneProps<G extends AnyGame = AnyGame> {
  view: G['view']
  before: G['view'] | null
  beat: Played | null // none while it waits for an answer
  ms: number
  seat: number | null
  speaker: Speaker
  looks: Look[]
  names: string[]
}

/** What is told with a beat, as a seat sees it. */
export interface Telling<G extends AnyGame = AnyGame> {
  events: G['event'][]
  view: G['view']
  seat: number | null
  speaker: Speaker
  looks: Look[]
}

/** The views of a board, of which one is shown. */
export interface StageViews<G extends AnyGame = AnyGame> {
  list(view: G['view'], seat: number | null, speaker: Speaker): { id: string; stamp: string; name: string }[]
  readonly shown: string
  show(id: string): void
}

export interface GameModule<G extends AnyGame = AnyGame> {
  /** The digest of the types that it was built from; the server tells its own with each view. */
  contract?: string
  /** Is the game asked what it advises, with every change? */
  advises?: boolean
  Board: Component<GameProps<G>>
  /** Is the board the list of what may be chosen? Then the side panel has none, but shows the chosen thing whole; the list
   * stays one click or the text view away. */
  boardIsList?(ask: G['ask'], view: G['view']): boolean
  /** What shows the chosen thing there; else its picture and its text do. */
  Chooser?: Component<GameProps<G>>
  /** What the board can show by turns: tabs of small screens, key V. */
  views?: StageViews<G>
  PlayerPanel: Component<GameProps<G>>
  /** The hand, which stays in sight where the player panel is a tab; nothing where the stage shows it anyway. */
  hand?(view: G['view'], seat: number, speaker: Speaker, choices: Choices<G>): HeldCard[]
  /** Fills the stage instead of the board while `covers(view, seat)` says so: a draft, a battle's reveal. */
  Overlay?: Component<GameProps<G>>
  covers?(view: G['view'], seat: number | null): boolean
  /** Another seat's things, on key O. */
  Other?: Component<GameProps<G> & { of: number }>
  /** The board tells nothing of its own: the stage shows the text view. */
  plain?: boolean
  /** 'side' puts the player panel at the left of a square board, 'left' beside one that takes all the height. */
  layout?: 'side' | 'left'
  /** Width by height of the board on small screens, such as '1' or '560/560'. */
  aspect?: string
  looks(view: G['view']): Look[]
  stocks(view: G['view'], seat: number, speaker: Speaker): Stock[]
  header(view: G['view'], speaker: Speaker): Header
  /** The stamp of an option's row, by kind and verb. */
  stamp?(option: Option, view: G['view'], speaker: Speaker): string | undefined
  /** The stamps that stand for words in the texts of its cards. */
  symbols?: readonly string[]
  /** The kind and the word of the picture in an option's row, where it is not that of what the option points at. */
  picture?(option: Option, view: G['view']): [deck: string, id: string] | undefined
  /** What follows from an option, in a few words at the right of its row. */
  hint?(option: Option, view: G['view'], speaker: Speaker): string | undefined
  /** What must be known of an option, below its name. */
  note?(option: Option, view: G['view'], speaker: Speaker): string | undefined
  /** Who would come after a seat that is choosing, in order, where the game knows it. */
  next?(view: G['view'], seat: number): number[]
  /** What a question is about, below it; the first line also on small screens. Else it is the catalogue's `about.`. */
  about?(ask: G['ask'], view: G['view'], speaker: Speaker): string[]
  /** Points or the like over time: for the plot at the end. Which number of a view counts as the score of a seat? */
  score?(view: G['view'], seat: number): number
  /** How its events are played, by their keys. */
  beats?: BeatTable
  /** Its great moments, by the names that its beats have for them: they cover the board. */
  scenes?: { [scene: string]: Component<SceneProps<G>> }
  /** Where an event happened that does not say so itself: the `data-at` or `data-thing` of a thing on the board. */
  where?(event: G['event'], view: G['view']): string | null
  /** What flies over the table with a beat, of what is drawn as a number and so cannot glide by itself. */
  flights?(told: Telling<G>): Flight[]
  /** Does a scene go on while its question is open? `asks` are the questions as this seat sees them. */
  holds?(scene: string, view: G['view'], asks: readonly G['ask'][]): boolean
  /** The stamps of the ways to win of an outcome, for its end. */
  pathStamps?: { [id: string]: string }
  /** What pointing at a thing tells: lines under its name. */
  peek?(kind: string, word: string, view: G['view'], seat: number | null, speaker: Speaker): string[]
}

/** Are these the events from the beginning on? Then they are told to somebody who has just come, and are no news. */
export function isWholeLog(events: readonly Pick<Event, 'number'>[]): boolean {
  return events[0]?.number === 1
}

/** Words in the order of the numbers on their key caps, so that these can be read along; what is not on offer comes last. */
export function byNumber(words: readonly string[], kind: string, choices: Pick<Choices, 'list'>): string[] {
  const places = new Map(choices.list.map((option, place) => [thing(option.kind, option.word), place]))
  const place = (word: string) => places.get(thing(kind, word)) ?? places.size
  return [...words].sort((one, other) => place(one) - place(other))
}

/** A thing by one word, as `Choices.hovered` has it. */
export function thing(kind: string, word: string | number): string {
  return `${kind}:${word}`
}
