// How events are played: each game has a table of beats by the keys of its events.

import type { Event, View } from '../contract/server'
import type { SoundName } from './sound/names'

/** How one kind of event is played. Lengths are milliseconds at a calm pace. */
export interface Beat {
  long: number
  /** A great beat is hurried less, and is never gathered with others. */
  great?: boolean
  /** It shows nothing by itself: what it changed is seen with the next beat. */
  silent?: boolean
  /** It is played together with a beat that ends with one of these events, which takes `more` milliseconds longer. */
  joins?: readonly string[]
  more?: number
  sound?: SoundName
  /** The scene that it belongs to; undefined closes the one that is open, null leaves it as it is. */
  scene?: string | null
}

/** The beats of a game. What it does not name is played as `*`. */
export type BeatTable<K extends string = string> = { readonly [key in K]: Beat }

/** Every event that has no beat of its own: a line, and time to read it. */
export const PLAIN: Beat = { long: 600, sound: 'knock' }

export const SILENT: Beat = { long: 0, silent: true }

/** A small beat, such as a figure that moves. */
export const small = (sound: SoundName, long = 800, more: Partial<Beat> = {}): Beat => ({ long, sound, ...more })

/** The same in the middle of a scene, which stays. */
export const within = (sound: SoundName, long = 800, more: Partial<Beat> = {}): Beat => ({ long, sound, scene: null, ...more })

/** A great one, in a scene. */
export const great = (scene: string | null | undefined, sound: SoundName, long: number, more: Partial<Beat> = {}): Beat => ({ great: true, sound, long, ...(scene !== undefined && { scene }), ...more })

/** One thing after the other: what the director plays. */
export interface Played {
  key: string
  events: Event[]
  beat: Beat
  view: View
  long: number
  mine: boolean
  again?: boolean
  note?: string // of a beat that no event tells: which part of the score
  settle?: View // what changed without a word, seen when the beat is over
}

/** Is it gathered with others of its seat in a great hurry? */
export const isSmall = ({ great, scene }: Beat): boolean => !great && !scene
