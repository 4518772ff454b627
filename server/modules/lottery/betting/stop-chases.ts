import type { Id } from '@senluna/kit/ids.ts'
import { iso } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Lottery } from '../lottery.ts'
import { cancelOne } from './cancel-ticket.ts'

/**
 * Entries after one that won, of chases that end with a win, as far as their draws still take bets.
 * Each step is a look-up for each row of the one before: as plain joins the planner would read all
 * orders and wagers there are, with every draw that is settled.
 */
const LATER = `with won as materialized (
    select t.owner_id, t.order_id from lottery.ticket t
    cross join lateral (select from lottery.orders o where o.owner_id = t.owner_id and o.id = t.order_id and o.chase_stop limit 1) o
    cross join lateral (select from lottery.ticket_wager w where w.owner_id = t.owner_id and w.id = t.id and w.status = 1 limit 1) w
    where (t.draw_no, t.owner_id) >= ($1::integer, '00000000-0000-0000-0000-000000000000'::uuid) and t.draw_no <= $1)
  select distinct won.owner_id, t.id from won
  cross join lateral (select t.owner_id, t.id, t.draw_no from lottery.ticket t where t.owner_id = won.owner_id and t.order_id = won.order_id offset 0) t
  cross join lateral (select from lottery.draw d where d.no = t.draw_no and d.state = 0 and d.lock_at > $2
    and d.draw_at > (select draw_at from lottery.draw where no = $1) limit 1) d
  cross join lateral (select from lottery.ticket_wager w where w.owner_id = t.owner_id and w.id = t.id and w.status = 0 limit 1) open
  limit 500`

/**
 * After a draw was settled: chases that end with a win are ended, their later tickets taken back.
 * Asked again it goes on.
 */
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
    // One player's trouble is not another's; the next turn tries those again, until their draws are
    // locked.
    if (failed.length > 0)
      throw new Error(`${failed.length} entries of chases could not be taken back`, { cause: failed[0] })
    // What couldn't be taken back was locked meanwhile: it runs.
    if (rows.length < 500 || cancelled === 0) return
  }
}
