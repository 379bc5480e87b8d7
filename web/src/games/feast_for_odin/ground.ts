// Placement areas: where a tile may lie, and what an area pays. The same as src/longhall/games/feast_for_odin/areas.py;
// spaces are the bits of whole numbers, a cell's number is row * width + column.

export type Shape = string[] // rows of X and .

export interface Diagonal {
  cells: number[] // with ascending values
  values: number[]
  final: number // what it pays beyond its end
  squares: bigint[] // for each cell the spaces that must be covered once the cell is
}

export interface Bonus {
  cell: number
  items: string[]
  around: bigint // all of it must be covered
}

export interface Spot {
  turn: number // quarter turns clockwise; from 4 on, after mirroring left and right
  cell: number // top left of the box around the shape
  mask: bigint
  rim: bigint // orthogonal neighbours
  needs: bigint // must be covered before, for the income spaces in the mask
}

export interface Area {
  id: string
  width: number
  height: number
  tokens: string[]
  cells: bigint // all spaces that can be covered
  minus: bigint
  bonuses: Bonus[]
  diagonals: Diagonal[]
  known: Map<string, Spot[]>
}

export interface Income {
  cells: [number, number][]
  values: number[]
  final: number
  anchor: [number, number]
}

const OUTSIDE = ['#', 'x', 'P']
const COLUMNS = 'ABCDEFGHIJKLM'

export function maskOf(cells: Iterable<number>): bigint {
  let mask = 0n
  for (const cell of cells) mask |= 1n << BigInt(cell)
  return mask
}

export function has(mask: bigint, cell: number): boolean {
  return ((mask >> BigInt(cell)) & 1n) === 1n
}

export function count(mask: bigint): number {
  let n = 0
  for (let rest = mask; rest; rest &= rest - 1n) n += 1
  return n
}

/** The area that a grid of the content draws. */
export function areaOf(id: string, grid: string[], income: Income[], reach: string = 'square'): Area {
  const rows = grid.map((row) => row.split(' '))
  const tokens = rows.flat()
  const area: Area = {
    id,
    width: rows[0]!.length,
    height: rows.length,
    tokens,
    cells: where(tokens, (token) => !OUTSIDE.includes(token)),
    minus: where(tokens, (token) => token === '-'),
    bonuses: [],
    diagonals: [],
    known: new Map(),
  }
  const needed = area.cells & ~where(tokens, (token) => token.startsWith('@'))
  tokens.forEach((token, cell) => {
    if (!token.startsWith('@')) return
    const [row, column] = placeOf(area, cell)
    const around = block(area, row - 1, row + 1, column - 1, column + 1) & needed
    area.bonuses.push({ cell, items: token.slice(1).split('+'), around })
  })
  area.diagonals = income.map((line) => ({
    cells: line.cells.map(([row, column]) => (row - 1) * area.width + column - 1),
    values: line.values,
    final: line.final,
    squares: line.cells.map(([row, column]) => {
      const [bottom, left] = reach === 'square' ? [line.anchor[0] - 1, line.anchor[1] - 1] : [area.height - 1, 0]
      return block(area, row - 1, bottom, left, column - 1) & needed
    }),
  }))
  return area
}

function where(tokens: string[], is: (token: string) => boolean): bigint {
  return maskOf(tokens.flatMap((token, cell) => (is(token) ? [cell] : [])))
}

export function placeOf(area: Area, cell: number): [row: number, column: number] {
  return [Math.floor(cell / area.width), cell % area.width]
}

/** All cells of the grid from row to row and column to column. */
function block(area: Area, top: number, bottom: number, left: number, right: number): bigint {
  const found = []
  for (let row = Math.max(top, 0); row <= Math.min(bottom, area.height - 1); row++)
    for (let column = Math.max(left, 0); column <= Math.min(right, area.width - 1); column++) found.push(row * area.width + column)
  return maskOf(found)
}

export function rectangle(long: number, short: number): Shape {
  return Array<string>(short).fill('X'.repeat(long))
}

/** The shape after mirroring (from 4 on) and so many quarter turns clockwise. */
export function turned(shape: Shape, turn: number): Shape {
  let rows = turn >= 4 ? shape.map((row) => [...row].reverse().join('')) : shape
  for (let n = 0; n < turn % 4; n++) {
    const from = [...rows].reverse()
    rows = [...from[0]!].map((_, column) => from.map((row) => row[column]).join(''))
  }
  return rows
}

function same(one: Shape, other: Shape): boolean {
  return one.join('/') === other.join('/')
}

/** The turn that stands for this one: the lowest that gives the same shape. */
export function lowestTurn(shape: Shape, turn: number): number {
  const wanted = turned(shape, turn)
  for (let other = 0; other < turn; other++) if (same(turned(shape, other), wanted)) return other
  return turn
}

/** The turn after another quarter turn clockwise, or after mirroring left and right. */
export function turnedOn(shape: Shape, turn: number): number {
  return lowestTurn(shape, (turn & 4) | ((turn + 1) & 3))
}

export function mirrored(shape: Shape, turn: number): number {
  // A shape that was mirrored and turned n times looks like one that was turned back n times and mirrored.
  const wanted = turned(shape, turn).map((row) => [...row].reverse().join(''))
  for (let other = 0; other < 8; other++) if (same(turned(shape, other), wanted)) return other
  return turn
}

/** All ways to lay a shape on the empty area, turned and mirrored. */
export function spots(area: Area, shape: Shape): Spot[] {
  const key = shape.join('/')
  let found = area.known.get(key)
  if (!found) {
    const turns = [0, 1, 2, 3, 4, 5, 6, 7].filter((turn) => lowestTurn(shape, turn) === turn)
    area.known.set(key, (found = turns.flatMap((turn) => spotsOf(area, turned(shape, turn), turn))))
  }
  return found
}

function spotsOf(area: Area, shape: Shape, turn: number): Spot[] {
  const origin = maskOf(
    shape.flatMap((line, row) => [...line].flatMap((x, column) => (x === 'X' ? [row * area.width + column] : []))),
  )
  const found: Spot[] = []
  for (let row = 0; row <= area.height - shape.length; row++) {
    for (let column = 0; column <= area.width - shape[0]!.length; column++) {
      const cell = row * area.width + column
      const mask = origin << BigInt(cell)
      if ((mask & area.cells) === mask) found.push({ turn, cell, mask, rim: rim(area, mask), needs: needs(area, mask) })
    }
  }
  return found
}

/** The orthogonal neighbours of a set of cells, within the grid. */
export function rim(area: Area, mask: bigint): bigint {
  const { width, height } = area
  const left = maskOf(Array.from({ length: height }, (_, row) => row * width))
  const right = left << BigInt(width - 1)
  const sides = ((mask & ~left) >> 1n) | ((mask & ~right) << 1n) | (mask >> BigInt(width)) | (mask << BigInt(width))
  return sides & ((1n << BigInt(width * height)) - 1n) & ~mask
}

/** What must be covered before these cells, since income spaces are among them. */
function needs(area: Area, mask: bigint): bigint {
  let found = 0n
  for (const { cells, squares } of area.diagonals)
    cells.forEach((cell, at) => {
      if (has(mask, cell)) found |= squares[at]!
    })
  return found & ~mask
}

/** Nothing lies there, no rival beside it, and all that its income spaces need is covered. */
export function isOpen(spot: Spot, covered: bigint, rivals: bigint): boolean {
  return !((covered ^ spot.needs) & (spot.mask | spot.needs)) && !(spot.rim & rivals)
}

/** All ways to lay a shape now, where it touches none of the rivals. */
export function fitting(area: Area, shape: Shape, covered: bigint, rivals: bigint): Spot[] {
  return spots(area, shape).filter((spot) => isOpen(spot, covered, rivals))
}

export function spotAt(area: Area, shape: Shape, turn: number, cell: number): Spot | undefined {
  const wanted = lowestTurn(shape, turn)
  return spots(area, shape).find((spot) => spot.turn === wanted && spot.cell === cell)
}

/** Silver of the income phase: the lowest open value of each diagonal. */
export function income(area: Area, covered: bigint): number {
  return area.diagonals.reduce((all, line) => {
    const at = line.cells.findIndex((cell) => !has(covered, cell))
    return all + (at < 0 ? line.final : line.values[at]!)
  }, 0)
}

export function pays(bonus: Bonus, covered: bigint): boolean {
  return !has(covered, bonus.cell) && (bonus.around & covered) === bonus.around
}

/** The items of all bonus spaces that pay. */
export function earned(area: Area, covered: bigint): string[] {
  return area.bonuses.filter((bonus) => pays(bonus, covered)).flatMap((bonus) => bonus.items)
}

/** The -1 spaces that are not covered. */
export function minuses(area: Area, covered: bigint): number {
  return count(area.minus & ~covered)
}

/** A cell as options write it: the letter of its column and the number of its row. */
export function cellWord(area: Area, cell: number): string {
  const [row, column] = placeOf(area, cell)
  return `${COLUMNS[column]}${row + 1}`
}

export function cellOf(area: Area, word: string): number {
  return (Number(word.slice(1)) - 1) * area.width + COLUMNS.indexOf(word[0]!)
}

export interface Effect {
  income: [before: number, after: number]
  gained: string[] // items of bonus spaces that pay now
  lost: string[] // items of bonus spaces that it covers
  minus: number // -1 spaces that it covers
  missing: number // spaces still open for the next income, where this tile helps,
  next: number // and what that is
}

/** What laying a tile there changes. */
export function effectOf(area: Area, covered: bigint, spot: Spot): Effect {
  const after = covered | spot.mask
  const open = area.bonuses.filter((bonus) => has(spot.mask, bonus.cell))
  return {
    income: [income(area, covered), income(area, after)],
    gained: area.bonuses.filter((bonus) => pays(bonus, after) && !pays(bonus, covered)).flatMap((bonus) => bonus.items),
    lost: open.flatMap((bonus) => bonus.items),
    minus: count(area.minus & spot.mask),
    ...stillMissing(area, covered, spot),
  }
}

/** Of the next incomes for which a tile covers anything the one that is nearest. */
function stillMissing(area: Area, covered: bigint, spot: Spot): { missing: number; next: number } {
  const after = covered | spot.mask
  const found = area.diagonals.flatMap(({ cells, values, final, squares }) => {
    const at = cells.findIndex((cell) => !has(after, cell))
    const helps = at >= 0 && (squares[at]! & spot.mask) !== 0n
    return helps ? [{ missing: count(squares[at]! & ~after), next: values[at + 1] ?? final }] : []
  })
  found.sort((one, other) => one.missing - other.missing)
  return found[0] ?? { missing: 0, next: 0 }
}

/** Where a tile is likely to go: for income, bonuses and -1 spaces, low and left, close to others. */
export function promising(area: Area, covered: bigint, found: Spot[]): Spot | undefined {
  const worth = (spot: Spot) => {
    const { income: [before, after], gained, lost, minus } = effectOf(area, covered, spot)
    const [row, column] = placeOf(area, spot.cell)
    const free = count(spot.rim & area.cells & ~covered)
    const squares = area.diagonals.map((line) => line.squares[line.cells.findIndex((cell) => !has(covered, cell))] ?? 0n)
    const next = squares.reduce((all, square) => all + count(square & spot.mask), 0)
    return 6 * (after - before) + 3 * gained.length - 5 * lost.length + 0.3 * minus + 0.8 * next - 0.25 * free + 0.06 * row - 0.06 * column
  }
  let best: Spot | undefined
  let most = -Infinity
  for (const spot of found) {
    const value = worth(spot)
    if (value > most) [best, most] = [spot, value]
  }
  return best
}
