// How each event of Blood Rage is played. Lengths are milliseconds at a calm pace; docs/stage.md says what the words mean.

import { great, SILENT, small, within, type Beat } from '../../lib/beats'
import type { Events } from './types'

const PARTS = ['glory.death', 'glory.ragnarok', 'destroyed'] as const
const glory = (long = 800): Beat => within('glory', long)
const battle = (sound: 'drum' | 'flip' | 'quill' | 'wood' | 'count' | 'axe' | 'shield', long: number, more: Partial<Beat> = {}): Beat => great('battle', sound, long, more)
const together = (beat: Beat, joins: string[], more = 0): Beat => ({ ...beat, joins, more })

export const BEATS = {
  // A turn
  invaded: small('knock', 900),
  marched: small('march', 1000),
  upgraded: small('quill', 900),
  replaced: small('card', 700),
  'quest.committed': small('card', 700),
  'quest.committed.hidden': small('card', 700),
  passed: small('wood', 700),
  paid: small('coins', 500),
  rage: together(small('tick', 500), ['rage', 'action.begins'], 60),
  'rage.gained': within('tick', 500),
  raised: within('raise', 700),
  bonus: within('raise', 700),
  // A pillage
  pillage: great('call', 'horn_short', 1200),
  'call.joined': great('call', 'march', 1000),
  'call.declined': within('wood', 450),
  unopposed: within('axe', 700),
  pillaged: within('coins', 900),
  battle: battle('drum', 1500),
  'battle.revealed': battle('flip', 1300, { joins: ['battle.revealed'], more: 350 }),
  'battle.converted': battle('quill', 900),
  'battle.added': battle('flip', 1100),
  silenced: battle('wood', 800),
  'battle.total': battle('count', 1300, { joins: ['battle.total'], more: 100 }),
  'battle.won': battle('axe', 1500),
  'battle.tied': battle('shield', 1500),
  destroyed: great(undefined, 'bones', 900, { joins: ['destroyed', ...PARTS], more: 450 }),
  spared: within('shield', 800),
  fled: within('march', 900),
  'cards.returned': SILENT,
  'cards.discarded': SILENT,
  'card.kept': SILENT,
  'tide.kept': SILENT,
  'glory.battle': glory(900),
  'glory.pillage': glory(900),
  'glory.card': glory(),
  'glory.death': together(glory(600), ['destroyed', 'glory.death'], 300),
  'stolen.rage': within('coins'),
  'stolen.glory': within('coins'),
  'stolen.cards': within('card'),
  // The end of an Age
  'action.over': great('beam', 'horn_short', 1200),
  'discarded.all': SILENT,
  kept: together(small('card', 600), ['kept', 'kept.hidden'], 80),
  'kept.hidden': together(small('card', 600), ['kept', 'kept.hidden'], 80),
  'kept.none': SILENT,
  'quest.revealed': great('quests', 'flip', 1100, { joins: ['quest.revealed'], more: 300 }),
  'quest.fulfilled': great('quests', 'glory', 1000),
  'quest.failed': great('quests', 'wood', 800),
  ragnarok: great('ragnarok', 'thunder', 3200),
  'glory.ragnarok': together(glory(700), ['destroyed', 'glory.ragnarok'], 300),
  doom: great('ragnarok', 'doom', 1300),
  released: great(undefined, 'gate', 1300, { joins: ['released', 'glory.valhalla'], more: 250 }),
  'glory.valhalla': together(glory(), ['released', 'glory.valhalla'], 200),
  age: great('beam', 'horn', 2000),
  'action.begins': great('beam', 'horn_short', 1300),
  dealt: together(small('deal', 900), ['dealt', 'dealt.hidden', 'age'], 150),
  'dealt.hidden': together(small('deal', 900), ['dealt', 'dealt.hidden', 'age'], 150),
  picked: together(small('card', 500), ['picked', 'picked.hidden']),
  'picked.hidden': together(small('card', 500), ['picked', 'picked.hidden']),
  passed_on: together(small('deal', 500), ['passed_on', 'passed_on.hidden', 'picked', 'picked.hidden']),
  'passed_on.hidden': together(small('deal', 500), ['passed_on', 'passed_on.hidden', 'picked', 'picked.hidden']),
  'draft.over': SILENT,
  'glory.legend': great(undefined, 'glory', 900, { joins: ['glory.legend'], more: 250 }),
  clan: small('knock', 900),
} satisfies { [K in keyof Events]: Beat }
