/** The game's figures, multipliers in hundredths: everything that can change a payout. */
export const CONFIGURATION = {
  stream: 'limbo',
  /** What the house keeps, in hundredths of a percent. */
  edgeBp: 100,
  /** The least and the highest multiplier that can be aimed at; no result lies above. */
  targets: [101, 100_000_000],
} as const
