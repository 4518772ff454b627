import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Approvals } from './approvals.ts'
import { approvedOf } from './approved.ts'
import { lockOver, markEnded } from './store.ts'

/**
 * Ends the requests that nobody decided in time, and those of people whose accounts are closed. One
 * that is being decided this moment is left. Of all of them, or of `only` one.
 */
export async function endRequests(
  { actions }: Pick<Approvals, 'actions'>,
  tx: Tx,
  makersGone: readonly Id<'staff'>[],
  now: Instant,
  only?: Id<'approval'>,
): Promise<void> {
  for (const row of await lockOver(tx, makersGone, now, only)) {
    await markEnded(tx, row.id, row.expires_at.getTime() <= now ? 'EXPIRED' : 'WITHDRAWN', now)
    await actions.get(row.action)?.onRefused?.(tx, approvedOf(row), { now })
  }
}
