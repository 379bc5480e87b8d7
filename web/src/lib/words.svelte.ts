// The words that are loaded, by language. A change of language loads the others' and everything is said anew.

import { api } from './api'
import { settings, type Lang } from './settings.svelte'
import type { GameWords, Words } from './contract'
import { sayer, type Say } from './speaker'

class Library {
  own = $state.raw<Words | null>(null)
  say: Say = $derived(this.own ? sayer(this.own) : (key) => key)
  private readonly loaded = new Map<string, Promise<unknown>>()

  private once<T>(what: string, load: () => Promise<T>): Promise<T> {
    const known = this.loaded.get(what) as Promise<T> | undefined
    if (known) return known
    const loading = load()
    this.loaded.set(what, loading)
    loading.catch(() => this.loaded.delete(what)) // it is asked for again next time
    return loading
  }

  /** Speak a language: its sentences are there when this is done. */
  async speak(lang: Lang): Promise<void> {
    this.own = await this.once(lang, () => api.get('/words/{lang}', { lang }))
    settings.speak(lang)
  }

  ofGame(game: string, content: string[], lang: Lang): Promise<GameWords> {
    const packs = content.join('+')
    return this.once([lang, game, packs].join(' '), () => api.get('/games/{game}/words/{lang}', { game, lang, content: packs || undefined }))
  }
}

export const library = new Library()

/** A sentence of the program, in the language of the moment. */
export function say(key: string, args?: Record<string, unknown>): string {
  return library.say(key, args)
}
