/** Under or over which point of the hundred the roll must fall. */
export interface DiceChoice {
  side: 'under' | 'over'
  /** In hundredths: 5000 is 50.00. */
  target: number
}

/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = {
  stream: 'dice',
  /** A roll is one of so many, shown as 0.00 to 99.99. */
  faces: 10_000,
  /** What the house keeps, in hundredths of a percent. */
  edgeBp: 100,
  /** How many rolls may win, fewest and most. */
  ways: [1, 9_800],
} as const
