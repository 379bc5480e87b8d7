// Written by tools/contract.py from what the game declares: change that, and run it again.

import type { Published } from './lords_of_ragnarok_view'
import type { Ask as AnyAsk, Level } from './server'

/** Changes with anything that the page knows of this game. */
export const CONTRACT = '5ff9c8745e06b326'

export type Territory =
  | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' |
  '19' | '20' | '21'

export type Card =
  | 'spear' | 'hunting_spear' | 'boar_spear' | 'sword' | 'broadsword' | 'ancestral_blade' | 'axe' | 'dane_axe' |
  'throwing_axe' | 'bow' | 'longbow' | 'fire_arrows' | 'shield' | 'shield_wall'

export type Hero = 'ragnar' | 'aslaug' | 'snorri' | 'lagertha' | 'beowulf'

export type Origin = 'odin' | 'thor' | 'freya' | 'tyr' | 'heimdall' | 'njord'

export type Blessing =
  | 'banner' | 'einherjar' | 'huginn' | 'muninn' | 'hird' | 'spearhead' | 'levy' | 'high_seat' | 'discipline' |
  'forced_march' | 'stronghold' | 'muster' | 'thunder' | 'giants_bane' | 'fury' | 'feast' | 'belt' | 'hunters_oath' |
  'survivor' | 'stormguard' | 'keen_eye' | 'wrath' | 'steadfast' | 'blood_price' | 'seidr' | 'amber_tears' |
  'falcon_feathers' | 'swift_keel' | 'beast_tongue' | 'tamer' | 'pact' | 'vanir_gift' | 'tithe' | 'devout' |
  'runecarver' | 'norns'

export type Attribute = 'authority' | 'power' | 'wisdom'

export type Rune = 'uruz' | 'othala' | 'algiz'

export type RuneAction =
  | 'activate_boss' | 'control_monster' | 'ally' | 'army_plus' | 'activate_monster' | 'draw_one' | 'place_hero' |
  'raise_lowest' | 'draw_two'

export type Realm = 'vanaheim' | 'alfheim' | 'jotunheim' | 'muspelheim' | 'svartalfheim' | 'niflheim'

export type Monument = 'odin' | 'thor' | 'freya'

export type Monster = 'garm' | 'hrungnir' | 'draugr' | 'fafnir' | 'grendel' | 'nidhogg' | 'loki'

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

export type Action = 'march' | 'recruit' | 'build_temple' | 'monsters' | 'usurp' | 'prepare' | 'build_monument'

export type Sea = '1' | '2' | '3' | '4' | '5' | '6'

export type Slot = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

export type WoundSlot =
  | 'garm.1' | 'garm.2' | 'garm.3' | 'garm.4' | 'garm.5' | 'garm.6' | 'garm.7' | 'hrungnir.1' | 'hrungnir.2' |
  'hrungnir.3' | 'hrungnir.4' | 'hrungnir.5' | 'hrungnir.6' | 'hrungnir.7' | 'hrungnir.8' | 'draugr.1' | 'draugr.2' |
  'draugr.3' | 'draugr.4' | 'draugr.5' | 'draugr.6' | 'draugr.7' | 'fafnir.1' | 'fafnir.2' | 'fafnir.3' | 'fafnir.4' |
  'fafnir.5' | 'fafnir.6' | 'fafnir.7' | 'fafnir.8' | 'fafnir.9' | 'grendel.1' | 'grendel.2' | 'grendel.3' | 'grendel.4'
  | 'grendel.5' | 'grendel.6' | 'grendel.7' | 'grendel.8' | 'nidhogg.1' | 'nidhogg.2' | 'nidhogg.3' | 'nidhogg.4' |
  'nidhogg.5' | 'nidhogg.6' | 'nidhogg.7' | 'nidhogg.8' | 'nidhogg.9' | 'loki.1' | 'loki.2' | 'loki.3' | 'loki.4' |
  'loki.5'

export type Bonus = 'vanaheim' | 'alfheim' | 'jotunheim' | 'muspelheim' | 'svartalfheim' | 'niflheim'

export type Attack = 'special' | 'claws' | 'roar' | 'crush' | 'escape' | 'regenerate' | 'feint' | 'frenzy'

export type Army =
  | '1.1' | '1.2' | '1.3' | '1.4' | '1.5' | '1.6' | '2.1' | '2.2' | '2.3' | '2.4' | '2.5' | '2.6' | '3.1' | '3.2' |
  '3.3' | '3.4' | '3.5' | '3.6' | '4.1' | '4.2' | '4.3' | '4.4' | '4.5' | '4.6' | '5.1' | '5.2' | '5.3' | '5.4' | '5.5'
  | '5.6' | '6.1' | '6.2' | '6.3' | '6.4' | '6.5' | '6.6' | '7.1' | '7.2' | '7.3' | '7.4' | '7.5' | '7.6' | '8.1' |
  '8.2' | '8.3' | '8.4' | '8.5' | '8.6' | '9.1' | '9.2' | '9.3' | '9.4' | '9.5' | '9.6' | '10.1' | '10.2' | '10.3' |
  '10.4' | '10.5' | '10.6' | '11.1' | '11.2' | '11.3' | '11.4' | '11.5' | '11.6' | '12.1' | '12.2' | '12.3' | '12.4' |
  '12.5' | '12.6' | '13.1' | '13.2' | '13.3' | '13.4' | '13.5' | '13.6' | '14.1' | '14.2' | '14.3' | '14.4' | '14.5' |
  '14.6' | '15.1' | '15.2' | '15.3' | '15.4' | '15.5' | '15.6' | '16.1' | '16.2' | '16.3' | '16.4' | '16.5' | '16.6' |
  '17.1' | '17.2' | '17.3' | '17.4' | '17.5' | '17.6' | '18.1' | '18.2' | '18.3' | '18.4' | '18.5' | '18.6' | '19.1' |
  '19.2' | '19.3' | '19.4' | '19.5' | '19.6' | '20.1' | '20.2' | '20.3' | '20.4' | '20.5' | '20.6' | '21.1' | '21.2' |
  '21.3' | '21.4' | '21.5' | '21.6'

export type Key =
  | 'shrine_class' | 'difficulty' | 'human_distance' | 'own_territories_in_region' | 'exposure' | 'strength' | 'whose' |
  'owner' | 'army_owner' | 'neutral' | 'army_distance' | 'strongest_army' | 'not_human' | 'human_armies' | 'own_armies'
  | 'human_loss' | 'own_loss' | 'hero_distance' | 'defence' | 'human_places' | 'open_slots' | 'left'

export type ActionCard =
  | 'basic_a1' | 'basic_a2' | 'basic_a3' | 'basic_a4' | 'basic_a5' | 'basic_a6' | 'basic_b1' | 'basic_b2' | 'basic_b3' |
  'basic_b4' | 'basic_b5' | 'basic_b6' | 'basic_c1' | 'basic_c2' | 'basic_c3' | 'basic_c4' | 'basic_c5' | 'basic_c6' |
  'hero_ragnar_1' | 'hero_ragnar_2' | 'hero_lagertha_1' | 'hero_lagertha_2' | 'hero_snorri_1' | 'hero_snorri_2' |
  'hero_aslaug_1' | 'hero_aslaug_2' | 'hero_beowulf_1' | 'hero_beowulf_2' | 'jarl_1' | 'jarl_2' | 'jarl_3' | 'jarl_4' |
  'jarl_5' | 'jarl_6' | 'jarl_7' | 'jarl_8' | 'jarl_9' | 'gothi_1' | 'gothi_2' | 'gothi_3' | 'gothi_4' | 'gothi_5' |
  'gothi_6' | 'gothi_7' | 'gothi_8' | 'gothi_9' | 'slayer_1' | 'slayer_2' | 'slayer_3' | 'slayer_4' | 'slayer_5' |
  'slayer_6' | 'slayer_7' | 'slayer_8' | 'slayer_9'

export type FollowerRuneAction =
  | 'control_monster' | 'form_alliance' | 'improve_army' | 'activate_monster' | 'draw_combat' | 'raise_attribute' |
  'recruit_army'

export type Skip = 'unpaid' | 'unresolved'

export type Tie = 'max' | 'min' | 'strongest' | 'weakest'

export type Reason = 'favourite' | 'leads' | 'away' | 'lowest' | 'top' | 'preferred'

export type Effect =
  | 'draw_combat' | 'discard_combat' | 'gain_rune' | 'lose_rune' | 'gain_priest' | 'raise_attribute' | 'wound' | 'heal'
  | 'army_strength' | 'recruit' | 'activate_army' | 'move_army' | 'place_army' | 'retreat' | 'place_hero' |
  'move_drakkar' | 'ally' | 'control_monster' | 'activate_monster' | 'activate_boss' | 'move_boss' | 'wound_monster' |
  'unwound_monster' | 'monster_draw' | 'monster_discard' | 'block_attack' | 'skip_draw' | 'end_hunt' |
  'ignore_casualties' | 'ignore_loss_casualty' | 'battle_value' | 'defence_value' | 'weak_point_value' | 'wild_weapon' |
  'special_attack' | 'take_first_player' | 'choose' | 'modify' | 'set'

export type Prepare = 'heal' | 'card' | 'rune' | 'army'

export type EventId =
  | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | '16' | '17' | '18' |
  '19' | '20' | '21'

export type Requirement =
  | 'r2_regions' | 'r2_temples' | 'r2_monsters' | 'r2_monument' | 'r2_sum' | 'r34_regions' | 'r34_temples' |
  'r34_monsters' | 'r34_monument' | 'r34_sum'

export type Face = 'move' | 'attack' | 'choice'

/** What can happen, with its arguments; who may not know a part is told the form that is hidden. */
export interface Events {
  action: { seat: number; action: Action }
  allied: { seat: number; realm: Realm }
  'army.destroyed': { seat: number; territory: Territory }
  'army.grown': { seat: number; territory: Territory; n: number }
  'army.moved': { seat: number; n: number; origin: Territory; territory: Territory }
  'army.placed': { seat: number; origin: Territory; territory: Territory }
  'army.shrunk': { seat: number; territory: Territory; n: number }
  'artifact.taken': { seat: number; power: Power }
  battle: { seat: number; rival: number; territory: Territory }
  'battle.deck': { seat: number; n: number }
  'battle.passed': { seat: number }
  'battle.played': { seat: number; card: Card }
  'battle.won': { seat: number; n: number; rival: number; m: number }
  blessed: { seat: number; blessing: Blessing }
  'boss.recovers': { monster: Monster }
  'boss.stirs': { monster: Monster }
  'card.effect': { seat: number; card: Card }
  clash: { seat: number; rival: number; territory: Territory }
  cleansed: { seat: number; territory: Territory; n: number }
  control: { seat: number; territory: Territory }
  'deck.shuffled': {}
  desolation: { seat: number; territory: Territory; n: number }
  'desolation.ignored': { seat: number }
  discarded: { seat: number; card: Card }
  draft: { blessings: Blessing[] }
  'draft.took': { seat: number; blessing: Blessing }
  drew: { seat: number; n: number; cards: Card[] }
  'drew.hidden': { seat: number; n: number }
  'effect.chosen': { seat: number; effect: Effect }
  event: { event: EventId }
  first: { seat: number }
  'follower.army': { seat: number; rule: string; keys: Key[]; values: number[]; army: Army; armies: Army[] }
  'follower.attribute': { seat: number; rule: string; attribute: Attribute; attributes: Attribute[]; values: number[] }
  'follower.benefit': { seat: number; rule: string; action_card: ActionCard }
  'follower.boards': { seat: number }
  'follower.cannot': { seat: number; rule: string; action: Action }
  'follower.draws': { seat: number; action_card: ActionCard }
  'follower.favourite': { seat: number; attribute: Attribute; attributes: Attribute[]; reasons: Reason[] }
  'follower.forge': { seat: number; rule: string; territory: Territory; rune: Rune }
  'follower.hunts': { seat: number; monster: Monster; territory: Territory }
  'follower.monster': { seat: number; rule: string; keys: Key[]; values: number[]; monster: Monster; monsters: Monster[] }
  'follower.no_benefit': { seat: number; rule: string; action_card: ActionCard }
  'follower.realm': { seat: number; rule: string; keys: Key[]; values: number[]; realm: Realm; realms: Realm[] }
  'follower.redraws': { seat: number; n: number }
  'follower.removed': { seat: number; action_card: ActionCard }
  'follower.rune_action': { seat: number; rule: string; follower_rune_action: FollowerRuneAction; n: number }
  'follower.shows': { seat: number; cards: Card[] }
  'follower.shuffled': { seat: number; action_card: ActionCard }
  'follower.skipped': { seat: number; rule: string; follower_rune_action: FollowerRuneAction; n: number; skip: Skip }
  'follower.stays': { seat: number; rule: string; monster: Monster }
  'follower.territory': { seat: number; rule: string; keys: Key[]; values: number[]; territory: Territory; territories: Territory[] }
  'follower.tie': { seat: number; action_card: ActionCard; ties: Tie[] }
  'follower.turn': { seat: number; n: number; action_card: ActionCard }
  forged: { seat: number; rune: Rune; territory: Territory }
  healed: { seat: number; attribute: Attribute }
  'hero.at': { seat: number; territory: Territory }
  hunt: { seat: number; monster: Monster; rival: number }
  'hunt.attack': { monster: Monster; attack: Attack; n: number; m: number }
  'hunt.attacks': { seat: number; n: number; attacks: Attack[] }
  'hunt.attacks.hidden': { seat: number; n: number }
  'hunt.collapse': { seat: number }
  'hunt.defended': { seat: number; card: Card }
  'hunt.discarded': { seat: number; attacks: Attack[] }
  'hunt.exhausted': {}
  'hunt.failed': { seat: number; monster: Monster }
  'hunt.held': { seat: number; n: number }
  'hunt.hit': { seat: number; n: number }
  'hunt.weak_point': { seat: number }
  'hunt.wielded': { seat: number; card: Card }
  judge: { seat: number }
  judged: { seat: number; territory: Territory }
  'judged.monster': { seat: number; monster: Monster }
  manifestation: { seat: number; rule: string }
  'monster.attack': { monster: Monster; territory: Territory }
  'monster.die': { monster: Monster; face: Face }
  'monster.freed': { seat: number; monster: Monster }
  'monster.killed': { seat: number; monster: Monster }
  'monster.moved': { monster: Monster; territory: Territory }
  'monster.placed': { monster: Monster; territory: Territory }
  'monster.stirs': { monster: Monster; seat: number }
  'monster.taken': { seat: number; monster: Monster }
  monument: { seat: number; monument: Monument; n: number }
  power: { seat: number; power: Power }
  prepared: { seat: number; prepare: Prepare }
  'priest.gained': { seat: number }
  'priest.sent': { seat: number; monument: Monument }
  ragnarok: { seat: number }
  raised: { seat: number; attribute: Attribute; n: number }
  'realm.bonus': { seat: number; realm: Realm }
  recruited: { seat: number; territory: Territory; n: number }
  requirement: { requirement: Requirement }
  retreated: { seat: number; origin: Territory; territory: Territory }
  'rune.gained': { seat: number; rune: Rune }
  'rune.lost': { seat: number; rune: Rune }
  'rune.paid': { seat: number; rune: Rune }
  rune_action: { seat: number; rune_action: RuneAction }
  sailed: { seat: number; sea: Sea }
  selection: { seat: number; heroes: Hero[]; origins: Origin[] }
  'selection.hero': { player: number; hero: Hero }
  'selection.origin': { seat: number; origin_card: Origin }
  slayer: { seat: number; monster: Monster }
  'slot.covered': { seat: number; monster: Monster; slot: Slot }
  'slot.uncovered': { monster: Monster; slot: Slot }
  stash: { seat: number; blessing: Blessing }
  supported: { seat: number; origin: Territory; territory: Territory; n: number }
  temple: { seat: number; territory: Territory }
  turn: { seat: number }
  usurped: { seat: number; territory: Territory }
  'victory.gothi': { seat: number }
  'victory.jarl': { seat: number }
  'victory.ragnarok': { seat: number }
  'victory.slayer': { seat: number }
  'wheel.cleared': {}
  wounded: { seat: number; attribute: Attribute }
}

/** Something that happened, numbered for each observer. */
export type Event<K extends keyof Events = keyof Events> = {
  [Key in K]: { number: number; key: Key; args: Events[Key]; level?: Level }
}[K]

/** What can be asked, with the arguments of its text. */
export interface Asks {
  activate: {}
  'activate.act': { army: Army }
  ally: {}
  'army.grow': { n: number }
  'army.move': {}
  'army.relocate': {}
  'army.to': { army: Army }
  'army.weaken': { n: number }
  'army.whose': {}
  'attack.where': {}
  'attribute.raise': {}
  'battle.card': { territory: Territory; n: number; rival: number; m: number }
  'battle.next': {}
  'battle.spare': { n: number }
  'boss.move': { monster: Monster; territory: Territory }
  casualty: { n: number }
  'desolation.blessing': {}
  discard: { n: number }
  draft: {}
  'drakkar.move': {}
  'effect.choose': {}
  heal: {}
  hero: {}
  'hero.place': {}
  'hunt.attack': { monster: Monster }
  'hunt.defend': { attack: Attack; n: number; m: number; weak: number }
  'hunt.second': { card: Card }
  'hunt.slot': { monster: Monster; slots: WoundSlot[] }
  'hunt.uncover': { monster: Monster; slots: WoundSlot[] }
  'hunt.wound': { monster: Monster; n: number }
  judge: { rival: number }
  'judge.monster': { rival: number }
  'limit.cards': { n: number }
  'limit.runes': { n: number }
  maneuver: {}
  march: {}
  'monster.activate': {}
  'monster.drop': {}
  'monster.how': { monster: Monster; territory: Territory }
  'monster.move': { monster: Monster; territory: Territory }
  'monster.take': {}
  'monster.wound': {}
  monsters: {}
  'monsters.more': {}
  monument: {}
  'power.may': {}
  prayer: {}
  prepare: { n: number }
  'realm.bonus': { realm: Realm; bonus: Bonus }
  'recruit.to': { n: number }
  retreat: { territory: Territory }
  'rune.gain': { n: number }
  'rune.lose': { n: number }
  'rune.pay': { n: number }
  runes: {}
  'selection.hero': {}
  'selection.origin': {}
  'selection.place': {}
  'selection.sea': {}
  special: {}
  temple: {}
  'usurp.recruit': { territory: Territory; n: number }
  wound: { n: number }
  anytime: {}
  'trigger.may': {}
}

/** An open question; of others' one sees who is asked what. */
export type Ask<K extends keyof Asks = keyof Asks> = {
  [Name in K]: Omit<AnyAsk, 'name' | 'about'> & { name: Name; about: Asks[Name] }
}[K]

/** What the modules of this game work with. */
export interface Game {
  view: Pick<Published, keyof Published>
  event: Event
  ask: Ask
  advice: null
}
