export const SIDES = ['heads', 'tails'] as const
export type Side = (typeof SIDES)[number]

/** Which side every flip must show, and how many flips there are. */
export interface CoinChoice {
  side: Side
  flips: number
}

/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = {
  stream: 'coinflip',
  /** What one flip that shows the side pays, in ten-thousandths; each further one doubles it. */
  firstX10000: 19_600,
  /** How many flips may be chosen, fewest and most. */
  flips: [1, 10],
} as const
