// Makes the sounds, one after the other, beside the page.

import { made } from './palette'
import { SOUND_NAMES } from './names'

const port = self as unknown as { postMessage(message: unknown, transfer: Transferable[]): void }

for (const name of SOUND_NAMES) {
  const samples = made(name)
  port.postMessage({ name, samples }, [samples.buffer])
}
