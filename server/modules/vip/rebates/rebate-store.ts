import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** What became of a payment: it was posted, or the wallet took none. */
export const REBATE_STATE = { POSTED: 0, REFUSED: 1 } as const

/** Before every member. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** What a member bet on a day, by product, in digits. */
export type BetsByProduct = Readonly<Partial<Record<Product, string>>>

/** What was paid to a member for a day so far. */
export interface RebatePaid {
  memberId: Id<'member'>
  /** The level that the day is worked out by. */
  level: number
  /** The bets that the last payment was worked out by. */
  bets: BetsByProduct
  amount: Amount
  payments: number
}

/** Members of a brand with valid bets on a day, or paid for it; by their ids. */
export async function bettorsAfter(
  tx: Tx,
  merchantCode: MerchantCode,
  day: string,
  upto: Id<'member'> | null,
  most: number,
): Promise<Id<'member'>[]> {
  const after = upto ?? FIRST
  const { rows } = await sql<{ id: Id<'member'> }>`
    select id from (
      (select distinct p.member_id as id from vip.in_play p where p.merchant_id = ${merchantCode} and p.day = ${day}::date
        and p.valid_bet > 0 and p.member_id > ${after}::uuid order by 1 limit ${most})
      union (select distinct r.member_id from vip.rebate r where r.merchant_id = ${merchantCode} and r.day = ${day}::date
        and r.member_id > ${after}::uuid order by 1 limit ${most})) b
    order by id limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What some members bet on a day, in a currency. */
export async function betsOn(
  tx: Tx,
  memberIds: readonly Id<'member'>[],
  day: string,
  currency: string,
): Promise<ReadonlyMap<Id<'member'>, BetsByProduct>> {
  const { rows } = await sql<{ id: Id<'member'>; bets: BetsByProduct }>`
    select member_id as id, jsonb_object_agg(product, bet::text) as bets from (
      select member_id, product, sum(valid_bet) as bet from vip.in_play
      where member_id = any (${[...memberIds]}::uuid[]) and day = ${day}::date and currency = ${currency} group by 1, 2 having sum(valid_bet) > 0) p
    group by 1`.execute(tx)
  return new Map(rows.map(({ id, bets }) => [id, bets]))
}

/** The level that members stood on when a day ended; who isn't in it stood at the foot. */
export async function levelsAt(
  tx: Tx,
  memberIds: readonly Id<'member'>[],
  at: Instant,
): Promise<ReadonlyMap<Id<'member'>, number>> {
  const { rows } = await sql<{ id: Id<'member'>; level: number }>`select m.id, e.to_level as level
    from unnest(${[...memberIds]}::uuid[]) as m (id)
    cross join lateral (select to_level from vip.event where member_id = m.id and at < ${new Date(at)} order by id desc limit 1) e`.execute(
    tx,
  )
  return new Map(rows.map(({ id, level }) => [id, level]))
}

/** What some members were paid for a day so far. */
export async function paidFor(
  tx: Tx,
  memberIds: readonly Id<'member'>[],
  day: string,
): Promise<ReadonlyMap<Id<'member'>, RebatePaid>> {
  const { rows } = await sql<RebatePaid>`
    select member_id as "memberId", (array_agg(level order by seq))[1] as level, (array_agg(bets order by seq desc))[1] as bets,
      sum(amount)::bigint as amount, count(*)::integer as payments
    from vip.rebate where member_id = any (${[...memberIds]}::uuid[]) and day = ${day}::date group by 1`.execute(tx)
  return new Map(rows.map((row) => [row.memberId, row]))
}

/** Writes a payment for a day, or a correction of it. */
export async function insertRebate(
  tx: Tx,
  row: {
    memberId: Id<'member'>
    day: string
    seq: number
    merchantCode: MerchantCode
    currency: string
    level: number
    bets: BetsByProduct
    amount: Amount
    state: number
  },
  now: Instant,
): Promise<void> {
  await sql`insert into vip.rebate (member_id, day, seq, merchant_id, currency, level, bets, amount, state, at)
    values (${row.memberId}, ${row.day}::date, ${row.seq}, ${row.merchantCode}, ${row.currency}, ${row.level},
      ${JSON.stringify(row.bets)}::jsonb, ${row.amount}, ${row.state}, ${new Date(now)})`.execute(tx)
}

/** Days from one on that were paid by other bets than there are by now. */
export async function correctedDays(db: Db, merchantCode: MerchantCode, since: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`with paid as (
      select distinct on (member_id, day) member_id, day, currency, bets from vip.rebate
      where merchant_id = ${merchantCode} and day >= ${since}::date order by member_id, day, seq desc)
    select distinct to_char(r.day, 'YYYY-MM-DD') as day from paid r
    left join lateral (
      select jsonb_object_agg(product, bet::text) as bets from (
        select product, sum(valid_bet) as bet from vip.in_play p
        where p.member_id = r.member_id and p.day = r.day and p.currency = r.currency group by 1 having sum(valid_bet) > 0) p) n on true
    where coalesce(n.bets, '{}') <> r.bets order by 1`.execute(db)
  return rows.map(({ day }) => day)
}
