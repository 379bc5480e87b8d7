// "Tell me when it is my turn": a notice of the browser while the page is not seen.

import { settings } from './settings.svelte'

/** Turn it on or off; false where the browser does not let it be turned on. */
export async function toggleTell(): Promise<boolean> {
  if (!settings.tell && (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted')) return false
  settings.toggleTell()
  return true
}
