import type { Price } from '../../tickets/bet-type.ts'

const odds = (milli: number): Price => ({ by: 'ODDS', milli: { '': milli } })

/** By distance from the middle sum 9: what a sum of two digits pays. */
const SUM_ODDS = [9_000, 9_777, 10_875, 12_285, 13_668, 16_400, 20_500, 26_999, 36_000, 70_000]

const SUMS: Price = {
  by: 'ODDS',
  milli: Object.fromEntries(
    Array.from({ length: 19 }, (_, sum) => [String(sum), SUM_ODDS[Math.abs(sum - 9)] ?? 0] as const),
  ),
}

const SHARED: Readonly<Record<string, Price>> = {
  LO2: odds(99_000),
  LO3: odds(980_000),
  LO4: odds(8_880_000),
  DE_DB: odds(99_000),
  DAU: odds(9_900),
  DUOI: odds(9_900),
  C3_DB: odds(980_000),
  C3_DAU_DUOI: odds(980_000),
  C4_DB: odds(8_880_000),
  TX_DB: odds(1_980),
  CL_DB: odds(1_980),
  TONG_DB: SUMS,
  TONG_TX: odds(1_980),
  TONG_CL: odds(1_980),
}

/**
 * What the northern games pay unless the brand sets it otherwise. Source: docs/lottery.md,
 * "Prices".
 */
export const NORTH_PRICES: Readonly<Record<string, Price>> = {
  ...SHARED,
  LO2_1K: odds(3_660),
  LO2_DAU: odds(99_000),
  BAO8: odds(75_000),
  XIEN2: odds(16_000),
  XIEN3: odds(65_000),
  XIEN4: odds(180_000),
  DE_DAU_DB: odds(99_000),
  DE_G7: odds(98_000),
  DE_G1: odds(98_000),
  DE_DAU_G1: odds(98_000),
  C3_DAU: odds(960_000),
  C3_G1: odds(980_000),
  TRUOT4: odds(2_300),
  TRUOT5: odds(3_200),
  TRUOT6: odds(4_200),
  TRUOT8: odds(8_000),
  TRUOT10: odds(12_000),
}

/** The same for the central and southern ones. */
export const SOUTH_PRICES: Readonly<Record<string, Price>> = {
  ...SHARED,
  LO2_1K: odds(5_500),
  BAO7: odds(75_000),
  XIEN2: odds(28_000),
  XIEN3: odds(150_000),
  XIEN4: odds(750_000),
  DE_DAU: odds(99_000),
  DE_DAU_DUOI: odds(99_000),
  C3_DAU: odds(980_000),
  TRUOT4: odds(2_000),
  TRUOT5: odds(2_200),
  TRUOT6: odds(2_700),
  TRUOT8: odds(3_300),
  TRUOT10: odds(5_600),
}
