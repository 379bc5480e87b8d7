// Written by tools/contract.py from the game's content: change that, and run it again.

/** What the rows of each kind hold, without their texts. */
export interface Rows {
  game: {
    designer: string
    min_players: number
    max_players: number
    ages: number
  }
  counts: {
    cards: number
    cards_each_age: number
    cards_from_three: number
    cards_from_four: number
    clans: number
    clan_figures: number
    monsters: number
    pillage_tokens: number
    ragnarok_tokens: number
  }
  constants: {
    dealt: number
    kept: number
    march_cost: number
  }
  rage_track: {
    top: number
  }
  setup: {
    players: number
    destroyed: number
    picks: number
  }
  age: {
    number: number
    ragnarok_glory: number
    kept: number
  }
  phase: {}
  clan: {
    color: string
    warriors: number
  }
  stat: {
    values: number[]
    legendary: number[]
  }
  figure: {
    strength: number
    free_invasion: boolean
    ship: boolean
    monster: boolean
  }
  slot: {
    count: number
  }
  god: {}
  region: {
    color: string
  }
  province: {
    villages: number
    adjacent: string[]
    region?: string
    fjord?: string
  }
  fjord: {
    supports: string[]
  }
  token: {
    count: number
    stats: string[]
    glory: number
    province?: string
  }
  battle: {
    age: number
    god: string
    players: number[]
    strength: number
    effects: {
      op: string
      n?: number
      stats?: string
      each?: boolean
      own?: boolean
    }[]
    detail_source: string
    white_disc?: boolean
  }
  quest: {
    age: number
    god: string
    players: number[]
    condition: string
    region?: string
    glory: number
    detail_source: string
    count?: number
    province?: string
  }
  upgrade: {
    age: number
    god: string
    players: number[]
    slot: string
    strength: number
    cost: number
    figure?: string
    effects: {
      op: string
      kinds?: string[]
      n?: number
      least?: number
      each?: boolean
      stats?: string
      leader?: boolean
      rage?: number
    }[]
    detail_source: string
    star?: boolean
  }
}
