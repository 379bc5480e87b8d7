// How fast what happens is played on this device, and whether anything moves at all. `settings` keeps it.

import { SPEEDS, type Speed } from './director'

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

class Motion {
  speed = $state<Speed>('calm')
  still = $state(query?.matches ?? false) // beats are stills: nothing moves
  waits = $state(false) // a beat stays until Space

  constructor() {
    query?.addEventListener('change', () => (this.still = query.matches))
  }

  /** The pace that is kept, unless the address says another for this visit. */
  begin(kept: string | null): void {
    const wished = (typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('speed')) ?? kept
    this.speed = SPEEDS.find((speed) => speed === wished) ?? 'calm'
  }
}

export const motion = new Motion()
