import { describe, expect, it } from 'vitest'
import { nextUpgrades } from '../../src/games/feast_for_odin/chosen.svelte'
import { boxOf } from '../../src/games/feast_for_odin/content'
import { gives } from '../../src/games/feast_for_odin/effects'
import { partsOf } from '../../src/games/feast_for_odin/parts'
import { lackingThings, reasonLines } from '../../src/games/feast_for_odin/sentences'
import { compose, noWishes, wishesOf, type Wishes } from '../../src/games/feast_for_odin/wishes'
import type { Ask, Option, Plan, Why } from '../../src/lib/contract'
import { position, speakerOf } from './play'

function option(key: string): Option {
  const [verb = '', word = ''] = key.split(':')
  return { key, verb, kind: word ? verb : '', word }
}

function ask(name: string, ...keys: string[]): Ask {
  return { seat: 0, name, about: {}, options: keys.map(option), anytime: [], kinds: [], sealed: false, private: false, more: false, part: false }
}

/** A copy of the table that asks these questions, one after each answer, of which one may close the way back. */
function copyOf(asks: Ask[], closes = 0) {
  const tried: string[][] = []
  const tryOut = (answers: Option[]): Promise<Plan | null> => {
    tried.push(answers.map(({ key }) => key))
    const next = asks[answers.length - 1]
    return Promise.resolve({ done: answers.length, stopped: next ? '' : 'others', at: null, rule: '', view: {}, advice: null, asks: next ? [next] : [], question_token: '', closing: closes <= answers.length ? closes : 0 } as Plan)
  }
  return { tried, tryOut }
}

const SPACE = 'c2_mountain_3_upgrade_1'
const BOTH = [
  ask('part', `deal:${SPACE}.0`, 'no'),
  ask('strip', 'strip:2', 'strip:7'),
  ask('strip.take', 'take:1', 'take:2', 'take:3'),
  ask('part', `deal:${SPACE}.1`, 'no'),
  ask('upgrade', 'upgrade:stockfish', 'upgrade:mead'),
]

async function answersTo(wishes: Partial<Wishes>, asks: Ask[]) {
  const all = { ...noWishes(SPACE), ...wishes }
  const { answers, ends } = await compose(all, { first: option(`space:${all.space}`) }, copyOf(asks).tryOut)
  return { keys: answers.map(({ key }) => key), ends }
}

describe('an act of several answers', () => {
  it('answers both parts of a space in one gesture', async () => {
    const deals = { 0: `${SPACE}.0`, 1: `${SPACE}.1` }
    const found = await answersTo({ deals, strips: [{ strip: 2, n: 3 }], upgrades: [{ item: 'stockfish', steps: 1 }] }, BOTH)
    expect(found).toEqual({ keys: [`space:${SPACE}`, `deal:${SPACE}.0`, 'strip:2', 'take:3', `deal:${SPACE}.1`, 'upgrade:stockfish'], ends: 'done' })
  })

  it('sends its own No for a part in which nothing is picked', async () => {
    const asks = [BOTH[0]!, BOTH[3]!, BOTH[4]!]
    const found = await answersTo({ deals: { 0: '', 1: `${SPACE}.1` }, upgrades: [{ item: 'mead', steps: 1 }] }, asks)
    expect(found.keys).toEqual([`space:${SPACE}`, 'no', `deal:${SPACE}.1`, 'upgrade:mead'])
  })

  it('waits where something must be chosen', async () => {
    const found = await answersTo({ space: 'c1_mountain_2' }, [ask('strip', 'strip:2', 'strip:7')])
    expect(found).toEqual({ keys: ['space:c1_mountain_2'], ends: 'waits' })
  })

  it('ends a choice of several when all that is wished is said', async () => {
    const asks = [ask('upgrade', 'upgrade:mead', 'upgrade:oil'), ask('upgrade', 'upgrade:oil', 'done')]
    const found = await answersTo({ space: 'c2_upgrade_3', upgrades: [{ item: 'mead', steps: 1 }] }, asks)
    expect(found.keys).toEqual(['space:c2_upgrade_3', 'upgrade:mead', 'done'])
  })

  it('turns all green goods but those that were clicked off', async () => {
    const asks = [ask('overseas', 'flip:oil', 'flip:hide', 'flip:wool', 'done'), ask('overseas', 'flip:oil', 'flip:wool', 'done'), ask('overseas', 'flip:oil', 'done')]
    const found = await answersTo({ space: 'c1_overseas_trading', flips: ['hide', 'wool'] }, asks)
    expect(found.keys).toEqual(['space:c1_overseas_trading', 'flip:hide', 'flip:wool', 'done'])
  })

  it('stops before a question of a card, and before a deal that a card offers instead', async () => {
    expect(await answersTo({}, [ask('use', 'use:occ_001', 'no')])).toEqual({ keys: [`space:${SPACE}`], ends: 'asked' })
    const instead = ask('part', `deal:${SPACE}.1`, 'deal:occ_102.0.instead0', 'no')
    expect(await answersTo({ deals: { 1: `${SPACE}.1` } }, [instead])).toEqual({ keys: [`space:${SPACE}`], ends: 'asked' })
  })

  it('has a die as its last answer, and tells nothing of what it would show', async () => {
    const found = await compose(noWishes('c1_hunting_game'), { first: option('space:c1_hunting_game') }, copyOf([ask('die', 'take', 'again')], 1).tryOut)
    expect([found.answers.map(({ key }) => key), found.then, found.closes, found.ends, found.plan]).toEqual([['space:c1_hunting_game'], [], true, 'asked', null])
  })

  it('goes on after a card that is drawn: column 3 is one gesture', async () => {
    const wishes = { ...noWishes('c3_upgrade_4'), upgrades: [{ item: 'mead', steps: 1 }] }
    const asks = [ask('upgrade', 'upgrade:mead', 'upgrade:oil'), ask('upgrade', 'upgrade:oil', 'done')]
    const found = await compose(wishes, { first: option('space:c3_upgrade_4') }, copyOf(asks, 1).tryOut)
    expect(found.answers.map(({ key }) => key)).toEqual(['space:c3_upgrade_4'])
    expect(found.then.map(({ key }) => key)).toEqual(['upgrade:mead', 'done'])
    expect([found.closes, found.ends]).toEqual([true, 'done'])
  })

  it('leaves open what the drawn card may help to choose', async () => {
    const found = await compose(noWishes('c3_mountain_3_2'), { first: option('space:c3_mountain_3_2') }, copyOf([ask('strip', 'strip:1', 'strip:4')], 1).tryOut)
    expect([found.then, found.ends]).toEqual([[], 'asked'])
  })

  it('goes on from a question that is open', async () => {
    const wishes = { ...noWishes('c3_mountain_3_2'), strips: [{ strip: 1, n: 3 }, { strip: 4, n: 2 }] }
    const asks = [ask('strip.take', 'take:1', 'take:2', 'take:3'), ask('strip', 'strip:4', 'done'), ask('strip.take', 'take:1', 'take:2')]
    const found = await compose(wishes, { ask: ask('strip', 'strip:1', 'strip:4'), before: [option('space:c3_mountain_3_2')] }, copyOf(asks).tryOut)
    expect(found.answers.map(({ key }) => key)).toEqual(['strip:1', 'take:3', 'strip:4', 'take:2'])
  })

  it('plays a card of column 4 before the action, and none after it', async () => {
    const asks = [ask('play.before', 'play:occ_007', 'no'), ask('play.after', 'play:occ_009', 'no')]
    const found = await answersTo({ space: 'c4_plundering', before: 'occ_007' }, asks)
    expect(found.keys).toEqual(['space:c4_plundering', 'play:occ_007', 'no'])
  })
})

describe('advice', () => {
  it('is wished as it is answered', async () => {
    const keys = [`space:${SPACE}`, `deal:${SPACE}.0`, 'strip:7', 'take:2', `deal:${SPACE}.1`, 'upgrade:mead']
    expect((await answersTo(wishesOf(keys, noWishes(SPACE)), BOTH)).keys).toEqual(keys)
  })

  it('turns no more goods than it says', () => {
    expect(wishesOf(['space:c1_overseas_trading', 'flip:oil', 'done'], { ...noWishes('c1_overseas_trading'), flips: ['oil', 'hide'] }).flips).toEqual(['oil'])
  })
})

describe('clicks on a good', () => {
  it('take one more of it and then none', () => {
    expect([[], [1], [1, 1]].map((now) => nextUpgrades(now, 1, 2))).toEqual([[1], [1, 1], []])
  })

  it('take it a second step where that is allowed', () => {
    expect([[], [1], [2], [2, 1], [2, 2]].map((now) => nextUpgrades(now, 2, 2))).toEqual([[1], [2], [2, 1], [2, 2], []])
  })
})

describe('spaces', () => {
  const { view } = position('first')
  const box = boxOf(speakerOf(view))
  const space = (id: string) => box.spaces.find((each) => each.id === id)!

  it('write their deals as options do', () => {
    for (const each of box.spaces.filter(({ kind }) => kind !== 'imitation'))
      for (const { word } of partsOf(each).flatMap((part) => part.alternatives)) expect(speakerOf(view).maybe('deal', word), word).not.toBe('')
  })

  it('say what a seat lacks as the server tells it, and which signs of the recipe that are', () => {
    const why: Why = { rule: 'FO-PHASE5-04', missing: [{ thing: 'item', about: { n: 2, there: 1, item: 'wood' } }, { thing: 'amount', about: { n: 1, there: 0, amount: 'longship.1' } }] }
    expect(lackingThings(why)).toEqual(['wood', 'longship'])
    expect(reasonLines(why, speakerOf(view))).toEqual(['Needs 2 wood, you have 1.', 'Needs 1 longship, you have 0.'])
    expect([lackingThings(null), reasonLines(null, speakerOf(view))]).toEqual([[], []])
  })

  it('are found by what they give', () => {
    expect(['c1_mountain_2', 'c2_wood_per_player_ore'].every((id) => gives(space(id), 'material', box))).toBe(true)
    expect(gives(space('c1_stockfish'), 'food', box)).toBe(true)
    expect(gives(space('c1_stockfish'), 'silver', box)).toBe(false)
    expect(gives(space('c2_craft_chest'), 'blue', box)).toBe(true)
  })
})

describe.each(['en', 'pt', 'es'])('in %s', (lang) => {
  it('every space has a title that finds room in its cell', () => {
    const { view } = position('first')
    const speaker = speakerOf(view, lang)
    for (const { id } of boxOf(speaker).spaces) {
      expect(speaker.name('short', id).length, id).toBeGreaterThan(1)
      expect(speaker.name('short', id).length, speaker.name('short', id)).toBeLessThanOrEqual(14)
    }
  })
})
