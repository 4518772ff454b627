import type { StaffCaller } from '@senluna/kit/staff.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import { recordAudit } from '../audit/index.ts'
import { countRefused } from './refused-store.ts'

/**
 * Writes down that somebody asked for what they have no right to. Repeats of one call within an
 * hour are counted: the 1st, 10th, 100th and so on is an entry.
 */
export async function noteRefusedCall(
  db: Db,
  caller: StaffCaller,
  { call, ip, traceId }: { call: string; ip: string; traceId: string },
  now: Instant,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const times = await countRefused(tx, caller.staffId, call, now)
    if (!/^10*$/.test(String(times))) return
    await recordAudit(tx, {
      merchantCode: caller.merchantCode,
      at: now,
      actor: { kind: 'staff', id: caller.staffId, name: caller.name },
      ip,
      action: 'session.forbidden',
      object: { kind: 'call', id: call },
      after: { times },
      reason: '',
      traceId,
    })
  })
}
