import { amount, fee, gross, rate, shareOf, type Amount, type Fee, type Gross } from '../money.ts'

/** What a channel asks for a deposit; nothing when it pays its costs itself. */
export interface FeeRule {
  fixed: bigint
  ppm: number
}

/** What is kept of a deposit and what is left of it. */
export interface Credited {
  /** What came in, in the members' currency: what turnover is asked for. */
  gross: Gross
  fee: Fee
  credited: Amount
}

/** Whether an amount is within what a channel takes. */
export const isWithin = (units: bigint, { least, most }: { least: bigint; most: bigint }): boolean =>
  units >= least && units <= most

/** The fee of a deposit: a fixed part and a share, never more than the deposit. */
export function depositFee(value: bigint, { fixed, ppm }: FeeRule): Fee {
  const asked = fixed + shareOf(amount(value), rate(ppm))
  return fee(asked < value ? asked : value)
}

/** A deposit in the members' own currency. */
export function depositOf(came: bigint, rule: FeeRule): Credited {
  const kept = depositFee(came, rule)
  return { gross: gross(came), fee: kept, credited: amount(came - kept) }
}

/** What millionths of a USDT come to at a rate of smallest units for one, cut once. */
export const usdtDeposit = (usdtMicro: bigint, unitsPerUsdt: bigint, rule: FeeRule): Credited =>
  depositOf((usdtMicro * unitsPerUsdt) / 1_000_000n, rule)

/**
 * How much USDT, in millionths, an amount needs; rounded up, so that what was asked for is reached.
 */
export const usdtFor = (units: bigint, unitsPerUsdt: bigint): bigint =>
  (units * 1_000_000n + unitsPerUsdt - 1n) / unitsPerUsdt

/**
 * A phone card: the lower of what was declared and what it holds, less the fee, and a penalty when
 * the two differ.
 */
export function scratchDeposit(declared: bigint, actual: bigint, rule: FeeRule, penaltyPpm: number): Credited {
  const base = declared < actual ? declared : actual
  return depositOf(base, { ...rule, ppm: rule.ppm + (declared === actual ? 0 : penaltyPpm) })
}

/**
 * Where the parts of a deposit go: what the player's limits do not allow stays locked from play.
 */
export interface SplitCredit {
  /** Into the main wallet, before the fee. */
  main: Amount
  /** Out of reach until the limit allows it, before the fee. */
  locked: Amount
  feeFrom: 'main' | 'locked'
}

/** Splits what came in by what a member's limits still allow (none given: no limit). */
export function splitCredit(came: Gross, kept: Fee, allowed: Amount | undefined): SplitCredit {
  const main = allowed === undefined || allowed > came ? came : allowed < 0n ? amount(0n) : allowed
  const locked = amount(came - main)
  if (main >= kept) return { main, locked, feeFrom: 'main' }
  if (locked >= kept) return { main, locked, feeFrom: 'locked' }
  // A fee that neither part can bear: what is left is small, and stays in one piece.
  return { main: amount(0n), locked: came, feeFrom: 'locked' }
}
