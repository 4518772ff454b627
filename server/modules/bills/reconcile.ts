import type { Check } from '@senluna/ledger/check.ts'
import { SOURCE } from '@senluna/ledger/index.ts'
import { BETWEEN } from './pay/move-money.ts'

/** What must hold between bills, payments, arrears and the ledger. */
export const BILL_CHECKS: readonly Check[] = [
  {
    name: 'each bill was paid what its payments say',
    sql: `select format('bill %s', b.id) as detail from bills.bill b
      left join lateral (select sum(case when p.to_id = b.holder_id then p.amount when p.from_id = b.holder_id then -p.amount else 0 end) as paid
        from bills.payment p where p.line_id = b.line_id) p on true
      where b.state <> 'ADJUSTED' and b.paid <> coalesce(p.paid, 0)`,
  },
  {
    name: 'what a bill’s payer owes is what was not paid of it',
    sql: `select format('line %s', b.line_id) as detail from bills.bill b
      left join bills.arrears a on a.line_id = b.line_id
      where b.state in ('PAID', 'PARTIAL', 'INSUFFICIENT') and a.covered_at is null and b.payer_id is not null
        and b.due - b.paid <> coalesce(a.left_amount, 0) and a.ended_at is null`,
  },
  {
    name: 'payments of bills equal their postings',
    sql: `select format('bills of %s', coalesce(t.owner_id, p.id)) as detail
      from (select owner_id, sum(amount) as amount from ledger.for_record where source = ${SOURCE.BILL} group by 1) t
      full join (select id, sum(amount) as amount from (
          select to_id as id, amount from bills.payment where to_id is not null
          union all select from_id, -amount from bills.payment where from_id is not null) s group by 1) p on p.id = t.owner_id
      where coalesce(t.amount, 0) <> coalesce(p.amount, 0)`,
  },
  {
    name: 'what one pays of a bill another gets',
    sql: `select format('%s of %s holds %s', code, merchant_id, sum(balance)) as detail from ledger.for_house
      where code = '${BETWEEN}' group by code, merchant_id, currency having sum(balance) <> 0`,
  },
  {
    name: 'each bill is what its members’ figures come to',
    sql: `select format('bill %s', b.id) as detail from bills.bill b
      left join lateral (select sum(valid_bet) as valid_bet, sum(stake) as stake, sum(payout) as payout, sum(rebates) as rebates,
        sum(bonuses) as bonuses, sum(wages) as wages, sum(payment_fees) as fees from bills.figure f where f.bill_id = b.id) f on true
      where (b.valid_bet, b.stake, b.payout, b.rebates, b.bonuses, b.wages, b.payment_fees)
        is distinct from (coalesce(f.valid_bet, 0), coalesce(f.stake, 0), coalesce(f.payout, 0), coalesce(f.rebates, 0), coalesce(f.bonuses, 0),
          coalesce(f.wages, 0), coalesce(f.fees, 0))`,
  },
  {
    name: 'each affiliate’s bill pays for the new members it names',
    sql: `select format('bill %s', b.id) as detail from bills.bill b
      left join lateral (select coalesce(sum(n.amount), 0) as amount, count(*) filter (where n.outcome = 'QUALIFIED') as qualified
        from bills.newcomer n where n.bill_id = b.id) n on true
      where (b.cpa, b.qualified) is distinct from (n.amount, n.qualified)`,
  },
  {
    name: 'a new member is counted once, by the bill that says so',
    sql: `select format('member %s', coalesce(c.member_id, n.member_id)) as detail from bills.counted c
      full join (select n.member_id, b.line_id, n.outcome from bills.newcomer n join bills.bill b on b.id = n.bill_id
        where b.state <> 'ADJUSTED' and n.outcome in ('QUALIFIED', 'OVER_CAP')) n
        on n.member_id = c.member_id and n.line_id = c.line_id and n.outcome = c.outcome
      where c.member_id is null or n.member_id is null`,
  },
]
