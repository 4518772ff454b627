/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = {
  stream: 'doubleup',
  /** Cards in the deck, mixed anew for every round: suit times 13 plus rank. */
  deck: 52,
  /** Suits in the order of their numbers, and which of them are red. */
  suits: ['spades', 'hearts', 'diamonds', 'clubs'],
  red: ['hearts', 'diamonds'],
  /** What a right colour and a right suit pay, in ten-thousandths of the stake. */
  colourX10000: 20_000,
  suitX10000: 40_000,
} as const
