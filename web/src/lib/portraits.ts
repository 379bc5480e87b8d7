// The portraits that people choose from. Who has chosen none, and every bot, gets one that goes with the name.

export const PORTRAITS = [
  'shieldmaid', 'skipper', 'seeress', 'smith', 'hunter', 'farmer', 'berserk', 'skald', 'elder', 'widow', 'rower', 'huskarl',
  'jarl', 'queen', 'raider', 'wanderer', 'archer', 'fisher', 'valkyrie', 'guard', 'wildling', 'brewer', 'veteran', 'trader',
] as const

export type PortraitId = (typeof PORTRAITS)[number]

/** The portrait that is shown: the chosen one if there is such a one, else the name decides. */
export function portraitOf(chosen: string | null | undefined, name: string): PortraitId {
  const found = PORTRAITS.find((each) => each === chosen)
  if (found) return found
  let sum = 5
  for (const letter of name) sum = (sum * 33 + letter.codePointAt(0)!) >>> 0
  return PORTRAITS[sum % PORTRAITS.length]!
}
