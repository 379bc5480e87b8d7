// The tile in one's hand: what it is, where it would lie and how, and what is looked at. Board and player panel share it.

import { follow } from '../../lib/drag'
import { isArrow, nextSpot } from '../../lib/navigate'
import type { Advice, Laying } from '../../contract/feast_for_odin_view'
import type { Option } from '../../lib/contract'
import type { Choices, View } from './types'
import type { Box, Item } from './content'
import { cellWord, effectOf, mirrored, placeOf, promising, turned, turnedOn, type Area, type Effect, type Spot } from './ground'
import { areaOfWord, areasFor, areaWord, coveredOn, gridOf, spotsFor } from './position'

export interface Scene {
  view: View
  box: Box
  seat: number | null
  choices: Choices
  advice: Advice | null | undefined
}

const SINGLES = ['silver', 'ore'] // of which people lay several in a row

export class Hold {
  scene = $state.raw<() => Scene | null>(() => null)
  item = $state.raw<Item | null>(null)
  area = $state(-1) // where it would lie
  turn = $state(0)
  cell = $state(-1)
  shown = $state(-1) // the area that is looked at; -1: the home board
  private picked = -1 // the one that the player has chosen to look at: advice does not lead away from it
  pointed = $state.raw<{ item: Item; area: number; turn: number; cell: number } | null>(null) // a tile for sale, where it would lie
  dragging = $state.raw<{ x: number; y: number } | null>(null)
  forced = false // the question is about this tile
  private laid = $state(false) // it is sent: it stays where it lies until the table has it
  private from: HTMLElement | null = null // what had the focus before
  surface: ((x: number, y: number) => [row: number, column: number] | null) | null = null // the board that is shown

  /** Is the question how to lay a tile? */
  asked: string = $derived.by(() => {
    const name = this.scene()?.choices.ask?.name ?? ''
    return name.startsWith('lay.') ? name : ''
  })
  /** What has been said of it already. */
  said: Laying | null = $derived.by(() => this.scene()?.view.laying ?? null)
  areas: number[] = $derived.by(() => this.areasOf(this.item))
  grid: Area | null = $derived.by(() => {
    const scene = this.scene()
    return scene && this.area >= 0 ? gridOf(scene.view, scene.box, this.area) : null
  })
  spots: Spot[] = $derived.by(() => {
    const scene = this.scene()
    if (!scene || !this.item || !this.areas.includes(this.area)) return []
    const all = spotsFor(scene.view, scene.box, this.area, this.item)
    return this.asked === 'lay.cell' ? all.filter((spot) => spot.turn === this.said?.turn) : all
  })
  /** The ways to lay it as it is turned now. */
  here: Spot[] = $derived(this.spots.filter((spot) => spot.turn === this.turn))
  spot: Spot | undefined = $derived(this.here.find((spot) => spot.cell === this.cell))
  effect: Effect | null = $derived.by(() => {
    const scene = this.scene()
    return scene && this.grid && this.spot ? effectOf(this.grid, coveredOn(scene.view, scene.box, this.area), this.spot) : null
  })

  private areasOf(item: Item | null): number[] {
    const scene = this.scene()
    if (!scene || scene.seat === null || !item) return []
    const { view, box, seat, choices } = scene
    if (this.asked === 'lay.area') return choices.ask!.options.map((option) => areaOfWord(view, seat, option.word))
    if (this.asked && this.said?.area) return [areaOfWord(view, seat, this.said.area)]
    return areasFor(view, box, seat, item)
  }

  /** May this be taken in hand now? */
  may(item: Item): boolean {
    const scene = this.scene()
    return !this.asked && (scene?.choices.list.some((option) => option.key === `lay:${item.id}`) ?? false)
  }

  /** Of what may be laid the tile that is worth most: blue before green, the largest first, single pieces last. */
  best(): Item | undefined {
    const found = (this.scene()?.box.items ?? []).filter((item) => this.may(item))
    return found.sort((one, other) => other.rank - one.rank || other.long * other.short - one.long * one.short)[0]
  }

  /** Take a tile in hand: it lies where it seems to do most. */
  take(item: Item, forced = false): void {
    if (!this.item) this.from = typeof document === 'undefined' ? null : (document.activeElement as HTMLElement | null)
    this.item = item
    this.forced = forced
    const areas = this.areasOf(item)
    const wanted = [this.picked, this.advised(item)?.area ?? -1, this.shown]
    this.look(wanted.find((area) => areas.includes(area)) ?? areas[0] ?? -1)
  }

  /** The player chooses an area: a tile in hand goes there, and the next one stays there. */
  pick(area: number): void {
    this.picked = area
    this.look(area)
  }

  /** Look at an area; a tile in hand goes there. */
  look(area: number): void {
    this.shown = area
    if (!this.item || !this.areas.includes(area)) return
    this.area = area
    this.settle(this.spots)
  }

  /** Where the game advises to lay such a tile, if it does. */
  private advised(item: Item): { area: number; turn: number; cell: string } | undefined {
    const scene = this.scene()
    const found = scene?.advice?.placements.find((step) => step.item === item.id)
    return found && { area: areaOfWord(scene!.view, scene!.seat!, found.area), turn: found.turn, cell: found.cell }
  }

  private settle(among: Spot[]): void {
    const scene = this.scene()!
    const advised = this.advised(this.item!)
    const is = (spot: Spot) => spot.turn === advised!.turn && cellWord(this.grid!, spot.cell) === advised!.cell
    const best =
      (advised?.area === this.area && among.find(is)) ||
      (this.grid && promising(this.grid, coveredOn(scene.view, scene.box, this.area), among))
    if (best) [this.turn, this.cell] = [best.turn, best.cell]
    else this.cell = -1
  }

  /** Somebody looks at a tile that they do not have: it is shown where it would lie on the board that is looked at. */
  point(item: Item | null): void {
    const scene = this.scene()
    this.pointed = null
    if (!item || !scene || scene.seat === null) return
    const areas = areasFor(scene.view, scene.box, scene.seat, item)
    const area = areas.includes(this.shown) ? this.shown : areas[0]
    const grid = area === undefined ? null : gridOf(scene.view, scene.box, area)
    const best = grid && promising(grid, coveredOn(scene.view, scene.box, area!), spotsFor(scene.view, scene.box, area!, item))
    if (best) this.pointed = { item, area: area!, turn: best.turn, cell: best.cell }
  }

  drop(): void {
    if (this.item && this.from?.isConnected && document.activeElement?.closest('[data-spot=ghost]')) this.from.focus()
    this.item = null
    this.cell = -1
    this.dragging = null
    this.forced = false
    this.laid = false
  }

  /** What has changed meanwhile: a tile that is no longer there is dropped, one that lies badly moves. */
  refresh(): void {
    const scene = this.scene()
    if (!scene || this.laid) return this.drop()
    const item = this.asked ? scene.box.byId.get(this.said?.item ?? '') : undefined
    if (item) {
      if (this.item?.id !== item.id || !this.forced) this.take(item, true)
    } else if (this.item && (this.forced || !this.may(this.item))) {
      this.drop()
    }
    if (!this.item) return
    if (!this.areas.includes(this.area)) this.look(this.areas[0] ?? -1)
    else if (!this.spot) this.settle(this.here.length ? this.here : this.spots)
  }

  // Turning and moving

  rotate(): void {
    this.turnBy((turn) => turnedOn(this.item!.shape, turn))
  }

  mirror(): void {
    this.turnBy((turn) => mirrored(this.item!.shape, turn))
  }

  private turnBy(next: (turn: number) => number): void {
    if (!this.item) return
    let turn = this.turn
    for (let n = 0; n < 4; n++) {
      turn = next(turn)
      const found = this.spots.filter((spot) => spot.turn === turn)
      if (!found.length) continue
      const middle = this.middle()
      this.turn = turn
      this.cell = this.nearest(found, middle).cell
      return
    }
  }

  private middle(): [number, number] {
    return this.spot ? this.middleOf(this.spot) : [0, 0]
  }

  private middleOf(spot: Spot): [number, number] {
    const [row, column] = placeOf(this.grid!, spot.cell)
    const shape = turned(this.item!.shape, spot.turn)
    return [row + shape.length / 2, column + shape[0]!.length / 2]
  }

  private nearest(found: Spot[], [row, column]: [number, number]): Spot {
    const far = (spot: Spot) => {
      const [down, right] = this.middleOf(spot)
      return Math.hypot(down - row, right - column)
    }
    return found.reduce((best, spot) => (far(spot) < far(best) ? spot : best))
  }

  /** Move it as near as it fits to a point of the board, in cells. */
  moveTo(point: [row: number, column: number]): void {
    if (this.here.length) this.cell = this.nearest(this.here, point).cell
  }

  /** Is a point of the board under the tile in hand? */
  isUnder([row, column]: [number, number]): boolean {
    if (!this.spot || !this.grid) return false
    const [top, left] = placeOf(this.grid, this.spot.cell)
    const shape = turned(this.item!.shape, this.turn)
    return shape[Math.floor(row) - top]?.[Math.floor(column) - left] === 'X'
  }

  step(arrow: string): void {
    const points = this.here.map((spot) => {
      const [y, x] = placeOf(this.grid!, spot.cell)
      return { word: String(spot.cell), x: x * 40, y: y * 40 }
    })
    this.cell = Number(nextSpot(points, String(this.cell), arrow))
  }

  // Laying it

  /** The answers that lay it here, as one gesture. */
  answers(): Option[] {
    const scene = this.scene()
    if (!scene || !this.item || !this.spot || !this.grid) return []
    const found: Option[] = []
    if (!this.asked) found.push(answer('lay', 'item', this.item.id))
    if (this.asked === 'lay.area' || (!this.asked && this.areas.length > 1))
      found.push(answer('on', 'area', areaWord(scene.view, this.area)))
    if (this.asked !== 'lay.cell') found.push(answer('turn', 'number', String(this.turn)))
    found.push(answer('at', 'cell', cellWord(this.grid, this.spot.cell)))
    return found
  }

  lay(): void {
    const scene = this.scene()
    const answers = this.answers()
    if (!scene || !answers.length) return
    const again = SINGLES.includes(this.item!.id) && !this.forced
    this.laid = !again
    void Promise.resolve(scene.choices.chooseAll(answers)).then((taken) => taken === false && (this.laid = false))
  }

  /** Keys of the tile itself while it has the focus; says whether it was one. How it is turned is on keys of the table. */
  key(key: string): boolean {
    if (!this.item) return false
    if (isArrow(key)) this.step(key)
    else if (key === 'Enter' || key === ' ') this.lay()
    else return false
    return true
  }

  /** A press on a good: a click takes it in hand, a drag carries it to the board. */
  press(event: PointerEvent, item: Item): void {
    if (!this.may(item)) return
    follow(event, {
      begin: () => this.take(item),
      move: (x, y) => {
        this.dragging = { x, y }
        const point = this.surface?.(x, y)
        if (point) this.moveTo(point)
      },
      end: (x, y, letGo) => {
        this.dragging = null
        if (letGo && this.surface?.(x, y)) this.lay()
        else this.drop()
      },
    })
  }
}

function answer(verb: string, kind: string, word: string): Option {
  return { key: `${verb}:${word}`, verb, kind, word }
}

export const hold = new Hold()
