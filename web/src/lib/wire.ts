// What goes over the wire: the same things as in src/longhall/server/wire.py, aside.py, plans.py and replays.py.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type View = { [field: string]: any } // a game's own shape; its module knows it

export interface Option {
  key: string
  verb: string
  kind: string
  word: string
}

export interface Ask {
  seat: number
  name: string
  about: { [name: string]: Json }
  options: Option[]
  anytime: Option[]
  kinds: string[]
  sealed: boolean
  private: boolean
  more: boolean
  part: boolean
}

/** What is missing for an option that is not on offer: a sentence `lack.<thing>` with its arguments. */
export interface Missing {
  thing: string
  about: { [name: string]: Json }
}

/** Why an option is not on offer. */
export interface Why {
  rule: string
  missing: Missing[]
}

export interface Event {
  number: number
  key: string
  args: { [name: string]: Json }
}

export interface Outcome {
  places: number[]
  scores: number[]
  parts: { [part: string]: number }[]
  reason: string
  winners: number[]
  beside: string[] // parts that are no points: they break ties, or belong to other ways to win
  by_score: boolean // false: the scores decided nothing, and places say only who won
}

export type SeatKind = 'open' | 'person' | 'bot' | 'automaton'

export interface Seat {
  seat: number
  kind: SeatKind
  name: string
  bot: string | null
}

export interface Table {
  id: string
  game: string
  name: string
  options: { [name: string]: string }
  content: string[]
  public: boolean
  seats: Seat[]
  asked: number[]
  created: string
  started: string | null
  finished: string | null
}

export interface MyTable {
  table: Table
  mine: number[]
  my_turn: number[]
}

export interface Wish {
  asker: number
  agreed: number[]
  refused: number[]
  missing: number[]
}

export interface Clock {
  seat: number
  turn: number
  reserve: number
  since: string | null
  deadline: string | null
}

export interface Update {
  table: Table
  seat: number | null
  events: Event[]
  last: number
  asks: Ask[]
  view: View | null
  moment: string
  can_undo: boolean
  wishes: Wish[]
  outcome: Outcome | null
  waiting_for_bot?: number | null
  clocks?: Clock[]
}

export interface NewSeat {
  kind: SeatKind
  name?: string | null
  bot?: string | null
}

export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: { [name: string]: string }
  content?: string[]
  public?: boolean
  name?: string
  spectators_talk?: boolean
  clock?: { turn: number; reserve: number } | null
}

export interface Opened {
  table: Table
  tokens: { [seat: string]: string }
}

export interface Choice {
  name: string
  values: string[]
  seats: { [value: string]: number[] }
  variant: boolean
  needs: { [choice: string]: string[] } // it makes sense only with these values of other choices
  automata: { [value: string]: { [seats: string]: number[] } } // the seats that the rules play, by value and number of players
}

export interface Pack {
  name: string
  hash: string
}

export interface GameCard {
  id: string
  name: string
  seats: number[]
  choices: Choice[]
  packs: Pack[]
}

export interface House {
  games: GameCard[]
  bots: string[]
}

export interface Message {
  number: number
  seat: number | null
  name: string
  text: string
  at: string
}

export interface Problem {
  key: string
  words: { [name: string]: Json }
  sentence: string
}

export interface Preferences {
  only_option: boolean
  passes: { [ask: string]: string }
  until: string
  ahead: string[]
}

export interface Plan {
  done: number
  stopped: '' | 'closes' | 'illegal' | 'others' | 'over'
  at: string | null
  rule: string
  view: View
  asks: Ask[]
  moment: string
}

export type Told =
  | { type: 'update'; update: Update; at?: string | null }
  | { type: 'talk'; messages: Message[] }
  | { type: 'done'; key: string | null }
  | { type: 'refused'; key: string | null; problem: Problem }

export type Order =
  | { do: 'answer'; options: string[]; key: string; moment: string }
  | { do: 'undo'; key: string }
  | { do: 'say'; text: string; key: string }
