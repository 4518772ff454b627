export const ROWS = [8, 12, 16] as const
export const RISKS = ['low', 'medium', 'high'] as const

/** How many rows the ball runs through, and how far apart the pays lie. */
export interface PlinkoChoice {
  rows: (typeof ROWS)[number]
  risk: (typeof RISKS)[number]
}

/**
 * What the slots pay, in hundredths of the stake, from the edge to the middle; both sides are
 * alike.
 */
const TABLES = {
  '8-low': [250, 150, 120, 90, 80],
  '8-medium': [650, 200, 130, 90, 50],
  '8-high': [1300, 300, 130, 70, 40],
  '12-low': [550, 250, 170, 130, 120, 80, 80],
  '12-medium': [2850, 650, 250, 150, 120, 70, 60],
  '12-high': [8500, 1400, 400, 160, 110, 60, 30],
  '16-low': [1100, 500, 300, 200, 140, 110, 100, 90, 80],
  '16-medium': [7500, 2300, 800, 350, 190, 120, 100, 80, 50],
  '16-high': [59350, 7500, 1700, 550, 200, 120, 90, 60, 40],
} as const

/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = { stream: 'plinko', tables: TABLES } as const
