import { sql } from 'kysely'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, instant, later, type Instant } from '@senluna/kit/time.ts'
import type { PastDeposit } from '@senluna/kit/protection/protection.ts'
import { WALLET, walletsOf } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { depositsLeft } from '@senluna/kit/cashier/tiers.ts'
import { kycTierOf } from '../../kyc/index.ts'
import { depositRoom, depositRoomAt } from '../../protection/index.ts'

/** How much may come in now. */
interface Room {
  /** What the member's own limits and breaks leave; undefined without a limit. */
  own: Amount | undefined
  /** What is left of everything; undefined without a limit. */
  remaining: Amount | undefined
  /** What the tier leaves, in all; undefined for a tier without such a limit. */
  tierLeft: Amount | undefined
}

/**
 * What came into a member's wallets within a month, for their limits: gross, and only once it can
 * be played with.
 */
export async function pastDeposits(tx: Tx, memberId: string, now: Instant): Promise<PastDeposit[]> {
  const since = new Date(later(now, -30 * DAY))
  const { rows } = await sql<{ at: Date; amount: bigint }>`
    select credited_at as at, main_part as amount from cashier.deposit
      where member_id = ${memberId} and state = 'CREDITED' and credited_at > ${since} and main_part > 0
    union all select at, amount from cashier.deposit_unlock where member_id = ${memberId} and at > ${since}`.execute(tx)
  return rows.map(({ at, amount: units }) => ({ at: instant(at.getTime()), amount: units }))
}

/** Everything that ever came in and could be played with. */
async function everDeposited(tx: Tx, memberId: string): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`select (
      (select coalesce(sum(main_part), 0) from cashier.deposit where member_id = ${memberId} and state = 'CREDITED')
      + (select coalesce(sum(amount), 0) from cashier.deposit_unlock where member_id = ${memberId}))::bigint as units`.execute(
    tx,
  )
  return rows[0]!.units
}

/** What a member's tier leaves of all deposits together. */
export async function tierLeft(tx: Tx, memberId: Id<'member'>): Promise<Amount | undefined> {
  const tier = await kycTierOf(tx, memberId)
  if (depositsLeft(tier, 0n) === undefined) return undefined
  return amount(depositsLeft(tier, await everDeposited(tx, memberId))!)
}

/**
 * The room that the member's own limits and their tier leave for a deposit. Holds the player until
 * `tx` ends.
 */
export async function roomOf(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<Room> {
  const own = await depositRoom(tx, memberId, amount(0n), () => pastDeposits(tx, memberId, now), now)
  const left = await tierLeft(tx, memberId)
  const least = own.remaining === undefined || (left !== undefined && left < own.remaining) ? left : own.remaining
  return { own: own.remaining, remaining: least, tierLeft: left }
}

/**
 * What is kept from play for a member, why, and until when: `TIER` until they have told who they
 * are.
 */
export async function keptBack(tx: Tx, memberId: Id<'member'>, room: Room, now: Instant) {
  const locked = (await walletsOf(queryOf(tx), memberId)).find(({ account }) => account === WALLET.LOCKED)
  const kept = locked ? locked.balance - locked.held : 0n
  if (kept <= 0n) return undefined
  if (room.tierLeft === 0n) return { amount: kept.toString(), why: 'TIER' as const }
  const until = await depositRoomAt(tx, memberId, () => pastDeposits(tx, memberId, now), now)
  return {
    amount: kept.toString(),
    why: 'LIMIT' as const,
    ...(until === undefined ? {} : { until: new Date(until).toISOString() }),
  }
}
