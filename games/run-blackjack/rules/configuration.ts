/** The game's figures: everything that can change a payout. What is paid includes the stake. */
export const CONFIGURATION = {
  stream: 'blackjack',
  decks: 8,
  /** How many hands may be opened, fewest and most. */
  seats: [1, 3],
  /** How many hands one may become by splitting. */
  splitTo: 4,
  /** The dealer takes cards below this and stands on every total of it or above, a soft one too. */
  dealerStands: 17,
  /** Ten-thousandths of a hand's stake: an unsplit ace and ten, two to one for insurance. */
  naturalX10000: 25_000,
  insuranceX10000: 30_000,
  /** Insurance and each side bet are half a hand's stake. */
  halfX10000: 5_000,
  /** A side bet on the first two cards: what it is multiplied by, in ten-thousandths. */
  pairs: { perfect: 260_000, coloured: 130_000, mixed: 70_000 },
  /** The same on these two and the dealer's card that lies open. */
  three: { suitedTrips: 1_010_000, straightFlush: 410_000, trips: 310_000, straight: 110_000, flush: 60_000 },
} as const

export const DECK = 52
