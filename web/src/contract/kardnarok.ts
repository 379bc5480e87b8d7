// Written by tools/contract.py from what the game declares: change that, and run it again.

import type { Published } from './kardnarok_view'
import type { Ask as AnyAsk, Level } from './server'

/** Changes with anything that the page knows of this game. */
export const CONTRACT = 'fcff775ba079340b'

export type Hero =
  | 'freydis' | 'ragnar' | 'lagertha' | 'bjorn' | 'siegfried' | 'leif' | 'aslaug' | 'erik_red' | 'harald' | 'egil' |
  'hervor' | 'brynhild' | 'ivar' | 'beowulf' | 'rollo'

export type Kingdom = 'danmork' | 'noregr' | 'svithjod' | 'island'

export type Warrior =
  | 'villager_man' | 'villager_man.jera' | 'villager_man.dagaz' | 'villager_man.ingwaz' | 'villager_man.algiz' |
  'villager_man.eihwaz' | 'villager_woman' | 'villager_woman.jera' | 'villager_woman.dagaz' | 'villager_woman.ingwaz' |
  'villager_woman.algiz' | 'villager_woman.eihwaz' | 'jarl' | 'jarl.jera' | 'jarl.dagaz' | 'jarl.ingwaz' | 'jarl.algiz'
  | 'jarl.eihwaz' | 'seidkona' | 'seidkona.jera' | 'seidkona.dagaz' | 'seidkona.ingwaz' | 'seidkona.algiz' |
  'seidkona.eihwaz' | 'champion' | 'champion.jera' | 'champion.dagaz' | 'champion.ingwaz' | 'champion.algiz' |
  'champion.eihwaz' | 'berserker' | 'berserker.jera' | 'berserker.dagaz' | 'berserker.ingwaz' | 'berserker.algiz' |
  'berserker.eihwaz' | 'varangian' | 'varangian.jera' | 'varangian.dagaz' | 'varangian.ingwaz' | 'varangian.algiz' |
  'varangian.eihwaz' | 'huskarl' | 'huskarl.jera' | 'huskarl.dagaz' | 'huskarl.ingwaz' | 'huskarl.algiz' |
  'huskarl.eihwaz' | 'jotun' | 'jotun.jera' | 'jotun.dagaz' | 'jotun.ingwaz' | 'jotun.algiz' | 'jotun.eihwaz'

export type Norn =
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
  'jotun.eihwaz'

export type Ragnarok =
  | 'death_of_balder' | 'war_of_kin' | 'loki_unbound' | 'fimbulwinter' | 'skoll_devours_sun' | 'hati_devours_moon' |
  'march_of_the_dead' | 'jotuns_advance' | 'gjallarhorn' | 'field_of_vigrid' | 'death_of_the_gods' | 'yggdrasil_burns'

export type Ritual = 'odin' | 'thor' | 'frey'

export type Slot = '1' | '2'

export type Back = 'warrior' | 'norn'

/** What can happen, with its arguments; who may not know a part is told the form that is hidden. */
export interface Events {
  announced: { attacker: number; defender: number }
  'army.changed': { kingdom: number }
  'army.exchanged': { kingdom: number; slot: Slot; warrior: Warrior }
  'army.exchanged.hidden': { kingdom: number; slot: Slot }
  'army.hero': { kingdom: number; hero: Hero }
  'army.swapped': { kingdom: number; slot: Slot }
  'army.warrior': { kingdom: number; warrior: Warrior }
  'army.warrior.hidden': { kingdom: number }
  board: { player: number; board: Kingdom }
  bought: { kingdom: number; n: number; cards: Card[] }
  'bought.hidden': { kingdom: number; n: number }
  bribed: { kingdom: number; mercenary: number; n: number }
  'bronze.taken': { kingdom: number; target: number; n: number }
  captured: { kingdom: number; target: number; value: number }
  'coin.drawn': { kingdom: number; value: number }
  'combat.won': { winner: number; loser: number }
  counter: { attacker: number; attack: number; defender: number; defence: number; leader: number }
  counter_offer: { kingdom: number; n: number }
  discarded: { kingdom: number; card: Card }
  drawn: { kingdom: number; warriors: number; norns: number; cards: Card[] }
  'drawn.hidden': { kingdom: number; warriors: number; norns: number }
  first_kingdom: { kingdom: number }
  'hero.exchanged': { kingdom: number; hero: Hero; new_hero: Hero }
  'hero.exchanged.hidden': { kingdom: number }
  'heroes.swapped': { kingdom: number; hero: Hero; new_hero: Hero }
  hired: { kingdom: number; mercenary: number; n: number }
  looked: { kingdom: number; target: number; army: Warrior[] }
  'looked.hidden': { kingdom: number; target: number }
  norn: { kingdom: number; norn: Norn }
  'norn.aimed': { kingdom: number; target: number }
  'norn.cancelled': { kingdom: number; norn: Norn }
  'norn.stolen': { kingdom: number; target: number; card: Card }
  'norn.stolen.hidden': { kingdom: number; target: number }
  'norns.shown': { kingdom: number; target: number; cards: Card[] }
  'norns.shown.hidden': { kingdom: number; target: number }
  offer: { kingdom: number; target: number; n: number }
  'offer.open': { kingdom: number; n: number }
  outbid: { kingdom: number; target: number; n: number }
  paid: { kingdom: number; mercenary: number; n: number }
  ragnarok: { round: number; ragnarok: Ragnarok; kingdom: number; n: number }
  'refill.discarded': { kingdom: number; warriors: number; norns: number; cards: Card[] }
  'refill.discarded.hidden': { kingdom: number; warriors: number; norns: number }
  'reinforced.thor': { kingdom: number; warrior: Warrior }
  'reinforced.villager': { kingdom: number; warrior: Warrior }
  rejected: { kingdom: number }
  revealed: { kingdom: number; army: Warrior[] }
  ritual: { kingdom: number; ritual: Ritual }
  'round.over': { round: number }
  seeks: { kingdom: number }
  slain: { kingdom: number; slot: Slot; warrior: Warrior }
  swapped: { kingdom: number; back: Back; card: Card }
  'swapped.hidden': { kingdom: number; back: Back }
  'tie.drawn': { kingdom: number; army: Warrior[]; n: number }
  turn: { kingdom: number; round: number }
  'warrior.lost': { kingdom: number; warrior: Warrior }
  'warrior.saved': { kingdom: number; warrior: Warrior }
}

/** Something that happened, numbered for each observer. */
export type Event<K extends keyof Events = keyof Events> = {
  [Key in K]: { number: number; key: Key; args: Events[Key]; level?: Level }
}[K]

/** What can be asked, with the arguments of its text. */
export interface Asks {
  announce: {}
  'army.hero': {}
  'army.warrior': {}
  'army.wish': {}
  board: {}
  discard: { target: number }
  employer: {}
  fill: {}
  help: { employer: number }
  hero: {}
  'hire.answer': { employer: number; n: number }
  'hire.approach': {}
  'hire.choose': { employer: number; n: number; against: number }
  'hire.offer': {}
  'hire.outbid': { employer: number; n: number }
  'hire.raise': { employer: number; n: number }
  'hire.reply': { target: number; n: number }
  'hire.settle': {}
  initiative: {}
  mix: { n: number }
  moment: {}
  'norn.aim': { kingdom: number; norn: Norn }
  'norn.answer': { kingdom: number; norn: Norn }
  'norn.cost': { kingdom: number; norn: Norn }
  precombat: {}
  'refill.split': { n: number }
  'refill.surplus': { n: number }
  'result.lose': {}
  'result.norn': {}
  'result.save': {}
  ritual: {}
  'slot.own': {}
  'slot.rival': { target: number }
  swap: { n: number }
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
