// How the options of a question are told apart and put in order: roles, groups, and what is not possible.

import { thing, type Ask, type Off, type Option, type OptionGroup, type Why } from './contract'

export interface Arranged {
  rows: Option[] // what stands in the list, group by group
  done: Option | null
  decline: Option | null
}

/** The options of a question without those possible at any time: rows in the order of the groups, and the two that are
 * buttons. Of several that decline, or end it, the first does; the others are rows. */
export function arranged(options: readonly Option[], groups: readonly OptionGroup[]): Arranged {
  const done = options.find((option) => option.role === 'done') ?? null
  const decline = options.find((option) => option.role === 'decline') ?? null
  const rest = options.filter((option) => option !== done && option !== decline)
  return { rows: inGroups(rest, groups).flatMap((section) => section.options), done, decline }
}

export interface Section {
  group: OptionGroup | null // none: options without a heading
  options: Option[]
}

/** Options under their headings, in the order of the groups; those without one come first, in the order they were told. */
export function inGroups(options: readonly Option[], groups: readonly OptionGroup[]): Section[] {
  const loose = options.filter((option) => !groups.some((group) => group.id === option.group))
  const sections: Section[] = loose.length ? [{ group: null, options: loose }] : []
  for (const group of groups) {
    const members = options.filter((option) => option.group === group.id)
    const by = (option: Option) => group.verbs.indexOf(option.verb)
    if (members.length) sections.push({ group, options: members.sort((one, other) => by(one) - by(other)) })
  }
  return sections
}

export function byThing(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of options) {
    const name = thing(option.kind, option.word)
    found.set(name, [...(found.get(name) ?? []), option])
  }
  return found
}

/** The option that a question does not offer. */
export function refused({ key, kind }: Off, groups: readonly OptionGroup[]): Option {
  const [verb = '', word = ''] = key.split(/:(.*)/s)
  return { key, verb, kind, word, role: 'do', group: groups.find((each) => each.verbs.includes(verb))?.id ?? '' }
}

/** Why nothing can be done with a thing: of several reasons the first that has a number. */
export function whyOff(ask: Ask, kind: string, word: string | number): Why | null {
  const found = (ask.off ?? []).filter((off) => off.kind === kind && off.key.slice(off.key.indexOf(':') + 1) === String(word))
  const best = found.find(({ missing }) => missing.length > 0) ?? found[0]
  return best ? { rule: best.rule, missing: best.missing } : null
}
