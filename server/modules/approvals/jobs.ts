import type { Instant } from '@senluna/kit/time.ts'
import { eachRow, type ErrorLog } from '../../platform/concurrency/attempt.ts'
import { closedAmong } from '../staff/index.ts'
import type { Approvals } from './approvals.ts'
import { endRequests } from './end.ts'
import { makersThatWait, requestsOver } from './store.ts'

/** Ends the requests that nobody decided in time, or whose makers' accounts are closed. */
export async function expireApprovals(approvals: Approvals, log: ErrorLog, now: Instant): Promise<void> {
  const { db } = approvals
  const makersGone = await closedAmong(db, await makersThatWait(db))
  await eachRow({
    log,
    trouble: 'a request could not be ended',
    kind: 'approval',
    next: (tried) => requestsOver(db, makersGone, now, tried),
    keyOf: (id) => id,
    work: (id) => db.transaction().execute((tx) => endRequests(approvals, tx, makersGone, now, id)),
  })
}
