import type { Instant } from '@senluna/kit/time.ts'
import { approvedOf } from './decide.ts'
import type { Approvals } from './approvals.ts'
import { lockOverdue, markExpired } from './store.ts'

/** Ends the requests that nobody decided in time. */
export async function expireApprovals(approvals: Approvals, now: Instant): Promise<void> {
  await approvals.db.transaction().execute(async (tx) => {
    const rows = await lockOverdue(tx, now)
    for (const row of rows) {
      await markExpired(tx, row.id, now)
      await approvals.actions.get(row.action)?.onRefused?.(tx, approvedOf(row), { now })
    }
  })
}
