import { Refusal } from '@senluna/contract/refusals.ts'
import { TIER_FOR_DEPOSITS } from '@senluna/kit/cashier/tiers.ts'
import type { DepositMethod } from '@senluna/contract/money/deposits.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { businessDate, HOUR, instant, SECOND, type Instant } from '@senluna/kit/time.ts'
import { isWithin } from '@senluna/kit/cashier/deposit-amounts.ts'
import { dayRange } from '../../../platform/day-range.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { depositAllowance, infoOf } from '../../protection/index.ts'
import { failedBlock, unpaidBlock } from '../rules/blocks.ts'
import { askedSince, type ChannelRow } from './channels/store.ts'
import { tierLeft } from './allowance.ts'
import { pastDeposits } from './queries/past-deposits.ts'
import { isStopped } from './store/stops.ts'
import { recentOf } from './queries/recent-orders.ts'

const moment = (date: Date): Instant => instant(date.getTime())
const UNPAID = ['CREATED', 'PENDING_PAYMENT', 'CONFIRMING', 'EXPIRED', 'CANCELLED']
const FAILED = ['PROVIDER', 'CARD']

/**
 * Until when somebody opens no order: of any method after unpaid ones, of one method after failed
 * ones.
 */
export async function blockOf(
  db: Db | Tx,
  memberId: Id<'member'>,
  method: DepositMethod | undefined,
  now: Instant,
): Promise<Instant | undefined> {
  const recent = (await recentOf(db, memberId, now)).filter(({ created_at: at }) => at.getTime() > now - 2 * HOUR)
  const unpaid = recent.filter(({ state }) => UNPAID.includes(state)).map((order) => moment(order.created_at))
  const failed = recent
    .filter((order) => order.method === method && order.state === 'REJECTED' && FAILED.includes(order.reason ?? ''))
    .map((order) => moment(order.changed_at))
  const ends = [unpaidBlock(unpaid, now), failedBlock(failed, now)].filter((end) => end !== undefined)
  return ends.sort((a, b) => b - a)[0]
}

/** When payments of a member failed within the last day. */
export async function failuresOf(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<Instant[]> {
  return (await recentOf(tx, memberId, now))
    .filter(({ state, reason }) => state === 'REJECTED' && FAILED.includes(reason ?? ''))
    .map((order) => moment(order.changed_at))
}

/** Refuses DEP_TOO_MANY while somebody may open no order. */
export async function refuseBlocked(
  tx: Tx,
  memberId: Id<'member'>,
  method: DepositMethod,
  now: Instant,
): Promise<void> {
  if (await isStopped(tx, memberId)) throw new Refusal('DEP_TOO_MANY', { value: { stopped: true } })
  const until = await blockOf(tx, memberId, method, now)
  if (until !== undefined)
    throw new Refusal('DEP_TOO_MANY', {
      value: { until: new Date(until).toISOString() },
      retryAfterSec: Math.ceil((until - now) / SECOND),
    })
}

/**
 * Refuses DEP_LIMIT for an amount outside the channel's, or beyond what today's cap leaves. The
 * channel is held.
 */
export async function refuseChannelLimits(tx: Tx, channel: ChannelRow, asked: Amount, brand: Brand, now: Instant) {
  const limits = { value: { least: channel.least.toString(), most: channel.most.toString() } }
  if (!isWithin(asked, channel)) throw new Refusal('DEP_LIMIT', limits)
  if (channel.daily_cap === null) return
  const used = await askedSince(tx, channel.id, dayBegin(brand, now))
  if (used + asked > channel.daily_cap) throw new Refusal('DEP_CHANNEL_CLOSED')
}

/** When the brand's business day began. */
export const dayBegin = (brand: Brand, now: Instant): Date =>
  dayRange({ from: businessDate(now, brand.timeZone) }, brand.timeZone).from!

/**
 * Refuses RG_COOLING_OFF during a break, DEP_RG_LIMIT beyond the member's own limits. Holds the
 * player until `tx` ends.
 */
export async function refuseOwnLimits(tx: Tx, memberId: Id<'member'>, asked: Amount, now: Instant) {
  const { allowed, remaining } = await depositAllowance(tx, memberId, asked, () => pastDeposits(tx, memberId, now), now)
  if (allowed) return
  const { coolingUntil, excludedUntil } = await infoOf(tx, memberId, 60, now)
  const until = excludedUntil ?? coolingUntil
  if (until) throw new Refusal('RG_COOLING_OFF', { value: { until } })
  throw new Refusal('DEP_RG_LIMIT', { value: { remaining: (remaining ?? 0n).toString() } })
}

/**
 * Refuses DEP_KYC, with what may still come in, beyond what the member's tier lets in of all
 * deposits together.
 */
export async function refuseBeyondTier(tx: Tx, memberId: Id<'member'>, asked: Amount): Promise<void> {
  const left = await tierLeft(tx, memberId)
  if (left === undefined || asked <= left) return
  throw new Refusal('DEP_KYC', { value: { tierNeeded: TIER_FOR_DEPOSITS, remaining: left.toString() } })
}
