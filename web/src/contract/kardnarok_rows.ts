// Written by tools/contract.py from the game's content: change that, and run it again.

/** What the rows of each kind hold, without their texts. */
export interface Rows {
  game: {
    designer: string
    publisher: string
    year: number
    min_players: number
    max_players: number
  }
  counts: {
    warrior_cards: number
    warrior_types: number
    norn_cards: number
    norn_types: number
    heroes: number
    ragnarok_cards: number
    silver_coins: number
    bronze_coins: number
    ritual_tokens: number
    kingdoms: number
    defence_cubes: number
    force_counters: number
    counter_meeples: number
    first_kingdom_cards: number
  }
  mode: {
    players: number[]
    rounds: number
    ragnarok_draw: string
    bronze_each: number
    mercenary: string
    defence_marker: boolean
    first_kingdom_next_round: string
    direction: string
    buy_norns_count?: number
    buy_norns_price?: string
    with_two_players?: string
  }
  constants: {
    heroes_per_kingdom: number
    hero_exchanges_per_round: number
    army_warriors: number
    army_heroes: number
    min_warriors_after_refill: number
    villager_reinforcement_force: number
    thor_reinforcements_max: number
    frey_force: number
    odin_norns: number
    mercenary_norns_max: number
    mercenaries_per_combatant: number
    winner_discards: number
    loser_discards: number
    counter_wrap: number
    tiebreak_warriors: number
  }
  negotiation: {
    min_bid: number
    max_counter_offers: number
    sessions_per_combatant: number
    hero_exchange_of_army_hero_in_combat: boolean
  }
  silver: {
    value: number
    copies: number
    rulebook_fields: string[]
  }
  bronze: {
    value: number
    copies: number
  }
  kingdom: {
    ruler: string
    color: string
    power: string
  }
  defence_marker: {
    steps: number[]
  }
  ritual: {
    copies: number
    when_executed: string
    ops: {
      op: string
      who: string
      pile?: string
      n?: number
      amount?: number
    }[]
    human_reinforcements?: number
  }
  rune: {}
  icon: {}
  warrior: {
    strength: number
    human: boolean
    gender: string
    villager: boolean
    copies: number
    rune_copies: {
      jera?: number
      dagaz?: number
      ingwaz?: number
      algiz?: number
      eihwaz?: number
    }
    icons: string[]
    effects: {
      window: string
      when: {
        is: string
        type?: string
        value?: string
      }[]
      ops: {
        op: string
        who?: string
        amount?: number
        n?: number
        pile?: string
        from?: string
        to?: string
      }[]
    }[]
    rulebook_fields: string[]
  }
  hero: {
    gender: string
    strength: number
    icons: string[]
    effects: {
      window: string
      hero_bonus: boolean
      when: {
        is: string
        who: string
        runes?: string[]
        type?: string
        min?: number
        hero?: boolean
      }[]
      ops: {
        op: string
        who: string
        amount: number
        per?: string
        max?: number
      }[]
    }[]
    rulebook_fields?: string[]
  }
  norn: {
    deity: boolean
    copies: number
    window: string
    role: string
    icons: string[]
    rulebook_fields?: string[]
    option: {
      id: string
      mercenary: string
      when: {
        is: string
        value: string
      }[]
      ops: {
        op: string
        who?: string
        zone?: string
        kind?: string
        n?: number
        pick?: string
        kinds?: string[]
        optional?: boolean
        pile?: string
        amount?: number
        at?: string
        if?: {
          is: string
          who: string
          type?: string
          min?: number
          hero?: boolean
        }[]
        unless?: {
          is: string
          who: string
          type?: string
          min?: number
          hero?: boolean
        }[]
        per?: string
        max?: number
        cost?: boolean
      }[]
      label?: {
        en: string
        pt: string
        es: string
        of: {
          pt: string
          es: string
        }
      }
    }[]
  }
  ragnarok: {
    level: number
    banner: number
    efetivo: number
    rule: {
      rule: string
      value?: number
      role?: string
      buy_surcharge?: number
      type?: string
      amount?: number
      except?: string[]
    }
    rulebook_fields?: string[]
  }
}
