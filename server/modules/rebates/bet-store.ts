import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Db } from '../../platform/database/db.ts'
import { BOOK, WAGER_STATUS } from '../wagers/index.ts'

/** A settled bet of a product whose rebates are paid by day, with the day it counts on. */
export interface BetOfDay {
  memberId: Id<'member'>
  wagerId: Id<'wager'>
  product: Product
  day: string
  since: Date
  until: Date
}

const COUNTS = sql.raw(`w.book = ${BOOK.REAL} and w.status not in (${WAGER_STATUS.VOID}, ${WAGER_STATUS.CANCELLED})`)
const COLUMNS = sql.raw('w.id, w.currency, w.valid_bet, w.settled_at')

/**
 * What single bets brought of what their day brought their player, and an agent above. A day is cut
 * once, so its bets share what it came to by valid bets, in the order of their settlement: together
 * they are it, to the unit. Cost: one read of the wagers of each player's days.
 */
export async function broughtByBets(
  db: Db,
  merchantCode: MerchantCode,
  bets: readonly BetOfDay[],
  earner: Id<'member'> | undefined,
): Promise<{ wagerId: Id<'wager'>; beneficiary: Id<'member'>; amount: Amount }[]> {
  const column = <Value>(valueOf: (bet: BetOfDay) => Value) => bets.map(valueOf)
  const { rows } = await sql<{ wagerId: Id<'wager'>; beneficiary: Id<'member'>; amount: Amount }>`with asked as (
      select distinct owner_id, product, day, since, until
      from unnest(${column(({ memberId }) => memberId)}::uuid[], ${column(({ product }) => product)}::text[], ${column(({ day }) => day)}::date[],
        ${column(({ since }) => since)}::timestamptz[], ${column(({ until }) => until)}::timestamptz[]) as a (owner_id, product, day, since, until)),
    parts as (
      select a.*, p.beneficiary_id, p.currency, p.amount from asked a
      join rebates.part p on p.scope = 'day ' || ${merchantCode}::text || ' ' || to_char(a.day, 'YYYY-MM-DD') and p.source_id = a.owner_id
        and p.product = a.product and p.beneficiary_id in (a.owner_id, ${earner ?? null}::uuid)),
    days as (select distinct owner_id, product, day, since, until from parts),
    settled as (
      select a.owner_id, a.product, a.day, ${COLUMNS} from days a
      join wagers.for_record w on w.owner_id = a.owner_id and w.placed_at >= a.since and w.placed_at < a.until
      where w.settled_at = w.placed_at and w.product = a.product and ${COUNTS}
      union all
      select a.owner_id, a.product, a.day, ${COLUMNS} from days a
      join wagers.for_late_hours l on l.owner_id = a.owner_id and l.hour < a.until and (l.settled_to is null or l.settled_to >= a.since)
      join wagers.for_record w on w.owner_id = a.owner_id and w.placed_at >= l.hour and w.placed_at < l.hour + interval '1 hour'
      where w.settled_at <> w.placed_at and w.settled_at >= a.since and w.settled_at < a.until and w.product = a.product and ${COUNTS}),
    laid as (
      select s.*, sum(valid_bet) over (partition by owner_id, product, day, currency) as whole,
        sum(valid_bet) over (partition by owner_id, product, day, currency order by settled_at, id) as upto from settled s)
    select s.id as "wagerId", p.beneficiary_id as beneficiary,
      (div(p.amount * s.upto, s.whole) - div(p.amount * (s.upto - s.valid_bet), s.whole))::bigint as amount
    from laid s join parts p using (owner_id, product, day, currency)
    where s.whole > 0 and s.id = any (${column(({ wagerId }) => wagerId)}::uuid[])`.execute(db)
  return rows
}
