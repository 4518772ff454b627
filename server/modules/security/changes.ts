import { sql } from 'kysely'
import type { SecurityChange } from '@senluna/contract/events/account.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/outbox.ts'

/** Records a change with its cause, and notifies its owner, whoever made it. */
export async function noteChange(
  tx: Tx,
  by: { memberId: Id<'member'>; ip: string; traceId?: string },
  what: SecurityChange,
  now: Instant,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await sql`insert into security.change (member_id, at, id, what, ip, detail)
    values (${by.memberId}, ${new Date(now)}, ${newId<'change'>(now)}, ${what}, ${by.ip}, ${JSON.stringify(detail)}::jsonb)`.execute(
    tx,
  )
  await emit(tx, now, {
    topic: 'securityChanged',
    audience: by.memberId,
    payload: { what, ip: by.ip },
    ...(by.traceId ? { traceId: by.traceId } : {}),
  })
}
