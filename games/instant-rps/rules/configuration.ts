/** The hands in the order of their numbers; each beats the one before it, the first the last. */
export const HANDS = ['rock', 'paper', 'scissors'] as const
export type Hand = (typeof HANDS)[number]

/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = {
  stream: 'rps',
  hands: HANDS,
  /** What a won hand and two like hands pay, in ten-thousandths of the stake. */
  wonX10000: 19_400,
  evenX10000: 10_000,
} as const
