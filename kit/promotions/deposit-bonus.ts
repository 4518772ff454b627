import { amount, shareOf, type Amount, type Rate } from '../money.ts'

/** What a deposit earns, and what of it must be wagered. */
export interface BonusTerms {
  minDeposit: Amount
  rate: Rate
  /** The most of one bonus. */
  cap: Amount
  /** In hundredths: 2000 is twenty times. */
  turnoverX100: number
  /** Whether the deposit is wagered so many times too. */
  includeDeposit: boolean
}

/**
 * The bonus of a deposit and what must be wagered for both; undefined below the least deposit.
 * Source: docs/promotions.md; vectors BONUS-DEPOSIT-*.
 */
export function bonusOf(
  deposit: Amount,
  { minDeposit, rate, cap, turnoverX100, includeDeposit }: BonusTerms,
): { bonus: Amount; required: Amount } | undefined {
  if (deposit < minDeposit) return undefined
  const share = shareOf(deposit, rate)
  const bonus = share < cap ? share : cap
  const base = (includeDeposit ? deposit : 0n) + bonus
  return { bonus, required: amount((base * BigInt(turnoverX100)) / 100n) }
}

/** What is there when a bonus ends before it is wagered, and what was played with it. */
export interface BonusFigures {
  /** What the member can spend. */
  available: Amount
  bonus: Amount
  /** Of bets placed since the bonus came. */
  staked: Amount
  won: Amount
}

/**
 * What a bonus that ends early takes along: itself and what was won with it, never more than is
 * there. The deposit and what was won before stay. Source: docs/promotions.md; vector
 * BONUS-FORFEIT-01.
 */
export function forfeitOf({ available, bonus, staked, won }: BonusFigures): { removed: Amount; kept: Amount } {
  const profit = won > staked ? won - staked : 0n
  const taken = bonus + profit
  const removed = amount(taken < available ? taken : available > 0n ? available : 0n)
  return { removed, kept: amount(available - removed) }
}

/** The most one bet may be meanwhile: a share of deposit and bonus, at least so much. */
export interface MaxBetTerms {
  rate: Rate
  least: Amount
}

/**
 * The most that may be staked at once while a bonus is wagered; an order of several tickets is one
 * stake. Source: docs/promotions.md.
 */
export function maxBetOf(deposit: Amount, bonus: Amount, { rate, least }: MaxBetTerms): Amount {
  const share = shareOf(amount(deposit + bonus), rate)
  return share > least ? share : least
}
