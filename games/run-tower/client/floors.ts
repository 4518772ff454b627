import { text } from '@senluna/web/client/text.ts'
import type { Prospect, Rung, RunView } from '../../engine/run/definition.ts'
import { badIn, CONFIGURATION, difficultyIn, DIFFICULTIES, tilesIn, timesX10000 } from '../rules/index.ts'

const { rows, difficulties } = CONFIGURATION

/** The figures of an opening that the shell has read. */
export const difficultyOf = (opening: string) => difficulties[difficultyIn(opening) ?? 'medium']

/** The difficulty after this one; after the last the first. */
export function harder(opening: string): string | undefined {
  const at = DIFFICULTIES.findIndex((name) => name === opening)
  return DIFFICULTIES[(at + 1) % DIFFICULTIES.length]
}

/** What a tile shows; what was not chosen lies open at the end only. */
export type Tile = 'closed' | 'lit' | 'fell' | 'missed' | 'out'

/** The tower of a view, from the first floor up. */
export function floorsOf({ opening, moves, shown, over }: RunView): readonly (readonly Tile[])[] {
  const difficulty = difficultyOf(opening)
  const bad = over ? badIn(shown, difficulty) : undefined
  const tiles = tilesIn(moves)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: difficulty.columns }, (_, tile): Tile => {
      const isBad = bad?.[row]?.has(tile) ?? false
      if (tiles[row] === tile) return isBad ? 'fell' : 'lit'
      if (!bad) return 'closed'
      return isBad ? 'out' : 'missed'
    }),
  )
}

/** How many floors were climbed. */
function climbedIn(view: RunView): number {
  return floorsOf(view).filter((floor) => floor.includes('lit')).length
}

/** What each floor raises the run to. */
export function rungsOf(view: RunView): readonly Rung[] {
  const here = climbedIn(view)
  return Array.from({ length: rows }, (_, row) => {
    const floor = row + 1
    return {
      label: text('tower.row', { count: floor }),
      timesX10000: timesX10000(difficultyOf(view.opening), floor),
      state: floor < here ? 'done' : floor === here ? 'here' : floor === here + 1 && !view.over ? 'next' : 'ahead',
    }
  })
}

/** What the next floor may bring. */
export function prospectOf({ opening, moves }: RunView): Prospect | undefined {
  if (moves.length >= rows) return undefined
  const difficulty = difficultyOf(opening)
  const { columns, bad } = difficulty
  return { chance: ((columns - bad) * 10_000) / columns + 1e-9, timesX10000: timesX10000(difficulty, moves.length + 1) }
}

/** A tile of the next floor, any of them with the same chance. */
export function anyTile({ opening }: RunView): string {
  // A tile of the player's own: the lanterns were set before.
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(random % difficultyOf(opening).columns)
}
