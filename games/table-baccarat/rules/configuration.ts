/** What each bet brings, stake included, in ten-thousandths, and the most units on it. */
const BETS = {
  player: { pays: 20_000, most: 5_000 },
  banker: { pays: 19_500, most: 5_000 },
  tie: { pays: 90_000, most: 500 },
  ppair: { pays: 120_000, most: 500 },
  bpair: { pays: 120_000, most: 500 },
} as const

/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = { stream: 'baccarat', decks: 8, bets: BETS, most: 10_000 } as const

export type Bet = keyof typeof BETS
