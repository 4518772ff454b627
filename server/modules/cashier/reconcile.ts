import type { Check } from '@senluna/ledger/check.ts'
import { SOURCE, KIND } from '@senluna/ledger/index.ts'

/** The owner of a brand's treasury wallets, as `treasuryOf` works it out. */
const TREASURIES = `select m.merchant_id, encode(set_byte(set_byte(m.h, 6, (get_byte(m.h, 6) & 15) | 128), 8,
      (get_byte(m.h, 8) & 63) | 128), 'hex')::uuid as owner_id
    from (select merchant_id, substring(sha256(convert_to('treasury', 'UTF8') || '\\x00'::bytea || convert_to(merchant_id, 'UTF8')) from 1 for 16) as h
      from (select distinct merchant_id from ledger.for_house) b) m`

/** What must hold between deposits, receipts, withdrawals and the ledger. */
export const CASHIER_CHECKS: readonly Check[] = [
  {
    name: 'each credited deposit is in the wallets of its member',
    sql: `with credited as (
        select member_id, sum(received - fee) as units from cashier.deposit where state = 'CREDITED' group by 1),
      posted as (
        select owner_id, sum(amount) as units from ledger.for_record
        where source = ${SOURCE.DEPOSIT} and kind in (${KIND.DEPOSIT}, ${KIND.DEPOSIT_FEE}) and owner_id not in (select owner_id from (${TREASURIES}) t) group by 1)
      select format('deposits of %s come to %s, its wallets got %s', coalesce(c.member_id, p.owner_id), coalesce(c.units, 0), coalesce(p.units, 0)) as detail
      from credited c full join posted p on p.owner_id = c.member_id
      where coalesce(c.units, 0) <> coalesce(p.units, 0)`,
  },
  {
    name: 'suspense holds what has come in and belongs to nobody',
    sql: `select format('suspense of %s holds %s, its receipts have %s left', t.merchant_id, coalesce(a.balance, 0), coalesce(r.units, 0)) as detail
      from (${TREASURIES}) t
      left join ledger.for_balances a on a.owner_id = t.owner_id and a.account_no = 1
      full join (select merchant_id, sum(left_over) as units from cashier.receipt group by 1) r on r.merchant_id = t.merchant_id
      where coalesce(a.balance, 0) <> coalesce(r.units, 0)`,
  },
  {
    name: 'each receipt is used up or left over',
    sql: `select format('receipt %s of %s came to %s', r.id, r.merchant_id, r.amount) as detail from cashier.receipt r
      left join (select receipt_id, sum(amount) as units from cashier.receipt_use group by 1) u on u.receipt_id = r.id
      where r.state not in ('NEW', 'OUT') and r.amount <> r.left_over + coalesce(u.units, 0)`,
  },
  {
    name: 'what is held for withdrawals is what they have still to pay',
    sql: `with held as (
        select owner_id, sum(remaining) as units from ledger.for_holds where source = ${SOURCE.WITHDRAWAL} group by 1),
      owed as (
        select w.member_id, sum(w.amount - w.returned - coalesce(p.paid, 0)) as units
        from payout.withdrawal w
        left join (select no, sum(amount) as paid from payout.part where state in ('PAID', 'CONFIRMED', 'DISPUTED') group by 1) p on p.no = w.no
        where w.ended_at is null group by 1)
      select format('withdrawals of %s have %s to pay, held are %s', coalesce(o.member_id, h.owner_id), coalesce(o.units, 0), coalesce(h.units, 0)) as detail
      from owed o full join held h on h.owner_id = o.member_id
      where coalesce(o.units, 0) <> coalesce(h.units, 0)`,
  },
  {
    name: 'what left by withdrawals was paid, or is their fee',
    sql: `with gone as (
        select owner_id, -sum(amount) as units from ledger.for_record where source = ${SOURCE.WITHDRAWAL} group by 1),
      paid as (
        select w.member_id, sum(coalesce(p.paid, 0) + case when w.state in ('RECEIVED', 'AUTO_RECEIVED') then w.fee else 0 end) as units
        from payout.withdrawal w
        left join (select no, sum(amount) as paid from payout.part where state in ('PAID', 'CONFIRMED', 'DISPUTED') group by 1) p on p.no = w.no
        group by 1)
      select format('withdrawals of %s paid %s, its wallet lost %s', coalesce(p.member_id, g.owner_id), coalesce(p.units, 0), coalesce(g.units, 0)) as detail
      from paid p full join gone g on g.owner_id = p.member_id
      where coalesce(p.units, 0) <> coalesce(g.units, 0)`,
  },
]
