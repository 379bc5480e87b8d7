// Plays the sounds: none before the first gesture of the person, and each group can be quiet. Nothing is told by sound alone.

import { groupOf, type SoundName } from './sound/names'
import { RATE } from './sound/bodies'
import { settings } from './settings.svelte'

const SAME = 60 // milliseconds: the same sound twice at once is only loud
const MOST = 6 // sounds at once
const BEND = 0.03 // by how much the pitch varies: no two knocks are alike
const ALWAYS: readonly SoundName[] = ['your_turn', 'clock'] // heard in a tab that is not seen, too

class Sounds {
  private context: AudioContext | null = null
  private readonly buffers = new Map<SoundName, AudioBuffer>()
  private readonly last = new Map<SoundName, number>()
  private sounding = 0

  constructor() {
    const gestures = ['pointerdown', 'keydown'] as const
    const wake = () => {
      for (const gesture of gestures) removeEventListener(gesture, wake)
      this.wake()
    }
    for (const gesture of gestures) addEventListener(gesture, wake)
  }

  /** Make the sounds, beside the page. */
  private wake(): void {
    if (this.context || typeof AudioContext === 'undefined' || typeof Worker === 'undefined') return
    this.context = new AudioContext()
    void this.context.resume()
    const worker = new Worker(new URL('./sound/worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<{ name: SoundName; samples: Float32Array<ArrayBuffer> }>) => {
      const buffer = this.context!.createBuffer(1, data.samples.length, RATE)
      buffer.copyToChannel(data.samples, 0)
      this.buffers.set(data.name, buffer)
    }
  }

  play(name: SoundName, delay = 0): void {
    const volume = settings.volumeOf(groupOf(name))
    const buffer = this.buffers.get(name)
    if (!volume || !buffer || !this.context || this.sounding >= MOST || (document.hidden && !(ALWAYS.includes(name) && settings.tell))) return
    const now = performance.now()
    if (now - (this.last.get(name) ?? -1000) < SAME) return
    this.last.set(name, now)
    const [source, gain] = [this.context.createBufferSource(), this.context.createGain()]
    source.buffer = buffer
    source.playbackRate.value = 1 - BEND + Math.random() * 2 * BEND
    gain.gain.value = volume
    source.connect(gain).connect(this.context.destination)
    this.sounding += 1
    source.onended = () => (this.sounding -= 1)
    source.start(this.context.currentTime + delay / 1000)
  }

  /** Your turn, for the hand that holds a phone. */
  buzz(): void {
    if (settings.vibrates && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([40, 60, 40])
  }
}

export const sounds = new Sounds()
