import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import { HOUR, later, type Instant } from '@senluna/kit/time.ts'
import { WAGER_STATUS } from './wager-status.ts'

// Wagers that aren't settled at once are found by the hours they were placed in
// (`wagers.late_hour`): an index that held how they stand would have to be written again with every
// settlement.

/** What a member has open: of `l.hour`, the wager `w`. */
export const OPEN_WAGERS = `from wagers.late_hour l, lateral (
    select round_id, stake, book from wagers.wager
    where owner_id = l.owner_id and placed_at >= l.hour and placed_at < l.hour + interval '1 hour' and status = ${WAGER_STATUS.OPEN}) w
  where l.owner_id = $1 and l.settled_to is null`

/** Hours younger than this are looked at anyway. */
const AGE = 48 * HOUR
const PAGE = 500

/**
 * Closes hours of which no wager is open any more: those who look for open ones pass them by, and
 * those who look for when one was settled know where it ends. One that is never closed costs
 * readers time, nothing else.
 */
export async function closeHours(query: Query, now: Instant): Promise<number> {
  let closed = 0
  let after = { owner: '00000000-0000-0000-0000-000000000000', hour: new Date(0) }
  for (;;) {
    const rows = await query<{ owner: Id<'member'>; hour: Date }>(
      `select owner_id as owner, hour from wagers.late_hour
       where settled_to is null and (owner_id, hour) > ($1::uuid, $2::timestamptz) and hour < $3 order by owner_id, hour limit ${PAGE}`,
      [after.owner, after.hour, new Date(later(now, -AGE))],
    )
    const last = rows.at(-1)
    if (!last) return closed
    const [done] = await query<{ closed: number }>('select wagers.close_hours($1, $2) as closed', [
      rows.map(({ owner }) => owner),
      rows.map(({ hour }) => hour),
    ])
    closed += done?.closed ?? 0
    after = last
  }
}
