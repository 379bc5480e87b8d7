// Languages by their own names.

import type { Lang } from '../lib/settings.svelte'

export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', pt: 'Português', es: 'Español' }
