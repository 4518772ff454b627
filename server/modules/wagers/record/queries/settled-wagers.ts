import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { OPEN_WAGERS } from '../late-hour-store.ts'
import { WAGER_STATUS, BOOK } from '../wager-status.ts'

/**
 * A wager of real money as it stands now. One that is open, void or cancelled counts with nothing.
 */
export interface SettledWager {
  memberId: Id<'member'>
  wagerId: Id<'wager'>
  product: Product
  placedAt: Date
  validBet: Amount
}

/**
 * Some wagers as they stand, in the order in which they were placed. Cost: one look-up by key for
 * each.
 */
export async function settledWagers(
  db: Db | Tx,
  wagers: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[],
): Promise<SettledWager[]> {
  if (wagers.length === 0) return []
  const { rows } = await sql<SettledWager>`
    select k.owner_id as "memberId", k.id as "wagerId", w.product, w.placed_at as "placedAt",
      case when w.settled_at is null then 0 else w.valid_bet end as "validBet"
    from (select distinct * from unnest(${wagers.map((wager) => wager.memberId)}::uuid[], ${wagers.map((wager) => wager.wagerId)}::uuid[])
      as u (owner_id, id)) k,
      lateral (select * from wagers.wager where owner_id = k.owner_id and id = k.id limit 1) w
    where w.book = ${sql.lit(BOOK.REAL)} order by w.placed_at, w.id`.execute(db)
  return rows
}

/** What some wagers of real money count for as they stand, added up by member. */
export async function validBetsOf(
  db: Db | Tx,
  wagers: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[],
): Promise<ReadonlyMap<Id<'member'>, bigint>> {
  if (wagers.length === 0) return new Map()
  const { rows } = await sql<{ id: Id<'member'>; sum: bigint }>`
    select k.owner_id as id, sum(case when w.settled_at is null then 0 else w.valid_bet end)::bigint as sum
    from (select distinct * from unnest(${wagers.map((wager) => wager.memberId)}::uuid[], ${wagers.map((wager) => wager.wagerId)}::uuid[])
      as u (owner_id, id)) k,
      lateral (select * from wagers.wager where owner_id = k.owner_id and id = k.id limit 1) w
    where w.book = ${sql.lit(BOOK.REAL)} group by 1`.execute(db)
  return new Map(rows.map(({ id, sum }) => [id, sum]))
}

/** What a member has staked with real money on what is not settled yet. */
export async function openStakes(query: Query, owner: Id<'member'>): Promise<Amount> {
  const rows = await query<{ staked: Amount }>(
    `select coalesce(sum(w.stake), 0)::bigint as staked ${OPEN_WAGERS} and w.book = ${BOOK.REAL}`,
    [owner],
  )
  return rows[0]!.staked
}

/** What a member has staked with real money since; cancelled wagers don't count. */
export async function stakedSince(query: Query, owner: Id<'member'>, since: Date): Promise<Amount> {
  const rows = await query<{ staked: Amount }>(
    `select coalesce(sum(stake), 0)::bigint as staked from wagers.wager where owner_id = $1 and placed_at >= $2 and book = ${BOOK.REAL} and status <> ${WAGER_STATUS.CANCELLED}`,
    [owner, since.toISOString()],
  )
  return rows[0]!.staked
}
