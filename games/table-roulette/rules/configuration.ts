/** The pockets clockwise from zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36] as const

/**
 * The game's figures: everything that can change a payout. A bet on n of the numbers pays 36 ÷ n
 * times its stake, stake included; `limits` are the most units on a bet by its n.
 */
export const CONFIGURATION = {
  stream: 'roulette',
  numbers: 37,
  red: RED,
  pays: 36,
  limits: { 1: 200, 2: 400, 3: 600, 4: 800, 6: 1_200, 12: 3_000, 18: 5_000 },
  most: 10_000,
} as const
