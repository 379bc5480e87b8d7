// Written by tools/contract.py from the game's content: change that, and run it again.

/** What the rows of each kind hold, without their texts. */
export interface Rows {
  game: {
    designer: string
    min_players: number
    max_players: number
  }
  counts: {
    temples: number
    player_boards: number
    hero_tiles: number
    large_rings: number
    hero_rings: number
    control_markers: number
    monster_dice: number
    realm_tiles: number
    realm_tiles_2p: number
    army_discs: number
    forge_tokens: number
    rune_tokens: number
    slayer_tokens: number
    attribute_tokens: number
    event_cards: number
    combat_cards: number
    monster_attack_cards: number
    origin_cards: number
    divine_artifacts: number
    monster_artifacts: number
    blessing_cards: number
    deity_cards: number
    requirement_cards: number
    temple_tracks: number
    monster_boards: number
    boss_boards: number
    help_cards: number
    monuments: number
    army_minis: number
    drakkar_minis: number
    priest_minis: number
    monster_minis: number
    hero_minis: number
    boss_minis: number
  }
  constants: {
    attribute_start: number
    attribute_max: number
    wounded_value: number
    army_strength_max: number
    starting_armies: number[]
    starting_combat_cards: number
    starting_resistance_auto_control: number
    priests_start: string
    hero_offer: number
    origin_offer: number
    monsters_per_setup: string
    event_numbers_max: {
      p2: number
      p34: number
    }
    forges_used: {
      p2: number
      p34: number
    }
    jarl_regions: number
    gothi_temples: {
      p2: number
      p34: number
    }
    slayer_kills_to_hunt_boss: {
      p2: number
      p34: number
    }
    slayer_token_markers: number
    ragnarok_cards_face_down: number
    ragnarok_at_ninth_level: boolean
    hunt_monster_hand: number
    max_controlled_monsters: number
    hero_steps: number
    drakkar_steps: number
    prepare_choices: number
    monster_activations: number
    monument_levels: number
    ragnarok_at_ninth_level_source: string
  }
  player_components: {
    armies: number
    army_discs: number
    priests: number
    drakkars: number
    control_markers: number
    monster_rings: number
    hero_rings: number
    attribute_tokens: number
    help_cards: number
  }
  colour: {}
  rune: {}
  attribute: {}
  weapon: {
    wounds: boolean
  }
  hero: {
    trigger: string
    conditions: string[]
    effects: ({
      op: string
      n?: string | number
      flag?: string
      rune?: string
      which?: string
      where?: string
    })[]
    extra?: {
      trigger: string
      optional: boolean
      conditions: string[]
      effects: {
        op: string
        n: number
        who: string
      }[]
    }[]
  }
  origin_card: {
    first_player: boolean
    trigger: string
    effects: {
      op: string
      n?: number
      rune?: string
      attr?: string
      which?: string
      where?: string
      realm?: string
    }[]
    name_source?: string
    first_player_source?: string
  }
  realm: {
    rune: string
    action: string
    effects: {
      op: string
      n?: number
      rune?: string
      options?: {
        op: string
        where?: string
        n?: number
        steps?: number
        which?: string
      }[][]
      which?: string
      where?: string
    }[]
    rune_source: string
  }
  realm_2p_tiles: {
    tiles: string[]
    same_bonus: boolean
    niflheim_rune: string
    jotunheim_rune: string
  }
  wheel_slot: {
    slot: number
    action: string
    published_en: string
    realm: string
    angle: number
  }
  wheel_center: {
    action: string
    needs_own_marker_on_wheel: boolean
    places_marker: boolean
    realm: string
  }
  wheel_2p: {
    same_slots: boolean
  }
  rune_action: {
    cost: {
      runes: number
      rune: string
    }
    effects: {
      op: string
      which?: string
      realm?: string
      n?: number
      where?: string
      attr?: string
    }[]
    conditions: string[]
  }
  prepare_option: {
    effects: {
      op: string
      n: number
      rune?: string
      which?: string
      where?: string
    }[]
  }
  hunt_reward: {
    effects: {
      op: string
      realm?: string
      n?: number
      which?: string
      where?: string
      rune?: string
    }[]
  }
  monument: {
    attribute: string
    territory: {
      p34: number
      p2: number
    }
    levels: number
    priest_slots: number[]
    level_bonus: {
      op: string
      n: number
      which?: string
      where?: string
      split?: boolean
      rune?: string
    }[][]
    divine_artifact: string
    attribute_source: string
    level_bonus_source: string
    level_3_source?: string
  }
  temple_track: {
    players: number[]
    spaces: number
    sides: {
      side: string
      draft_on: number[]
      source: string
    }[]
  }
  forge_token: {
    rune: string
  }
  rune_token: {
    rune: string
    copies: number
  }
  monster_die: {
    faces: string[]
  }
  die_face: {}
  event_card: {
    number: number
    place: string
    activate: string[]
    boss: boolean
  }
  requirement_card: {
    players: number[]
    check: {
      kind: string
      n: number
    }
    name_source: string
  }
  map: {
    players: number[]
    yggdrasil: {
      x: number
      y: number
      radius: number
      adjacent_territories: number[]
    }
  }
  region: {
    map: string
    color: string
    territories: number[]
  }
  territory: {
    map: string
    number: number
    region: string
    resistance: number
    symbols: string[]
    adjacent: number[]
    seas: number[]
    realms: string[]
    yggdrasil: boolean
    x: number
    y: number
    resistance_source?: string
    monument?: string
  }
  sea: {
    map: string
    number: number
    adjacent_territories: number[]
    adjacent_seas: number[]
    x: number
    y: number
  }
  place_realm: {
    map: string
    realm: string
    adjacent_territories: number[]
    x: number
    y: number
  }
  combat_card: {
    weapon: string
    value: number
    casualties: number
    copies: number
    hunt_when: string
    hunt: {
      op: string
      n?: number
      min_left?: number
      random?: boolean
      rune?: string
    }[]
    battle: {
      op: string
      n: number
      who?: string
      random?: boolean
      which?: string
      where?: string
      min_left?: number
    }[]
    copies_source?: string
    weapon_source?: string
    effects_source?: string
    battle_conditions?: string[]
  }
  attack_card: {
    fury: number
    weak_point: number
    draw: number
    copies: number
    shield_blocks: boolean
    effects: {
      op: string
      n?: number
      who?: string
      random?: boolean
    }[]
    weak_point_source?: string
    name_source?: string
  }
  monster: {
    rune: string
    slots: {
      w: string
      reward: string
    }[]
    territory_attack: {
      op: string
      n?: number
      who?: string
      where: string
      which?: string
    }[]
    special_attack: {
      op: string
      n?: number
      who?: string
    }[]
    artifact: string
    name_source: string
  }
  boss: {
    rune: string
    slots: {
      w: string[]
      reward: string
    }[]
    activation: {
      op: string
      steps?: number
      which?: string
      where?: string
    }[]
    special_attack: {
      op: string
      n: number
      who: string
      random?: boolean
    }[]
    rune_source: string
    special_rule_source: string
  }
  monster_artifact: {
    monster: string
    trigger: string
    cost: string
    optional: boolean
    effects: ({
      op: string
      n: number | string
      which?: string
      where?: string
      rune?: string
      slot?: string
    })[]
  }
  divine_artifact: {
    monument: string
    trigger: string
    cost: string
    optional: boolean
    effects: {
      op: string
      n?: number
      which?: string
      slot?: string
      where?: string
      rune?: string
    }[]
  }
  blessing_card: {
    family: string
    kind: string
    trigger: string
    effects: ({
      op: string
      key?: string
      n?: number | string
      where?: string
      steps?: number
      which?: string
      flag?: string
      rune?: string
    })[]
    optional?: boolean
    cost?: {
      runes?: number
      rune?: string
      wounds?: number
      combat_cards?: number
    }
    conditions?: string[]
    limit?: string
  }
  totals: {
    basic_action_cards: number
    basic_sets: number
    upgraded_action_cards: number
    upgraded_types: number
    upgraded_per_type: number
    upgraded_per_type_source: string
    hero_action_cards: number
    challenge_cards: number
    manifestation_cards: number
    player_aids: number
    desolation_tokens: number
    judge_tokens: number
    surtur_dice: number
  }
  surtur: {
    runes_max: number
    combat_hand_max: number
    army_value_max: number
    army_value_max_source: string
    starting_armies: number[]
    starting_combat_cards: number
    row_size: number
    rune_actions_per_turn: number
    max_followers_solo: number
    max_followers_mixed: number
    max_players_total: number
    desolation_per_human_round_multi: number
    win_exception_margin: number
    slayer_markers: number
  }
  surtur_die: {
    faces: number[]
    select: {
      '1': string
      '2': string
      '3': string
    }
  }
  turn: {
    steps: string[]
  }
  tie_break: {
    territory: {
      max: string
      min: string
    }
    army_same_territory: {
      max: string
      min: string
    }
    no_selected_card: string
    realm_order: string[]
    realm_order_source: string
    monster_same_territory: string[]
    monster_board_order: string[]
    monster_board_order_source: string
  }
  special_action_order: {
    order: string[]
  }
  manifestation: {
    slots: number[]
    slots_source: string
    slots_printed: number[]
    blessing_slots: number[]
    take: string
    put_back: string
    start_covered: boolean
    lose_when_token_needed_and_none_left: boolean
  }
  desolation_token: {
    start_slot: number
  }
  judge_token: {
    count: number
    used_in: string
    first_holder: string
  }
  player_aid: {}
  follower_rune_action: {
    cost: number
    follower_only: boolean
  }
  target_mode: {
    mode: number
    name_source: string
    keys: string[]
  }
  upgrade_type: {}
  condition_kind: {}
  corrupted_hero: {
    hero: string
    in_base_box: boolean
    start_territory: {
      p2: number
      p34: number
    }
    desolation_territory: {
      p2: number
      p34: number
    }
    attributes: {
      authority: number
      power: number
      wisdom: number
    }
    preference: string[]
    favourite: string
    target_mode: number
    priority_action: string
    goal: string
    upgrade_pattern: string[]
    upgrade_counts: {
      jarl: number
      gothi: number
      slayer: number
    }
    start_capability: {
      effects: {
        op: string
        n?: number
        which?: string
        rune?: string
        realm?: string
        ignore_range?: boolean
      }[]
    }
    hero_cards: string[]
    name_source: string
  }
  action_card: {
    deck: string
    set?: string
    hero_to: {
      p2: number
      p34: number
    }
    rune_actions: {
      action: string
      cost: number
    }[]
    special: string
    tie: string
    after_use: string
    hero?: string
    benefit?: {
      condition?: {
        kind: string
        what?: string
        n?: number
      }
      effects: {
        op: string
        n?: number
        which?: string
        rune?: string
        per?: string
        by?: string
        attr?: string
      }[]
    }
    benefit_source?: string
    after_use_source?: string
    type?: string
  }
  challenge: {
    kind: string
    effects: {
      op: string
      n?: number
      which?: string
      key?: string
      add?: number
      max?: number
      value?: number
    }[]
  }
  phase: {}
  back: {}
  effect: {}
  word: {}
  key: {}
  key_value: {}
}
