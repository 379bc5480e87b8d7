// What is lit, what places say, and what the text view tells, in positions of real games.

import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/contract/blood_rage'
import { battleOf } from '../../src/games/blood_rage/battle'
import { boxOf } from '../../src/games/blood_rage/content'
import bloodRage from '../../src/games/blood_rage'
import { changedPlaces, offBoard, placeOptions, plannedStep, standing } from '../../src/games/blood_rage/highlights'
import { TALL, WIDE } from '../../src/games/blood_rage/map'
import { MONSTERS } from '../../src/games/blood_rage/monsters'
import { figuresAt, freeVillages, isDeadQuest, isHidden, isRuined, strengthsAt } from '../../src/games/blood_rage/position'
import { placeSentence } from '../../src/games/blood_rage/sentences'
import { asked, choicesOf, position, speakerOf } from './play'

const POSITIONS = ['clan', 'draft', 'draft-two', 'turn', 'turn-late', 'turn-two', 'invade', 'march', 'take', 'call', 'battle', 'added', 'dying', 'slot', 'quest', 'raise', 'keep', 'after-battle', 'after-ragnarok']

describe('Blood Rage', () => {
  const open = (name: string, lang = 'en') => {
    const at = position(name)
    const speaker = speakerOf(at.view, lang)
    return { ...at, speaker, box: boxOf(speaker), choices: choicesOf(at) }
  }

  test('both maps have every place, with a village or berth for each figure', () => {
    const { box } = open('turn')
    for (const map of [WIDE, TALL]) {
      expect(Object.keys(map.places).sort()).toEqual([...box.places].sort())
      for (const province of box.provinces) expect(map.places[province.id]!.villages).toHaveLength(province.villages)
    }
  })

  test('every Monster has a silhouette of its own', () => {
    const { box } = open('turn')
    const bodies = box.figures.slice(3).map((figure) => MONSTERS[figure.id]?.body)
    expect(new Set(bodies).size).toBe(9)
    expect(bodies).not.toContain(undefined)
  })

  test('a march lights the provinces with room, and nothing else', () => {
    const { view, box, choices } = open('march')
    const lit = box.places.filter((word) => placeOptions(choices, word).length)
    expect(lit.length).toBeGreaterThan(2)
    for (const word of lit) {
      const place = box.places.indexOf(word)
      expect(isRuined(view, place)).toBe(false)
      expect(freeVillages(view, place) ?? 1).toBeGreaterThan(0)
    }
    expect(lit).not.toContain(asked(choices.ask, 'march.to').about.origin)
  })

  test('a Quest is dead once all its provinces are destroyed, and one for Valhalla never is', () => {
    const { view, box, speaker } = open('turn')
    const ruins = (...ids: string[]) => ({ ...view, provinces: view.provinces.map((its) => ({ ...its, ruined: ids.includes(its.place) })) })
    const alfheim = box.provinces.filter(({ region }) => region === 'alfheim').map(({ id }) => id)
    expect(alfheim).toHaveLength(2)
    expect(isDeadQuest('a1-quest-alfheim', ruins(alfheim[0]!), box)).toBe(false)
    expect(isDeadQuest('a1-quest-alfheim', ruins(...alfheim), box)).toBe(true)
    expect(isDeadQuest('a1-quest-manheim', ruins(...alfheim), box)).toBe(false)
    expect(isDeadQuest('a1-quest-glorious-death', ruins(...box.provinces.map(({ id }) => id)), box)).toBe(false)
    const option = { key: 'commit:a1-quest-alfheim', verb: 'commit', kind: 'card', word: 'a1-quest-alfheim' }
    expect(bloodRage.note!(option, ruins(...alfheim), speaker)).toBe('can no longer be fulfilled')
    expect(bloodRage.note!(option, ruins(), speaker)).toBeUndefined()
  })

  test('a turn offers several things at one province', () => {
    const { choices } = open('turn')
    expect(placeOptions(choices, 'myrkulor').map((option) => option.verb)).toEqual(['march', 'pillage'])
  })

  test('who may answer a call is lit where it stands', () => {
    const { view, box, seat, choices } = open('call')
    const joins = choices.list.filter((option) => option.verb === 'join')
    expect(joins.length).toBeGreaterThan(0)
    for (const option of joins) {
      const where = standing(option, choices, view, box, seat)
      expect(where.length).toBeGreaterThan(0)
      const around = box.provinces.find((province) => province.id === asked(choices.ask, 'call').about.place)!.adjacent
      expect(around).toEqual(expect.arrayContaining(where))
    }
  })

  test('figures in reserve are lit for an invasion', () => {
    const { choices } = open('turn')
    expect(offBoard(choices, 'warrior', 'reserve').map((option) => option.key)).toEqual(['invade:warrior'])
    expect(offBoard(choices, 'leader', 'reserve')).toEqual([])
  })

  test('nothing is lit when nothing is asked', () => {
    const at = position('march')
    const choices = choicesOf<Game>({ ...at, seat: (at.seat + 1) % at.view.players.length })
    const { box } = open('march')
    expect(box.places.flatMap((word) => placeOptions(choices, word))).toEqual([])
  })

  test('a plan numbers its places', () => {
    const choices = { ...choicesOf(position('turn')), planned: ['march:gimle', 'to:utgard'] }
    expect(plannedStep(choices, 'utgard')).toBe(2)
    expect(plannedStep(choices, 'horgr')).toBeNull()
  })

  test('places that something happened to are marked', () => {
    const changed = changedPlaces(position('after-battle').recent)
    expect(changed).toContain('angerboda')
    expect(changed).toContain('fjord_ne')
    expect(changed).not.toContain('utgard')
  })

  test('a place is one sentence: name, region, room, reward, doom, clans, legal', () => {
    const { view, box, speaker } = open('call')
    const sentence = placeSentence(view, box, box.places.indexOf('angerboda'), true, speaker)
    expect(sentence).toBe(
      'Angerboda, Manheim, 4 villages free, reward: Rage +1, Ragnarök at the end of this Age, 3 Glory for each figure that dies there, ' +
        'Bear STR 3: Leader, Raven STR 2: from the fjord, Serpent STR 2: from the fjord, legal',
    )
  })

  test('a destroyed province tells when it fell', () => {
    const { view, box, speaker } = open('march')
    expect(placeSentence(view, box, box.places.indexOf('gimle'), false, speaker)).toBe('Gimle, Alfheim, destroyed in Age 1')
    expect(placeSentence(view, box, box.places.indexOf('andlang'), false, speaker)).toBe('Andlang, Alfheim, destroyed before the game')
  })

  test('strengths come strongest first and no figure is without a village', () => {
    for (const name of POSITIONS) {
      const { view, box } = open(name)
      box.provinces.forEach((province, place) => {
        const ns = strengthsAt(view, place).map((side) => side.n)
        expect(ns).toEqual([...ns].sort((one, other) => other - one))
        if (province.villages) expect(figuresAt(view, place).length).toBeLessThanOrEqual(province.villages)
      })
    }
  })

  test('a battle is told from the call to its end', () => {
    const call = open('call')
    expect(battleOf(call.view, [])).toMatchObject({ place: 'angerboda', stage: 'call', pillager: 3 })
    const cards = open('battle')
    expect(battleOf(cards.view, [])).toMatchObject({ stage: 'cards' })
    const added = open('added')
    const shown = battleOf(added.view, [])!
    expect(shown.stage).toBe('revealed')
    expect(shown.sides.some((side) => side.total > side.strength)).toBe(true)
    const dying = open('dying')
    const decided = battleOf(dying.view, [])!
    expect(decided.stage).toBe('decided')
    expect(decided.sides.every((side) => side.cards.every((word) => !isHidden(word)))).toBe(true)
    expect(decided.sides.flatMap((side) => side.cards)).not.toEqual([])
    for (const { strength, total } of decided.sides) expect(total).toBeGreaterThanOrEqual(strength)
    const over = open('after-battle')
    const told = battleOf(over.view, over.recent)!
    expect(told).toMatchObject({ stage: 'over', place: 'angerboda', tied: false })
    expect(told.sides).toMatchObject([
      { seat: 3, cards: ['a2-lokis-backstab'], total: 3, won: true },
      { seat: 1, cards: ['a1-quest-alfheim'], total: 2, won: false },
      { seat: 2, cards: ['a2-quest-alfheim'], total: 2, won: false },
    ])
  })

  test('the draft covers the board, and only for those who draft', () => {
    expect(bloodRage.covers!(position('draft').view, 0)).toBe(true)
    expect(bloodRage.covers!(position('draft').view, null)).toBe(false)
    expect(bloodRage.covers!(position('turn').view, 0)).toBe(false)
  })

  test.each(['en', 'pt', 'es'])('header, stocks and hints say something of every position (%s)', (lang) => {
    for (const name of POSITIONS) {
      const { view, seat, speaker, choices } = open(name, lang)
      expect(bloodRage.header(view, speaker).phase).not.toBe('')
      expect(bloodRage.stocks(view, seat, speaker)).toHaveLength(3)
      for (const option of choices.list) {
        expect(bloodRage.stamp!(option, view, speaker)).toBeTruthy()
        bloodRage.hint!(option, view, speaker)
      }
    }
  })
})
