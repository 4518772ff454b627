import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { ChannelDay } from '@senluna/contract/desk/money/reconciliation.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { channelNames, namedChannel } from '../../cashier/index.ts'
import { caseOf, type CaseShort } from '../case-store.ts'

interface Row {
  day: string
  channel: string
  orders: number
  ordered: Amount
  unbacked: Amount
  receipts: number
  received: Amount
  suspense: Amount
  returned: Amount
  payouts: number
  paid: Amount
  out_lines: number
  went_out: Amount
  how: 'EXPLAINED' | 'WRITTEN_OFF' | null
  was_unbacked: Amount
  was_suspense: Amount
  reason: string
  made_by: string
  checked_by: string
  resolved_at: Date
  last: CaseShort | null
}

/**
 * What orders say against what banks and providers say, by channel and business day, latest first.
 *
 * Reads the orders, parts and receipts of the period once.
 */
export async function daysOf(
  db: Db | Tx,
  brand: Brand,
  { from, until }: { from: Date; until: Date },
): Promise<ChannelDay[]> {
  const { merchantCode, timeZone, currency } = brand
  const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM-DD')`
  const { rows } = await sql<Row>`
    with ordered as (
        select ${day('d.credited_at')} as day, d.channel_code as channel, count(*)::integer as orders, sum(d.received)::bigint as ordered,
          coalesce(sum(d.received) filter (where d.unbacked), 0)::bigint as unbacked
        from cashier.for_credited d
        where d.merchant_id = ${merchantCode} and d.credited_at >= ${from} and d.credited_at < ${until}
        group by 1, 2),
      received as (
        select ${day('r.booked_at')} as day, r.channel_code as channel,
          (count(*) filter (where r.amount > 0))::integer as receipts,
          coalesce(sum(r.amount) filter (where r.amount > 0), 0)::bigint as received,
          sum(r.left_over)::bigint as suspense, coalesce(sum(r.returned), 0)::bigint as returned,
          (count(*) filter (where r.amount < 0))::integer as out_lines,
          coalesce(-sum(r.amount) filter (where r.amount < 0), 0)::bigint as went_out
        from cashier.for_receipts r
        where r.merchant_id = ${merchantCode} and r.booked_at >= ${from} and r.booked_at < ${until}
        group by 1, 2),
      paid as (
        select ${day('p.paid_at')} as day, p.channel_code as channel, count(*)::integer as payouts, sum(p.amount)::bigint as paid
        from payout.for_paid p
        where p.merchant_id = ${merchantCode} and p.paid_at >= ${from} and p.paid_at < ${until}
        group by 1, 2)
    select s.day, s.channel, coalesce(orders, 0) as orders, coalesce(ordered, 0)::bigint as ordered, coalesce(s.unbacked, 0)::bigint as unbacked,
      coalesce(receipts, 0) as receipts, coalesce(received, 0)::bigint as received, coalesce(s.suspense, 0)::bigint as suspense,
      coalesce(returned, 0)::bigint as returned, coalesce(payouts, 0) as payouts, coalesce(paid, 0)::bigint as paid,
      coalesce(out_lines, 0) as out_lines, coalesce(went_out, 0)::bigint as went_out, o.how, o.unbacked as was_unbacked,
      o.suspense as was_suspense, o.reason, o.made_by, o.checked_by, o.at as resolved_at,
      ${caseOf(sql`${merchantCode}`, 'BANK', sql`s.day || '/' || s.channel`)} as last
    from (select * from ordered full join received using (day, channel) full join paid using (day, channel)) s
    left join lateral (select x.* from reconciliation.resolution x where x.merchant_id = ${merchantCode}
      and x.day = s.day::date and x.channel = s.channel order by x.id desc limit 1) o on true
    order by s.day desc, s.channel`.execute(db)
  const names = await channelNames(db, merchantCode)
  return rows.map((row) => ({
    id: `${row.day}/${row.channel}`,
    day: row.day,
    channel: row.channel,
    ...namedChannel(names, row.channel),
    currency: { code: currency.code, exponent: currency.scale, displayDecimals: currency.displayDecimals },
    orders: { count: row.orders, amount: row.ordered.toString() },
    receipts: { count: row.receipts, amount: row.received.toString() },
    unbacked: row.unbacked.toString(),
    suspense: row.suspense.toString(),
    returned: row.returned.toString(),
    payouts: { count: row.payouts, amount: row.paid.toString() },
    wentOut: { count: row.out_lines, amount: row.went_out.toString() },
    difference: (row.suspense - row.unbacked).toString(),
    state: isClear(row) ? 'CLEAR' : 'DIFFERS',
    ...(row.last ? { case: row.last } : {}),
    ...resolvedOf(row),
  }))
}

/** What two people have explained is clear as long as it is the same difference. */
const isClear = (row: Row): boolean =>
  (row.unbacked === 0n && row.suspense === 0n) ||
  (row.how === 'EXPLAINED' && row.was_unbacked === row.unbacked && row.was_suspense === row.suspense)

const resolvedOf = (row: Row): Pick<ChannelDay, 'resolved'> =>
  row.how === null
    ? {}
    : {
        resolved: {
          how: row.how,
          unbacked: row.was_unbacked.toString(),
          suspense: row.was_suspense.toString(),
          reason: row.reason,
          madeBy: row.made_by,
          checkedBy: row.checked_by,
          at: row.resolved_at.toISOString(),
        },
      }
