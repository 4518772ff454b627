export const RISKS = ['low', 'medium', 'high'] as const
/** Which card is scratched. */
export type ScratchChoice = (typeof RISKS)[number]

/** What three alike of each symbol pay, in hundredths of the stake, the least first. */
const PAYS = {
  low: [100, 150, 200, 300, 500, 1_000, 2_000],
  medium: [100, 200, 300, 500, 1_000, 2_500, 10_000],
  high: [100, 200, 500, 1_000, 5_000, 20_000, 100_000],
} as const satisfies Record<ScratchChoice, readonly number[]>

/** How many of a hundred thousand cards win with each symbol; the rest win nothing. */
const CARDS = {
  low: [15_000, 12_000, 10_000, 6_000, 2_500, 800, 300],
  medium: [12_000, 9_000, 5_000, 3_000, 1_300, 500, 120],
  high: [8_000, 6_000, 3_000, 1_600, 370, 80, 12],
} as const satisfies Record<ScratchChoice, readonly number[]>

/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = {
  stream: 'scratch',
  all: 100_000,
  symbols: 7,
  fields: 9,
  pays: PAYS,
  cards: CARDS,
} as const
