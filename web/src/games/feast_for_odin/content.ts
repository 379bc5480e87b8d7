// What lies in the box, read from the content that came with the words.

import type { Rows } from '../../contract/feast_for_odin_rows'
import type { Speaker } from '../../lib/contract'
import { reader } from '../../lib/rows'
import { areaOf, rectangle, type Area, type Income, type Shape } from './ground'

export const COLOURS = ['orange', 'red', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number] | 'silver' | 'ore' | 'wood' | 'stone' | 'weapon'
export const RESOURCES = ['silver', 'wood', 'stone', 'ore'] as const
export const WEAPONS = ['bow', 'snare', 'spear', 'long_sword'] as const
export const SHIPS = ['whaling_boat', 'knarr', 'longship'] as const
export const HOUSES = ['shed', 'stone_house', 'long_house'] as const

export type Amounts = Record<string, number>

export interface Item {
  id: string
  number: number // its place in a supply
  colour: Colour
  rank: number // 0 orange to 3 blue; -1: no good
  shape: Shape
  long: number
  short: number
  upgrade: string // '' where there is none
  sword: number // 0: it cannot be taken in a raid
  cost: number // in a Special Sale; -1: not for sale
  forge: boolean
  special: boolean
  animal: boolean
}

export interface Deal {
  cost?: Amounts
  gain?: Amounts
  do?: Operation[]
}

export interface Clause extends Deal {
  options?: Deal[]
  tiers?: { count: string; at: number[]; gain: Amounts[] }
  if?: { count: string; min: number }
  per?: string
}

export interface Operation {
  op: string
  n?: number
  steps?: number
  parts?: number[]
  boards?: string[]
  boats?: number
  from?: string
  to?: string
}

export interface Space {
  id: string
  number: number
  column: number
  groups: string[]
  kind: string // the colour of the space
  requires: Amounts
  clauses: Clause[]
}

export interface Board {
  id: string
  points: number
  tile: number // -1: the home board
  back: boolean
  ships: string[]
  grid: string[]
  income: Income[]
}

export interface House {
  id: string
  count: number
  points: number
  demand: Amounts
  grid: string[]
}

export interface Ship {
  id: string
  price: number
  points: number
  small: boolean
  printed: number
  slots: number
  emigrated: number
}

export interface DieAction {
  id: string
  sides: number
  low: boolean
  rolls: number
  spend: string[] // a resource and a weapon
  fail: number
  ore: string
  reward: Amounts
  consolation: Amounts
}

export interface Round {
  length: string
  round: number
  harvest: number
  flip: string
}

export interface Box {
  items: Item[] // as a supply has them
  byId: Map<string, Item>
  spaces: Space[] // as a view has them; the imitation spaces last
  groups: string[]
  home: Board
  islands: Board[]
  sides: [front: Board, back: Board][] // by tile
  houses: House[]
  ships: Ship[]
  dice: Map<string, DieAction>
  rounds: Round[]
  squares: number // of the Banquet Table
  segment: number // squares that an emigrated ship takes
  last: Record<string, number> // rounds by length
  points: Map<string, number> // of occupations
  light: Set<string> // the light-brown occupations
  areas: Map<string, Area> // by id and reach, once asked for
}

const opened = new WeakMap<object, Box>()

/** The box of a speaker's game, opened once for each set of words. */
export function boxOf(speaker: Speaker): Box {
  const key = speaker.rules
  let box = opened.get(key)
  if (!box) opened.set(key, (box = open(speaker)))
  return box
}

function open(speaker: Speaker): Box {
  const read = reader<Rows>(speaker)
  const rows: Read = (kind, make) => read(kind).map((row) => make(row.id, row.values))
  const items = itemsOf(rows)
  const boards = rows('board', boardOf)
  const islands = boards.filter((board) => board.tile >= 0)
  const banquet = rows('banquet', (_, its) => its)[0]!
  return {
    items,
    byId: new Map(items.map((item) => [item.id, item])),
    spaces: spacesOf(rows),
    groups: rows('group', (id) => id),
    home: boards.find((board) => board.tile < 0)!,
    islands,
    sides: [0, 1, 2, 3].map((tile) => {
      const both = islands.filter((board) => board.tile === tile)
      return [both.find((board) => !board.back)!, both.find((board) => board.back)!]
    }),
    houses: rows('house', (id, its) => ({ id, count: its.count, points: its.points, demand: its.demand as Amounts, grid: its.grid ?? [] })),
    ships: rows('ship', (id, its) => ({
      id,
      price: its.cost_silver,
      points: its.points,
      small: its.berth === 'small',
      printed: its.printed_ore,
      slots: its.ore_slots,
      emigrated: its.emigration_points ?? 0,
    })),
    dice: new Map(rows('die_action', (id, its) => [id, dieOf(id, its)])),
    rounds: rows('round', (_, its) => its),
    squares: banquet.squares,
    segment: banquet.squares_per_segment,
    last: rows('setup', (_, its) => its.rounds)[0] ?? {},
    points: new Map(rows('occupation', (id, its) => [id, its.points])),
    light: new Set(rows('occupation', (id, its) => (its.starting ? id : '')).filter(Boolean)),
    areas: new Map(),
  }
}

type Read = <K extends keyof Rows, Made>(kind: K, make: (id: string, its: Rows[K]) => Made) => Made[]

function itemsOf(rows: Read): Item[] {
  const plain = (colour: (id: string) => Colour) => (id: string) => itemOf(id, { colour: colour(id) })
  const resources = rows('resource', plain((id) => id as Colour))
  const weapons = rows('weapon', plain(() => 'weapon'))
  const animals = rows('animal', (id, its) => [itemOf(id, coloured(its), true), itemOf(`${id}_pregnant`, coloured(its), true)]).flat()
  const goods = rows('good', (id, its) => ({ item: itemOf(id, coloured(its)), column: its.box_column }))
  goods.sort((one, other) => one.item.rank - other.item.rank || one.column - other.column)
  const specials = rows('special', (id, its) => ({ ...itemOf(id, { ...its, colour: 'blue' }), special: true }))
  const all = [...resources, ...weapons, ...animals, ...goods.map(({ item }) => item), ...specials]
  return all.map((item, number) => ({ ...item, number }))
}

/** A row with its colour, which is one of those that there are. */
function coloured<Its extends { colour: string }>(its: Its): Its & { colour: Colour } {
  return { ...its, colour: its.colour as Colour }
}

/** What the rows of goods, animals and special tiles have; the others have a colour alone. */
interface Tile {
  colour: Colour
  size?: number[]
  shape?: Shape
  upgrade_to?: string
  sword?: number
  cost?: number
  forge?: boolean
}

function itemOf(id: string, its: Tile, animal = false): Item {
  const shape: Shape = its.shape ?? rectangle(...((its.size ?? [1, 1]) as [number, number]))
  return {
    id,
    number: 0,
    colour: its.colour,
    rank: COLOURS.findIndex((colour) => colour === its.colour),
    shape,
    long: Math.max(shape.length, shape[0]!.length),
    short: Math.min(shape.length, shape[0]!.length),
    upgrade: its.upgrade_to ?? '',
    sword: its.sword ?? 0,
    cost: its.cost ?? -1,
    forge: its.forge ?? false,
    special: false,
    animal,
  }
}

function spacesOf(rows: Read): Space[] {
  const own = rows('space', (id, its) => ({
    id,
    column: its.column,
    groups: its.group,
    kind: its.colour,
    requires: (its.requires ?? {}) as Amounts,
    clauses: its.effect as Clause[],
  }))
  const imitations = [1, 2, 3, 4].map((column) => ({
    id: `imitate_${column}`,
    column,
    groups: [],
    kind: 'imitation',
    requires: {},
    clauses: [{ do: [{ op: 'imitate' }] }],
  }))
  return [...own, ...imitations].map((space, number) => ({ ...space, number }))
}

type Place = [row: number, column: number]

function boardOf(id: string, its: Rows['board']): Board {
  return {
    id,
    points: its.points,
    tile: its.tile ? 'ABCD'.indexOf(its.tile) : -1,
    back: its.side === 'back',
    ships: its.ships ?? [],
    grid: its.grid,
    income: its.income.map(({ cells, values, final, anchor }) => ({ cells: cells as Place[], values, final, anchor: anchor as Place })),
  }
}

function dieOf(id: string, its: Rows['die_action']): DieAction {
  return {
    id,
    sides: Number(its.die.slice(1)),
    low: its.aim === 'low',
    rolls: its.max_rolls,
    spend: its.spend,
    fail: its.fail_at_most ?? 0,
    ore: its.ore,
    reward: (its.reward ?? {}) as Amounts,
    consolation: its.consolation as Amounts,
  }
}

/** The grid of a board or house; a shed has none. */
export function groundOf(box: Box, id: string, reach: string): Area | null {
  const key = `${id} ${reach}`
  let area = box.areas.get(key)
  if (!area) {
    const board = id === box.home.id ? box.home : box.islands.find((each) => each.id === id)
    const grid = board?.grid ?? box.houses.find((house) => house.id === id)?.grid ?? []
    if (!grid.length) return null
    box.areas.set(key, (area = areaOf(id, grid, board?.income ?? [], reach)))
  }
  return area
}
