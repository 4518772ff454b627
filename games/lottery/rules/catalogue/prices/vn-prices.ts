import type { Price } from '../../tickets/bet-type.ts'
import { flat, byTier } from './odds.ts'

/** By distance from the middle sum 9: what a sum of two digits pays. */
const SUM_ODDS = [9_000, 9_777, 10_875, 12_285, 13_668, 16_400, 20_500, 26_999, 36_000, 70_000]

const SUMS = byTier(
  Object.fromEntries(Array.from({ length: 19 }, (_, sum) => [String(sum), SUM_ODDS[Math.abs(sum - 9)] ?? 0] as const)),
)

const SHARED: Readonly<Record<string, Price>> = {
  LO2: flat(99_000),
  LO3: flat(980_000),
  LO4: flat(8_880_000),
  DE_DB: flat(99_000),
  DAU: flat(9_900),
  DUOI: flat(9_900),
  C3_DB: flat(980_000),
  C3_DAU_DUOI: flat(980_000),
  C4_DB: flat(8_880_000),
  TX_DB: flat(1_980),
  CL_DB: flat(1_980),
  TONG_DB: SUMS,
  TONG_TX: flat(1_980),
  TONG_CL: flat(1_980),
}

/**
 * What the northern games pay unless the brand sets it otherwise. Source: docs/lottery.md,
 * "Prices".
 */
export const NORTH_PRICES: Readonly<Record<string, Price>> = {
  ...SHARED,
  LO2_1K: flat(3_660),
  LO2_DAU: flat(99_000),
  BAO8: flat(75_000),
  XIEN2: flat(16_000),
  XIEN3: flat(65_000),
  XIEN4: flat(180_000),
  DE_DAU_DB: flat(99_000),
  DE_G7: flat(98_000),
  DE_G1: flat(98_000),
  DE_DAU_G1: flat(98_000),
  C3_DAU: flat(960_000),
  C3_G1: flat(980_000),
  TRUOT4: flat(2_300),
  TRUOT5: flat(3_200),
  TRUOT6: flat(4_200),
  TRUOT8: flat(8_000),
  TRUOT10: flat(12_000),
}

/** The same for the central and southern ones. */
export const SOUTH_PRICES: Readonly<Record<string, Price>> = {
  ...SHARED,
  LO2_1K: flat(5_500),
  BAO7: flat(75_000),
  XIEN2: flat(28_000),
  XIEN3: flat(150_000),
  XIEN4: flat(750_000),
  DE_DAU: flat(99_000),
  DE_DAU_DUOI: flat(99_000),
  C3_DAU: flat(980_000),
  TRUOT4: flat(2_000),
  TRUOT5: flat(2_200),
  TRUOT6: flat(2_700),
  TRUOT8: flat(3_300),
  TRUOT10: flat(5_600),
  DA1: flat(1_000_000),
  // For each half round.
  DA1_KR: flat(500_000),
  B7L3: flat(865_000),
  B8L3: flat(865_000),
}

/** What a bet on two stations pays. */
export const PAIR_PRICES: Readonly<Record<string, Price>> = { DA2: flat(730_000) }
