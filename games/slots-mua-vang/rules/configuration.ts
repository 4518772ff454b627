import type { BetMode } from '@senluna/kit/games/modes.ts'

/** What pays in a furrow, best first. */
export const PAY_SYMBOLS = ['H1', 'H2', 'H3', 'L1', 'L2', 'L3'] as const
export type PaySymbol = (typeof PAY_SYMBOLS)[number]

/** W stands for every paying symbol, C is a basket of gold, X bare soil. */
export type FieldSymbol = PaySymbol | 'W' | 'C' | 'X'

/** Every symbol of a paid spin; its place here is the number that a round keeps for it. */
export const SYMBOLS = [...PAY_SYMBOLS, 'W', 'C'] as const satisfies readonly FieldSymbol[]
export const BASKET = SYMBOLS.indexOf('C')

export const COLUMNS = 5
export const ROWS = 3
export const CELLS = COLUMNS * ROWS
/** So many baskets start the harvest. */
export const ENOUGH = 6
/** A furrow pays from so many of a symbol side by side. */
export const RUN = 3
/** What pays and bets are counted in: hundredths of a bet. */
export const UNITS = 100

/** A mode: how its paid spin is drawn. */
export interface FieldMode extends BetMode {
  /** How often each of SYMBOLS is drawn into a cell. */
  weights: readonly number[]
  /** Baskets that lie in cells drawn beforehand; no other cell draws one then. */
  baskets?: number
}

/** Everything of a slot of furrows that can change a payout; the certificate vouches for it. */
export interface FieldConfiguration {
  /** The PF1 game code, part of every number drawn. */
  stream: string
  /** What 3, 4 and 5 side by side pay, in hundredths of the bet. */
  pays: Readonly<Record<PaySymbol, readonly [number, number, number]>>
  /** What a basket holds, in whole bets, and how often. */
  baskets: { values: readonly number[]; weights: readonly number[] }
  respins: number
  /** An empty cell of a respin gets a basket once in so many. */
  basketOneIn: number
  /** What a field full of baskets pays besides, in whole bets. */
  full: number
  modes: readonly FieldMode[]
  /** The most a paid round returns, in whole bets. */
  capMultiple: number
}

/**
 * Mùa Vàng's paytable: three furrows of five cells, each cell drawn by itself; six baskets of gold
 * start the harvest, in which they stay and more are looked for.
 *
 * What it returns is worked out in `../paytable.md` and vouched for by `../certificate.ts`.
 */
export const MUA_VANG: FieldConfiguration = {
  stream: 'hold5x3',
  pays: {
    H1: [450, 2000, 12_000],
    H2: [300, 1200, 6000],
    H3: [200, 700, 3000],
    L1: [120, 350, 1500],
    L2: [90, 300, 1000],
    L3: [75, 220, 800],
  },
  baskets: { values: [1, 2, 3, 5, 8, 10, 20, 50], weights: [16, 14, 12, 9, 6, 4, 2, 1] },
  respins: 3,
  basketOneIn: 16,
  full: 1_000,
  modes: [
    { choice: 'base', kind: 'base', priceX100: 100, weights: [14, 18, 24, 32, 36, 42, 9, 25] },
    { choice: 'ante', kind: 'ante', priceX100: 135, weights: [14, 18, 24, 31, 34, 41, 9, 29] },
    { choice: 'buy', kind: 'buy', priceX100: 5_050, weights: [14, 18, 24, 32, 36, 42, 9, 0], baskets: ENOUGH },
  ],
  capMultiple: 5_000,
}
