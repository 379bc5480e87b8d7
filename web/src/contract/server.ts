// Written by tools/contract.py from the server's structs and routes: change those, and run it again.

export type Order = Answer | Undo | Hold | Say

/** One answer or a batch. Idempotent by `key`; rejected if `question_token` is stale. Only the last of `options` may close the way back; `then` are answers to what is asked after it, given as far as each is on offer and taken back with the others. */
export interface Answer {
  do: 'answer'
  question_token?: string | null
  moment?: string | null
  options: string[]
  then?: string[]
  key?: string | null
}

/** Take back the seat's last answer while the way back is open; rejected if `question_token` is stale. */
export interface Undo {
  do: 'undo'
  question_token?: string | null
  moment?: string | null
  key?: string | null
}

/** Keep the open window open for longer; twice in a window at most, whoever wants it. */
export interface Hold {
  do: 'hold'
  key?: string | null
}

/** Something to say at the table; a retry carries the same key. */
export interface Say {
  do: 'say'
  text: string
  key?: string | null
}

export type ServerMessage = UpdateMessage | Accepted | Rejected | ChatUpdate

/** Over a WebSocket: something has changed. */
export interface UpdateMessage {
  type: 'update'
  update: Update
  at: string | null
}

/** All that an observer may know now, with the events after the number that was asked for. `waiting_for_bot` is there only while the table waits: the seat of a bot that has not answered in time. `contract` is the digest of the types of the game's view, events and asks: a page that was built from others cannot draw it. `by` is the seat whose gesture led to these events, where it was one seat alone and everybody may know. `window` is the same for all. To the seat itself alone are told `kept`, its answer in the window, which it may change until that closes, and `order`, its standing order; outside windows that is told only to who sets it. */
export interface Update {
  table: Table
  seat: number | null
  events: Event[]
  last: number
  asks: Ask[]
  view: View | null
  question_token: string
  can_undo: boolean
  wishes: UndoRequest[]
  outcome: Outcome | null
  waiting_for_bot?: number | null
  clocks?: Clock[]
  contract?: string
  by?: number | null
  window?: Window | null
  kept?: string[] | null
  order?: Until | null
}

/** A table, as everybody may know it. At a table for practice one takes back freely, and it counts for nothing; at one that is serious nothing that came to light is taken back. `deal_known`: somebody may know hidden cards, as the game was brought from a file or a seat was given away in the middle of it. `stopped`: nobody can play there, because it does not fit the rules any more, because it was played by newer ones, because the host has closed it, or because all agreed to end it without a result. `host`: the seat of whoever has the keys, if they sit there. `lobby`: it starts when they say so. */
export interface Table {
  id: string
  game: string
  name: string
  options: { [key: string]: string }
  content: string[]
  public: boolean
  seats: Seat[]
  asked: number[]
  created: string
  started: string | null
  finished: string | null
  practice: boolean
  deal_known: boolean
  stopped: Stopped | null
  lobby: boolean
  host: number | null
  lang: string
  pace: Pace
  welcoming: boolean
  window: 0 | 3 | 4 | 10
  quiet_windows: QuietWindows
}

/** Who sits where. A bot may stand in for a person or an open seat. `away`: no page of its person has been open for a minute. `ready`: before the start, its person waits for it. `locked`: the table's code does not open it. `offered`: its person is away, and whoever has the code may sit down. `resigned`: a bot plays on for good, and the place counts as the last. `finished_by_bot`: the game is over, and a bot has played it to the end for a person. `wants_end`: its person wants to end the game without a result. `portrait`: what its person has chosen, a word that the page knows. */
export interface Seat {
  seat: number
  kind: SeatKind
  name: string
  bot: string | null
  away: boolean
  ready: boolean
  locked: boolean
  offered: boolean
  resigned: boolean
  finished_by_bot: boolean
  wants_end: boolean
  portrait: string
}

export type SeatKind = 'open' | 'person' | 'bot' | 'automaton'

export type Stopped = 'frozen' | 'newer' | 'closed' | 'abandoned'

export type Pace = 'live' | 'hours' | 'days'

export type QuietWindows = 'strict' | 'brisk'

/** Something that happened, numbered for each observer. `level`: it is a heading, begins a turn of a seat, is worth a line, or is a detail of how it came about. `patch` leads from the view before it to the one when it was told, for those who asked for patches. */
export interface Event {
  number: number
  key: string
  args: { [key: string]: Json }
  level?: Level
  patch?: Patch | null
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type Level = 'round' | 'turn' | 'line' | 'detail'

export type Patch = { '='?: Json; '@'?: { [place: string]: Patch }; '+'?: { [field: string]: Patch }; '-'?: string[] }

/** An open question; of others' one sees who is asked what. `off` tells the seat itself what is not possible and why, up to 70 reasons; `decline_cost` what it gives up by declining, if that costs anything. */
export interface Ask {
  seat: number
  name: string
  about: { [key: string]: Json }
  options: Option[]
  anytime: Option[]
  kinds: string[]
  sealed: boolean
  private: boolean
  more: boolean
  part: boolean
  off?: Off[]
  decline_cost?: Cost | null
}

/** One possible answer. `role` is what it does to the question: `do` (a row of the list), `done` (ends a choice of several parts), `decline` (pass, no, take none). `group` is where it stands in the list, see `GameWords.groups`. */
export interface Option {
  key: string
  verb: string
  kind: string
  word: string
  role?: Role
  group?: string
}

export type Role = 'do' | 'done' | 'decline'

/** An option that a question does not offer though people would look for it, and why. */
export interface Off {
  key: string
  kind: string
  rule: string
  missing: Missing[]
  by_question: boolean
}

/** What is missing for an option: the sentence `lack.<thing>` of the game with its arguments; `n` is needed. */
export interface Missing {
  thing: string
  about: { [key: string]: Json }
}

/** What is given up: the sentences `decline.<thing>` and `decline.<thing>.again` of the game with their arguments. */
export interface Cost {
  thing: string
  about: { [key: string]: Json }
}

export type View = { [field: string]: any }

/** A seat wants to take back its last answer; those who have not agreed are still asked. */
export interface UndoRequest {
  asker: number
  agreed: number[]
  refused: number[]
  missing: number[]
}

/** How a game ended; `beside` names parts that are no points, and without `by_score` the scores decided nothing. `ties` are there only where a tie for the first place was broken, `rating` only where somebody played alone. */
export interface Outcome {
  places: number[]
  scores: number[]
  parts: { [key: string]: number }[]
  reason: string
  winners: number[]
  beside: string[]
  by_score: boolean
  paths: VictoryPath[]
  ties: TieBreak[]
  rating: SoloRating | null
}

/** A way to win other than by points, how far each seat has come, and how many are needed; 0 where the most win. `id` is the reason of an outcome by it, `part` what the outcome calls how far a seat has come. */
export interface VictoryPath {
  id: string
  part: string
  need: number
  have: number[]
}

/** A row of the ladder by which the first place was found; null for who was not compared any more. `decided`: after it the place was nobody else's. */
export interface TieBreak {
  key: string
  values: (number | null)[]
  decided: boolean
}

/** How good a result is where nobody else plays; only the step `rulebook` is the rulebook's. */
export interface SoloRating {
  steps: RatingStep[]
  rulebook: string
  reached: string
}

/** A step of a result alone, and its fewest points; the first one has no bound. */
export interface RatingStep {
  id: string
  least: number
}

/** A seat's clock. It runs if it has a deadline; then `turn` and `reserve` are what it had at `since`. */
export interface Clock {
  seat: number
  turn: number
  reserve: number
  since: string | null
  deadline: string | null
}

/** Several seats are asked at once; answers are kept until it closes, and then given in the order of the rules. It is the same for everybody. `closes` is null while somebody is waited for who is away; `held`: how often somebody wanted more time; `orders` are the standing orders that make sense in this game. */
export interface Window {
  ask: string
  about: { [key: string]: Json }
  opened: string
  closes: string | null
  held: number
  orders: Until[]
}

export type Until = 'aimed' | 'turn' | 'round' | 'draw'

/** Over a WebSocket: an order was carried out. */
export interface Accepted {
  type: 'done'
  key: string | null
}

/** Over a WebSocket: an order was refused, and nothing has changed. */
export interface Rejected {
  type: 'refused'
  key: string | null
  problem: Problem
}

/** What went wrong: a message key with its words, and the sentence in the caller's language. */
export interface Problem {
  key: string
  words: { [key: string]: Json }
  sentence: string
}

/** Over a WebSocket: what was said. */
export interface ChatUpdate {
  type: 'talk'
  messages: Message[]
}

/** Something said at a table; a spectator has no seat. */
export interface Message {
  number: number
  seat: number | null
  name: string
  text: string
  at: string
}

/** All words of a game, the names of its things by kind, and what the arguments of its sentences point at. */
export interface GameWords {
  game: string
  name: string
  words: Words
  things: { [key: string]: { [key: string]: string } }
  arguments: { [key: string]: string }
  texts: string[]
  groups: OptionGroup[]
  rules: Rule[]
  rows: ContentRow[]
  pictures: { [key: string]: { [key: string]: PackPicture } }
}

/** Sentences by key, each with its plural forms; `plural` is the rule that picks one for a number. */
export interface Words {
  lang: string
  plural: string
  messages: { [key: string]: string[] }
}

/** Options that stand together in a list, under the heading `group.<id>`: rows of the first verb need to name the thing alone. */
export interface OptionGroup {
  id: string
  stamp: string
  verbs: string[]
}

/** A rule, an example or a ruling of a game. */
export interface Rule {
  id: string
  sort: Sort
  kind: string
  section: string
  text: string
  point: string
  rulings: string[]
}

export type Sort = 'rule' | 'example' | 'ruling'

/** A row of a game's content, without its texts. */
export interface ContentRow {
  kind: string
  id: string
  label: string
  name: string
  source: string
  values: RowValues
}

export type RowValues = { [key: string]: Json }

/** How a content pack wants a thing to be drawn: a figure, a ground and a tint that the page knows. */
export interface PackPicture {
  main: string
  back: string
  tint: string
}

/** What can be played here, the bots there are, and the games that were played most in the last month. */
export interface House {
  games: GameCard[]
  bots: string[]
  popular: string[]
}

/** A game that can be played here; `taglines` say by language why one would want to. */
export interface GameCard {
  id: string
  name: string
  seats: number[]
  choices: Choice[]
  packs: Pack[]
  taglines: { [key: string]: string }
}

/** An option of a game: its values, the default first; `seats` limits a value to numbers of players. It makes sense only with the values in `needs` of other options. `automata`: by value, then by number of players, the seats that the rules themselves play. */
export interface Choice {
  name: string
  values: string[]
  seats: { [key: string]: number[] }
  variant: boolean
  needs: { [key: string]: string[] }
  automata: { [key: string]: { [key: string]: number[] } }
}

/** A content pack of the host. */
export interface Pack {
  name: string
  hash: string
}

/** The guest of this session. */
export interface Me {
  name: string | null
  portrait: string
}

/** What was played of a game with so many seats; lists are in the order of the seats. */
export interface GameCount {
  game: string
  seats: number
  games: number
  rated: number
  last: string
  wins: number[]
  scores: number[]
}

/** How often a card was played, by how many players (once in a game), and how many of them won. */
export interface Card {
  kind: string
  card: string
  played: number
  players: number
  won: number
}

/** How long a game with so many seats takes, in seconds and in answers. */
export interface Duration {
  game: string
  seats: number
  games: number
  shortest: number
  median: number
  mean: number
  longest: number
  answers: number
}

/** What this guest may know of itself: also who it is in the lists, and how good. */
export interface Mine {
  listed: boolean
  who: string
  ratings: Rating[]
}

/** How good a person or a bot is: `rating` may be wrong by some `uncertainty`. `who` is always the same for the same person, whatever its name is, and is a bot's level. */
export interface Rating {
  kind: string
  who: string
  name: string
  game: string
  seats: number
  rating: number
  uncertainty: number
  games: number
  wins: number
  changed: string
}

/** A game that is over; `unrated` says why it is not rated; where somebody resigned it is, but counts for nothing else. Only to those who played it its table is told. */
export interface Result {
  id: string
  game: string
  rules: number
  content: string
  options: { [key: string]: string }
  started: string
  ended: string
  seconds: number
  answers: number
  reason: string
  unrated: Unrated
  seats: SeatScore[]
  table?: string | null
  mine?: number[] | null
}

export type Unrated = '' | 'practice' | 'continued' | 'taken_back' | 'left' | 'resigned' | 'hot_seat' | 'few'

/** How a seat did. Nobody knows who it was, if a person has no `who`. */
export interface SeatScore {
  seat: number
  kind: string
  who: string | null
  name: string
  bot: string | null
  place: number
  score: number
  parts: { [key: string]: number }
  answers: number
  cards: { [key: string]: { [key: string]: number } }
}

/** A public table, with how good those are who sit there; nothing, if none of them has a rating. */
export interface ListedTable {
  id: string
  game: string
  name: string
  options: { [key: string]: string }
  content: string[]
  public: boolean
  seats: Seat[]
  asked: number[]
  created: string
  started: string | null
  finished: string | null
  practice: boolean
  deal_known: boolean
  stopped: Stopped | null
  lobby: boolean
  host: number | null
  lang: string
  pace: Pace
  welcoming: boolean
  window: 0 | 3 | 4 | 10
  quiet_windows: QuietWindows
  span: RatingSpan | null
}

/** How good the persons surely are who sit at a table, in this game with so many seats: their ratings less three times what these may be wrong by, the lowest and the highest. */
export interface RatingSpan {
  least: number
  most: number
}

/** A table where this guest has seats, those of them that must answer, and what happened last, if that was asked for and the game runs. `code`: the guest has no seat there but is invited, and sits down with it; `again_of`: the table that is played once more. */
export interface MyTable {
  table: Table
  mine: number[]
  my_turn: number[]
  archived: boolean
  news: TableNews | null
  code: string | null
  again_of: string | null
}

/** The last event of a table, as the guest's seat may know it; a spectator, if they hold several. */
export interface TableNews {
  at: string
  key: string
  args: { [key: string]: Json }
}

/** What the game advises a seat now; null where it has nothing to say. */
export interface Advised {
  advice: Advice | null
}

export type Advice = { [field: string]: any }

/** What a bot would answer in the seat's place, to the end of its act; it knows no more than the seat. */
export interface AdvisedAnswers {
  options: string[]
}

/** Who is silent at a table for all (`everybody`: nobody may speak), and whom this listener does not hear. Spectators are known by the numbers of what they have said. */
export interface Muted {
  everybody: boolean
  seats: number[]
  messages: number[]
  my_everybody: boolean
  my_seats: number[]
  my_messages: number[]
}

/** Would an answer close the way back? */
export interface Closes {
  closes: boolean
}

/** Of the options of a seat, those that would close the way back. */
export interface Closing {
  options: string[]
}

/** `number` is that of the event which tells it, `begins`: it begins a turn of the seat; `rule` is the id of the rule by which it was made. The table has a row for each candidate and a column for each thing that was compared, in this order; `chosen` is the place of the row that was taken. */
export interface Decision {
  seat: number | null
  number: number
  title: string
  begins: boolean
  rule: string | null
  table: TextTable | null
  chosen: number | null
  lines: string[]
}

/** The heads stand above the cells; one more stands above the notes, where rows have them. */
export interface TextTable {
  head: string[]
  rows: TextRow[]
}

/** A row of a table. The first cell is what the row is about; notes are what else is to be said of it. */
export interface TextRow {
  cells: string[]
  notes: string[]
}

/** What those who sit at a table may know besides: its code, with which one sits down in a free seat, its clock, and whether they have the host's keys. `absent`: for the host, who can be replaced, and when. */
export interface Invitation {
  code: string
  clock: NewClock | null
  is_host: boolean
  absent: Absent[]
}

/** The time that a seat has for a turn, and its reserve for the whole game. */
export interface NewClock {
  turn: number
  reserve: number
}

/** Somebody who is away or out of time, and from when on they can be replaced. */
export interface Absent {
  seat: number
  replace_from: string
}

/** A finished game as an observer saw it after so many of its gestures; `by` made the last of them. Where the rules have changed since, its view is that after `shown` gestures; its events are those until `after`. `back` and `on` are where one step leads: a window is one step, and so is an answer with those that it forced. */
export interface Replay {
  table: Table
  seat: number | null
  after: number
  shown: number
  gestures: number
  back: number
  on: number
  by: number | null
  events: Event[]
  last: number
  asks: Ask[]
  view: View
  outcome: Outcome | null
  contract: string
}

/** What an observer may know of a table, in sections with a heading. */
export interface Text {
  sections: Section[]
}

/** A part of the table. One of level 2 belongs to the last one of level 1 before it. */
export interface Section {
  heading: string
  level: 1 | 2
  layout: 'list' | 'ring' | 'grid' | 'shapes'
  table: TextTable | null
  lines: string[]
}

/** Whether a frozen table can go back to an earlier position, and what its persons say to that. It does when all of them agree. */
export interface RewindRequest {
  possible: boolean
  agreed: number[]
  refused: number[]
  missing: number[]
}

/** What the server answers for a seat: the only option; options by the name of the ask, until turn or round change or they are switched off; and answers set in advance, in their order. */
export interface Preferences {
  only_option: boolean
  passes: { [key: string]: string }
  until: 'turn' | 'round' | 'off'
  ahead: string[]
}

/** A turn in one sentence, in the caller's language: its events from `first` to `last`, whose it is (null: nobody's), and the heading that it stands under. `proper`: the rules call it a turn. `summary` is empty where all of it are details; its `parts` are the same in pieces. `points`: what was won and lost in it, where the game tells points as they are won. */
export interface ToldTurn {
  first: number
  last: number
  seat: number | null
  proper: boolean
  heading: string
  summary: string
  parts: TurnPart[]
  points: Points[]
}

/** A piece of a turn's summary, and the seats that it names. */
export interface TurnPart {
  text: string
  about: number[]
}

/** Points that a seat won, or lost to another. */
export interface Points {
  seat: number
  n: number
}

/** The rule that forbids an option; empty if it is on offer or no rule is named. With what is missing for it. */
export interface Why {
  rule: string
  missing: Missing[]
}

/** The password of a closed server. */
export interface Password {
  password: string
}

/** A table to be opened. */
export interface NewTable {
  game: string
  seats: NewSeat[]
  options?: { [key: string]: string }
  content?: string[]
  public?: boolean
  name?: string
  spectators_talk?: boolean
  clock?: NewClock | null
  practice?: boolean | null
  lobby?: boolean
  lang?: string
  pace?: Pace
  welcoming?: boolean
  window?: 0 | 3 | 4 | 10
  quiet_windows?: QuietWindows | null
  again_of?: string | null
}

/** A seat of a table to be opened; a person sits at the device that opens it. */
export interface NewSeat {
  kind?: SeatKind
  name?: string | null
  bot?: string | null
}

/** A new table, and the tokens of the links of its seats. They are told this once. */
export interface Opened {
  table: Table
  tokens: { [key: string]: string }
}

/** A save to be looked through or, if it is not over, to be played on at this device. */
export interface Import {
  save: { [key: string]: Json }
  seats?: NewSeat[] | null
  name?: string
  practice?: boolean | null
}

/** A person lets the running game be continued at another table, until somebody answers. */
export interface Agree {
  luck?: Luck
}

export type Luck = 'same' | 'anew'

/** The seats that agree to it now, and those that are still asked. */
export interface Agreed {
  agreed: number[]
  missing: number[]
}

/** A new table that goes on after so many gestures; of a running one, from where it stands. With the same luck everything comes as it would have come; else all that a spectator cannot see is dealt anew. */
export interface Continue {
  seats: NewSeat[]
  after?: number | null
  luck?: Luck
  public?: boolean
  name?: string
  practice?: boolean | null
}

/** What a person says to taking a frozen table back to a position that can be played. */
export interface RewindVote {
  agrees?: boolean
}

/** Does a person want the game to end without a result? It does when all persons agree. */
export interface Abandon {
  agrees: boolean
}

/** Who plays on in an abandoned seat; nobody, if no bot is named. */
export interface Leave {
  bot?: string | null
}

/** The token of a seat's link. */
export interface Link {
  seat: number
  token: string
}

/** Answers to try; rejected if `question_token` is stale. `through`: go on where one closes the way back, in one of the worlds that may come. */
export interface Try {
  question_token?: string | null
  moment?: string | null
  options?: string[]
  through?: boolean
}

/** How far a plan got, why it stopped at the option `at`, and what the seat would see there. To commit it, answer with its first `done` options, and perhaps the one that closes the way back, as a batch with its `question_token`. `closing` is the number of the first option that closes it, from 1, of a plan that went on there: what comes after it need not come so. */
export interface Plan {
  done: number
  stopped: '' | 'closes' | 'illegal' | 'others' | 'over'
  at: string | null
  rule: string
  view: View
  advice: Advice | null
  asks: Ask[]
  question_token: string
  closing: number
}

/** How the seat of somebody who is away is played: by a bot until they come back, or by whoever sits down there. */
export interface Replace {
  how: 'bot' | 'offer'
}

/** The seat that another one is exchanged with. */
export interface Swap {
  other: number
}

/** Who sits down: with the token of the seat's link, or with the code of the table. */
export interface Take {
  name?: string | null
  token?: string | null
  code?: string | null
  portrait?: string | null
}

/** The table after somebody has sat down there, with the token of the seat's link from now on. It is told this once; links that were known before are void, unless the seat was the same person's already. */
export interface Seated {
  id: string
  game: string
  name: string
  options: { [key: string]: string }
  content: string[]
  public: boolean
  seats: Seat[]
  asked: number[]
  created: string
  started: string | null
  finished: string | null
  practice: boolean
  deal_known: boolean
  stopped: Stopped | null
  lobby: boolean
  host: number | null
  lang: string
  pace: Pace
  welcoming: boolean
  window: 0 | 3 | 4 | 10
  quiet_windows: QuietWindows
  token: string
}

/** What a seat says to the wish of another seat (or its own) to take back its last answer. */
export interface Vote {
  asker: number
  agrees?: boolean
}

/** Whom not to hear, or (`muted` is false) to hear again: the person at a seat, or whoever said the message of a number. If neither is named: everybody. */
export interface Mute {
  seat?: number | null
  message?: number | null
  muted?: boolean
}

/** What a guest is called, and which portrait they have; it stays as it is if none is named. */
export interface Guest {
  name: string
  portrait?: string | null
}

/** May a person be named and rated? */
export interface Listed {
  listed: boolean
}

/** Does a guest want a table out of the way? */
export interface Archive {
  archived: boolean
}

/** The seat of the person who becomes the host. */
export interface Keys {
  seat: number
}

/** What the host makes of a seat where no person sits: free for anybody with the code, locked, or a bot's. */
export interface Arrange {
  kind: 'open' | 'locked' | 'bot'
  bot?: string | null
}

/** The bot that plays a seat for a while. */
export interface StandIn {
  bot: string
}

/** The portrait of a person; without one, it goes with the name. */
export interface Face {
  portrait: string
}

/** Is a person ready for the start? */
export interface Ready {
  ready: boolean
}

/** An https address of a public host. */
export interface NewWebhook {
  url: string
}

/** What messages are signed with, told this once: `X-Longhall-Signature` is `sha256=` and their HMAC. */
export interface Secret {
  secret: string
}

/** What the host changes of a table before it starts; what is not named stays. */
export interface SetUp {
  options?: { [key: string]: string } | null
  public?: boolean | null
  practice?: boolean | null
  pace?: Pace | null
  welcoming?: boolean | null
  window?: 0 | 3 | 4 | 10 | null
  quiet_windows?: QuietWindows | null
  clock?: NewClock | 'none' | null
}

/** Let windows go by for a seat until a card is aimed at it, the turn or the round is over, or it draws a card; null takes it back. */
export interface StandingOrder {
  until: Until | null
}
