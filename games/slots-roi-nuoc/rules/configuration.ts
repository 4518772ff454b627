import type { BetMode } from '@senluna/kit/games/modes.ts'

/** The symbols that pay, the dearest first. */
export const PAY_SYMBOLS = ['H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4', 'L5'] as const
export type PaySymbol = (typeof PAY_SYMBOLS)[number]

/** W stands for every paying symbol, S is the scatter. */
export type WaysSymbol = PaySymbol | 'W' | 'S'

export const REELS = 5
export const ROWS = 4
/** Scatters from which the free spins start. */
export const SCATTERS = 3
/** What pays and bets are counted in: hundredths of a bet. */
export const UNITS = 100

/** A mode and the stops its paid spin is drawn from, each entry of a list as likely as another. */
export interface WaysMode extends BetMode {
  /** One list a reel. A stop that stands there twice comes twice as often. */
  stops: readonly (readonly number[])[]
}

/** Everything of a slot of ways that can change a payout. The certificate vouches for its hash. */
export interface WaysConfiguration {
  /** The PF1 game code, part of every number drawn. */
  stream: string
  /** One strip a reel; stop s shows the symbols at s to s + 3, going round at the end. */
  strips: readonly (readonly WaysSymbol[])[]
  /** What 3, 4 and 5 reels of a symbol pay for each way, in hundredths of the bet. */
  pays: Readonly<Record<PaySymbol, readonly [number, number, number]>>
  /** What 3, 4 and 5 scatters pay, in hundredths of the bet. */
  scatterPays: readonly [number, number, number]
  /** The free spins that 3, 4 and 5 scatters give, in a free spin too. */
  freeSpins: readonly [number, number, number]
  /** How many symbols a wild of a free spin counts as. */
  freeWild: number
  modes: readonly WaysMode[]
  /** The most a paid round returns, in whole bets. */
  capMultiple: number
}

const strip = (symbols: string): readonly WaysSymbol[] => symbols.split(' ') as WaysSymbol[]

const STRIPS = [
  strip(
    'L3 L3 L3 H4 H4 H1 H1 L5 L5 L5 L4 L4 L4 L1 L1 H3 H3 H3 L2 L2 L2 H4 H4 L3 L3 L3 H2 H2 L2 L2 L4 L4 L4 S L5 L5 L5 L1 L1 L1',
  ),
  strip(
    'L3 L3 L3 L2 L2 L4 L4 L4 H2 H2 H4 H4 L1 L1 S L4 L4 L1 L1 L1 H1 H1 W L5 L5 L5 L2 L2 L2 L3 L3 L3 H4 H4 W H3 H3 H3 L5 L5',
  ),
  strip(
    'L2 L2 L2 W L5 L5 H1 H1 W L4 L4 L3 L3 L3 H3 H3 H3 L2 L2 L1 L1 H4 H4 L3 L3 L3 H2 H2 H4 H4 L5 L5 L5 L4 L4 L4 S L1 L1 L1',
  ),
  strip(
    'L3 L3 L3 S L5 L5 L5 L4 L4 L2 L2 L5 L5 W L1 L1 L2 L2 L2 L4 L4 L4 H4 H4 H2 H2 L3 L3 L3 W H3 H3 H3 H4 H4 H1 H1 L1 L1 L1',
  ),
  strip(
    'L4 L4 L4 L3 L3 L3 L1 L1 L3 L3 L3 H4 H4 S L1 L1 L1 L4 L4 L4 L5 L5 L5 H2 H2 H4 H4 L2 L2 L5 L5 L5 H1 H1 L2 L2 L2 H3 H3 H3',
  ),
] as const

const ALL = STRIPS.map(({ length }) => Array.from({ length }, (_, stop) => stop))

/** The stops of each reel that show the scatter, from the one that has it in the lowest row on. */
const SHOWING = STRIPS.map((reel) =>
  reel.flatMap((_, stop) =>
    Array.from({ length: ROWS }, (__, row) => reel[(stop + row) % reel.length]).includes('S') ? [stop] : [],
  ),
)

/**
 * Rối Nước's paytable: five reels of 40 stops, four rows, 1,024 ways.
 *
 * What it returns is worked out in `../paytable.md` and vouched for by `../certificate.ts`.
 */
export const ROI_NUOC: WaysConfiguration = {
  stream: 'ways5x4',
  strips: STRIPS,
  pays: {
    H1: [50, 200, 800],
    H2: [30, 100, 400],
    H3: [20, 60, 200],
    H4: [13, 36, 140],
    L1: [8, 20, 70],
    L2: [8, 18, 65],
    L3: [5, 12, 40],
    L4: [5, 12, 40],
    L5: [5, 12, 40],
  },
  scatterPays: [200, 1000, 10_000],
  freeSpins: [10, 15, 20],
  freeWild: 3,
  modes: [
    { choice: 'base', kind: 'base', priceX100: 100, stops: ALL },
    // The first stop that shows the scatter is there once more on each reel.
    {
      choice: 'ante',
      kind: 'ante',
      priceX100: 120,
      stops: ALL.map((stops, reel) => [...stops, ...SHOWING[reel]!.slice(0, 1)]),
    },
    // Reels 1, 3 and 5 always show it.
    {
      choice: 'buy',
      kind: 'buy',
      priceX100: 4_050,
      stops: ALL.map((stops, reel) => (reel % 2 === 0 ? SHOWING[reel]! : stops)),
    },
  ],
  capMultiple: 5_000,
}
