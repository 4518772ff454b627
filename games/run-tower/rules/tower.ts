import { at } from '@senluna/kit/assert.ts'
import { pick } from '@senluna/kit/games/draws.ts'
import { STAKES, type Share } from '@senluna/kit/games/instant.ts'
import { runGame, type PlannedRun, type Stand } from '@senluna/kit/games/run.ts'
import { CONFIGURATION, DIFFICULTIES, type Difficulty, type DifficultyName } from './configuration.ts'

const { rows, edgeBp, stream, difficulties } = CONFIGURATION

/** What so many rows climbed multiply the stake by, in ten-thousandths, floored. */
export const timesX10000 = ({ columns, bad }: Difficulty, climbed: number): number =>
  Number((BigInt(10_000 - edgeBp) * BigInt(columns) ** BigInt(climbed)) / BigInt(columns - bad) ** BigInt(climbed))

/** The difficulty of an opening; undefined for what is no opening. */
export const difficultyIn = (opening: string): DifficultyName | undefined =>
  DIFFICULTIES.find((name) => name === opening)

function given(opening: string): Difficulty {
  const name = difficultyIn(opening)
  if (name === undefined) throw new RangeError(`no difficulty of the tower: ${opening}`)
  return difficulties[name]
}

/** The tiles of the moves, row by row: `0` is the first from the left. */
export const tilesIn = (moves: string): readonly number[] => Array.from(moves, Number)

/** The bad tiles of each row. Throws RangeError unless the draws are a whole tower. */
export function badIn(drawn: readonly number[], { columns, bad }: Difficulty): readonly ReadonlySet<number>[] {
  const tower = Array.from({ length: rows }, (_, row) => new Set(drawn.slice(row * bad, (row + 1) * bad)))
  const isTile = (tile: number) => Number.isInteger(tile) && tile >= 0 && tile < columns
  if (drawn.length !== rows * bad || !drawn.every(isTile) || tower.some(({ size }) => size !== bad))
    throw new RangeError(`a tower has ${rows} rows with ${bad} different bad tiles each`)
  return tower
}

function judge(drawn: readonly number[], opening: string, moves: string): Stand | undefined {
  const difficulty = given(opening)
  const bad = badIn(drawn, difficulty)
  const tiles = tilesIn(moves)
  if (tiles.length > rows || !tiles.every((tile) => tile >= 0 && tile < difficulty.columns)) return undefined
  const fell = tiles.findIndex((tile, row) => at(bad, row).has(tile))
  if (fell >= 0) return fell < tiles.length - 1 ? undefined : { timesX10000: 0, cashable: false, over: true }
  return {
    timesX10000: timesX10000(difficulty, tiles.length),
    cashable: tiles.length > 0,
    over: tiles.length === rows,
  }
}

/** What a plan (`easy-3`: climb 3 rows, then cash out) can come to. */
function sharesOf(plan: string): readonly Share[] {
  const [opening = '', climbed = ''] = plan.split('-')
  const difficulty = given(opening)
  const all = BigInt(difficulty.columns) ** BigInt(climbed)
  const wins = BigInt(difficulty.columns - difficulty.bad) ** BigInt(climbed)
  return [
    { ways: wins, timesX10000: timesX10000(difficulty, Number(climbed)) },
    { ways: all - wins, timesX10000: 0 },
  ]
}

function* plans(): Iterable<string> {
  for (const name of DIFFICULTIES) for (let climbed = 1; climbed <= rows; climbed++) yield `${name}-${climbed}`
}

/** Row by row a tile is chosen; each that is safe raises what a cash-out pays. */
export const tower: PlannedRun = runGame({
  code: 'tower',
  streamCode: stream,
  stakes: STAKES,
  configuration: CONFIGURATION,
  capMultiple: Math.ceil(Math.max(...DIFFICULTIES.map((name) => timesX10000(difficulties[name], rows))) / 10_000),
  opening: { first: 'medium', read: (text) => difficultyIn(text) },
  drawn: (draws, opening) => {
    const { columns, bad } = given(opening)
    return Array.from({ length: rows }, () => pick(draws, columns, bad)).flat()
  },
  judge,
  shown: () => [],
  outcome: (drawn) => drawn.map((tile) => tile + 1).join(' '),
  choices: plans,
  sharesOf,
})
