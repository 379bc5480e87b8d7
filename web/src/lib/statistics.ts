// What the server has counted: the same things as in src/longhall/server/statistics.py.

import { api, withQuery } from './api'

export interface GameCount {
  game: string
  seats: number
  games: number
  rated: number
  last: string
  wins: number[]
  scores: number[]
}

export interface Rating {
  kind: 'person' | 'bot'
  who: string
  name: string
  game: string
  seats: number
  rating: number
  uncertainty: number
  games: number
  wins: number
}

export interface CardCount {
  kind: string
  card: string
  played: number
  players: number
  won: number
}

export interface Duration {
  game: string
  seats: number
  games: number
  shortest: number
  median: number
  longest: number
  answers: number
}

export interface SeatScore {
  seat: number
  kind: string
  name: string
  bot: string | null
  place: number
  score: number
}

export interface Result {
  id: string
  game: string
  ended: string
  unrated: string // why it does not count in ratings
  seats: SeatScore[]
  table?: string
  mine?: number[]
}

export interface Mine {
  listed: boolean
  who: string
  ratings: Rating[]
}

export const statistics = {
  overview: () => api.get<GameCount[]>('/statistics'),
  durations: () => api.get<Duration[]>('/statistics/durations'),
  ratings: (game: string, seats: number) => api.get<Rating[]>(withQuery('/statistics/ratings', { game, seats })),
  cards: (game: string, seats: number) => api.get<CardCount[]>(withQuery('/statistics/cards', { game, seats })),
  me: () => api.get<Mine>('/statistics/me'),
  mine: () => api.get<Result[]>('/statistics/me/results'),
  list: (listed: boolean) => api.put<Mine>('/statistics/me', { listed }),
}

/** How good somebody is at least: lists are ordered by it. */
export function surely(rating: Rating): number {
  return rating.rating - 3 * rating.uncertainty
}

/** Seconds as minutes or hours, in the reader's way of writing. */
export function lasting(seconds: number, lang: string): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour']
  const digits = unit === 'hour' ? 1 : 0
  return new Intl.NumberFormat(lang, { style: 'unit', unit: unit as string, unitDisplay: 'short', maximumFractionDigits: digits }).format(value as number)
}
