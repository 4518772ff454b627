import type { BetMode } from '@senluna/kit/games/modes.ts'

/** What pays in a cluster, best first. */
export const PAY_SYMBOLS = ['H1', 'H2', 'H3', 'L1', 'L2', 'L3', 'L4'] as const
export type PaySymbol = (typeof PAY_SYMBOLS)[number]

/** W, a drop of honey, belongs to every cluster beside it. */
export type HiveSymbol = PaySymbol | 'W'

/** Every symbol; weights stand in this order. */
export const SYMBOLS = [...PAY_SYMBOLS, 'W'] as const satisfies readonly HiveSymbol[]
export const WILD = SYMBOLS.indexOf('W')

export const COLUMNS = 6
export const ROWS = 6
export const CELLS = COLUMNS * ROWS
/** From so many cells on each column of a symbol's pays holds. */
export const SIZES = [5, 6, 7, 8, 10, 12, 15] as const
/** What pays and bets are counted in: hundredths of a bet. */
export const UNITS = 100
/** What weights add up to: seven bits of a mixed number name a symbol, each as likely. */
export const WEIGHT_BITS = 7

/** A set of numbered fields: all of them are filled by these weights. */
export interface FieldSet {
  /** Its number; fields of two sets have nothing in common. */
  set: number
  /** How many of 128 mixed numbers show each of SYMBOLS. */
  weights: readonly number[]
}

/** A mode: from which fields its paid spin is drawn. */
export interface HiveMode extends BetMode, FieldSet {
  /** Whether only a field that fills the jar will do: another is drawn until one does. */
  full?: boolean
}

/** Everything of a slot of clusters that can change a payout; the certificate vouches for it. */
export interface HiveConfiguration {
  /** The PF1 game code, part of every number drawn. */
  stream: string
  /** How many fields a set has; each spin draws one of them. */
  fields: number
  /** What a cluster of each of SIZES pays, in hundredths of the bet. */
  pays: Readonly<Record<PaySymbol, readonly number[]>>
  /** So many burst cells of a paid spin fill the jar, which starts the free spins. */
  jar: number
  freeSpins: number
  /** The fields of the free spins. */
  free: FieldSet
  /** What the first, second and later drops of a free spin are multiplied by. */
  freeTimes: readonly number[]
  modes: readonly HiveMode[]
  /** The most a paid round returns, in whole bets. */
  capMultiple: number
}

/**
 * Mật Rừng's paytable: clusters on thirty-six cells, and a jar that collects what bursts.
 *
 * What it returns is worked out in `../paytable.md` and vouched for by `../certificate.ts`.
 */
export const MAT_RUNG: HiveConfiguration = {
  stream: 'hive6x6',
  fields: 2 ** 18,
  pays: {
    H1: [300, 500, 900, 2_000, 5_000, 15_000, 100_000],
    H2: [200, 320, 600, 1_200, 3_000, 9_000, 50_000],
    H3: [150, 200, 360, 750, 1_800, 5_500, 25_000],
    L1: [80, 110, 180, 350, 800, 2_200, 10_000],
    L2: [50, 80, 130, 250, 600, 1_600, 7_000],
    L3: [40, 60, 100, 180, 450, 1_200, 5_000],
    L4: [40, 60, 90, 160, 400, 1_000, 4_000],
  },
  jar: 24,
  freeSpins: 10,
  free: { set: 3, weights: [6, 8, 11, 15, 23, 26, 26, 13] },
  freeTimes: [1, 2, 4, 8, 16],
  modes: [
    { choice: 'base', kind: 'base', priceX100: 100, set: 0, weights: [10, 12, 14, 18, 22, 24, 24, 4] },
    { choice: 'ante', kind: 'ante', priceX100: 142, set: 1, weights: [9, 11, 14, 18, 22, 25, 24, 5] },
    { choice: 'buy', kind: 'buy', priceX100: 6_460, set: 0, weights: [10, 12, 14, 18, 22, 24, 24, 4], full: true },
  ],
  capMultiple: 1_250,
}
