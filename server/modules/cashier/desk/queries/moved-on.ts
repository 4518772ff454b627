import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { dayRange } from '../../../../platform/day-range.ts'
import { shownCurrency } from '../deposits/lists.ts'

/**
 * What members moved on days of the brand's: money that was credited, and money they asked to take
 * out, but what was refused. One answer for each that is asked about, in their order. Cost: two
 * looks by index for each.
 */
export async function movedOn(db: Db, brand: Brand, asked: readonly { memberId: Id<'member'>; day: string }[]) {
  const spans = asked.map(({ day }) => dayRange({ from: day, to: day }, brand.timeZone))
  const { rows } = await sql<{ deposited: string; withdrawn: string }>`select
      (select coalesce(sum(d.received), 0)::text from cashier.deposit d where d.member_id = a.member_id and d.state = 'CREDITED'
        and d.credited_at >= a.since and d.credited_at < a.until) as deposited,
      (select coalesce(sum(w.amount - w.returned), 0)::text from payout.withdrawal w where w.member_id = a.member_id
        and w.created_at >= a.since and w.created_at < a.until and w.state not in ('REJECTED', 'FAILED')) as withdrawn
    from unnest(${asked.map(({ memberId }) => memberId)}::uuid[], ${spans.map(({ from }) => from)}::timestamptz[],
      ${spans.map(({ until }) => until)}::timestamptz[]) with ordinality as a(member_id, since, until, ord)
    order by a.ord`.execute(db)
  return rows.map((row) => ({ ...row, currency: shownCurrency(brand) }))
}
