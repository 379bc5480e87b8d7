// A step of a Follower: which candidates lost which comparison.

import type { Event as Told } from '../../contract/server'

export interface Candidate {
  word: string
  out: number | null // the comparison that it lost, by its place; behind the last one a tie was broken against it
  number: number | null // what it had there
}

export interface Step {
  kind: 'territory' | 'army' | 'monster' | 'realm' | 'attribute'
  candidates: Candidate[]
  taken: string
  keys: string[] // what was compared, one after the other
}

const KINDS = [
  ['territories', 'territory'],
  ['armies', 'army'],
  ['monsters', 'monster'],
  ['realms', 'realm'],
  ['attributes', 'attribute'],
] as const

/** What was compared; null for an event that tells of no choice. The least number of each comparison stays. */
export function stepOf({ args }: Told): Step | null {
  const found = KINDS.find(([many]) => Array.isArray(args[many]))
  if (!found) return null
  const [many, kind] = found
  const words = args[many] as string[]
  const taken = args[kind] as string
  const keys = (args.keys ?? []) as string[]
  const values = (args.values ?? []) as number[]
  const compared = values.length === keys.length * words.length
  const candidates = words.map((word): Candidate => ({ word, out: null, number: null }))
  let left = candidates.map((_, place) => place)
  keys.forEach((_, key) => {
    if (!compared) return
    const value = (place: number) => values[key * words.length + place]!
    const best = Math.min(...left.map(value))
    for (const place of left) if (value(place) > best) Object.assign(candidates[place]!, { out: key, number: Math.abs(value(place)) })
    left = left.filter((place) => value(place) === best)
  })
  const stays = left.find((place) => words[place] === taken)
  for (const place of left) if (place !== stays) candidates[place]!.out = keys.length
  return { kind, candidates, taken, keys }
}

/** The part of the beat after which each candidate goes dark: comparison by comparison, those of one after each other. */
export function darkAt({ candidates, keys }: Step): (number | undefined)[] {
  const rounds = keys.length + 1
  const [begin, span] = [0.18, 0.6]
  return candidates.map(({ out }, place) => {
    if (out === null) return undefined
    const same = candidates.flatMap((each, k) => (each.out === out ? [k] : []))
    return begin + (span * (out + same.indexOf(place) / same.length)) / rounds
  })
}
