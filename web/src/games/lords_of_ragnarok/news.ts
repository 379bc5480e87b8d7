// What the page does with each event beside its line in the log. Whatever names a territory lights it up, see legal.ts.

import type { Event, Events } from './types'

interface Reaction {
  /** It is told over the map, with what follows from it. */
  begins?: true
  /** It is told with the event card or Ragnarök that stirred it up. */
  follows?: true
  /** It tells how a Follower decided, and nothing that happened: the panel of decisions tells it. */
}

/** 'log': it stands in the log alone. 'read': a module looks for it by its key. 'map': it lights up a territory. */
type Reactions = { [K in keyof Events]: Reaction | 'log' | 'read' | 'map' }

/** A decision for each event: one that is new fails the type check until there is one. */
export const NEWS = {
  action: 'log',
  allied: 'log',
  'army.destroyed': { follows: true },
  'army.grown': 'map',
  'army.moved': 'map',
  'army.placed': 'map',
  'army.shrunk': { follows: true },
  'artifact.taken': 'log',
  battle: 'map',
  'battle.deck': 'log',
  'battle.passed': 'log',
  'battle.played': 'log',
  'battle.won': 'log',
  blessed: 'log',
  'boss.recovers': 'log',
  'boss.stirs': { follows: true },
  'card.effect': 'log',
  clash: 'map',
  cleansed: 'map',
  control: 'map',
  'deck.shuffled': 'log',
  desolation: 'map',
  'desolation.ignored': 'log',
  discarded: 'log',
  draft: 'log',
  'draft.took': 'log',
  drew: 'log',
  'drew.hidden': 'log',
  'effect.chosen': 'log',
  event: { begins: true },
  first: 'log',
  'follower.army': {},
  'follower.attribute': {},
  'follower.benefit': 'log',
  'follower.boards': {},
  'follower.cannot': 'log',
  'follower.draws': 'log',
  'follower.favourite': {},
  'follower.forge': 'map',
  'follower.hunts': 'map',
  'follower.monster': {},
  'follower.no_benefit': 'log',
  'follower.realm': {},
  'follower.redraws': 'log',
  'follower.removed': 'log',
  'follower.rune_action': 'log',
  'follower.shows': 'log',
  'follower.shuffled': 'log',
  'follower.skipped': 'log',
  'follower.stays': 'log',
  'follower.territory': {},
  'follower.tie': {},
  'follower.turn': 'read',
  forged: 'map',
  healed: 'log',
  'hero.at': 'map',
  hunt: 'log',
  'hunt.attack': 'log',
  'hunt.attacks': 'log',
  'hunt.attacks.hidden': 'log',
  'hunt.collapse': 'log',
  'hunt.defended': 'log',
  'hunt.discarded': 'log',
  'hunt.exhausted': 'log',
  'hunt.failed': 'log',
  'hunt.held': 'log',
  'hunt.hit': 'log',
  'hunt.weak_point': 'log',
  'hunt.wielded': 'log',
  judge: 'log',
  judged: 'log',
  'judged.monster': 'log',
  manifestation: 'log',
  'monster.attack': { follows: true },
  'monster.die': { follows: true },
  'monster.freed': 'log',
  'monster.killed': 'log',
  'monster.moved': { follows: true },
  'monster.placed': { follows: true },
  'monster.stirs': { follows: true },
  'monster.taken': 'log',
  monument: 'log',
  power: 'log',
  prepared: 'log',
  'priest.gained': 'log',
  'priest.sent': 'log',
  ragnarok: { begins: true },
  raised: 'log',
  'realm.bonus': 'log',
  recruited: 'map',
  requirement: 'log',
  retreated: { follows: true },
  'rune.gained': 'log',
  'rune.lost': { follows: true },
  'rune.paid': 'log',
  rune_action: 'log',
  sailed: 'log',
  selection: 'log',
  'selection.hero': 'log',
  'selection.origin': 'log',
  slayer: 'log',
  'slot.covered': 'log',
  'slot.uncovered': 'log',
  stash: 'log',
  supported: 'map',
  temple: 'map',
  turn: 'read',
  usurped: 'map',
  'victory.gothi': 'log',
  'victory.jarl': 'log',
  'victory.ragnarok': 'log',
  'victory.slayer': 'log',
  'wheel.cleared': 'log',
  wounded: { follows: true },
} satisfies Reactions

function reactionTo(event: Event): Reaction {
  const found: Reactions[keyof Events] = NEWS[event.key]
  return typeof found === 'string' ? {} : found
}

/** Does a story begin with it that is told over the map? */
export function isStart(event: Event): boolean {
  return reactionTo(event).begins ?? false
}

/** May it belong to such a story? */
export function follows(event: Event): boolean {
  return reactionTo(event).follows ?? false
}
