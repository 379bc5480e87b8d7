// How each event of A Feast for Odin is played. Much happens in a turn, and most of it is small.

import { great, SILENT, small, type Beat } from '../../lib/beats'
import type { Events } from './types'

const GAINS = ['gained', 'gained.several', 'paid', 'income', 'bonuses', 'harvested', 'born', 'born.several', 'pregnant', 'pregnant.several', 'bred', 'drew_weapon']
const goods = (more: Partial<Beat> = {}): Beat => small('coins', 600, { joins: GAINS, more: 150, ...more })

export const BEATS = {
  // Rounds and phases
  round: great('beam', 'horn', 1600),
  phase: SILENT,
  start_player: small('knock', 600),
  harvested: goods({ sound: 'wood' }),
  income: small('coins', 600, { joins: GAINS, more: 100 }),
  bonuses: goods(),
  born: goods({ sound: 'knock' }),
  'born.several': goods({ sound: 'knock' }),
  bred: goods({ sound: 'knock' }),
  pregnant: goods({ sound: 'knock' }),
  'pregnant.several': goods({ sound: 'knock' }),
  'strips.updated': small('tile', 500),
  'vikings.returned': small('march', 500),
  // A turn
  placed: small('march', 800),
  passed: small('wood', 600),
  imitated: small('knock', 500),
  used_space: small('knock', 500),
  used: small('quill', 700),
  deal: SILENT,
  gained: goods(),
  'gained.several': goods(),
  paid: goods({ sound: 'coins' }),
  drew: small('card', 500, { joins: ['drew', 'drew.hidden'], more: 0 }),
  'drew.hidden': small('card', 500, { joins: ['drew', 'drew.hidden'], more: 0 }),
  drew_weapon: small('card', 500, { joins: GAINS, more: 100 }),
  played: small('quill', 900),
  picked: small('card', 700),
  upgraded: small('raise', 600, { joins: ['upgraded'], more: 100 }),
  turned: small('flip', 600),
  swapped: small('coins', 700),
  bought: small('oars', 800),
  ship: small('oars', 900),
  boats: small('oars', 700),
  armed: small('axe', 600),
  disarmed: small('wood', 500),
  emigrated: great(undefined, 'oars', 1100),
  explored: great(undefined, 'horn_short', 1000),
  'board.turned': small('flip', 600),
  house: small('tile', 900),
  filled: small('tile', 700),
  laid: small('tile', 600, { joins: ['laid'], more: 120 }),
  'strip.taken': small('tile', 700),
  'strip.turned': small('flip', 500),
  // Chance
  rolled: great('die', 'dice', 1300),
  succeeded: great('die', 'axe', 900),
  failed: great('die', 'wood', 900),
  // The feast
  served: great('feast', 'mugs', 350, { joins: ['served', 'served_flat'], more: 120 }),
  served_flat: great('feast', 'mugs', 350, { joins: ['served', 'served_flat'], more: 120 }),
  penalty: great('feast', 'bones', 700, { joins: ['penalty'], more: 250 }),
} satisfies { [K in keyof Events]: Beat }
