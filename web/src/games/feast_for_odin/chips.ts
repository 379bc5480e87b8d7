// Small questions about things in a line of text.

import type { Box, Item } from './content'

export function boxItem(box: Box, id: string): Item | undefined {
  return box.byId.get(id === 'silver2' ? 'silver' : id)
}
