// The sounds of the table, by the group whose volume they follow.

export const GROUPS = {
  pieces: ['knock', 'march', 'oars', 'wood', 'tile', 'dice', 'bones', 'raise'],
  cards: ['card', 'flip', 'deal', 'quill'],
  goods: ['coins', 'glory', 'tick', 'count', 'mugs'],
  battle: ['axe', 'shield', 'drum', 'horn_short', 'gate'],
  world: ['horn', 'thunder', 'fire', 'doom', 'victory', 'defeat'],
  notices: ['your_turn', 'chat', 'clock'],
} as const

export type SoundGroup = keyof typeof GROUPS
export type SoundName = (typeof GROUPS)[SoundGroup][number]

export const SOUND_GROUPS = Object.keys(GROUPS) as SoundGroup[]
export const SOUND_NAMES: readonly SoundName[] = Object.values(GROUPS).flat()

export function groupOf(name: SoundName): SoundGroup {
  return SOUND_GROUPS.find((group) => (GROUPS[group] as readonly string[]).includes(name))!
}
