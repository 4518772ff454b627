import type { MerchantCode } from '@senluna/kit/brand.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { BOOK } from '../../../wagers/index.ts'

/** A number is named once so many different players bet on it. */
export const FEWEST_PLAYERS = 5
const MOST = 10
/** Of a draw so many tickets are looked at, however many it has. */
const LOOKED_AT = 5_000

const POPULAR = `select number from (
    select t.owner_id, picks.number
    from lottery.draw d
    cross join lateral (select owner_id, selection from lottery.ticket
      where draw_no = d.no and merchant_id = $1 and bet_type = any ($3) and book = ${BOOK.REAL} limit ${LOOKED_AT}) t
    cross join lateral jsonb_array_elements_text(case jsonb_typeof(t.selection) when 'array' then t.selection else '[]' end) picks (number)
    where d.game = any ($2) and d.draw_at > $4 and d.draw_at <= $5) bets
  where number ~ '^[0-9]{2}$'
  group by number having count(distinct owner_id) >= ${FEWEST_PLAYERS}
  order by count(distinct owner_id) desc, number limit ${MOST}`

/**
 * The two-digit numbers that most players bet on with real money in the draws of some games between
 * two moments. Cost: the index of draws, and a bounded part of the tickets of each.
 */
export async function popularNumbers(
  db: Db,
  ask: { merchantCode: MerchantCode; games: readonly string[]; betTypes: readonly string[]; from: string; to: string },
): Promise<string[]> {
  const { merchantCode, games, betTypes, from, to } = ask
  const rows = await queryOf(db)<{ number: string }>(POPULAR, [merchantCode, games, betTypes, from, to])
  return rows.map(({ number }) => number)
}
