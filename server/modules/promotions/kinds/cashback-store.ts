import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { LossFigures } from '@senluna/kit/promotions/cashback.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { REPORT_KINDS } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { PromotionRow } from '../promotion-store.ts'

/** A promotion and the brand whose it is. */
export type CashbackRow = PromotionRow & { merchant_id: MerchantCode }

/** Published cashbacks of a brand, also those that are over by now. */
export async function cashbacksOf(db: Db, merchantCode: MerchantCode): Promise<CashbackRow[]> {
  const { rows } = await sql<CashbackRow>`select * from promotions.promotion
    where merchant_id = ${merchantCode} and enabled and rules->>'kind' = 'CASHBACK' order by id`.execute(db)
  return rows
}

/** Whether what a period gives was worked out. */
export async function isIssued(
  db: Db | Tx,
  merchantCode: MerchantCode,
  promotionId: string,
  cycle: string,
): Promise<boolean> {
  const { rows } = await sql`select from promotions.period
    where merchant_id = ${merchantCode} and promotion_id = ${promotionId} and cycle = ${cycle}`.execute(db)
  return rows.length > 0
}

/** Notes that what a period gives was worked out. */
export async function noteIssued(
  db: Db | Tx,
  row: { merchantCode: MerchantCode; promotionId: string; cycle: string; issued: number },
  now: Instant,
): Promise<void> {
  await sql`insert into promotions.period (merchant_id, promotion_id, cycle, issued, at)
    values (${row.merchantCode}, ${row.promotionId}, ${row.cycle}, ${row.issued}, ${new Date(now)})
    on conflict do nothing`.execute(db)
}

/** Which days of which brand and products, in which currency. */
export interface LossSpan {
  merchantCode: MerchantCode
  currency: string
  products: readonly Product[]
  /** Both included. */
  first: string
  last: string
}

type Loser = LossFigures & { memberId: Id<'member'> }
const kinds = (list: readonly number[]) => sql.raw(list.join(', '))

/**
 * Members who staked more than they got back, in the order of their ids, `most` after one of them.
 */
export async function losersOf(
  db: Db | Tx,
  span: LossSpan,
  after: Id<'member'> | null,
  most: number,
): Promise<Loser[]> {
  const { merchantCode, currency, products, first, last } = span
  const { rows } = await sql<{
    member_id: Id<'member'>
    stake: Amount
    payout: Amount
    bonuses: Amount
    rebates: Amount
  }>`select p.member_id, p.stake, p.payout, coalesce(m.bonuses, 0)::bigint as bonuses, coalesce(m.rebates, 0)::bigint as rebates
    from (select member_id, sum(stake)::bigint as stake, sum(payout)::bigint as payout from promotions.in_play
      where merchant_id = ${merchantCode} and currency = ${currency} and day between ${first}::date and ${last}::date
        and product = any (${[...products]}) and (${after}::uuid is null or member_id > ${after}::uuid)
      group by 1 having sum(stake) > sum(payout) order by 1 limit ${most}) p
    left join lateral (select sum(amount) filter (where kind in (${kinds(REPORT_KINDS.activity)})) as bonuses,
        sum(amount) filter (where kind in (${kinds(REPORT_KINDS.ownRebate)})) as rebates
      from promotions.in_money i where i.merchant_id = ${merchantCode} and i.member_id = p.member_id and i.currency = ${currency}
        and i.day between ${first}::date and ${last}::date) m on true
    order by p.member_id`.execute(db)
  return rows.map(({ member_id, ...figures }) => ({ memberId: member_id, ...figures }))
}
