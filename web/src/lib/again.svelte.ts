// What is asked again before it is done: the first press arms, the second within a few seconds does it.

import type { Ask, Option } from './contract'
import type { AskBefore } from './settings.svelte'

export const ARMED = 4000 // milliseconds

/** Is an option asked again, by what the person has set? */
export function asksAgain(option: Option, ask: Ask | null, decline: Option | null, closes: boolean, wish: AskBefore): boolean {
  const costly = option.key === decline?.key && ask?.decline_cost != null
  return wish !== 'never' && (costly || (wish === 'closing' && closes))
}

export class Again {
  armed = $state<string | null>(null) // the key of the option that waits for a second press
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Press an option that asks again: was it armed already? */
  press(key: string): boolean {
    const confirmed = this.armed === key
    this.disarm()
    if (confirmed) return true
    this.armed = key
    this.timer = setTimeout(() => this.disarm(), ARMED)
    return false
  }

  disarm(): void {
    clearTimeout(this.timer)
    this.armed = null
  }
}
