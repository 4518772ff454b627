import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { MEMBER_STATE, changeState, lockMember } from '../../members/index.ts'
import { noteChange } from '../changes.ts'
import type { Security } from '../security.ts'
import { deleteClosure } from '../closure/closure-store.ts'

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
  const closure = await deleteClosure(tx, account.memberId, account.merchantCode)
  if (!closure) throw new Refusal('SYS_NOT_FOUND')
  const member = await lockMember(tx, account.memberId)
  if (member?.state !== MEMBER_STATE.CLOSED) throw new Refusal('SYS_NOT_FOUND')
  await changeState(tx, member.id, 0, null)
  await security.closing.reopen(tx, member)
  // Who did it and from where is the audit log's affair, not the member's.
  await noteChange(tx, { memberId: member.id, ip: '', traceId: account.traceId }, 'reopened', now)
  return { id: id<'member'>(member.id), userName: member.userName, closedAt: closure.closed_at }
}
