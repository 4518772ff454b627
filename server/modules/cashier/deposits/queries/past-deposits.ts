import type { Amount } from '@senluna/kit/money.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { type Instant, later, DAY, instant } from '@senluna/kit/time.ts'
import type { PastDeposit } from '@senluna/kit/protection/protection.ts'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'

/**
 * What came into a member's wallets within a month, for their limits: gross, and only once it can
 * be played with.
 */
export async function pastDeposits(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<PastDeposit[]> {
  const since = new Date(later(now, -30 * DAY))
  const { rows } = await sql<{ at: Date; amount: Amount }>`
    select credited_at as at, main_part as amount from cashier.deposit
      where member_id = ${memberId} and state = 'CREDITED' and credited_at > ${since} and main_part > 0
    union all select at, amount from cashier.deposit_unlock where member_id = ${memberId} and at > ${since}`.execute(tx)
  return rows.map(({ at, amount: units }) => ({ at: instant(at.getTime()), amount: units }))
}

/** Everything that ever came in and could be played with. */
export async function everDeposited(tx: Tx, memberId: Id<'member'>): Promise<Amount> {
  const { rows } = await sql<{ units: Amount }>`select (
      (select coalesce(sum(main_part), 0) from cashier.deposit where member_id = ${memberId} and state = 'CREDITED')
      + (select coalesce(sum(amount), 0) from cashier.deposit_unlock where member_id = ${memberId}))::bigint as units`.execute(
    tx,
  )
  return rows[0]!.units
}

/** What came in for a member within a day. */
export async function receivedInADay(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<{ came: Amount }> {
  const { rows } = await sql<{ came: Amount }>`select coalesce(sum(received), 0)::bigint as came from cashier.deposit
    where member_id = ${memberId} and state = 'CREDITED' and credited_at > ${new Date(later(now, -DAY))}`.execute(tx)
  return rows[0]!
}
