import { queryOf } from '../../../../platform/database/query.ts'
import type { Lottery } from '../../lottery.ts'
import { cancelOne } from './cancel-ticket.ts'
import { laterEntries } from '../queries/chases.ts'

/**
 * After a draw was settled: chases that end with a win are ended, their later tickets taken back.
 * Asked again it goes on.
 */
export async function stopChases(lottery: Lottery, draw: number): Promise<void> {
  const query = queryOf(lottery.db)
  for (;;) {
    const now = lottery.clock.now()
    const rows = await laterEntries(query, draw, now)
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
