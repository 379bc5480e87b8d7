// Options as the table shares them, without a table: what is chosen is only noted.

import { thing, type Option, type Role } from '../../src/lib/contract'
import type { Ask, Choices } from '../../src/games/kardnarok/types'

export class FakeChoices implements Choices {
  hovered = $state<string | null>(null)
  readonly list: Option[]
  readonly selected = null
  readonly planned: string[] = []
  chosen: string[] = []

  constructor(readonly ask: Ask | null) {
    this.list = ask ? [...ask.options, ...ask.anytime] : []
  }
  readonly decline = null
  readonly done = null
  role(): Role {
    return 'do'
  }
  off(): null {
    return null
  }
  at(kind: string, word: string | number): Option[] {
    return this.list.filter((option) => thing(option.kind, option.word) === thing(kind, word))
  }
  choose(option: Option): void {
    this.chooseAll([option])
  }
  chooseAll(options: Option[]): void {
    this.chosen.push(...options.map((option) => option.key))
  }
  closes(): boolean {
    return false
  }
  number(option: Option): string | null {
    return '1234567890ABCEFGJKMNRVXYZ'[this.list.indexOf(option)] ?? null
  }
  why(): void {}
  peek(): void {}
}
