import type { Amount } from '../money.ts'

/** A cell of a slot's board: its symbol, what it multiplies by, and whether it won. */
export interface BoardCell {
  symbol: string
  times?: number | undefined
  lit: boolean
}

/** What was on screen, columns from the left, each from the top. */
export type Board = readonly (readonly BoardCell[])[]

/** One step of a slot's round, as it can be looked at whatever the game. */
export interface BoardSpin {
  kind: 'spin' | 'free' | 'respin'
  /** 0 for the spin that was paid for; the others are counted from 1. */
  number: number
  won: Amount
  /** One board, or the first and each that it tumbled into. */
  boards: readonly Board[]
}

/** A round as its boards, from what was drawn for it. */
export type BoardsOf = (draws: readonly number[], stake: Amount, choice: string) => readonly BoardSpin[]

type Step = { type: 'baseSpin' | 'freeSpin'; step: number; won: Amount }

/** A step with its boards; `more` is what the game's further steps are. */
export const boardSpin = (
  { type, step, won }: Step,
  boards: readonly Board[],
  more: 'free' | 'respin' = 'free',
): BoardSpin => ({
  kind: type === 'baseSpin' ? 'spin' : more,
  number: type === 'baseSpin' ? 0 : step,
  won,
  boards,
})

/** A window of reels, each from the top, with the places that won. */
export const windowBoard = (
  window: readonly (readonly string[])[],
  lit: readonly { reel: number; row: number }[],
): Board =>
  window.map((symbols, reel) =>
    symbols.map((symbol, row) => ({ symbol, lit: lit.some((at) => at.reel === reel && at.row === row) })),
  )

/** A grid whose columns stand from the bottom up, with the places that won. */
export const gridBoard = (
  grid: readonly (readonly { symbol: string; times?: number | undefined }[])[],
  lit: readonly { column: number; row: number }[],
): Board =>
  grid.map((cells, column) =>
    cells
      .map(({ symbol, times }, row) => ({
        symbol,
        times,
        lit: lit.some((at) => at.column === column && at.row === row),
      }))
      .toReversed(),
  )

interface Tumbled extends Step {
  grid: Parameters<typeof gridBoard>[0]
  drops: readonly {
    grid: Parameters<typeof gridBoard>[0]
    wins: readonly { positions: Parameters<typeof gridBoard>[1] }[]
  }[]
}

/** A step that tumbles: its first grid and each that it tumbled into, each with what won in it. */
export const tumbledSpin = (beat: Tumbled): BoardSpin => {
  const { grid, drops } = beat
  const grids = [grid, ...drops.map((drop) => drop.grid)]
  return boardSpin(
    beat,
    grids.map((shown, nth) => gridBoard(shown, drops[nth]?.wins.flatMap(({ positions }) => positions) ?? [])),
  )
}
