/** Of how many tiles in a row how many are bad. */
export interface Difficulty {
  columns: number
  bad: number
}

/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = {
  stream: 'tower',
  /** Rows of the tower, climbed from the first to the last. */
  rows: 8,
  difficulties: {
    easy: { columns: 4, bad: 1 },
    medium: { columns: 3, bad: 1 },
    hard: { columns: 2, bad: 1 },
    expert: { columns: 3, bad: 2 },
    master: { columns: 4, bad: 3 },
  },
  /** What the house keeps, in hundredths of a percent. */
  edgeBp: 100,
} as const

export type DifficultyName = keyof typeof CONFIGURATION.difficulties
export const DIFFICULTIES = Object.keys(CONFIGURATION.difficulties) as readonly DifficultyName[]
