// Written by tools/contract.py from the game's view/published.py: change that, and run it again.

/** The whole table. No rounds are counted: `turn.round` is 0 until all heroes are chosen, then 1; `turn.number` is the place of `turn.seat` in the `order` of turns. `territories` are by number from 1, `temples` were taken from the track, `spent` are powers that may not be used again for a while, `boxed` artifacts that went back into the box. */
export interface Published {
  over: boolean
  turn: Turn
  who: (Thing | null)[]
  sealed: string[]
  board: BoardSide
  track_side: TrackSide
  phase: Phase
  order: Seat[]
  players: Player[]
  territories: Ground[]
  regions: Share[]
  monuments: Site[]
  wheel: Space[]
  beasts: Beast[]
  supply: Runes
  temples: number
  piles: Piles
  spent: Power[]
  boxed: Power[]
  races: Race[]
  ragnarok: Ragnarok
  doom: Doom | null
  victor: Seat | null
  surtur: Surtur | null
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

export type BoardSide = 'p2' | 'p34'

export type TrackSide = 'a' | 'b'

export type Phase = 'selection' | 'prayer' | 'hero' | 'runes' | 'maneuver' | 'special' | 'follower'

/** A player, a person or a Follower. `at` is where its hero is, `sea` where its drakkar is; `armies` are on the board, and so many are in the `reserve`. */
export interface Player {
  hero: Hero | null
  origin: Origin | null
  follower: Follower | null
  attributes: Attributes
  at: Territory | null
  sea: Sea | null
  armies: Army[]
  reserve: number
  priests: Priests
  runes: Runes
  limits: Limits
  allies: Realm[]
  kills: Kills
  artifacts: Artifact[]
  blessings: Blessing[]
  hand: Card[]
}

export type Hero = 'ragnar' | 'aslaug' | 'snorri' | 'lagertha' | 'beowulf'

export type Origin = 'odin' | 'thor' | 'freya' | 'tyr' | 'heimdall' | 'njord'

/** A seat that the rules play. `row` lies open from left to right, `deck` are the cards left to draw, `stash` the blessings and artifacts under its board. */
export interface Follower {
  corrupted: CorruptedHero
  row: RowCard[]
  deck: number
  stash: number
}

export type CorruptedHero = 'ragnar' | 'lagertha' | 'snorri' | 'aslaug' | 'beowulf'

/** A card of a Follower's row; `selected`: by the die in this turn. */
export interface RowCard {
  card: ActionCard
  selected: boolean
}

export type ActionCard =
  | 'basic_a1' | 'basic_a2' | 'basic_a3' | 'basic_a4' | 'basic_a5' | 'basic_a6' | 'basic_b1' | 'basic_b2' | 'basic_b3' |
  'basic_b4' | 'basic_b5' | 'basic_b6' | 'basic_c1' | 'basic_c2' | 'basic_c3' | 'basic_c4' | 'basic_c5' | 'basic_c6' |
  'hero_ragnar_1' | 'hero_ragnar_2' | 'hero_lagertha_1' | 'hero_lagertha_2' | 'hero_snorri_1' | 'hero_snorri_2' |
  'hero_aslaug_1' | 'hero_aslaug_2' | 'hero_beowulf_1' | 'hero_beowulf_2' | 'jarl_1' | 'jarl_2' | 'jarl_3' | 'jarl_4' |
  'jarl_5' | 'jarl_6' | 'jarl_7' | 'jarl_8' | 'jarl_9' | 'gothi_1' | 'gothi_2' | 'gothi_3' | 'gothi_4' | 'gothi_5' |
  'gothi_6' | 'gothi_7' | 'gothi_8' | 'gothi_9' | 'slayer_1' | 'slayer_2' | 'slayer_3' | 'slayer_4' | 'slayer_5' |
  'slayer_6' | 'slayer_7' | 'slayer_8' | 'slayer_9'

export interface Attributes {
  authority: Attribute
  power: Attribute
  wisdom: Attribute
}

/** Where its token stands, what it counts, and whether it is wounded. */
export interface Attribute {
  token: number
  value: number
  wounded: boolean
}

export type Territory =
  | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' |
  '19' | '20' | '21'

export type Sea = '1' | '2' | '3' | '4' | '5' | '6'

/** An army on the board; `activated`: in this phase. */
export interface Army {
  territory: Territory
  strength: number
  activated: boolean
}

/** Priests in the reserve and in the supply; the others pray at monuments. */
export interface Priests {
  reserve: number
  supply: number
}

export interface Runes {
  uruz: number
  othala: number
  algiz: number
}

/** How many combat cards and runes a player may hold. */
export interface Limits {
  cards: number
  runes: number
}

export type Realm = 'vanaheim' | 'alfheim' | 'jotunheim' | 'muspelheim' | 'svartalfheim' | 'niflheim'

/** Monsters killed, and slayer tokens. */
export interface Kills {
  monsters: number
  tokens: number
}

export interface Artifact {
  artifact: Power
  exhausted: boolean
}

export type Power =
  | 'hero.ragnar' | 'hero.aslaug' | 'hero.snorri' | 'hero.lagertha' | 'hero.beowulf' | 'artifact.gungnir' |
  'artifact.mjolnir' | 'artifact.falcon_cloak' | 'artifact.garms_chain' | 'artifact.whetstone' | 'artifact.barrow_blade'
  | 'artifact.dragon_hoard' | 'artifact.grendels_arm' | 'artifact.nidhoggs_fang' | 'blessing.banner' |
  'blessing.einherjar' | 'blessing.huginn' | 'blessing.muninn' | 'blessing.hird' | 'blessing.spearhead' |
  'blessing.levy' | 'blessing.high_seat' | 'blessing.discipline' | 'blessing.forced_march' | 'blessing.stronghold' |
  'blessing.muster' | 'blessing.thunder' | 'blessing.giants_bane' | 'blessing.fury' | 'blessing.feast' | 'blessing.belt'
  | 'blessing.hunters_oath' | 'blessing.survivor' | 'blessing.stormguard' | 'blessing.keen_eye' | 'blessing.wrath' |
  'blessing.steadfast' | 'blessing.blood_price' | 'blessing.seidr' | 'blessing.amber_tears' | 'blessing.falcon_feathers'
  | 'blessing.swift_keel' | 'blessing.beast_tongue' | 'blessing.tamer' | 'blessing.pact' | 'blessing.vanir_gift' |
  'blessing.tithe' | 'blessing.devout' | 'blessing.runecarver' | 'blessing.norns'

export type Blessing =
  | 'banner' | 'einherjar' | 'huginn' | 'muninn' | 'hird' | 'spearhead' | 'levy' | 'high_seat' | 'discipline' |
  'forced_march' | 'stronghold' | 'muster' | 'thunder' | 'giants_bane' | 'fury' | 'feast' | 'belt' | 'hunters_oath' |
  'survivor' | 'stormguard' | 'keen_eye' | 'wrath' | 'steadfast' | 'blood_price' | 'seidr' | 'amber_tears' |
  'falcon_feathers' | 'swift_keel' | 'beast_tongue' | 'tamer' | 'pact' | 'vanir_gift' | 'tithe' | 'devout' |
  'runecarver' | 'norns'

export type Card =
  | 'spear' | 'hunting_spear' | 'boar_spear' | 'sword' | 'broadsword' | 'ancestral_blade' | 'axe' | 'dane_axe' |
  'throwing_axe' | 'bow' | 'longbow' | 'fire_arrows' | 'shield' | 'shield_wall' | `?${string}`

/** A territory: who controls it, and what lies there. Armies, heroes and monsters tell themselves where they are. */
export interface Ground {
  control: Seat | null
  temple: boolean
  forge: Forge | null
  desolate: boolean
}

/** A forge token; `full`: its rune lies on it. */
export interface Forge {
  rune: Rune
  full: boolean
}

export type Rune = 'uruz' | 'othala' | 'algiz'

/** How many territories of a region each seat controls. */
export interface Share {
  region: Region
  held: number[]
}

export type Region =
  | 'p2-nordmark' | 'p2-solvang' | 'p2-austheim' | 'p2-jarnskog' | 'p2-sudrland' | 'p34-nordmark' | 'p34-solvang' |
  'p34-austheim' | 'p34-jarnskog' | 'p34-sudrland' | 'p34-vestfold'

/** A monument: its level, the spaces for priests at this level, and the priests of each seat there. */
export interface Site {
  monument: Monument
  level: number
  spaces: number
  priests: number[]
}

export type Monument = 'odin' | 'thor' | 'freya'

/** A space of the wheel with the markers on it, the top one last. */
export interface Space {
  action: Action
  markers: Seat[]
}

export type Action = 'march' | 'recruit' | 'build_temple' | 'monsters' | 'usurp' | 'prepare'

/** A monster, or the boss, which is the last. `ring` is who controls it, `on_top` whether its board lies on the other one of its rune, `slots` whose marker covers each wound slot. */
export interface Beast {
  monster: Monster
  boss: boolean
  fate: Fate
  at: Territory | null
  ring: Seat | null
  on_top: boolean
  slots: (Seat | null)[]
}

export type Monster = 'garm' | 'hrungnir' | 'draugr' | 'fafnir' | 'grendel' | 'nidhogg' | 'loki'

export type Fate = 'away' | 'on_board' | 'dead'

/** How many cards are left to draw. */
export interface Piles {
  combat: number
  attack: number
  blessing: number
  event: number
}

/** A victory: how many it takes, and how many each seat has. A slayer then still has to kill the boss. */
export interface Race {
  victory: Victory
  need: number
  have: number[]
}

export type Victory = 'jarl' | 'gothi' | 'slayer'

/** So many requirements as are `needed` bring it about. `counts` are the territories next to Yggdrasil (for a Follower also the Desolation tokens), `order` who would be first, second, … if it came now, `lord` the first of them unless nobody counts anything. */
export interface Ragnarok {
  needed: number
  requirements: Sign[]
  counts: number[]
  order: Seat[]
  lord: Seat | null
}

export interface Sign {
  requirement: Requirement
  omen: Omen
}

export type Requirement =
  | 'r2_regions' | 'r2_temples' | 'r2_monsters' | 'r2_monument' | 'r2_sum' | 'r34_regions' | 'r34_temples' |
  'r34_monsters' | 'r34_monument' | 'r34_sum'

export type Omen = 'turned' | 'holds' | 'open'

/** Ragnarok has begun: who brought it about, and the last turns still to come. */
export interface Doom {
  seat: Seat
  last_turns: Seat[]
}

/** What Followers bring along. Tokens leave the `slots` from the left; `removal` is the strength that an army needs to remove one, while one lies on the board. */
export interface Surtur {
  slots: Slot[]
  removal: number | null
  judge: Seat | null
  challenges: Challenge[]
}

/** A slot of Surtur's card; `out`: its token lies on the board; `blessing`: who puts one back there may have a blessing. */
export interface Slot {
  number: number
  out: boolean
  blessing: boolean
}

export type Challenge = 'challenge_1' | 'challenge_2' | 'challenge_3' | 'challenge_4' | 'challenge_5' | 'challenge_6'

export type Scene = Selecting | Drafting | Hunting | Fighting | Judging | Following

/** A player chooses a hero, then an origin. */
export interface Selecting {
  scene: 'selection'
  seat: Seat
  choosing: 'hero' | 'origin'
  heroes: Hero[]
  origins: Origin[]
}

/** Blessings are laid out; `order` are those who still take one. */
export interface Drafting {
  scene: 'draft'
  offer: Blessing[]
  order: Seat[]
}

/** A hunt. `monster_side` is who plays the attack cards in `hand`, of which `deck` are left to draw; `placed` are the slots that the hunter has covered; `any_weapon`: the next card counts as any weapon. */
export interface Hunting {
  scene: 'hunt'
  hunter: Seat
  monster: Monster
  monster_side: Seat
  attack: Fury | null
  hand: Attack[]
  deck: number
  placed: WoundSlot[]
  any_weapon: boolean
}

/** The attack card in play: `defence` so far of what its Fury has `needed`, `against` (with the hunter's wisdom) of its `weak_point`; `blocked`: by a shield. */
export interface Fury {
  card: Attack
  needed: number
  defence: number
  blocked: boolean
  weak_point: number
  against: number
}

export type Attack =
  | 'special' | 'claws' | 'roar' | 'crush' | 'escape' | 'regenerate' | 'feint' | 'frenzy' | `?${string}`

export type WoundSlot =
  | 'garm.1' | 'garm.2' | 'garm.3' | 'garm.4' | 'garm.5' | 'garm.6' | 'garm.7' | 'hrungnir.1' | 'hrungnir.2' |
  'hrungnir.3' | 'hrungnir.4' | 'hrungnir.5' | 'hrungnir.6' | 'hrungnir.7' | 'hrungnir.8' | 'draugr.1' | 'draugr.2' |
  'draugr.3' | 'draugr.4' | 'draugr.5' | 'draugr.6' | 'draugr.7' | 'fafnir.1' | 'fafnir.2' | 'fafnir.3' | 'fafnir.4' |
  'fafnir.5' | 'fafnir.6' | 'fafnir.7' | 'fafnir.8' | 'fafnir.9' | 'grendel.1' | 'grendel.2' | 'grendel.3' | 'grendel.4'
  | 'grendel.5' | 'grendel.6' | 'grendel.7' | 'grendel.8' | 'nidhogg.1' | 'nidhogg.2' | 'nidhogg.3' | 'nidhogg.4' |
  'nidhogg.5' | 'nidhogg.6' | 'nidhogg.7' | 'nidhogg.8' | 'nidhogg.9' | 'loki.1' | 'loki.2' | 'loki.3' | 'loki.4' |
  'loki.5'

/** A battle. `winner` is there once it is decided. */
export interface Fighting {
  scene: 'battle'
  territory: Territory
  attacker: Side
  defender: Side
  winner: Seat | null
}

/** A side of a battle: its armies there, the cards that it has played, and its battle strength so far. */
export interface Side {
  seat: Seat
  armies: number
  cards: Card[]
  strength: number
  passed: boolean
}

/** The Judge decides what a rule leaves open for a Follower. */
export interface Judging {
  scene: 'judgement'
  judge: Seat
  follower: Seat
  rule: string
  equal: Equal[]
}

/** A territory or a monster that the Judge may choose, and the people whom it would hit. */
export interface Equal {
  territory: Territory | null
  monster: Monster | null
  hit: Seat[]
}

/** A Follower takes its turn by the card that the die has selected. */
export interface Following {
  scene: 'follower'
  seat: Seat
  step: FollowerStep
  card: ActionCard | null
}

export type FollowerStep = 'roll' | 'prayer' | 'hero' | 'runes' | 'maneuver' | 'special' | 'benefit' | 'cleanup'
