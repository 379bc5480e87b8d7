// A page that was built from other types than the server's cannot draw a game: it says so and loads itself again.

import type { GameModule } from './contract'

/** Does a module know other views than the server tells? A server or a game that tells no digest is taken at its word. */
export function isOutdated(module: Pick<GameModule, 'contract'> | null, contract: string | undefined): boolean {
  return Boolean(module?.contract && contract && module.contract !== contract)
}

/** Is this the first time that a page meets this contract? Loading again is tried once. */
export function isFirstTime(contract: string, kept: Storage): boolean {
  const name = 'outdated'
  if (kept.getItem(name) === contract) return false
  kept.setItem(name, contract)
  return true
}
