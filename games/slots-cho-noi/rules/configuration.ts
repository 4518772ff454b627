/** What pays, best first. */
export const PAY_SYMBOLS = ['H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5'] as const
export type PaySymbol = (typeof PAY_SYMBOLS)[number]

/** S starts and lengthens the free spins, M multiplies what a free spin won. */
export type TumbleSymbol = PaySymbol | 'S' | 'M'

/** Every symbol; its place here is the number that a round keeps for it. */
export const SYMBOLS = [...PAY_SYMBOLS, 'S', 'M'] as const satisfies readonly TumbleSymbol[]
export const SCATTER = SYMBOLS.indexOf('S')
export const MULTIPLIER = SYMBOLS.indexOf('M')

export const COLUMNS = 6
export const ROWS = 5
export const CELLS = COLUMNS * ROWS
/** A symbol wins from so many of it anywhere on; its second and third pay begin at the others. */
export const ENOUGH = [8, 10, 12] as const
/** Scatters that start the free spins. The first pay is for these, the last for two more. */
export const SCATTERS = 4
/** What pays and stakes are counted in: hundredths of a stake. */
export const UNITS = 100

/** Everything of a tumble that can change a payout. The certificate vouches for its hash. */
export interface TumbleConfiguration {
  /** The PF1 game code, part of every number drawn. */
  stream: string
  /** How often each of SYMBOLS is drawn into a cell, of a thousand or what they sum up to. */
  weights: { paid: readonly number[]; free: readonly number[] }
  /** What 8, 10 and 12 of a symbol pay, in hundredths of the stake. */
  pays: Readonly<Record<PaySymbol, readonly [number, number, number]>>
  /** What 4, 5 and 6 scatters of a paid spin pay, in hundredths of the stake. */
  scatterPays: readonly [number, number, number]
  multipliers: { values: readonly number[]; weights: readonly number[] }
  /** Free spins that the scatters of a paid spin start. */
  freeSpins: number
  /** So many scatters in a free spin add so many more, up to `most` in one round. */
  more: { scatters: number; spins: number; most: number }
  /** The most a paid round returns, in whole stakes. */
  capMultiple: number
}

/**
 * Chợ Nổi's paytable: six columns of five cells, each drawn by itself; a win is eight and more of a
 * symbol anywhere.
 *
 * What it returns is worked out in `../paytable.md` and vouched for by `../certificate.ts`.
 */
export const CHO_NOI: TumbleConfiguration = {
  stream: 'tumble6x5',
  weights: {
    paid: [40, 50, 65, 85, 125, 140, 155, 160, 160, 20, 0],
    free: [40, 50, 65, 85, 120, 134, 147, 151, 151, 20, 37],
  },
  pays: {
    H1: [1500, 4000, 10_000],
    H2: [800, 2500, 6000],
    H3: [500, 1200, 4000],
    H4: [300, 600, 2500],
    L1: [200, 400, 1500],
    L2: [140, 280, 1000],
    L3: [100, 200, 800],
    L4: [75, 150, 600],
    L5: [50, 100, 400],
  },
  scatterPays: [300, 500, 10_000],
  multipliers: { values: [2, 3, 5, 8, 10, 15, 25, 50, 100], weights: [250, 250, 200, 120, 80, 50, 30, 15, 5] },
  freeSpins: 10,
  more: { scatters: 3, spins: 5, most: 200 },
  capMultiple: 5000,
}
