// What a person has chosen for this device: language, light or dark, text view, letter keys. Kept in the browser.

export const LANGUAGES = ['en', 'pt', 'es'] as const
export type Lang = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'
/** Before what is asked again: nothing, what is lost, or also what cannot be taken back. */
export const ASK_BEFORE = ['never', 'costly', 'closing'] as const
export type AskBefore = (typeof ASK_BEFORE)[number]
export const SIZES = { A: 100, 'A+': 112, 'A++': 125 } as const // per cent of the browser's text
export type Size = keyof typeof SIZES

import type { Speed } from './director'
import { motion } from './motion.svelte'
import type { SoundGroup } from './sound/names'

const PREFIX = 'longhall.'
const VOLUMES: Record<SoundGroup, number> = { pieces: 0.7, cards: 0.6, goods: 0.5, battle: 0.8, world: 0.8, notices: 0.8 } // until they are chosen

/** What the browser keeps under a name; nothing, where it keeps nothing. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // A browser that keeps nothing: the choice holds until the page is left.
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // It kept nothing.
  }
}

const system = matchMedia('(prefers-color-scheme: dark)')
const systemTheme = (): Theme => (system.matches ? 'dark' : 'light')

function firstLang(): Lang {
  const wished = [kept('lang'), ...navigator.languages.map((each) => each.slice(0, 2))]
  return wished.find((each): each is Lang => LANGUAGES.includes(each as Lang)) ?? 'en'
}

/** By mouse only what is lost is asked again; a finger slips more easily. */
function firstAskBefore(): AskBefore {
  const wished = kept('ask_before')
  return ASK_BEFORE.find((each) => each === wished) ?? (matchMedia('(pointer: coarse)').matches ? 'closing' : 'costly')
}

/** The keys that a person has changed, by what they do; '' is switched off. */
function ownKeys(): Record<string, string> {
  try {
    return JSON.parse(kept('keys') ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function keptTheme(): Theme | 'system' {
  const found = kept('theme')
  return found === 'light' || found === 'dark' ? found : 'system'
}

function oneOf<T extends string>(known: readonly T[], found: string | null, otherwise: T): T {
  return known.find((each) => each === found) ?? otherwise
}

class Settings {
  lang = $state<Lang>(firstLang())
  theme = $state<Theme>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
  text = $state(kept('text') === 'yes') // the text view instead of the board
  list = $state(kept('list') === 'yes') // all options as a list, also where the board is the list
  atOnce = $state(kept('at_once') === 'yes') // a click on a space with nothing to choose plays it
  letters = $state(kept('letters') !== 'no') // may single letters do things?
  keys = $state.raw<Record<string, string>>(ownKeys())
  askBefore = $state<AskBefore>(firstAskBefore())
  tell = $state(kept('tell') === 'yes') // say it when it is this person's turn and the page is not seen
  alwaysAsk = $state(kept('alwaysAsk') === 'yes') // show every window with its options, also where one can only pass
  name = $state(kept('name') ?? '')
  muted = $state((kept('muted') ?? (motion.still ? 'yes' : 'no')) === 'yes')
  vibrates = $state(kept('vibrates') !== 'no')
  volume = $state(Number(kept('volume') ?? 1)) // of all sounds
  volumes = $state<Record<SoundGroup, number>>({ ...VOLUMES, ...(JSON.parse(kept('volumes') ?? '{}') as Partial<Record<SoundGroup, number>>) })
  light = $state<Theme | 'system'>(keptTheme()) // what was chosen; `theme` is what is shown
  size = $state<Size>(oneOf(Object.keys(SIZES) as Size[], kept('size'), 'A'))
  portrait = $state(kept('portrait')) // the face that this person has chosen

  constructor() {
    motion.begin(kept('speed'))
    motion.waits = kept('waits') === 'yes'
    this.showSize()
    system.addEventListener('change', () => {
      if (kept('theme') === null) this.show(systemTheme())
    })
  }

  speak(lang: Lang): void {
    this.lang = lang
    document.documentElement.lang = lang
    keep('lang', lang)
  }

  /** The other theme. Who comes back to that of the system follows it again. */
  toggleTheme(): void {
    const other = this.theme === 'dark' ? 'light' : 'dark'
    this.chooseLight(other === systemTheme() ? 'system' : other)
  }

  chooseLight(light: Theme | 'system'): void {
    this.light = light
    this.show(light === 'system' ? systemTheme() : light)
    if (light === 'system') forget('theme')
    else keep('theme', light)
  }

  chooseSize(size: Size): void {
    this.size = size
    keep('size', size)
    this.showSize()
  }

  /** All texts are in rem: they grow with the root. */
  private showSize(): void {
    document.documentElement.style.fontSize = this.size === 'A' ? '' : `${SIZES[this.size]}%`
  }

  private show(theme: Theme): void {
    this.theme = theme
    document.documentElement.dataset.theme = theme
  }

  toggleText(): void {
    this.text = !this.text
    keep('text', this.text ? 'yes' : 'no')
  }

  toggleLetters(): void {
    this.letters = !this.letters
    keep('letters', this.letters ? 'yes' : 'no')
  }

  askAgain(before: AskBefore): void {
    this.askBefore = before
    keep('ask_before', before)
  }

  /** Let another key do something; '' switches it off, null gives it its own key back. */
  setKey(id: string, key: string | null): void {
    const { [id]: _, ...others } = this.keys
    this.keys = key === null ? others : { ...others, [id]: key }
    keep('keys', JSON.stringify(this.keys))
  }

  forgetKeys(): void {
    this.keys = {}
    keep('keys', '{}')
  }

  toggleAlwaysAsk(): void {
    this.alwaysAsk = !this.alwaysAsk
    keep('alwaysAsk', this.alwaysAsk ? 'yes' : 'no')
  }

  toggleList(): void {
    this.list = !this.list
    keep('list', this.list ? 'yes' : 'no')
  }

  toggleAtOnce(): void {
    this.atOnce = !this.atOnce
    keep('at_once', this.atOnce ? 'yes' : 'no')
  }

  toggleTell(): void {
    this.tell = !this.tell
    keep('tell', this.tell ? 'yes' : 'no')
  }

  /** How fast beats are played. */
  get speed(): Speed {
    return motion.speed
  }

  pace(speed: Speed): void {
    motion.speed = speed
    keep('speed', speed)
  }

  /** Does a beat stay until Space? */
  toggleWaits(): void {
    motion.waits = !motion.waits
    keep('waits', motion.waits ? 'yes' : 'no')
  }

  toggleMuted(): void {
    this.muted = !this.muted
    keep('muted', this.muted ? 'yes' : 'no')
  }

  toggleVibration(): void {
    this.vibrates = !this.vibrates
    keep('vibrates', this.vibrates ? 'yes' : 'no')
  }

  /** How loud a group of sounds is, from 0 to 1; without a group, all of them. */
  loud(volume: number, group?: SoundGroup): void {
    if (group) this.volumes[group] = volume
    else this.volume = volume
    keep('volume', String(this.volume))
    keep('volumes', JSON.stringify(this.volumes))
  }

  /** What is heard of a group. */
  volumeOf(group: SoundGroup): number {
    return this.muted ? 0 : this.volume * this.volumes[group]
  }

  call(name: string): void {
    this.name = name
    keep('name', name)
  }

  wear(portrait: string): void {
    this.portrait = portrait
    keep('portrait', portrait)
  }
}

export const settings = new Settings()
document.documentElement.lang = settings.lang
