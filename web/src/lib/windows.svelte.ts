// One seat in several windows of a browser: the one that came last is played in, the others say so and only look on.

const HERE = 'here'
const GONE = 'gone'

export class SeatWindow {
  elsewhere = $state(false) // is the seat played in another window?

  private readonly channel: BroadcastChannel | null

  constructor(table: string, seat: number) {
    this.channel = 'BroadcastChannel' in window ? new BroadcastChannel(`longhall.${table}.${seat}`) : null
    if (this.channel) this.channel.onmessage = ({ data }) => (this.elsewhere = data === HERE)
    addEventListener('pagehide', this.leave)
    addEventListener('pageshow', this.back)
    this.take()
  }

  /** Play in this window from now on. */
  take(): void {
    this.elsewhere = false
    this.channel?.postMessage(HERE)
  }

  close(): void {
    this.leave()
    removeEventListener('pagehide', this.leave)
    removeEventListener('pageshow', this.back)
    this.channel?.close()
  }

  private leave = (): void => {
    if (!this.elsewhere) this.channel?.postMessage(GONE)
  }

  private back = (event: PageTransitionEvent): void => {
    if (event.persisted) this.take() // the browser had kept the page
  }
}
