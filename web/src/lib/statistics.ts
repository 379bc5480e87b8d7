// What the server has counted.

import type { Rating } from '../contract/server'
import { api } from './api'

export const statistics = {
  overview: () => api.get('/statistics'),
  durations: () => api.get('/statistics/durations'),
  ratings: (game: string, seats: number) => api.get('/statistics/ratings', { game, seats }),
  cards: (game: string, seats: number) => api.get('/statistics/cards', { game, seats }),
  me: () => api.get('/statistics/me'),
  mine: () => api.get('/statistics/me/results'),
  list: (listed: boolean) => api.put('/statistics/me', {}, { listed }),
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
