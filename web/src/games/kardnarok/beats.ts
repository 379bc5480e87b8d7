// How each event of Kardnarök is played. Lengths are milliseconds at a calm pace; docs/stage.md says what the words mean.

import { great, small, within, type Beat } from '../../lib/beats'
import type { Events } from './types'

const LAID = ['army.warrior', 'army.warrior.hidden', 'army.hero']
const DRAWN = ['drawn', 'drawn.hidden']
const THROWN = ['refill.discarded', 'refill.discarded.hidden']
const LOST = ['warrior.lost', 'warrior.saved', 'slain']

export const BEATS = {
  // The round
  'round.over': great('beam', 'horn_short', 1200),
  ragnarok: great('beam', 'horn', 2000),
  first_kingdom: small('knock', 700),
  turn: small('knock', 600),
  board: small('knock', 900),
  drawn: small('deal', 700, { joins: DRAWN, more: 60 }),
  'drawn.hidden': small('deal', 700, { joins: DRAWN, more: 60 }),
  'refill.discarded': small('card', 600, { joins: THROWN, more: 60 }),
  'refill.discarded.hidden': small('card', 600, { joins: THROWN, more: 60 }),
  bought: small('coins', 800),
  'bought.hidden': small('coins', 800),
  discarded: small('card', 600),
  swapped: small('card', 700),
  'swapped.hidden': small('card', 700),
  'hero.exchanged': small('knock', 700),
  'hero.exchanged.hidden': small('knock', 700),
  'army.hero': small('knock', 600, { joins: LAID, more: 60 }),
  'army.warrior': small('card', 600, { joins: LAID, more: 60 }),
  'army.warrior.hidden': small('card', 600, { joins: LAID, more: 60 }),
  'army.changed': small('card', 700),
  'army.exchanged': small('card', 700),
  'army.exchanged.hidden': small('card', 700),
  'army.swapped': small('card', 700),
  // An attack
  announced: great('fray', 'drum', 1400),
  seeks: small('horn_short', 700),
  ritual: small('fire', 800, { joins: ['ritual'], more: 200 }),
  revealed: great('fray', 'flip', 1200, { joins: ['revealed'], more: 350 }),
  counter: within('count', 900),
  'reinforced.thor': small('march', 900),
  'reinforced.villager': small('march', 900),
  'tie.drawn': great('fray', 'flip', 1000),
  'combat.won': great('fray', 'axe', 1700),
  'warrior.lost': great(undefined, 'bones', 800, { joins: LOST, more: 250 }),
  'warrior.saved': small('shield', 700, { joins: LOST, more: 250 }),
  slain: great(undefined, 'bones', 900, { joins: LOST, more: 250 }),
  captured: great('silver', 'coins', 1400),
  'coin.drawn': great('silver', 'coins', 1200, { joins: ['coin.drawn', 'captured'], more: 200 }),
  'bronze.taken': small('coins', 900),
  looked: small('card', 700),
  'looked.hidden': small('card', 700),
  'heroes.swapped': small('knock', 900),
  // Norns
  norn: great('norn', 'doom', 1500),
  'norn.aimed': within('knock', 600),
  'norn.cancelled': great('norn', 'shield', 1300),
  'norn.stolen': great('norn', 'card', 1200),
  'norn.stolen.hidden': great('norn', 'card', 1200),
  'norns.shown': great('norn', 'flip', 1400),
  'norns.shown.hidden': great('norn', 'flip', 1400),
  // Mercenaries
  offer: great('mercenary', 'coins', 1100),
  'offer.open': great('mercenary', 'coins', 1100),
  counter_offer: great('mercenary', 'coins', 900),
  outbid: great('mercenary', 'coins', 1000),
  rejected: great('mercenary', 'wood', 900),
  hired: great('mercenary', 'coins', 1300),
  bribed: great('mercenary', 'coins', 1300),
  paid: within('coins', 700, { joins: ['hired', 'bribed', 'paid'], more: 200 }),
} satisfies { [K in keyof Events]: Beat }
