import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import { approvedOf } from './decide.ts'
import type { Approvals } from './approvals.ts'
import { COLUMNS, FROM, type Row } from './store.ts'

/** Ends the requests that nobody decided in time. */
export async function expireApprovals(approvals: Approvals, now: Instant): Promise<void> {
  await approvals.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM}
      where a.state = 'PENDING' and a.expires_at <= ${new Date(now)}
      order by a.id limit 100 for no key update of a skip locked`.execute(tx)
    for (const row of rows) {
      await sql`update approvals.approval set state = 'EXPIRED', decided_at = ${new Date(now)} where id = ${row.id}`.execute(
        tx,
      )
      await approvals.actions.get(row.action)?.onRefused?.(tx, approvedOf(row), { now })
    }
  })
}
