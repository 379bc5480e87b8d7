// What the page does with each event beside its line in the log. Whatever names a place lights it up, see legal.ts.

import type { Event, Events } from './types'

interface Reaction {
  /** It is shown with the battle that it came of. */
  battle?: true
  /** It is shown with Ragnarök. */
  ragnarok?: true
}

/** 'log': it stands in the log alone. 'read': a component looks for it by its key. 'map': it lights up a place. */
type Reactions = { [K in keyof Events]: Reaction | 'log' | 'read' | 'map' }

/** A decision for each event: one that is new fails the type check until there is one. */
export const NEWS = {
  'action.begins': 'log',
  'action.over': 'log',
  age: 'log',
  battle: 'read',
  'battle.added': 'read',
  'battle.converted': 'log',
  'battle.revealed': 'read',
  'battle.tied': 'read',
  'battle.total': 'read',
  'battle.won': 'read',
  bonus: 'log',
  'call.declined': 'log',
  'call.joined': 'map',
  'card.kept': { battle: true },
  'cards.discarded': 'log',
  'cards.returned': 'log',
  clan: 'log',
  dealt: 'log',
  'dealt.hidden': 'log',
  destroyed: { battle: true },
  'discarded.all': 'log',
  doom: { ragnarok: true },
  'draft.over': 'log',
  fled: { battle: true },
  'glory.battle': { battle: true },
  'glory.card': { battle: true },
  'glory.death': { battle: true },
  'glory.legend': { battle: true },
  'glory.pillage': { battle: true },
  'glory.ragnarok': { battle: true, ragnarok: true },
  'glory.valhalla': { battle: true, ragnarok: true },
  invaded: 'map',
  kept: 'log',
  'kept.hidden': 'log',
  'kept.none': 'log',
  marched: 'map',
  paid: 'log',
  passed: 'log',
  passed_on: 'log',
  'passed_on.hidden': 'log',
  picked: 'log',
  'picked.hidden': 'log',
  pillage: 'read',
  pillaged: { battle: true },
  'quest.committed': 'log',
  'quest.committed.hidden': 'log',
  'quest.failed': 'log',
  'quest.fulfilled': 'log',
  'quest.revealed': 'log',
  rage: 'log',
  'rage.gained': 'log',
  ragnarok: { ragnarok: true },
  raised: { battle: true },
  released: { ragnarok: true },
  replaced: 'log',
  silenced: { battle: true },
  spared: { battle: true },
  'stolen.cards': { battle: true },
  'stolen.glory': { battle: true },
  'stolen.rage': { battle: true },
  'tide.kept': 'log',
  unopposed: 'map',
  upgraded: 'log',
} satisfies Reactions

function reactionTo(event: Event): Reaction | null {
  const found: Reactions[keyof Events] = NEWS[event.key]
  return typeof found === 'string' ? null : found
}

/** Did it come of a battle? */
export function cameOfBattle(event: Event): boolean {
  return reactionTo(event)?.battle ?? false
}

/** Does it belong to Ragnarök or to the release of Valhalla? */
export function isOfRagnarok(event: Event): boolean {
  return reactionTo(event)?.ragnarok ?? false
}
