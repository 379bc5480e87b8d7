// What a person has chosen for this device: language, light or dark, text view, letter keys. Kept in the browser.

export const LANGUAGES = ['en', 'pt', 'es'] as const
export type Lang = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'

const PREFIX = 'longhall.'

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

class Settings {
  lang = $state<Lang>(firstLang())
  theme = $state<Theme>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
  text = $state(kept('text') === 'yes') // the text view instead of the board
  list = $state(kept('list') === 'yes') // all options as a list, also where the board is the list
  atOnce = $state(kept('at_once') === 'yes') // a click on a space with nothing to choose plays it
  letters = $state(kept('letters') !== 'no') // may single letters do things?
  tell = $state(kept('tell') === 'yes') // say it when it is this person's turn and the page is not seen
  alwaysAsk = $state(kept('alwaysAsk') === 'yes') // show every window with its options, also where one can only pass
  name = $state(kept('name') ?? '')
  portrait = $state(kept('portrait')) // the face that this person has chosen

  constructor() {
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
    this.show(this.theme === 'dark' ? 'light' : 'dark')
    if (this.theme === systemTheme()) forget('theme')
    else keep('theme', this.theme)
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
