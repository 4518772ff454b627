import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { BusinessDate } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { BOOK, WAGER_STATUS } from '../../wagers/index.ts'

/**
 * What a player's settled bets of a product come to: those placed on a day, settled in a week. A
 * week is its Monday.
 */
export interface Tally {
  memberId: Id<'member'>
  ofWeek: BusinessDate
  product: Product
  placedDay: BusinessDate
  bets: bigint
  stake: Amount
  payout: Amount
}

const COUNTS = sql.raw(`w.book = ${BOOK.REAL} and w.status not in (${WAGER_STATUS.VOID}, ${WAGER_STATUS.CANCELLED})`)
const FIGURES = sql.raw('sum(bets)::bigint as bets, sum(stake)::bigint as stake, sum(payout)::bigint as payout')

/**
 * What the players of a book have settled in a number of weeks, from their wagers as they
 * stand. Cost: one read of the wagers of that time, and of each hour in which one waited.
 */
export async function settledOf(
  tx: Tx,
  generalAgentId: Id<'member'>,
  { since, until, zone }: { since: Date; until: Date; zone: string },
): Promise<Tally[]> {
  const { rows } =
    await sql<Tally>`with asked as (select member_id from credit.account where general_agent_id = ${generalAgentId} and plays),
    settled as (
      select w.owner_id, w.settled_at, w.placed_at, w.product, w.stake, w.payout from asked a
      join credit.in_wagers w on w.owner_id = a.member_id and w.placed_at >= ${since} and w.placed_at < ${until}
      where w.settled_at = w.placed_at and ${COUNTS}
      union all
      select w.owner_id, w.settled_at, w.placed_at, w.product, w.stake, w.payout from asked a
      join credit.in_late_hours l on l.owner_id = a.member_id and l.hour < ${until} and (l.settled_to is null or l.settled_to >= ${since})
      join credit.in_wagers w on w.owner_id = a.member_id and w.placed_at >= l.hour and w.placed_at < l.hour + interval '1 hour'
      where w.settled_at <> w.placed_at and w.settled_at >= ${since} and w.settled_at < ${until} and ${COUNTS})
    select owner_id as "memberId", to_char(date_trunc('week', settled_at at time zone ${zone}), 'YYYY-MM-DD') as "ofWeek", product,
      to_char(placed_at at time zone ${zone}, 'YYYY-MM-DD') as "placedDay",
      count(*)::bigint as bets, sum(stake)::bigint as stake, sum(payout)::bigint as payout
    from settled group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(tx)
  return rows
}

/** What closed weeks have counted of the weeks from one on, by player, week, product and day. */
export async function countedOf(tx: Tx, generalAgentId: Id<'member'>, fromWeek: BusinessDate): Promise<Tally[]> {
  const { rows } = await sql<Tally>`select member_id as "memberId", to_char(of_week, 'YYYY-MM-DD') as "ofWeek", product,
      to_char(placed_day, 'YYYY-MM-DD') as "placedDay", ${FIGURES}
    from credit.tally where general_agent_id = ${generalAgentId} and of_week >= ${fromWeek}::date group by 1, 2, 3, 4`.execute(
    tx,
  )
  return rows
}
