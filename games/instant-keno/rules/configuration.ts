/** What so many picked numbers pay by how many of them are drawn, in hundredths of the stake. */
const PAYS = [
  [0, 390],
  [0, 120, 890],
  [0, 0, 280, 4_900],
  [0, 0, 180, 920, 10_000],
  [0, 0, 120, 430, 1_950, 30_000],
  [0, 0, 0, 340, 1_150, 12_000, 60_000],
  [0, 0, 0, 220, 660, 3_200, 27_000, 100_000],
  [0, 0, 0, 170, 430, 1_300, 7_000, 40_000, 150_000],
  [0, 0, 0, 140, 260, 800, 3_000, 15_000, 80_000, 200_000],
  [0, 0, 0, 120, 190, 480, 1_500, 6_000, 30_000, 100_000, 250_000],
] as const

/** The game's figures: everything that can change a payout. */
export const CONFIGURATION = { stream: 'keno40', numbers: 40, drawn: 10, most: 10, pays: PAYS } as const
