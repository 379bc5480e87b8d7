// The words that are loaded, by language. A change of language loads the others' and everything is said anew.

import { api, withQuery } from './api'
import { settings, type Lang } from './settings.svelte'
import { sayer, type GameWords, type Say, type Words } from './speaker'

class Library {
  own = $state.raw<Words | null>(null)
  say: Say = $derived(this.own ? sayer(this.own) : (key) => key)
  private readonly loaded = new Map<string, Promise<unknown>>()

  private once<T>(path: string): Promise<T> {
    const known = this.loaded.get(path) as Promise<T> | undefined
    if (known) return known
    const loading = api.get<T>(path)
    this.loaded.set(path, loading)
    loading.catch(() => this.loaded.delete(path)) // it is asked for again next time
    return loading
  }

  /** Speak a language: its sentences are there when this is done. */
  async speak(lang: Lang): Promise<void> {
    this.own = await this.once<Words>(`/words/${lang}`)
    settings.speak(lang)
  }

  ofGame(game: string, content: string[], lang: Lang): Promise<GameWords> {
    return this.once(withQuery(`/games/${game}/words/${lang}`, { content: content.join('+') || null }))
  }
}

export const library = new Library()

/** A sentence of the program, in the language of the moment. */
export function say(key: string, args?: Record<string, unknown>): string {
  return library.say(key, args)
}
