import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'

const NAME = 'registrations below'

/**
 * Whether nobody may register below an account. Whoever locks it waits until `tx` ends: a
 * registration is through before that, or refused.
 */
export async function isLocked(tx: Tx, memberId: Id<'member'>): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`${NAME} ${memberId}`}, 0))`.execute(tx)
  const { rows } = await sql`select from referrals.locked where member_id = ${memberId}`.execute(tx)
  return rows.length > 0
}

/** Lets nobody register below an account, from the end of `tx` on; one that is locked stays so. */
export async function lockRegistrations(
  tx: Tx,
  { memberId, merchantCode, byId }: { memberId: Id<'member'>; merchantCode: MerchantCode; byId: Id<'member'> },
  now: Instant,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${NAME} ${memberId}`}, 0))`.execute(tx)
  await sql`insert into referrals.locked (member_id, merchant_id, by_id, locked_at)
    values (${memberId}, ${merchantCode}, ${byId}, ${new Date(now)}) on conflict (member_id) do nothing`.execute(tx)
}

/** Lets people register below an account again. */
export async function unlockRegistrations(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`delete from referrals.locked where member_id = ${memberId}`.execute(tx)
}
