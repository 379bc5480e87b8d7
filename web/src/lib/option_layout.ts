// How many rows a list of options shows: folded groups, headings alone where there are very many.

import type { Off, Option, OptionGroup } from './contract'
import type { Section } from './options'

export const FOLD_OVER = 6 // rows of a group that are shown; of more the first few, and how many there are
export const FOLDED = 5
export const HEADINGS_OVER = 30 // rows in all, from which on only headings are shown, one of them open
export const FILTER_FROM = 20
const VERBS_FROM = 4 // rows in all; with fewer a list is as short as its headings
const MOST_OFF = 4 // of a group that are not possible; more would hide what is

export interface Refused {
  option: Option
  why: Off
}

export interface Shape {
  open: boolean
  rows: Option[]
  off: Refused[]
  more: number // how many are folded away
}

export interface Layout {
  headings: boolean
  sections: Section[] // also those of which nothing is possible
  rest: Refused[] // what is not possible and stands in no group
  of(section: Section, unfolded: boolean): Shape
}

/** Lays out the sections of a question. What lacks a number stands in its group; the rest is at the end. */
export function layoutOf(offered: Section[], off: readonly Refused[], groups: readonly OptionGroup[], filtered: boolean): Layout {
  const headings = !filtered && offered.reduce((sum, { options }) => sum + options.length, 0) > HEADINGS_OVER
  const inside = new Map<string, Refused[]>()
  for (const each of filtered ? [] : off) {
    const group = each.option.group ?? ''
    const there = inside.get(group) ?? []
    const has = group !== '' || offered.some((section) => section.group === null)
    if (has && each.why.missing.length && there.length < MOST_OFF) inside.set(group, [...there, each])
  }
  const sections = [
    ...offered.filter((section) => section.group === null),
    ...groups.flatMap((group) => {
      const found = offered.find((section) => section.group === group)
      return found ? [found] : inside.has(group.id) ? [{ group, options: [] }] : []
    }),
  ]
  const placed = new Set([...inside.values()].flat())
  return {
    headings,
    sections,
    rest: filtered ? [] : off.filter((each) => !placed.has(each)),
    of: (section, unfolded) => {
      const { options } = section
      const open = !headings || unfolded || sections.length === 1
      const all = filtered || unfolded || headings || options.length <= FOLD_OVER
      const rows = all ? options : options.slice(0, FOLDED)
      return { open, rows, off: inside.get(section.group?.id ?? '') ?? [], more: options.length - rows.length }
    },
  }
}

/** Can a small window show the groups of a question by their headings alone? */
export function areVerbs(sections: readonly Section[]): boolean {
  const rows = sections.reduce((sum, { options }) => sum + options.length, 0)
  return rows >= VERBS_FROM && sections.length > 1 && sections.every(({ group }) => group !== null)
}

/** What a list shows of its options, top to bottom: key caps count these. */
export function shownOf(layout: Layout, isOpen: (section: Section, place: number) => boolean, anytime: readonly Option[]): Option[] {
  const rows = layout.sections.flatMap((section, place) => {
    const shape = layout.of(section, isOpen(section, place))
    return shape.open ? shape.rows : []
  })
  return [...rows, ...anytime]
}
