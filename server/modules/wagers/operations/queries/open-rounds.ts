import type { Id } from '@senluna/kit/ids.ts'
import type { Query } from '@senluna/kit/query.ts'
import { OPEN_WAGERS } from '../../record/late-hour-store.ts'
import { ROUND_STATE_NO } from './round-state.ts'

/**
 * How many rounds of a member have taken a stake and not come to their end: games that were left,
 * and bets that wait for their draw.
 */
export async function openRounds(query: Query, owner: Id<'member'>): Promise<number> {
  const rows = await query<{ count: number }>(
    `select count(*)::integer as count from (
       select round_id from wagers.round_state where owner_id = $1 and state = ${ROUND_STATE_NO.open}
       union select w.round_id ${OPEN_WAGERS}) r`,
    [owner],
  )
  return rows[0]!.count
}
