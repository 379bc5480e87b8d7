// What is lit, where pieces stand, what places say, and what the text view tells, in positions of real games.

import { describe, expect, test } from 'vitest'
import lords from '../../src/games/lords_of_ragnarok'
import { ACTIONS, boxOf } from '../../src/games/lords_of_ragnarok/content'
import { hint } from '../../src/games/lords_of_ragnarok/hints'
import { piecesAt } from '../../src/games/lords_of_ragnarok/layout'
import { changedPlaces, optionsAt, plannedStep, spotsOf } from '../../src/games/lords_of_ragnarok/highlights'
import { enlarged, mapOf } from '../../src/games/lords_of_ragnarok/map'
import { eventTold } from '../../src/games/lords_of_ragnarok/moments'
import { CARVINGS } from '../../src/games/lords_of_ragnarok/monsters'
import { armiesAt, closeTo, counted, nearest, sideOf, turned } from '../../src/games/lords_of_ragnarok/position'
import { inTwo, placeName, territorySentence } from '../../src/games/lords_of_ragnarok/sentences'
import { asksMap, stageOf } from '../../src/games/lords_of_ragnarok/stage'
import { optionStamp } from '../../src/games/lords_of_ragnarok/stamps'
import { nextSpot } from '../../src/lib/navigate'
import type { Event } from '../../src/contract/lords_of_ragnarok'
import { asked, choicesOf, position, speakerOf } from './play'

const POSITIONS = ['selection', 'prayer', 'hero', 'runes', 'army', 'march', 'special', 'draft', 'battle', 'strike', 'defend', 'wound', 'slot', 'monument', 'two', 'two-late']

describe('Lords of Ragnarok', () => {
  const open = (name: string, lang = 'en') => {
    const at = position(name)
    const speaker = speakerOf(at.view, lang)
    return { ...at, speaker, box: boxOf(speaker), choices: choicesOf(at) }
  }

  test.each(['p2', 'p34'])('the map %s has every territory, sea and realm of the content', (id) => {
    const { box } = open('special')
    const [map, side] = [mapOf(id), box.sides[id]!]
    expect(Object.keys(map.territories).sort()).toEqual(side.territories.map((each) => each.word).sort())
    expect(Object.keys(map.seas).sort()).toEqual(side.seas.map((each) => each.word).sort())
    expect(Object.keys(map.realms).sort()).toEqual(box.realms.map((each) => each.id).sort())
  })

  test('every monster and the boss have a silhouette of their own', () => {
    const { box } = open('special')
    const bodies = box.prey.map((prey) => CARVINGS[prey.id]?.body)
    expect(bodies).not.toContain(undefined)
    expect(new Set(bodies).size).toBe(7)
  })

  test('the hero may go where the options say, and nothing else is lit', () => {
    const { view, box, choices } = open('hero')
    const lit = sideOf(view, box).territories.filter((each) => optionsAt(choices, 'territory', each.word).length)
    const asked = choices.list.filter((option) => option.verb === 'go').map((option) => option.word)
    expect(lit.map((each) => each.word).sort()).toEqual(asked.sort())
    expect(asked.length).toBeGreaterThan(1)
  })

  test('the army that is activated carries the option to grow', () => {
    const at = position('army')
    const { army } = asked(at.asks[0], 'activate.act').about
    const growing = (asked: typeof at) => optionsAt(choicesOf(asked), 'army', army).map((option) => option.verb)
    expect(growing(at)).not.toContain('grow')
    at.asks[0]!.options.push({ key: 'grow', verb: 'grow', kind: '', word: '' })
    expect(growing(at)).toContain('grow')
    expect(optionsAt(choicesOf(at), 'army', '99.0')).toEqual([])
  })

  test('every army that may march stands on the map under its word', () => {
    const { view, choices } = open('march')
    const armies = choices.list.filter((each) => each.verb === 'army')
    expect(armies.length).toBeGreaterThan(1)
    for (const option of armies) {
      expect(armiesAt(view, option.word.split('.')[0]!).map((army) => army.word)).toContain(option.word)
    }
  })

  test('arrows reach every spot of both maps', () => {
    for (const name of ['special', 'two']) {
      const { view, box } = open(name)
      const spots = spotsOf(view, box, mapOf(view.board)).filter((spot) => ['territory', 'sea', 'realm', 'action'].includes(spot.kind))
      const reached = new Set(['territory:1'])
      for (let before = 0; before < reached.size; ) {
        before = reached.size
        for (const word of [...reached]) for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(nextSpot(spots, word, arrow))
      }
      expect(reached.size).toBe(spots.length)
    }
  })

  test('pieces of a crowded territory stand in two rows within its width', () => {
    const { view } = open('special')
    const army = { territory: '4', strength: 2, activated: false } as const
    view.players.forEach((player, seat) => {
      player.armies = seat === 0 ? [army, army] : seat === 1 ? [army] : []
      player.at = seat < 2 ? '4' : '1'
    })
    for (const beast of view.beasts) beast.at = beast.boss ? '4' : null
    const pieces = piecesAt(view, '4', 90, 1)
    const behind = pieces.filter((piece) => piece.crowded)
    expect(behind.map((piece) => piece.sort).sort()).toEqual(['beast', 'hero', 'hero'])
    for (const piece of pieces) expect(Math.abs(piece.x)).toBeLessThanOrEqual(60)
    expect(new Set(pieces.filter((piece) => piece.sort === 'army').map((piece) => piece.y)).size).toBe(1)
  })

  test('the tracker has three races and five requirements, as the view says', () => {
    const { view } = open('special')
    const [, gothi, slayer] = view.races
    expect(view.races.map((race) => race.need)).toEqual([3, 5, 2])
    expect(view.ragnarok.requirements).toHaveLength(5)
    const before = turned(view)
    view.ragnarok.requirements.find((sign) => sign.omen !== 'turned')!.omen = 'turned'
    expect(turned(view)).toBe(before + 1)
    gothi!.have = [4, 3, 0, 0]
    expect(closeTo(gothi!)).toEqual([true, false, false, false])
    expect(nearest(view, 0)).toEqual({ victory: 'gothi', have: 4, need: 5 })
    slayer!.have = [1, 2, 0, 0]
    expect(closeTo(slayer!)).toEqual([false, true, false, false])
  })

  test('with two players the numbers are smaller', () => {
    const { view } = open('two')
    expect(view.races.map((race) => race.need)).toEqual([3, 4, 1])
  })

  test('selection, draft and hunt fill the stage; a question about the map brings it back', () => {
    const stage = stageOf(open('selection').view)
    expect(stage?.scene === 'selection' && stage.heroes).toHaveLength(2)
    expect(stageOf(open('draft').view)?.scene).toBe('draft')
    for (const name of ['strike', 'defend', 'wound', 'slot']) expect(stageOf(open(name).view)?.scene).toBe('hunt')
    for (const name of ['special', 'battle', 'judge']) expect(stageOf(open(name).view)).toBe(null)
    expect(asksMap(open('defend').choices)).toBe(false)
    expect(asksMap(open('special').choices)).toBe(true)
  })

  test('a place says all that is in it', () => {
    const { view, box, speaker } = open('special')
    const place = view.players[0]!.at!
    const said = territorySentence(view, box, place, true, speaker)
    expect(said).toContain(speaker.name('territory', place))
    expect(said).toContain(speaker.seat(0))
    expect(said.endsWith(speaker('page.legal'))).toBe(true)
    expect(placeName(speaker, '4')).toBe('Stormgard')
  })

  test.each(['en', 'pt', 'es'])('stamps and hints of every position can be told in %s', (lang) => {
    for (const name of POSITIONS) {
      const { view, seat, speaker, box, choices } = open(name, lang)
      for (const option of choices.list) {
        expect(optionStamp(option, box) ?? (option.kind === 'slot' || option.kind === 'seat'), option.key).toBeTruthy()
        hint(option, view, speaker)
        if (option.kind) expect(Array.isArray(lords.peek!(option.kind, option.word, view, seat, speaker))).toBe(true)
      }
      for (const each of [0, 1]) expect(lords.stocks(view, each, speaker)).toHaveLength(3)
      expect(lords.header(view, speaker).round).toBeTruthy()
    }
  })

  test('a card says what the defence would be', () => {
    const { view, speaker, box, choices } = open('defend')
    const option = choices.list.find((each) => each.verb === 'defend')!
    const attack = view.scene?.scene === 'hunt' ? view.scene.attack! : null
    const value = box.combat.get(option.word)!.value
    expect(hint(option, view, speaker)).toBe(speaker('page.of', { n: attack!.defence + value, most: attack!.needed }))
  })

  test('an event card is told with what it stirred, and no more', () => {
    const event = (number: number, key: string, args = {}): Event => ({ number, key, args }) as unknown as Event
    const told = eventTold([event(1, 'temple'), event(2, 'event', { event: '4' }), event(3, 'monster.moved'), event(4, 'turn'), event(5, 'monster.moved')])
    expect(told.map((each) => each.number)).toEqual([2, 3])
    expect(eventTold([event(1, 'turn')])).toEqual([])
    expect([...changedPlaces([event(1, 'army.moved', { origin: '3', territory: '4' })])].sort()).toEqual(['3', '4'])
  })

  test('long names of seas stand in two lines', () => {
    expect(inTwo('Amber Sea')).toEqual(['Amber Sea'])
    expect(inTwo('Abismo de los Dvergar')).toEqual(['Abismo de', 'los Dvergar'])
  })

  test('hidden cards come last and are counted together', () => {
    expect(counted(['?combat.3', 'axe', 'spear', 'axe'], ['spear', 'axe'])).toEqual([
      ['spear', 1],
      ['axe', 2],
      ['?combat.3', 1],
    ])
  })

  test('a planned step has its number, and small maps have larger letters', () => {
    const { choices } = open('special')
    const action = choices.list.find((option) => option.kind === 'action')!
    expect(plannedStep({ ...choices, planned: [action.key] } as typeof choices, 'action', action.word)).toBe(1)
    expect(plannedStep(choices, 'action', action.word)).toBe(null)
    expect(ACTIONS).toHaveLength(7)
    expect(enlarged(19, 1)).toBe(19)
    expect(enlarged(19, 5)).toBeCloseTo(24.7)
  })
})
