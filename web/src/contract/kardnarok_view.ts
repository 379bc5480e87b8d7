// Written by tools/contract.py from the game's view/published.py: change that, and run it again.

/** The whole table. `order` are the seats in the order of this round's attack turns, `turn.number` how many of those are over, `turn.seat` the attacker, `clockwise` the direction; `norn_price` is there where Norns are bought. */
export interface Published {
  over: boolean
  turn: Turn
  who: (Thing | null)[]
  sealed: string[]
  mode: Mode
  rounds: number
  first: Seat
  order: Seat[]
  clockwise: boolean
  troop_strength: number
  laws: Ragnarok[]
  norn_price: number | null
  piles: Piles
  players: Player[]
  phase: Phase
  combat: Combat | null
  scene: Scene | null
}

/** Which turn it is; every game has it. `round` is 0 before the first one. */
export interface Turn {
  round: number
  number: number
  seat: Seat | null
}

export type Seat = number

export type Thing = `${string}:${string}`

export type Mode = 'basic' | 'duel' | 'story'

export type Ragnarok =
  | 'death_of_balder' | 'war_of_kin' | 'loki_unbound' | 'fimbulwinter' | 'skoll_devours_sun' | 'hati_devours_moon' |
  'march_of_the_dead' | 'jotuns_advance' | 'gjallarhorn' | 'field_of_vigrid' | 'death_of_the_gods' | 'yggdrasil_burns'

/** How many cards and silver coins are left. */
export interface Piles {
  warriors: number
  norns: number
  heroes: number
  silver: number
}

/** A kingdom. `silver` are the values of captured coins, the highest first; `prize` is the coin on its board. */
export interface Player {
  kingdom: Kingdom | null
  wealth: number
  silver: number[]
  bronze: number
  prize: number | null
  defence: Defence
  resting: Ritual | null
  exchanged: boolean
  hand: Card[]
  held: Held
  army: Card[]
  hero: Hero | null
  reserve: Hero[]
}

export type Kingdom = 'danmork' | 'noregr' | 'svithjod' | 'island'

/** The defence cube: the step it has reached, and the Forces that this gives. */
export interface Defence {
  step: number
  force: number
}

export type Ritual = 'odin' | 'thor' | 'frey'

export type Card =
  | 'assassin' | 'terrible_disease' | 'hugin_munin' | 'frey' | 'valkyries' | 'freyas_magic' | 'thor' | 'longship' |
  'battle_fury' | 'fenrir' | 'tyr' | 'shield_wall' | 'skadi' | 'jormungandr' | 'freya' | 'rune_blade' | 'skalds_song' |
  'poisoned_mead' | 'scorn_pole' | 'loki' | 'heimdall' | 'holmgang' | 'hel' | 'balder' | 'odin' | 'mimirs_well' |
  'threads_of_fate' | 'villager_man' | 'villager_man.jera' | 'villager_man.dagaz' | 'villager_man.ingwaz' |
  'villager_man.algiz' | 'villager_man.eihwaz' | 'villager_woman' | 'villager_woman.jera' | 'villager_woman.dagaz' |
  'villager_woman.ingwaz' | 'villager_woman.algiz' | 'villager_woman.eihwaz' | 'jarl' | 'jarl.jera' | 'jarl.dagaz' |
  'jarl.ingwaz' | 'jarl.algiz' | 'jarl.eihwaz' | 'seidkona' | 'seidkona.jera' | 'seidkona.dagaz' | 'seidkona.ingwaz' |
  'seidkona.algiz' | 'seidkona.eihwaz' | 'champion' | 'champion.jera' | 'champion.dagaz' | 'champion.ingwaz' |
  'champion.algiz' | 'champion.eihwaz' | 'berserker' | 'berserker.jera' | 'berserker.dagaz' | 'berserker.ingwaz' |
  'berserker.algiz' | 'berserker.eihwaz' | 'varangian' | 'varangian.jera' | 'varangian.dagaz' | 'varangian.ingwaz' |
  'varangian.algiz' | 'varangian.eihwaz' | 'huskarl' | 'huskarl.jera' | 'huskarl.dagaz' | 'huskarl.ingwaz' |
  'huskarl.algiz' | 'huskarl.eihwaz' | 'jotun' | 'jotun.jera' | 'jotun.dagaz' | 'jotun.ingwaz' | 'jotun.algiz' |
  'jotun.eihwaz' | `?${string}`

/** How many Warriors and Norns are in a hand, known or not. */
export interface Held {
  warriors: number
  norns: number
}

export type Hero =
  | 'freydis' | 'ragnar' | 'lagertha' | 'bjorn' | 'siegfried' | 'leif' | 'aslaug' | 'erik_red' | 'harald' | 'egil' |
  'hervor' | 'brynhild' | 'ivar' | 'beowulf' | 'rollo' | `?${string}`

export type Phase = 'boards' | 'refill' | 'muster' | 'turn' | 'ritual' | 'precombat' | 'initiative' | 'bargain' | 'result' | 'over'

/** The combat in progress; `ahead_on_tie` is who leads where both totals are equal. */
export interface Combat {
  attacker: Side
  defender: Side
  ahead_on_tie: Seat
  norns: UsedNorn[]
  tally: Tally | null
  bargain: Bargain | null
  winner: Seat | null
}

/** A combatant. `ritual` is there once it was revealed, `bonuses` while the armies are counted; `hexed`: its Hero's bonus is cancelled by a Norn; `plagued`: its reinforcements are blocked by one. */
export interface Side {
  seat: Seat
  ritual: Ritual | null
  villagers: Card[]
  thor_places: Card[]
  contract: Contract | null
  hexed: boolean
  plagued: boolean
  bonuses: Bonuses | null
}

/** What a combatant has agreed on with an outsider. */
export interface Contract {
  mercenary: Seat
  help: Help
  price: number
}

export type Help = 'helps' | 'stands_aside'

/** What each Warrior of an army adds now by its own bonus, in the order of the army, and what its Hero adds. */
export interface Bonuses {
  army: number[]
  hero: number | null
}

/** A Norn used in this combat, for one of its sides or for none; `forces` is what it changes now. */
export interface UsedNorn {
  way: NornWay
  seat: Seat
  role: Role | null
  state: NornState
  forces: Forces
}

export type NornWay =
  | 'assassin' | 'terrible_disease' | 'hugin_munin' | 'frey' | 'valkyries' | 'freyas_magic' | 'thor' | 'longship' |
  'battle_fury' | 'fenrir' | 'tyr' | 'shield_wall' | 'skadi' | 'jormungandr' | 'freya' | 'rune_blade' | 'skalds_song' |
  'poisoned_mead' | 'scorn_pole' | 'loki' | 'heimdall' | 'holmgang' | 'hel' | 'balder' | 'odin' | 'mimirs_well' |
  'threads_of_fate' | 'assassin.kill' | 'terrible_disease.plague' | 'hugin_munin.hugin' | 'hugin_munin.munin' |
  'frey.harvest' | 'frey.levy' | 'valkyries.choose_the_slain' | 'freyas_magic.cancel' | 'thor.hammer' | 'longship.raid'
  | 'battle_fury.fury' | 'fenrir.bite' | 'tyr.oath' | 'shield_wall.wall' | 'skadi.frost' | 'skadi.hunt' |
  'jormungandr.coil' | 'freya.favour' | 'rune_blade.strike' | 'skalds_song.courage' | 'skalds_song.muster' |
  'poisoned_mead.sip' | 'poisoned_mead.draught' | 'scorn_pole.curse' | 'loki.trick' | 'loki.theft' | 'heimdall.watch' |
  'holmgang.duel' | 'holmgang.oath' | 'hel.toll' | 'balder.light' | 'odin.wisdom' | 'mimirs_well.drink' |
  'threads_of_fate.reweave' | 'threads_of_fate.new_champion'

export type Role = 'attacker' | 'defender'

export type NornState = 'announced' | 'in_effect' | 'cancelled'

export interface Forces {
  attacker: number
  defender: number
}

/** The Counter, while the outcome is open: both totals, who leads, and how they add up. */
export interface Tally {
  totals: Forces
  leader: Seat
  trailer: Seat
  sums: Sum[]
}

/** A line of the totals. */
export interface Sum {
  line: SumLine
  forces: Forces
}

export type SumLine = 'strength' | 'bonus' | 'ritual' | 'defence' | 'law' | 'villagers' | 'thor_places' | 'norns'

/** The talk about a mercenary. Without an `outsider` the offer is open to all or not made yet; `against` is the leader's bid for standing aside, `counter` the outsider's price, `prices` what each seat named for an open offer. */
export interface Bargain {
  employer: Seat
  outsider: Seat | null
  bid: number | null
  against: number | null
  counter: number | null
  prices: (number | null)[]
  waiting: Seat[]
}

export type Scene = Mustering | Spying

/** Armies are assembled in secret; `seats` are those that still choose. */
export interface Mustering {
  scene: 'muster'
  seats: Seat[]
}

/** A seat picks a card of a hand, its own or that of another. */
export interface Spying {
  scene: 'spying'
  seat: Seat
  holder: Seat
}
