import { describe, expect, it } from 'vitest'
import feast from '../../src/games/feast_for_odin'
import { adviceFor, feastOf, servedNow, squaresOf } from '../../src/games/feast_for_odin/banquet'
import { boxOf, type Item } from '../../src/games/feast_for_odin/content'
import { signsOf } from '../../src/games/feast_for_odin/effects'
import { Hold } from '../../src/games/feast_for_odin/held_tile.svelte'
import { placesOf } from '../../src/games/feast_for_odin/layout'
import { areasFor, areasOf, areaWord, heldBy, tilesOn } from '../../src/games/feast_for_odin/position'
import { corners, heart } from '../../src/games/feast_for_odin/shapes'
import type { Item as ItemId } from '../../src/contract/feast_for_odin_view'
import type { Option } from '../../src/lib/contract'
import { choicesOf, position, speakerOf, type Position } from './play'

function holding(at: Position, chosen: string[] = []): { hold: Hold; item: (id: string) => Item } {
  const box = boxOf(speakerOf(at.view))
  const choices = choicesOf(at, chosen)
  const hold = new Hold()
  hold.scene = () => ({ view: at.view, box, seat: at.seat, choices, advice: at.advice })
  return { hold, item: (id) => box.byId.get(id)! }
}

describe('the box', () => {
  const { view } = position('first')
  const box = boxOf(speakerOf(view))

  it('numbers items as a supply does', () => {
    expect(box.items).toHaveLength(55)
    expect(['silver', 'bow', 'cattle_pregnant', 'peas', 'silver_hoard', 'glass_beads', 'english_crown'].map((id) => box.byId.get(id)!.number)).toEqual([
      0, 4, 11, 12, 39, 40, 54,
    ])
  })

  it('has a place and signs for every action space', () => {
    const places = placesOf(box)
    expect(places.size).toBe(61)
    expect(new Set([...places.values()].map(({ area }) => area)).size).toBe(61)
    for (const space of box.spaces) expect(signsOf(space).flat().length).toBeGreaterThan(0)
  })

  it('draws every tile', () => {
    for (const item of box.items) {
      const points = corners(item.shape)
      const area = points.reduce((all, [x, y], at) => {
        const [right, down] = points[(at + 1) % points.length]!
        return all + (x * down - right * y) / 2
      }, 0)
      expect(area, item.id).toBe(item.shape.join('').replaceAll('.', '').length)
      expect(heart(item.shape).size).toBeGreaterThan(0)
    }
  })
})

describe('a tile in hand', () => {
  it('is laid by one gesture', () => {
    const at = position('pause')
    const chosen: string[] = []
    const { hold, item } = holding(at, chosen)
    const word = at.asks[0]!.anytime.find((option) => option.verb === 'lay')!.word
    expect(hold.may(item(word))).toBe(true)
    hold.take(item(word))
    expect(hold.spot).toBeDefined()
    hold.lay()
    expect(chosen.filter((key) => !key.startsWith('on:')).map((key) => key.split(':')[0])).toEqual(['lay', 'turn', 'at'])
    expect(chosen.some((key) => key.startsWith('on:'))).toBe(hold.areas.length > 1)
  })

  it('answers what is still asked', () => {
    for (const [name, verbs] of [['area', ['on', 'turn', 'at']], ['turned', ['turn', 'at']], ['cell', ['at']]] as const) {
      const at = position(name)
      const { hold } = holding(at)
      hold.refresh()
      const answers: Option[] = hold.answers()
      expect(answers.map((option) => option.verb), name).toEqual(verbs)
      expect(at.asks[0]!.options.map((option) => option.key)).toContain(answers[0]!.key)
    }
  })

  it('stays on the board that was chosen, whatever is advised', () => {
    const at = position('late')
    at.view.areas[4]!.owner = at.seat // an island beside the home board
    const { hold } = holding(at)
    const box = boxOf(speakerOf(at.view))
    const fits = box.items.filter((item) => hold.may(item)).map((item) => ({ item, areas: areasFor(at.view, box, at.seat, item) }))
    const { item, areas } = fits.find((each) => each.areas.length > 1)!
    const area = areaWord(at.view, areas[1]!)
    at.advice = { feast: [], spaces: null, placements: [{ item: item.id as ItemId, area, turn: 0, cell: 'A1' }] }
    hold.take(item)
    expect(hold.area).toBe(areas[1])
    hold.drop()
    hold.pick(areas[0]!)
    hold.take(item)
    expect(hold.area).toBe(areas[0])
  })

  it('moves, turns and goes back', () => {
    const at = position('pause')
    const { hold, item } = holding(at)
    hold.take(item('silver'))
    const before = hold.cell
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      expect(hold.key(key)).toBe(true)
      expect(hold.spot).toBeDefined()
    }
    hold.rotate()
    hold.mirror()
    expect(hold.spot).toBeDefined()
    hold.moveTo([0, 0])
    expect(hold.cell).not.toBe(before)
    expect(hold.key('x')).toBe(false)
    hold.drop()
    expect(hold.item).toBeNull()
  })
})

describe.each(['en', 'pt', 'es'])('in %s', (lang) => {
  it.each(['first', 'middle', 'late', 'four', 'feast', 'die', 'end'])('the position %s has a header and stocks', (name) => {
    const { view, seat } = position(name)
    const speaker = speakerOf(view, lang)
    expect(feast.header(view, speaker).round).toContain(String(view.turn.round))
    expect(feast.stocks(view, seat, speaker)).toHaveLength(3)
  })

  it.each(['first', 'upgrade', 'strip', 'feast', 'area', 'turned', 'cell', 'pause'])('the options of %s have stamps and hints', (name) => {
    const at = position(name)
    const speaker = speakerOf(at.view, lang)
    const { options, anytime } = at.asks[0]!
    for (const option of [...options, ...anytime]) {
      expect(feast.stamp!(option, at.view, speaker), option.key).toBeTruthy()
      expect(feast.hint!(option, at.view, speaker) ?? '').not.toContain('undefined')
    }
  })

  it('things tell of themselves', () => {
    const { view, seat } = position('late')
    const speaker = speakerOf(view, lang)
    for (const [kind, word] of [['space', 'c1_stockfish'], ['item', 'wool'], ['item', 'belt'], ['ship', 'longship'], ['board', 'labrador']] as const)
      expect(feast.peek!(kind, word, view, seat, speaker).length).toBeGreaterThan(0)
  })
})

describe('what hints say', () => {
  it('names what a good becomes', () => {
    const at = position('upgrade')
    const option = at.asks[0]!.options.find((each) => each.verb === 'upgrade')!
    const speaker = speakerOf(at.view)
    const box = boxOf(speaker)
    expect(feast.hint!(option, at.view, speaker)).toBe(`→ ${speaker.name('item', box.byId.get(option.word)!.upgrade)}`)
  })

  it('counts the Vikings of a space', () => {
    const at = position('first')
    const option = at.asks[0]!.options.find((each) => each.word === 'c3_weekly_market')!
    expect(feast.hint!(option, at.view, speakerOf(at.view))).toBe('3 Vikings')
  })
})

describe('a feast', () => {
  it('shows what the engine says that lies there, lengthwise or not', () => {
    const at = position('served')
    const box = boxOf(speakerOf(at.view))
    const feast = feastOf(at.view)!
    const served = servedNow(at.view, feast.seat)
    const { squares } = at.view.players[feast.seat]!
    expect(squaresOf(served)).toBe(squares - feast.left)
    expect(feast.left).toBeLessThan(squares)
    const lengthwise = served.filter((serving) => serving.lengthwise)
    expect(lengthwise).not.toEqual([])
    for (const { item, squares } of lengthwise) expect(squares).toBe(box.byId.get(item)!.long)
    expect(servedNow(at.view, 1 - feast.seat)).toEqual([])
  })

  it.each(['feast', 'served'])('what is advised next is on offer (%s)', (name) => {
    const at = position(name)
    const advised = adviceFor(at.view, at.advice, at.seat, true)
    expect(at.asks[0]!.options.map((option) => option.key)).toContain(advised[0]!.key)
    expect(squaresOf(advised)).toBe(feastOf(at.view)!.left)
  })
})

describe('a supply', () => {
  it('is in the order of colours', () => {
    const { view, seat } = position('late')
    const ranks = heldBy(view, boxOf(speakerOf(view)), seat).filter(({ item }) => item.rank >= 0 && !item.animal && !item.special).map(({ item }) => item.rank)
    expect(ranks).toEqual([...ranks].sort())
  })

  it('tiles lie where the view has them', () => {
    const { view, seat } = position('late')
    const box = boxOf(speakerOf(view))
    const mine = areasOf(view, seat).flatMap((area) => tilesOn(view, box, area))
    expect(mine.length).toBeGreaterThan(3)
  })
})
