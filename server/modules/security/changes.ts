import type { SecurityChange } from '@senluna/contract/events/account.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import { insertChange } from './change-store.ts'

/** Records a change with its cause, and notifies its owner, whoever made it. */
export async function noteChange(
  tx: Tx,
  by: { memberId: Id<'member'>; ip: string; traceId?: string },
  what: SecurityChange,
  now: Instant,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await insertChange(tx, { memberId: by.memberId, what, ip: by.ip, detail }, now)
  await emit(tx, now, {
    topic: 'securityChanged',
    audience: by.memberId,
    payload: { what, ip: by.ip },
    ...(by.traceId ? { traceId: by.traceId } : {}),
  })
}
