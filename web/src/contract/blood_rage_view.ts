// Written by tools/contract.py from the game's view/published.py: change that, and run it again.

/** The whole table. `turn.round` is the Age, `turn.seat` whose turn it is in the Action phase; no turn is counted. `phase` is where the Saga token lies; `discards` are the cards discarded for all to see. */
export interface Published {
  over: boolean
  turn: Turn
  who: (Thing | null)[]
  sealed: string[]
  phase: Phase | null
  first: Seat
  players: Player[]
  provinces: Province[]
  fjords: Fjord[]
  discards: Card[]
  pillage: Pillage | null
}

/** Which turn it is; every game has it. `round` is 0 before the first one. */
export interface Turn {
  round: number
  number: number
  seat: Seat | null
}

export type Seat = number

export type Thing = `${string}:${string}`

export type Phase = 'gifts' | 'action' | 'discard' | 'quest' | 'ragnarok' | 'valhalla'

/** A clan. `rage` is what is left to spend, `on_board` its figures in provinces and fjords, `quests` what it is committed to, `sheet` its Upgrades in the order they were laid, `pack` what it drafts from. */
export interface Player {
  clan: Clan | null
  glory: number
  rage: number
  passed: boolean
  stats: Stats
  on_board: number
  reserve: Reserve[]
  valhalla: Fallen[]
  hand: Card[]
  quests: Card[]
  sheet: Card[]
  pack: Card[]
}

export type Clan = 'wolf' | 'raven' | 'serpent' | 'bear'

export interface Stats {
  rage: Stat
  axes: Stat
  horns: Stat
}

/** A track of the clan sheet: its step from 0 on, the value there, and the Glory of a legendary step. */
export interface Stat {
  step: number
  value: number
  legendary: number
}

/** Figures in reserve, and the Rage that it costs to invade with one. */
export interface Reserve {
  figure: Figure
  n: number
  cost: number
}

export type Figure =
  | 'warrior' | 'leader' | 'ship' | 'troll' | 'dwarf-chieftain' | 'sea-serpent' | 'valkyrie' | 'dark-elf' | 'fire-giant'
  | 'frost-giant' | 'soldier-of-hel' | 'volur-witch'

/** Figures in Valhalla. */
export interface Fallen {
  figure: Figure
  n: number
}

export type Card =
  | 'a1-odins-smite' | 'a1-tyrs-bash' | 'a1-heimdalls-sight' | 'a1-friggas-grace' | 'a1-lokis-trickery' |
  'a1-tyrs-smash' | 'a1-tyrs-smite' | 'a1-thors-hammer' | 'a1-tyrs-crush' | 'a2-tyrs-crush' | 'a2-heimdalls-eye' |
  'a2-odins-tide' | 'a2-lokis-backstab' | 'a2-tyrs-rage' | 'a2-heimdalls-watch' | 'a2-thors-oath' | 'a2-tyrs-smite' |
  'a2-tyrs-smash' | 'a3-heimdalls-gaze' | 'a3-thors-primacy' | 'a3-thors-ascension' | 'a3-odins-judgement' |
  'a3-tyrs-rage' | 'a3-heimdalls-watch' | 'a3-tyrs-crush' | 'a3-lokis-poison' | 'a3-tyrs-smite' | 'a1-quest-alfheim' |
  'a1-quest-jotunheim' | 'a1-quest-manheim' | 'a1-quest-glorious-death' | 'a1-quest-yggdrasil' | 'a2-quest-alfheim' |
  'a2-quest-jotunheim' | 'a2-quest-manheim' | 'a2-quest-glorious-death' | 'a2-quest-yggdrasil' | 'a3-quest-alfheim' |
  'a3-quest-jotunheim' | 'a3-quest-manheim' | 'a3-quest-glorious-death' | 'a3-quest-yggdrasil' | 'a1-troll' |
  'a1-dwarf-chieftain' | 'a1-lord-of-hammers' | 'a1-brothers-in-arms' | 'a1-lokis-dragons' | 'a1-lokis-domain' |
  'a1-friggas-charm' | 'a1-thors-glory' | 'a1-sea-serpent' | 'a1-friggas-succor' | 'a1-tyrs-domain' |
  'a1-lokis-blessing' | 'a2-valkyrie' | 'a2-dark-elf' | 'a2-lord-of-axes' | 'a2-experts-in-arms' | 'a2-fire-dragons' |
  'a2-odins-inspiration' | 'a2-tyrs-challenge' | 'a2-friggas-protection' | 'a2-fire-giant' | 'a2-lokis-eminence' |
  'a2-tyrs-prowess' | 'a2-thors-domain' | 'a3-frost-giant' | 'a3-soldier-of-hel' | 'a3-lord-of-spears' |
  'a3-masters-in-arms' | 'a3-eternal-dragons' | 'a3-friggas-domain' | 'a3-odins-throne' | 'a3-thors-conquest' |
  'a3-volur-witch' | 'a3-friggas-sacrifice' | 'a3-tyrs-wrath' | 'a3-lokis-wrath' | `?${string}`

/** A province. `doom` is the Age whose Ragnarök comes or came to it, `doomed`: the Doom token lies here; `free` are its empty villages, and there is no limit without it; `strengths` are by seat, its fjord included. */
export interface Province {
  place: Place
  token: Token
  pillaged: boolean
  ruined: boolean
  doom: number | null
  doomed: boolean
  free: number | null
  figures: Group[]
  strengths: number[]
}

export type Place =
  | 'yggdrasil' | 'elvagar' | 'angerboda' | 'muspelheim' | 'horgr' | 'utgard' | 'andlang' | 'gimle' | 'myrkulor' |
  'fjord_ne' | 'fjord_se' | 'fjord_sw' | 'fjord_nw'

export type Token = 'rage' | 'axes' | 'horns' | 'glory' | 'yggdrasil'

/** So many figures of one kind and clan in one place. */
export interface Group {
  seat: Seat
  figure: Figure
  n: number
}

/** A fjord; it is closed once all provinces that it supports are destroyed. */
export interface Fjord {
  place: Place
  closed: boolean
  figures: Group[]
}

/** The pillage in progress. `sides` are those who fight or would, the pillager first. */
export interface Pillage {
  pillager: Seat
  place: Place
  token: Token
  stage: PillageStage
  sides: Side[]
  winner: Seat | null
}

export type PillageStage = 'call' | 'unopposed' | 'cards' | 'revealed' | 'decided'

/** A clan in a pillage: the cards that it has shown, the revealed one first; the strength of its figures; its total with what the cards add. */
export interface Side {
  seat: Seat
  cards: Card[]
  strength: number
  total: number
}
