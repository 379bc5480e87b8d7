// The Followers of Surtur at the table: their rows, Surtur's card, desolation, and why they did what they did.

import { describe, expect, test } from 'vitest'
import lords from '../../src/games/lords_of_ragnarok'
import { boxOf } from '../../src/games/lords_of_ragnarok/content'
import { cardTold, followersOf, lastRoll, rowOf, slotsOf, surturTold, tileOf, tokensOut } from '../../src/games/lords_of_ragnarok/followers'
import { cleanseOption, optionsAt } from '../../src/games/lords_of_ragnarok/highlights'
import { territorySentence } from '../../src/games/lords_of_ragnarok/sentences'
import { explain, isStep, startOf } from '../../src/games/lords_of_ragnarok/why'
import type { Attribute, Event, Events, Territory } from '../../src/contract/lords_of_ragnarok'
import { asked, choicesOf, position, speakerOf } from './play'

const SOLO = ['solo', 'solo-late', 'solo-cleanse', 'solo-battle']

describe('the Followers of Surtur', () => {
  const open = (name: string, lang = 'en') => {
    const at = position(name)
    return { ...at, speaker: speakerOf(at.view, lang), choices: choicesOf(at) }
  }

  test('a row has three cards, and every side of the die selects one', () => {
    const { view, speaker } = open('solo')
    expect(followersOf(view)).toEqual([1])
    const row = rowOf(view, 1, speaker)
    const cards = view.players[1]!.follower!.row
    expect(row.map((each) => each.card.id)).toEqual(cards.map((each) => each.card))
    expect(row.map((each) => each.sides)).toEqual([3, 2, 1])
    expect(row.some((each) => each.selected)).toBe(false)
    cards[2]!.selected = true
    expect(rowOf(view, 1, speaker).map((each) => each.selected)).toEqual([false, false, true])
    expect(cardTold(row[0]!, 0, speaker)).toContain(speaker.name('territory', row[0]!.card.place))
  })

  test('tokens leave the card of Surtur from the left', () => {
    const { view, speaker } = open('solo-late')
    const slots = slotsOf(view)
    expect(slots.map((slot) => slot.number)).toEqual([5, 4, 3, 2, 1])
    expect(slots.filter((slot) => slot.out)).toHaveLength(tokensOut(view))
    expect(slots.findIndex((slot) => !slot.out)).toBe(tokensOut(view))
    expect(tokensOut(view)).toBe(view.territories.filter((ground) => ground.desolate).length)
    expect(view.surtur!.removal).toBe(slots[tokensOut(view) - 1]!.number)
    expect(surturTold(view, speaker).join(' ')).toContain(String(view.surtur!.removal))
  })

  test('a token can be removed where it lies, by the army that is asked', () => {
    const { view, choices, speaker } = open('solo-cleanse')
    const { army } = asked(choices.ask, 'activate.act').about
    const place = army.split('.')[0]!
    expect(view.territories[Number(place) - 1]!.desolate).toBe(true)
    expect(cleanseOption(choices, place)?.verb).toBe('cleanse')
    expect(cleanseOption(choices, String(Number(place) + 1))).toBeUndefined()
    expect(optionsAt(choices, 'army', army).map((option) => option.verb)).toContain('cleanse')
    expect(territorySentence(view, boxOf(speaker), place, false, speaker)).toContain(speaker('page.desolation'))
  })

  test('a person has no tile, a Follower has one', () => {
    const { view, speaker } = open('solo')
    expect(tileOf(view, 0, speaker)).toBe(null)
    const tile = tileOf(view, 1, speaker)!
    expect(`corrupted_hero:${tile.id}`).toBe(view.who[1])
    expect(speaker.name('target_mode', tile.mode)).toBeTruthy()
    expect(tile.preference).toHaveLength(3)
  })

  test('the last turn is told from its beginning', () => {
    const { recent } = open('solo-late')
    const start = startOf(recent)
    const { args } = recent.filter((event) => event.key === 'follower.turn').at(-1)!
    expect(recent[start]!.args).toBe(args)
    expect(recent.slice(start + 1).filter((event) => event.key === 'follower.turn')).toEqual([])
    expect(startOf([])).toBe(0)
    expect(lastRoll(recent, 1)).toEqual({ die: args.n, card: args.action_card })
    expect(lastRoll(recent, 0)).toBe(null)
  })

  test.each(['en', 'pt', 'es'])('every decision has its rule and one chosen candidate in %s', (lang) => {
    for (const name of SOLO) {
      const { recent, speaker, view, seat } = open(name, lang)
      const decisions = explain(recent, speaker)
      expect(decisions.some((decision) => decision.compared?.rows.length), name).toBe(true)
      for (const decision of decisions) {
        expect(decision.title).toBeTruthy()
        expect(decision.begins).toBe(decision.rule === undefined)
        if (decision.rule) expect(speaker.rule(decision.rule)?.text, decision.rule).toBeTruthy()
        const { keys, rows } = decision.compared ?? { keys: [], rows: [] }
        if (rows.length) expect(rows.filter((row) => row.chosen).length, decision.title).toBeGreaterThanOrEqual(1)
        for (const row of rows) expect(row.values).toHaveLength(keys.length)
      }
      const headings = lords.text(view, seat, speaker).map((section) => section.heading)
      expect(headings).toContain(speaker('page.surtur'))
      expect(lords.peek!('surtur', 'card', view, seat, speaker).length).toBeGreaterThan(2)
    }
  })

  test('an attribute names the favourite and why it was this one', () => {
    const { speaker } = open('solo')
    const names: Attribute[] = ['power', 'wisdom', 'authority']
    const choice: Events['follower.attribute'] = { seat: 1, rule: 'LS-PRAY-02', attribute: 'authority', attributes: names, values: [5, 3, 2] }
    const why: Event = { number: 3, key: 'follower.favourite', args: { seat: 1, attribute: 'power', attributes: names, reasons: ['leads', 'lowest'] } }
    const turn: Event = { number: 1, key: 'follower.turn', args: { seat: 1, n: 3, action_card: 'basic_a1' } }
    const [, decision] = explain([turn, { number: 2, key: 'follower.attribute', args: choice }, why], speaker)
    expect(decision!.lines).toEqual([speaker.event(why)])
    expect(decision!.lines[0]).toContain(speaker.name('attribute', 'power'))
  })

  test('candidates drop out key by key, and the tie-break is told', () => {
    const { speaker } = open('solo')
    const event = (territory: Territory, values: number[]): Event => ({
      number: 2,
      key: 'follower.territory',
      args: { seat: 1, rule: 'LS-TARGET-02', keys: ['shrine_class', 'difficulty'], values, territory, territories: ['7', '13', '16'] },
    })
    const turn: Event = { number: 1, key: 'follower.turn', args: { seat: 1, n: 3, action_card: 'basic_a1' } }
    const [begins, clear] = explain([turn, event('13', [1, 1, 2, 5, 4, 4])], speaker)
    expect(begins!.begins).toBe(true)
    expect(clear!.compared!.rows.map((row) => row.values[1])).toEqual(['5', '4', null])
    expect(clear!.compared!.rows.map((row) => row.chosen)).toEqual([false, true, false])
    expect(clear!.lines).toEqual([])
    const [, tied] = explain([turn, event('13', [1, 1, 2, 4, 4, 4])], speaker)
    expect(tied!.lines[0]).toContain(speaker.name('territory', '7'))
    const tie: Event = { number: 3, key: 'follower.tie', args: { seat: 1, action_card: 'basic_a1', ties: ['max'] } }
    const [, how, next] = explain([turn, event('13', [1, 1, 2, 4, 4, 4]), tie, event('13', [1, 1, 2, 5, 4, 4])], speaker)
    expect(how!.lines).toEqual([tied!.lines[0], speaker.event(tie)])
    expect(next!.lines).toEqual([])
    expect(isStep(tie)).toBe(true)
    expect(isStep(event('13', []))).toBe(true)
    expect(isStep(turn)).toBe(false)
  })
})

describe.each(['en', 'pt', 'es'])('the Judge in %s', (lang) => {
  test.each(['judge', 'judge-monster'])('the question of %s says what follows and whom each option hits', (name) => {
    const { view, asks, seat } = position(name)
    const speaker = speakerOf(view, lang)
    const ask = asks.find((each) => each.options.length)!
    const scene = view.scene?.scene === 'judgement' ? view.scene : null
    expect([ask.seat, view.surtur!.judge, scene!.judge]).toEqual([seat, seat, seat])
    const told = lords.about!(ask, view, speaker)
    expect(told).toHaveLength(2)
    expect(told[1]).toBe(speaker('page.judge.token'))
    for (const option of ask.options) {
      const { hit } = scene!.equal.find((each) => each.territory === option.word || each.monster === option.word)!
      for (const person of hit) expect(lords.note!(option, view, speaker)).toContain(speaker.seat(person))
    }
    expect(new Set(scene!.equal.flatMap((each) => each.hit)).size).toBeGreaterThan(1)
  })

  test('other questions say nothing of it', () => {
    const { view, asks } = position('solo')
    expect(lords.about!(asks[0]!, view, speakerOf(view, lang))).toEqual([])
    expect(lords.note!(asks[0]!.options[0]!, view, speakerOf(view, lang))).toBeUndefined()
  })

  test('what it decided, no tie-break did', () => {
    const { view } = position('judge')
    const speaker = speakerOf(view, lang)
    const told = <K extends keyof Events>(number: number, key: K, args: Events[K]) => ({ number, key, args }) as Event
    const compared: Events['follower.territory'] = { seat: 2, rule: 'LS-TARGET-02', territory: '1', territories: ['1', '2'], keys: ['difficulty'], values: [1, 1] }
    const events = [told(1, 'follower.turn', { seat: 2, n: 1, action_card: 'basic_a1' }), told(2, 'follower.territory', compared)]
    const names = [speaker.name('territory', '1'), speaker.name('territory', '2')].join('; ')
    expect(explain(events, speaker)[1]!.lines).toEqual([speaker('explain.tie', { candidates: names })])
    events.push(told(3, 'judged', { seat: 0, territory: '1' }))
    expect(explain(events, speaker)[1]!.lines).toEqual([speaker('explain.judge', { candidates: names, seat: speaker.seat(0) })])
  })
})
