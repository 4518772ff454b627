import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { WALLET, walletsOf } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { depositsLeft } from '@senluna/kit/cashier/tiers.ts'
import { kycTierOf } from '../../kyc/index.ts'
import { depositAllowance, depositAllowanceAt } from '../../protection/index.ts'
import { pastDeposits, everDeposited } from './queries/past-deposits.ts'

/** How much may come in now. */
export interface DepositAllowance {
  /** What the member's own limits and breaks leave; undefined without a limit. */
  own: Amount | undefined
  /** What is left of everything; undefined without a limit. */
  remaining: Amount | undefined
  /** What the tier leaves, in all; undefined for a tier without such a limit. */
  tierLeft: Amount | undefined
}

/** What a member's tier leaves of all deposits together. */
export async function tierLeft(tx: Tx, memberId: Id<'member'>): Promise<Amount | undefined> {
  const tier = await kycTierOf(tx, memberId)
  if (depositsLeft(tier, 0n) === undefined) return undefined
  return amount(depositsLeft(tier, await everDeposited(tx, memberId))!)
}

/**
 * The allowance that the member's own limits and their tier leave for a deposit. Holds the player
 * until `tx` ends.
 */
export async function allowanceOf(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<DepositAllowance> {
  const own = await depositAllowance(tx, memberId, amount(0n), () => pastDeposits(tx, memberId, now), now)
  const left = await tierLeft(tx, memberId)
  const least = own.remaining === undefined || (left !== undefined && left < own.remaining) ? left : own.remaining
  return { own: own.remaining, remaining: least, tierLeft: left }
}

/**
 * What is locked for a member, why, and until when: `TIER` until they have said who they are.
 */
export async function lockedAmountOf(tx: Tx, memberId: Id<'member'>, allowance: DepositAllowance, now: Instant) {
  const locked = (await walletsOf(queryOf(tx), memberId)).find(({ account }) => account === WALLET.LOCKED)
  const kept = locked ? locked.balance - locked.held : 0n
  if (kept <= 0n) return undefined
  if (allowance.tierLeft === 0n) return { amount: kept.toString(), why: 'TIER' as const }
  const until = await depositAllowanceAt(tx, memberId, () => pastDeposits(tx, memberId, now), now)
  return {
    amount: kept.toString(),
    why: 'LIMIT' as const,
    ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
  }
}
