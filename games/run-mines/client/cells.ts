import { CONFIGURATION, boardIn, cellsIn, minesIn, moveOf, timesX10000 } from '../rules/index.ts'
import type { Prospect, Rung, RunView } from '../../engine/run/definition.ts'
import { text } from '@senluna/web/client/text.ts'

const { cells } = CONFIGURATION
const [FEWEST, MOST] = CONFIGURATION.mines

/** How many mines lie hidden in an opening that the shell has read. */
export const minesOf = (opening: string): number => minesIn(opening) ?? FEWEST

/** An opening with so many mines more, at most and at least what the game offers. */
export const withMines = (opening: string, more: number): string =>
  String(Math.min(MOST, Math.max(FEWEST, minesOf(opening) + more)))

/** What a cell shows. A mine that was not opened lies open at the end only. */
export type Cell = 'closed' | 'flower' | 'mine' | 'blown' | 'missed'

/** The board of a view, cell by cell; `missed` are flowers that nobody opened. */
export function boardOf({ opening, moves, shown, over }: RunView): readonly Cell[] {
  const opened = cellsIn(moves)
  const hidden = over ? boardIn(shown, minesOf(opening)) : new Set<number>()
  return Array.from({ length: cells }, (_, cell): Cell => {
    if (opened.includes(cell)) return hidden.has(cell) ? 'blown' : 'flower'
    if (!over) return 'closed'
    return hidden.has(cell) ? 'mine' : 'missed'
  })
}

/** How many flowers were opened. */
const flowersIn = ({ opening, moves, shown, over }: RunView): number => {
  const hidden = over ? boardIn(shown, minesOf(opening)) : new Set<number>()
  return cellsIn(moves).filter((cell) => !hidden.has(cell)).length
}

/** What each flower raises the run to. */
export function rungsOf(view: RunView): readonly Rung[] {
  const mines = minesOf(view.opening)
  const here = flowersIn(view)
  return Array.from({ length: cells - mines }, (_, nth) => {
    const flowers = nth + 1
    return {
      label: text('mines.flowers', { count: flowers }),
      timesX10000: timesX10000(mines, flowers),
      state:
        flowers < here ? 'done' : flowers === here ? 'here' : flowers === here + 1 && !view.over ? 'next' : 'ahead',
    }
  })
}

/** What the next cell may bring. */
export function prospectOf({ opening, moves }: RunView): Prospect | undefined {
  const mines = minesOf(opening)
  const closed = cells - moves.length
  if (closed <= mines) return undefined
  return { chance: ((closed - mines) * 10_000) / closed + 1e-9, timesX10000: timesX10000(mines, moves.length + 1) }
}

/** A closed cell, any of them with the same chance. */
export function anyCell({ moves }: RunView): string | undefined {
  const closed = Array.from({ length: cells }, (_, cell) => moveOf(cell)).filter((move) => !moves.includes(move))
  // A cell of the player's own: what lies under it was drawn before.
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return closed[random % closed.length]
}
