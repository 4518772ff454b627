export const RISKS = ['low', 'medium', 'high'] as const
export type WheelChoice = (typeof RISKS)[number]

/** What the twenty segments pay, in hundredths of the stake, clockwise from the first. */
const SEGMENTS = {
  low: [120, 150, 120, 0, 120, 150, 120, 0, 120, 150, 120, 0, 120, 150, 120, 0, 120, 150, 120, 0],
  medium: [0, 150, 0, 150, 0, 200, 0, 150, 0, 150, 0, 500, 0, 150, 0, 150, 0, 200, 0, 150],
  high: [0, 0, 0, 0, 0, 475, 0, 0, 0, 0, 0, 1000, 0, 0, 0, 0, 0, 475, 0, 0],
} as const satisfies Record<WheelChoice, readonly number[]>

/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = { stream: 'wheel', places: 20, segments: SEGMENTS } as const
