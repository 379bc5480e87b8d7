// Roles, groups, what is folded, what is not possible, and what is asked again.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Again, ARMED, asksAgain } from '../src/lib/again.svelte'
import type { Ask, Off, Option, OptionGroup, Seat } from '../src/lib/contract'
import { KeyRegistry, KEYS, TAKEN } from '../src/lib/keys'
import { areVerbs, layoutOf, shownOf } from '../src/lib/option_layout'
import { arranged, inGroups, refused, whyOff } from '../src/lib/options'
import { settings } from '../src/lib/settings.svelte'
import { isFire, turnOf } from '../src/lib/turn'

const GROUPS: OptionGroup[] = [
  { id: 'invade', stamp: 'army', verbs: ['invade', 'recall'] },
  { id: 'upgrade', stamp: 'up', verbs: ['upgrade', 'quest'] },
]

function option(key: string, group = '', role: Option['role'] = 'do'): Option {
  const [verb = '', word = ''] = key.split(':')
  return { key, verb, kind: word ? 'thing' : '', word, role, group }
}

function ask(options: Option[], more: Partial<Ask> = {}): Ask {
  return { seat: 0, name: 'turn', about: {}, options, anytime: [], kinds: [], sealed: false, private: false, more: false, part: false, ...more }
}

const lacking = (key: string, n = 4): Off => ({ key, kind: 'thing', rule: 'R-1', missing: n ? [{ thing: 'rage', about: { n, there: 3 } }] : [], by_question: false })

test('what declines is no row, and a second one is', () => {
  const found = arranged([option('pass', '', 'decline'), option('quest', 'upgrade'), option('stop', '', 'decline'), option('invade:leader', 'invade')], GROUPS)
  expect(found.decline?.key).toBe('pass')
  expect(found.done).toBeNull()
  expect(found.rows.map(({ key }) => key)).toEqual(['stop', 'invade:leader', 'quest'])
})

test('rows stand in the order of the groups, and of their verbs', () => {
  const options = [option('quest', 'upgrade'), option('recall:troll', 'invade'), option('upgrade:wolf', 'upgrade'), option('invade:leader', 'invade')]
  expect(inGroups(options, GROUPS).map((each) => each.options.map(({ key }) => key))).toEqual([
    ['invade:leader', 'recall:troll'],
    ['upgrade:wolf', 'quest'],
  ])
})

test('a group of more than six folds after five, and more than thirty rows leave headings', () => {
  const of = (n: number) => inGroups(Array.from({ length: n }, (_, at) => option(`invade:${at}`, 'invade')), GROUPS)
  expect(layoutOf(of(6), [], GROUPS, false).of(of(6)[0]!, false)).toMatchObject({ more: 0, open: true })
  expect(layoutOf(of(7), [], GROUPS, false).of(of(7)[0]!, false)).toMatchObject({ more: 2, open: true })
  expect(layoutOf(of(7), [], GROUPS, false).of(of(7)[0]!, true).more).toBe(0)
  const many = [...of(31), ...inGroups([option('quest', 'upgrade')], GROUPS)]
  const layout = layoutOf(many, [], GROUPS, false)
  expect(layout.headings).toBe(true)
  expect(layout.of(many[0]!, false).open).toBe(false)
  expect(layout.of(many[0]!, true)).toMatchObject({ open: true, more: 0 })
  expect(layoutOf(many, [], GROUPS, true).headings).toBe(false)
})

test('what lacks a number stands last in its group, also alone there; the rest at the end', () => {
  const off = [lacking('upgrade:giant'), lacking('upgrade:wolf', 0)].map((why) => ({ option: refused(why, GROUPS), why }))
  const layout = layoutOf(inGroups([option('invade:leader', 'invade')], GROUPS), off, GROUPS, false)
  expect(layout.sections.map((each) => each.group?.id)).toEqual(['invade', 'upgrade'])
  expect(layout.of(layout.sections[1]!, false).off.map((each) => each.option.key)).toEqual(['upgrade:giant'])
  expect(layout.rest.map((each) => each.option.key)).toEqual(['upgrade:wolf'])
})

test('key caps count what is seen: folded rows have none, opened ones do', () => {
  const many = Array.from({ length: 8 }, (_, at) => option(`invade:${at}`, 'invade'))
  const sections = inGroups([...many, option('quest', 'upgrade')], GROUPS)
  const layout = layoutOf(sections, [], GROUPS, false)
  const anytime = [option('arm:ship')]
  const shown = (open: boolean) => shownOf(layout, () => open, anytime).map(({ key }) => key)
  expect(shown(false)).toEqual(['invade:0', 'invade:1', 'invade:2', 'invade:3', 'invade:4', 'quest', 'arm:ship'])
  expect(shown(true)).toHaveLength(10)
})

test('verbs need two groups at least, some rows, and nothing without a group', () => {
  const rows = ['invade:a', 'invade:b', 'invade:c'].map((key) => option(key, 'invade'))
  expect(areVerbs(inGroups([...rows, option('quest', 'upgrade')], GROUPS))).toBe(true)
  expect(areVerbs(inGroups(rows, GROUPS))).toBe(false)
  expect(areVerbs(inGroups([rows[0]!, option('quest', 'upgrade')], GROUPS))).toBe(false)
  expect(areVerbs(inGroups([...rows, option('quest', 'upgrade'), option('yes')], GROUPS))).toBe(false)
})

test('of several reasons one with a number is told', () => {
  const asked = ask([], { off: [lacking('march:utgard', 0), lacking('pillage:utgard')] })
  expect(whyOff(asked, 'thing', 'utgard')?.missing).toHaveLength(1)
  expect(whyOff(asked, 'thing', 'gimle')).toBeNull()
  expect(whyOff(asked, 'card', 'utgard')).toBeNull()
})

test('costly declines ask again by mouse, by touch also what has no way back', () => {
  const pass = option('pass', '', 'decline')
  const costly = ask([pass], { decline_cost: { thing: 'rage', about: { n: 3 } } })
  expect(asksAgain(pass, costly, pass, false, 'costly')).toBe(true)
  expect(asksAgain(pass, costly, pass, false, 'never')).toBe(false)
  expect(asksAgain(pass, ask([pass]), pass, false, 'costly')).toBe(false)
  expect(asksAgain(option('pillage:utgard'), costly, pass, true, 'costly')).toBe(false)
  expect(asksAgain(option('pillage:utgard'), costly, pass, true, 'closing')).toBe(true)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the second press within four seconds does it, another one disarms', () => {
  const again = new Again()
  expect([again.press('pass'), again.press('pass')]).toEqual([false, true])
  expect(again.armed).toBeNull()
  again.press('pass')
  expect(again.press('stop')).toBe(false)
  expect(again.armed).toBe('stop')
  vi.advanceTimersByTime(ARMED - 1)
  expect(again.armed).toBe('stop')
  vi.advanceTimersByTime(1)
  expect(again.armed).toBeNull()
})

test('fire is for the reader who must answer', () => {
  const seats: Seat[] = [0, 1, 2].map((seat) => ({ seat, kind: seat === 2 ? 'bot' : 'person', name: 'Bo', bot: seat === 2 ? 'karl' : null }) as Seat)
  const other = (seat: number) => ask([], { seat })
  const mine = turnOf([ask([option('quest')])], 0, seats)
  expect([mine.state, isFire(mine)]).toEqual(['yours', true])
  expect(turnOf([ask([option('quest')])], 0, seats, true).state).toBe('may')
  expect(turnOf([other(1)], 0, seats)).toEqual({ state: 'choosing', seats: [1] })
  expect(turnOf([other(2)], 0, seats).state).toBe('thinking')
  expect(turnOf([other(1), other(2)], 0, seats)).toEqual({ state: 'waiting', seats: [1, 2] })
  expect(turnOf([ask([], { anytime: [option('lay:wool')] }), other(1)], 0, seats).state).toBe('choosing')
  expect(turnOf([], 0, seats).state).toBe('nobody')
  expect(turnOf([other(1)], null, seats).seats).toEqual([1])
})

test('no letter of the table is on a key cap, and S is free', () => {
  for (const letter of 'XUPAVQWGBOHNLCRTDIM') expect(TAKEN.has(letter)).toBe(true)
  expect(TAKEN.has('S')).toBe(false)
})

test('who came last is asked first, and may leave a key to others', () => {
  const registry = new KeyRegistry()
  const done: string[] = []
  registry.on('explain', () => void done.push('explain'))
  const end = registry.on('mirror', () => (done.length ? false : void done.push('mirror')))
  const w = { key: 'w' } as KeyboardEvent
  expect([registry.press(w), registry.press(w)]).toEqual([true, true])
  expect(done).toEqual(['mirror', 'explain'])
  end()
  expect(registry.has('mirror')).toBe(false)
})

test('a key can be changed, switched off, and given back', () => {
  const registry = new KeyRegistry()
  let declined = 0
  registry.on('decline', () => void (declined += 1))
  const press = (key: string) => registry.press({ key } as KeyboardEvent)
  settings.setKey('decline', 'y')
  expect([press('x'), press('y')]).toEqual([false, true])
  settings.setKey('decline', '')
  expect([press('x'), press('y')]).toEqual([false, false])
  settings.forgetKeys()
  expect(press('x')).toBe(true)
  expect(declined).toBe(2)
  expect(new Set(KEYS.map(({ id }) => id)).size).toBe(KEYS.length)
})
