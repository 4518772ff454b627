import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { changeState, lockMember } from '../../members/index.ts'
import { noteChange } from '../changes.ts'
import type { Security } from '../security.ts'

/** An account that its owner closed, as staff see it. */
export interface ClosedRow {
  id: string
  userName: string
  closedAt: Date
  eraseAt: Date
  reason: string
  givenUp: bigint
  currency: string
}

/**
 * A brand's closed accounts that are not erased, the latest first; of one name, or of names that
 * begin so.
 */
export async function listClosed(
  db: Db,
  search: { merchantCode: MerchantCode; name: string },
  after: { at: Date; id: string } | undefined,
  most: number,
): Promise<ClosedRow[]> {
  const begins = `${search.name
    .replaceAll('\0', '')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ClosedRow>`select c.member_id as id, m.user_name as "userName", c.closed_at as "closedAt",
      c.erase_at as "eraseAt", c.reason, c.given_up as "givenUp", c.currency
    from security.closure c join members.for_lists m on m.id = c.member_id
    where c.merchant_id = ${search.merchantCode} and c.erased_at is null and m.user_name like ${begins}
      and (${after?.at ?? null}::timestamptz is null or (c.closed_at, c.member_id) < (${after?.at ?? null}, ${after?.id ?? null}::uuid))
    order by c.closed_at desc, c.member_id desc limit ${most}`.execute(db)
  return rows
}

/**
 * Opens an account again that its owner closed: it logs in as before, its wallets move again, its
 * owner is notified. Play money that was given up is gone, and an exclusion that began before still
 * holds.
 *
 * Refuses SYS_NOT_FOUND for an account that is not closed, erased already, or of another brand.
 */
export async function reopenAccount(
  security: Pick<Security, 'closing'>,
  tx: Tx,
  account: { merchantCode: MerchantCode; memberId: Id<'member'>; traceId: string },
  now: Instant,
): Promise<{ id: Id<'member'>; userName: string; closedAt: Date }> {
  // The closure first, as the erasing of closed accounts does: of the two one waits for the other.
  const { rows } = await sql<{ closed_at: Date }>`delete from security.closure
    where member_id = ${account.memberId} and merchant_id = ${account.merchantCode} and erased_at is null returning closed_at`.execute(
    tx,
  )
  const closure = rows[0]
  if (!closure) throw new Refusal('SYS_NOT_FOUND')
  const member = await lockMember(tx, account.memberId)
  if (member?.state !== 1) throw new Refusal('SYS_NOT_FOUND')
  await changeState(tx, member.id, 0, null)
  await security.closing.reopen(tx, member)
  // Who did it and from where is the audit log's affair, not the member's.
  await noteChange(tx, { memberId: member.id, ip: '', traceId: account.traceId }, 'reopened', now)
  return { id: id<'member'>(member.id), userName: member.userName, closedAt: closure.closed_at }
}
