// The Followers of Surtur at the table: their rows, Surtur's card, desolation, and why they did what they did.

import { describe, expect, test } from 'vitest'
import lords from '../../src/games/lords_of_ragnarok'
import { boxOf } from '../../src/games/lords_of_ragnarok/content'
import { cardTold, followersOf, followerSteps, lastRoll, likelyCard, rowOf, stepsFrom, slotsOf, surturTold, tileOf, tokensOut } from '../../src/games/lords_of_ragnarok/followers'
import { cleanseOption, optionsAt } from '../../src/games/lords_of_ragnarok/highlights'
import { territorySentence } from '../../src/games/lords_of_ragnarok/sentences'
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

  test('the last roll is that of the last turn', () => {
    const { recent } = open('solo-late')
    const { args } = recent.filter((event) => event.key === 'follower.turn').at(-1)!
    expect(lastRoll(recent, 1)).toEqual({ die: args.n, card: args.action_card })
    expect(lastRoll(recent, 0)).toBe(null)
  })

  test('what it will most likely do is the card with most sides of the die', () => {
    const { view, speaker } = open('solo')
    expect(likelyCard(view, 1, speaker)).toEqual({ action: rowOf(view, 1, speaker)[0]!.card.special, sides: 3, of: 6 })
    expect(likelyCard(view, 0, speaker)).toBe(null)
  })

  test('how near it is counts the steps that are left', () => {
    const { view } = open('solo')
    view.races = [{ victory: 'jarl', need: 3, have: [0, 1] }, { victory: 'slayer', need: 2, have: [0, 2] }]
    expect(stepsFrom(view, 1)).toEqual({ victory: 'slayer', n: 1 })
    expect(stepsFrom(view, 0)).toEqual({ victory: 'jarl', n: 3 })
  })

  test('its turn is told step by step, with what was compared before each', () => {
    const told = [
      { number: 1, key: 'turn', args: { seat: 0 }, level: 'turn' },
      { number: 2, key: 'temple', args: { seat: 0, territory: '3' } },
      { number: 3, key: 'follower.turn', args: { seat: 1, n: 2, action_card: 'basic_a1' }, level: 'turn' },
      { number: 4, key: 'follower.territory', args: { seat: 1, rule: 'LS-TARGET-02', keys: ['difficulty'], values: [1, 2], territory: '7', territories: ['7', '13'] }, level: 'detail' },
      { number: 5, key: 'recruited', args: { seat: 1, territory: '7', n: 2 } },
      { number: 6, key: 'army.destroyed', args: { seat: 0, territory: '7' } },
      { number: 7, key: 'control', args: { seat: 1, territory: '7' } },
    ] as Parameters<typeof followerSteps>[0]
    const steps = followerSteps(told, (seat) => seat === 1)
    expect(steps.map(({ event, place, why }) => [event.number, place, why])).toEqual([[3, null, []], [5, '7', ['difficulty']], [7, '7', []]])
  })

  test.each(['en', 'pt', 'es'])('Surtur can be pointed at in %s', (lang) => {
    for (const name of SOLO) {
      const { speaker, view, seat } = open(name, lang)
      expect(lords.peek!('surtur', 'card', view, seat, speaker).length).toBeGreaterThan(2)
    }
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
})
