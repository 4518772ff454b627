import type { Id } from '@senluna/kit/ids.ts'
import { iso } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Lottery } from '../lottery.ts'
import { cancelOne } from './cancel-ticket.ts'

/** Entries after one that won, of chases that end with a win, as far as their draws still take bets. */
const LATER = `select distinct t.owner_id, t.id from lottery.ticket won
  join lottery.orders o on o.owner_id = won.owner_id and o.id = won.order_id and o.chase_stop
  join wagers.wager w on w.owner_id = won.owner_id and w.id = won.id and w.status = 1
  join lottery.draw here on here.no = won.draw_no
  join lottery.ticket t on t.owner_id = won.owner_id and t.order_id = won.order_id
  join lottery.draw d on d.no = t.draw_no and d.state = 0 and d.draw_at > here.draw_at and d.lock_at > $2
  join wagers.wager open on open.owner_id = t.owner_id and open.id = t.id and open.status = 0
  where won.draw_no = $1 limit 500`

/** After a draw was settled: chases that end with a win are ended, their later tickets taken back. Asked again it goes on. */
export async function stopChases(lottery: Lottery, draw: number): Promise<void> {
  const query = queryOf(lottery.db)
  for (;;) {
    const now = lottery.clock.now()
    const rows = await query<{ owner_id: Id<'member'>; id: string }>(LATER, [draw, iso(now)])
    let cancelled = 0
    const failed: unknown[] = []
    for (const { owner_id: owner, id } of rows)
      try {
        const { status } = await cancelOne(lottery, query, { owner, id, reason: 'STOP_ON_WIN', at: now })
        if (status === 'cancelled') cancelled++
      } catch (error) {
        failed.push(error)
      }
    // One player's trouble is not another's; the next turn tries those again, until their draws are locked.
    if (failed.length > 0)
      throw new Error(`${failed.length} entries of chases could not be taken back`, { cause: failed[0] })
    // What couldn't be taken back was locked meanwhile: it runs.
    if (rows.length < 500 || cancelled === 0) return
  }
}
