/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = {
  stream: 'mines',
  /** Cells of the board, row by row from the top left. */
  cells: 25,
  /** How many mines may lie hidden, fewest and most. */
  mines: [1, 24],
  /** What the house keeps, in hundredths of a percent. */
  edgeBp: 100,
} as const

/** How many mines lie hidden as long as the player chose nothing. */
export const FIRST_MINES = 3
