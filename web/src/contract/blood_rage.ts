// Written by tools/contract.py from what the game declares: change that, and run it again.

import type { Published } from './blood_rage_view'
import type { Ask as AnyAsk, Level } from './server'

/** Changes with anything that the page knows of this game. */
export const CONTRACT = 'fbc4869efc0f07ee'

export type Place =
  | 'yggdrasil' | 'elvagar' | 'angerboda' | 'muspelheim' | 'horgr' | 'utgard' | 'andlang' | 'gimle' | 'myrkulor' |
  'fjord_ne' | 'fjord_se' | 'fjord_sw' | 'fjord_nw'

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
  'a3-volur-witch' | 'a3-friggas-sacrifice' | 'a3-tyrs-wrath' | 'a3-lokis-wrath'

export type Clan = 'wolf' | 'raven' | 'serpent' | 'bear'

export type Figure =
  | 'warrior' | 'leader' | 'ship' | 'troll' | 'dwarf-chieftain' | 'sea-serpent' | 'valkyrie' | 'dark-elf' | 'fire-giant'
  | 'frost-giant' | 'soldier-of-hel' | 'volur-witch'

export type Stat = 'rage' | 'axes' | 'horns'

export type Back = 'age1' | 'age2' | 'age3'

/** What can happen, with its arguments; who may not know a part is told the form that is hidden. */
export interface Events {
  'action.begins': { clan: number }
  'action.over': {}
  age: { age: number; clan: number }
  battle: { place: Place; clans: number[] }
  'battle.added': { clan: number; card: Card; n: number }
  'battle.converted': { clan: number; card: Card; n: number }
  'battle.revealed': { clan: number; card: Card }
  'battle.tied': { place: Place; clans: number[] }
  'battle.total': { clan: number; n: number }
  'battle.won': { clan: number; place: Place }
  bonus: { clan: number; card: Card }
  'call.declined': { clan: number }
  'call.joined': { clan: number; figure: Figure; origin: Place; place: Place }
  'card.kept': { clan: number; card: Card; n: number }
  'cards.discarded': { clan: number; cards: Card[] }
  'cards.returned': { clan: number; cards: Card[] }
  clan: { player: number; name: Clan }
  dealt: { clan: number; n: number; cards: Card[] }
  'dealt.hidden': { clan: number; n: number }
  destroyed: { clan: number; n: number; figure: Figure; place: Place }
  'discarded.all': {}
  doom: { place: Place }
  'draft.over': { n: number }
  fled: { clan: number; figure: Figure; place: Place }
  'glory.battle': { clan: number; n: number }
  'glory.card': { clan: number; n: number; card: Card }
  'glory.death': { clan: number; n: number; figure: Figure }
  'glory.legend': { clan: number; n: number; stat: Stat }
  'glory.pillage': { clan: number; n: number }
  'glory.ragnarok': { clan: number; n: number }
  'glory.valhalla': { clan: number; n: number }
  invaded: { clan: number; figure: Figure; place: Place }
  kept: { clan: number; back: Back; card: Card }
  'kept.hidden': { clan: number; back: Back }
  'kept.none': { clan: number }
  marched: { clan: number; n: number; figure: Figure; origin: Place; place: Place }
  paid: { clan: number; n: number; card: Card }
  passed: { clan: number; n: number }
  passed_on: { clan: number; n: number; cards: Card[] }
  'passed_on.hidden': { clan: number; n: number }
  picked: { clan: number; card: Card }
  'picked.hidden': { clan: number }
  pillage: { clan: number; place: Place }
  pillaged: { clan: number; place: Place }
  'quest.committed': { clan: number; back: Back; card: Card }
  'quest.committed.hidden': { clan: number; back: Back }
  'quest.failed': { clan: number; card: Card }
  'quest.fulfilled': { clan: number; card: Card; n: number }
  'quest.revealed': { clan: number; cards: Card[] }
  rage: { clan: number; n: number }
  'rage.gained': { clan: number; n: number; card: Card }
  ragnarok: { place: Place }
  raised: { clan: number; stat: Stat; n: number }
  released: { clan: number; n: number }
  replaced: { clan: number; card: Card }
  silenced: { clan: number; card: Card }
  spared: { clan: number; figure: Figure; place: Place; n: number }
  'stolen.cards': { clan: number; rival: number; cards: Card[] }
  'stolen.glory': { clan: number; rival: number; n: number; card: Card }
  'stolen.rage': { clan: number; rival: number; n: number; card: Card }
  'tide.kept': { clan: number; figure: Figure }
  unopposed: { clan: number; place: Place }
  upgraded: { clan: number; card: Card; n: number }
}

/** Something that happened, numbered for each observer. */
export type Event<K extends keyof Events = keyof Events> = {
  [Key in K]: { number: number; key: Key; args: Events[Key]; level?: Level }
}[K]

/** What can be asked, with the arguments of its text. */
export interface Asks {
  'battle.add': {}
  'battle.card': { place: Place }
  'battle.convert': { card: Card; n: number }
  'battle.keep': {}
  bonus: {}
  call: { pillager: number; place: Place }
  'call.from': { figure: Figure }
  clan: {}
  draft: { n: number }
  follow: {}
  instead: { figure: Figure; place: Place }
  'invade.where': { figure: Figure }
  keep: {}
  'march.take': { origin: Place; place: Place }
  'march.to': { origin: Place }
  'march.warriors': { origin: Place; place: Place }
  move_on: {}
  'pillage.at_once': { n: number }
  quest: {}
  raise: {}
  'raise.may': {}
  return: { place: Place }
  sacrifice: { n: number }
  'sacrifice.from': { figure: Figure }
  spare: {}
  turn: {}
  'upgrade.invade': {}
  'upgrade.slot': { card: Card }
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
