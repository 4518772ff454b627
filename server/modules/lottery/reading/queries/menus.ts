import type { Id } from '@senluna/kit/ids.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** How the catalogue of a brand has a game. */
export interface Shelved {
  hot: boolean
  resting: boolean
}

const SHELF = `select game_id as code, hot, rests as resting from catalog.for_games
  where merchant_id = $1 and game_id = any ($2)`

const POPULAR = `select d.game, count(*)::integer as tickets from lottery.draw d join lottery.ticket t on t.draw_no = d.no
  where d.lock_at > $2 and t.merchant_id = $1 and t.accepted_at > $2 group by d.game order by 2 desc, 1`

const RECENT = `select o.game, max(o.placed_at) as at from (
    select d.game, o.placed_at from (select owner_id, id, placed_at from lottery.orders where owner_id = $1 order by placed_at desc limit 200) o
      join lottery.ticket t on t.owner_id = o.owner_id and t.order_id = o.id join lottery.draw d on d.no = t.draw_no) o
  group by o.game order by 2 desc`

/** How a brand's catalogue marks games. */
export function shelvedGames(
  db: Db,
  merchantCode: MerchantCode,
  codes: string[],
): Promise<(Shelved & { code: string })[]> {
  return queryOf(db)<Shelved & { code: string }>(SHELF, [merchantCode, codes])
}

/** Games by their tickets since then. */
export function popularGames(db: Db, merchantCode: MerchantCode, since: string): Promise<{ game: string }[]> {
  return queryOf(db)<{ game: string }>(POPULAR, [merchantCode, since])
}

/** Games that a member bet on last. */
export function recentGames(db: Db, owner: Id<'member'>): Promise<{ game: string }[]> {
  return queryOf(db)<{ game: string }>(RECENT, [owner])
}
