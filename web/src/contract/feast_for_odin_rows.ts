// Written by tools/contract.py from the game's content: change that, and run it again.

/** What the rows of each kind hold, without their texts. */
export interface Rows {
  good: {
    colour: string
    box_column: number
    size: number[]
    upgrade_to?: string
    flip_to: string
    harvest?: number
    sword?: number
    forge?: boolean
  }
  animal: {
    colour: string
    box_column: number
    size: number[]
    upgrade_to: string
    points: number
    points_pregnant: number
  }
  special: {
    shape: string[]
    cost?: number
    sword: number
    forge: boolean
    points: number
  }
  ship: {
    cost_silver: number
    build_wood: number
    points: number
    berth: string
    printed_ore: number
    ore_slots: number
    emigration_points?: number
  }
  weapon: {
    cards: number
  }
  resource: {}
  board: {
    grid: string[]
    income: {
      cells: number[][]
      values: number[]
      final: number
      final_at: number[]
      anchor: number[]
    }[]
    points: number
    tile?: string
    side?: string
    other_side?: string
    ships?: string[]
    anchor_source?: string
  }
  house: {
    count: number
    points: number
    demand: {
      wood?: number
      stone?: number
    }
    grid?: string[]
  }
  strip: {
    items: string[]
  }
  round: {
    length: string
    round: number
    harvest: number
    flip: string
  }
  game: {
    designer: string
    min_players: number
    max_players: number
  }
  counts: {
    goods: number
    animals: number
    specials: number
    weapons: number
    strips: number
    exploration_boards: number
    houses: number
    spaces: number
    extensions: number
    occupations: number
    occupations_light: number
    occupations_dark: number
  }
  setup: {
    rounds: {
      long: number
      short: number
    }
    vikings: number
    starting_goods: {
      mead: number
    }
    starting_weapons: {
      bow: number
      snare: number
      spear: number
    }
    starting_occupations: number
    starting_silver: number
    starting_vikings: {
      long: number
      short: number
    }
    vikings_on_table: {
      long: number
      short: number
    }
    strips_face_up: {
      '1': number
      '2': number
      '3': number
      '4': number
    }
    extension_players: number
  }
  bay: {
    small_berths: number
    large_berths: number
  }
  banquet: {
    squares: number
    squares_per_segment: number
    blank_squares: {
      long: number
      short: number
    }
    placeable: string[]
  }
  exploration: {
    unclaimed_silver: number
  }
  solo: {
    first_table: {
      long: {
        '1': number
        '3': number
        '5': number
        '7': number
      }
      short: {
        '1': number
        '3': number
        '5': number
      }
    }
    first_thing: number
    second_table: {
      long: {
        '2': number
        '4': number
        '6': number
      }
      short: {
        '2': number
        '4': number
        '6': number
      }
    }
    second_waiting: {
      long: number
      short: number
    }
    strips_face_up: number
    good_score: number
  }
  scoring: {
    silver: number
    thing_penalty: number
    uncovered_negative: number
  }
  phase: {
    number: number
  }
  group: {}
  die_action: {
    die: string
    aim: string
    max_rolls: number
    spend: string[]
    requires: {
      whaling_boat?: number
      longship?: number
    }
    ore: string
    reward?: {
      hide?: number
      game_meat?: number
      fur?: number
      snare?: number
      oil?: number
      skin_and_bones?: number
      whale_meat?: number
    }
    consolation: {
      wood?: number
      bow?: number
      snare?: number
      spear?: number
      stone?: number
      long_sword?: number
    }
    vikings_back: number
    fail_at_most?: number
  }
  space: {
    column: number
    row: number
    group: string[]
    colour: string
    effect: {
      when: string
      cost?: {
        wood?: number
        silver?: number
        flax?: number
        stone?: number
        hide?: number
        linen?: number
        ore?: number
        wool?: number
        silverware?: number
      }
      gain?: {
        shed?: number
        whaling_boat?: number
        stockfish?: number
        salt_meat?: number
        beans?: number
        silver?: number
        linen?: number
        rune_stone?: number
        stone_house?: number
        knarr?: number
        sheep?: number
        cattle?: number
        milk?: number
        flax?: number
        mead?: number
        clothing?: number
        wood?: number
        ore?: number
        long_house?: number
        longship?: number
        fruits?: number
        oil?: number
        chest?: number
        spices?: number
        wool?: number
        robe?: number
        jewelry?: number
        silver_hoard?: number
      }
      do?: {
        op: string
        n?: number
        steps?: number
        boards?: string[]
        ships?: string[]
        boats?: number
        parts?: number[]
        from?: string
        to?: string
      }[]
      tiers?: {
        count: string
        at: number[]
        gain: {
          milk?: number
          wool?: number
        }[]
      }
      options?: {
        cost?: {
          stone?: number
          ore?: number
          wood?: number
          silver?: number
        }
        gain?: {
          silver?: number
          chest?: number
          sheep?: number
          cattle?: number
          stone_house?: number
          longship?: number
          long_house?: number
          knarr?: number
        }
        do?: {
          op: string
          n?: number
          parts?: number[]
          steps?: number
        }[]
      }[]
      per?: string
      if?: {
        count: string
        min: number
      }
    }[]
    requires?: {
      knarr?: number
      longship?: number
      whaling_boat?: number
    }
  }
  extension: {
    columns: number[]
    effect: {
      when: string
      do: {
        op: string
        column: string
        occupied_by: string
      }[]
    }[]
  }
  occupation: {
    number: number
    deck: string
    starting: boolean
    points: number
    class: string
    effect: ({
      when: string
      where?: {
        group?: string | string[]
        cost?: {
          item: string
          min: number
        }
        provided?: {
          item: string
          exact?: number
          min?: number
        }
        die?: string[]
        action?: string[]
        ship?: string | string[]
        house?: string[]
        how?: string
        item?: string | string[]
        area?: string
        space?: string[]
        part?: string
        will_spend?: {
          item: string
          min: number
        }
        rolls?: number
        spent?: {
          item: string
          min?: number
          exact?: number
          max?: number
        }
        via?: string
        gain?: {
          stockfish?: number
          salt_meat?: number
        }
        phase?: string
        n?: number[]
        steps?: number
        placed?: {
          item: string
          min?: number
          max?: number
        }
        column?: number
        vikings?: number
        not_first_this_round?: boolean
        becomes?: number
      }
      mod?: ({
        op: string
        item?: string
        delta?: number
        min?: number
        n?: number
        scope?: string
        value?: number | number[]
        items?: string[]
        area?: string
        with?: string | {
          game_meat?: number
          stockfish?: number
          salt_meat?: number
          silverware?: number
        }
        options?: {
          cost?: {
            game_meat?: number
            silk?: number
            wood?: number
          }
          gain?: {
            fur?: number
            knarr?: number
          }
          do?: {
            op: string
            n: number
            steps: number
          }[]
        }[]
        count?: string
        at?: number[]
        goods?: number
        use?: string
        as?: string
        sword_delta?: number
        target?: string
        for?: string
        when_exactly?: number
        good?: string
      })[]
      gain?: {
        snare?: number
        silver?: number
        oil?: number
        milk?: number
        spear?: number
        chest?: number
        bow?: number
        mead?: number
        hide?: number
        ore?: number
        stone?: number
        wood?: number
        salt_meat?: number
        stockfish?: number
        wool?: number
        fruits?: number
        clothing?: number
        treasure_chest?: number
        jewelry?: number
        peas?: number
        linen?: number
        drinking_horn?: number
        longship?: number
        silverware?: number
        game_meat?: number
        stone_house?: number
        cattle?: number
        skin_and_bones?: number
        cattle_pregnant?: number
        sheep?: number
        spices?: number
        silk?: number
        grain?: number
        rune_stone?: number
        long_sword?: number
        weapon_random?: number
        cabbage?: number
        flax?: number
        whaling_boat?: number
      }
      must?: boolean
      do?: ({
        op: string
        phase?: string
        scope?: string
        item?: string
        n?: number
        area?: string
        steps?: number
        exact?: number
        exclude?: string[]
        types?: string[]
        event?: string
        level?: number
        colour?: string
        from?: string
        column_shift?: number
        each?: number
        special?: string
        replace_with?: string[]
        column?: number
        state?: string
        vikings?: number
        no_viking_return?: boolean
        ship?: string
        discount?: string | {
          per?: {
            long_sword: number
            spear: number
            bow: number
          }
          round?: string
          count?: string
          at?: number[]
          value?: number[]
        }
        same_type?: boolean
        adjacent_to_own_viking?: boolean
        good?: string
        max?: number
        only?: string[]
      })[]
      per?: string
      tiers?: {
        count: string
        at: number[]
        gain?: {
          silver?: number
          whale_meat?: number
          silk?: number
          jewelry?: number
          silver_hoard?: number
          spices?: number
          weapon_random?: number
          wool?: number
          beans?: number
          grain?: number
          cabbage?: number
          mead?: number
          hide?: number
          chest?: number
          peas?: number
          silverware?: number
        }[]
        do?: {
          op: string
          n?: number
          level?: number
        }[][]
        exact?: boolean
        at_most?: boolean
      }
      if?: {
        vikings_on_group?: {
          group: string
          min: number
        }
        count?: string
        min?: number
        vikings_in_column?: {
          column: number
          min: number
        }
      }
      cost?: {
        silver?: number | string
        wool?: number
        hide?: number
        linen?: number
        wood?: number
        salt_meat?: number
        cattle_any?: number
        rune_stone?: number
        chest?: number
        weapon_any?: number
        beans?: number
        flax?: number
        longship?: number
        sheep_any?: number
        whaling_boat?: number
        snare?: number
        spear?: number
        grain?: number
        cattle?: number
        ore_on_longship?: number
        oil?: number
        stockfish?: number
      }
      options?: {
        cost?: {
          silver?: number
          mead?: number
          wood?: number
          wool?: number
          linen?: number
          rune_stone?: number
          silverware?: number
          ore?: number
          game_meat?: number
          whale_meat?: number
          flax?: number
        }
        gain?: {
          oil?: number
          silver?: number
          longship?: number
          milk?: number
          cabbage?: number
          silk?: number
          chest?: number
          crucifix?: number
          cloakpin?: number
          silverware?: number
          chalice?: number
          hide?: number
          whale_meat?: number
          game_meat?: number
          stockfish?: number
          peas?: number
          flax?: number
          grain?: number
          spices?: number
          belt?: number
          treasure_chest?: number
        }
        do?: {
          op: string
          item?: string
          building?: string
          n?: number
        }[]
        if?: {
          count?: string
          min?: number
          during_own_viking_action?: boolean
        }
      }[]
      repeat?: string
    })[]
    classes?: string[]
  }
  word: {}
  amount: {}
}
