// Small things that move over the table when something is told, from where they were to where they are.

/** Places have names, by the attribute `data-place-of` of what is drawn there. Of several, the first that is seen counts. */
export interface Flight {
  stamp: string
  n: number // how much it is, written on it; 0: nothing
  from: string[]
  to: string[]
  card?: boolean // it is drawn as a card, else as a coin
  ground?: string // colours, if not those of the panel
  ink?: string
}

/** Whatever moves is at its end at once; what never ends, such as a rope, goes on. */
export function skipAnimations(): void {
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish()
  }
}
