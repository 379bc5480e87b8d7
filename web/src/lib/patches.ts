// Patches of views: the server says what each event changed, so that it can be drawn event by event.

import type { Json, Patch, View } from '../contract/server'

const isList = (value: unknown): value is Json[] => Array.isArray(value)
const isObject = (value: unknown): value is { [field: string]: Json } => typeof value === 'object' && value !== null && !isList(value)

/** The value after a patch; what did not change is the same object as before. Throws where the patch does not fit. */
function patched(patch: Patch, before: Json | undefined): Json {
  if (patch['='] !== undefined) return patch['=']
  const items = patch['@']
  if (items) {
    if (!isList(before)) throw new Error('a patch of a list where there is none')
    return before.map((item, place) => (place in items ? patched(items[place]!, item) : item))
  }
  if (!isObject(before)) throw new Error('a patch of fields where there are none')
  const after = { ...before }
  for (const field of patch['-'] ?? []) delete after[field]
  for (const [field, inner] of Object.entries(patch['+'] ?? {})) after[field] = patched(inner, before[field])
  return after
}

/** The view after an event. */
export function applied(patch: Patch, before: View | null): View {
  return patched(patch, before as Json) as View
}
