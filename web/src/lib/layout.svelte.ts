// Which of the three layouts the window has room for. Style sheets have the same conditions; tests/layouts.test.ts compares them.

/** Everything side by side, for large windows. */
export const DESK = '(min-width: 1000px) and (min-height: 560px)'
/** Anything smaller: one's own things and the log are tabs. */
export const SMALL = '(max-width: 999px), (max-height: 559px)'
/** Small and wide, as a phone on its side or a desk at 200 % zoom: tabs, board and side panel beside each other. */
export const LOW = '(min-width: 560px) and (max-height: 559px), (min-width: 560px) and (max-width: 999px) and (min-aspect-ratio: 4/3)'

class WindowLayout {
  small = $state(false)
  low = $state(false)

  constructor() {
    if (typeof matchMedia === 'undefined') return
    for (const [name, query] of [['small', matchMedia(SMALL)], ['low', matchMedia(LOW)]] as const) {
      this[name] = query.matches
      query.addEventListener('change', () => (this[name] = query.matches))
    }
  }
}

export const windowLayout = new WindowLayout()
