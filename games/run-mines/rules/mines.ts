import { at } from '@senluna/kit/assert.ts'
import { pick } from '@senluna/kit/games/draws.ts'
import { STAKES, type Share } from '@senluna/kit/games/instant.ts'
import { runGame, type PlannedRun, type Stand } from '@senluna/kit/games/run.ts'
import { CONFIGURATION, FIRST_MINES } from './configuration.ts'

const { cells, edgeBp, stream } = CONFIGURATION
const [FEWEST, MOST] = CONFIGURATION.mines

/** In how many ways k of n can be chosen. */
function waysOf(n: number, k: number): bigint {
  let ways = 1n
  for (let step = 1; step <= k; step++) ways = (ways * BigInt(n - step + 1)) / BigInt(step)
  return ways
}

/** What so many cells without a mine multiply the stake by, in ten-thousandths, floored. */
export const timesX10000 = (mines: number, opened: number): number =>
  Number((BigInt(10_000 - edgeBp) * waysOf(cells, opened)) / waysOf(cells - mines, opened))

/** How many mines an opening hides; undefined for what is no opening. */
export function minesIn(opening: string): number | undefined {
  const mines = /^[1-9]\d?$/.test(opening) ? Number(opening) : undefined
  return mines !== undefined && mines >= FEWEST && mines <= MOST ? mines : undefined
}

function given(opening: string): number {
  const mines = minesIn(opening)
  if (mines === undefined) throw new RangeError(`no number of mines: ${opening}`)
  return mines
}

const A = 'a'.charCodeAt(0)

/** A cell as a move: `a` is the first, `y` the last. */
export const moveOf = (cell: number): string => String.fromCharCode(A + cell)

/** The cells of the moves, in their order. */
export const cellsIn = (moves: string): readonly number[] => Array.from(moves, (letter) => letter.charCodeAt(0) - A)

/** The mines of a round from its draws. Throws RangeError unless they are a whole board. */
export function boardIn(drawn: readonly number[], mines: number): ReadonlySet<number> {
  const board = new Set(drawn)
  const whole = drawn.length === mines && board.size === mines
  if (!whole || drawn.some((cell) => !Number.isInteger(cell) || cell < 0 || cell >= cells))
    throw new RangeError(`a board has ${mines} different cells with a mine`)
  return board
}

function judge(drawn: readonly number[], opening: string, moves: string): Stand | undefined {
  const mines = given(opening)
  const board = boardIn(drawn, mines)
  const opened = cellsIn(moves)
  const isCell = opened.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < cells)
  if (!isCell || new Set(opened).size < opened.length) return undefined
  const blown = opened.findIndex((cell) => board.has(cell))
  if (blown >= 0) return blown < opened.length - 1 ? undefined : { timesX10000: 0, cashable: false, over: true }
  const over = opened.length === cells - mines
  return { timesX10000: timesX10000(mines, opened.length), cashable: opened.length > 0, over }
}

/** What a plan (`3-5`: of 3 mines, open 5 cells, then cash out) can come to. */
function sharesOf(plan: string): readonly Share[] {
  const [mines = 0, opened = 0] = plan.split('-').map(Number)
  const wins = waysOf(cells - mines, opened)
  return [
    { ways: wins, timesX10000: timesX10000(mines, opened) },
    { ways: waysOf(cells, opened) - wins, timesX10000: 0 },
  ]
}

function* plans(): Iterable<string> {
  for (let mines = FEWEST; mines <= MOST; mines++)
    for (let opened = 1; opened <= cells - mines; opened++) yield `${mines}-${opened}`
}

/** Cells are opened one by one; each without a mine raises what a cash-out pays. */
export const mines: PlannedRun = runGame({
  code: 'mines',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: Math.ceil(
    Math.max(...Array.from({ length: MOST }, (_, less) => timesX10000(less + 1, cells - less - 1))) / 10_000,
  ),
  opening: {
    first: String(FIRST_MINES),
    read: (text) => (minesIn(text) === undefined ? undefined : text),
  },
  drawn: (draws, opening) => pick(draws, cells, given(opening)),
  judge,
  shown: () => [],
  outcome: (drawn) => drawn.map((_, nth) => at(drawn, nth) + 1).join(' '),
  choices: plans,
  sharesOf,
})
