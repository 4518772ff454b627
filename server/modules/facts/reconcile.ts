import type { Check } from '@senluna/ledger/check.ts'
import { ADJUSTMENTS, KIND } from '@senluna/ledger/index.ts'

/** What must hold between the facts of a day and the ledger, as far as postings were read. */
export const FACT_CHECKS: readonly Check[] = [
  {
    name: 'the facts of each day equal its postings',
    sql: `select format('%s of %s on %s', coalesce(k.code, p.code), coalesce(k.member_id, p.member_id), coalesce(k.day, p.day)) as detail
      from (select t.owner_id as member_id, (t.event_at at time zone c.zone)::date as day, t.kind, h.code, a.currency,
          count(*) as postings, sum(t.amount) as amount
        from facts.in_postings t
        join facts.cursor c on c.owner_id = t.owner_id and c.account_no = t.account_no and t.version <= c.version
        join facts.in_balances a on a.owner_id = t.owner_id and a.account_no = t.account_no
        join facts.in_house_accounts h on h.account_no = t.counter_no
        group by 1, 2, 3, 4, 5) p
      full join facts.money k on (k.member_id, k.day, k.kind, k.code, k.currency) = (p.member_id, p.day, p.kind, p.code, p.currency)
      where (k.postings, k.amount::numeric) is distinct from (p.postings, p.amount)`,
  },
  {
    name: 'what is laid to bets is what was given on each day',
    sql: `select format('%s %s on %s: given %s, laid to bets %s', member_id, currency, day, sum(given), sum(laid)) as detail
      from (select member_id, currency, day, amount as given, 0 as laid from facts.money
          where starts_with(code, 'EXP:') and code <> '${ADJUSTMENTS}' and kind <> ${KIND.DEMONSTRATION_MONEY}
        union all select member_id, currency, day, 0, amount from facts.given) g
      group by member_id, currency, day having sum(given) <> sum(laid)`,
  },
  {
    name: 'the months of facts are the sums of their days',
    sql: `select format('%s %s in %s', member_id, currency, month) as detail
      from (select member_id, currency, date_trunc('month', day)::date as month, bets, stake, payout, 0 as given from facts.play
        union all select member_id, currency, date_trunc('month', day)::date, 0, 0, 0, amount from facts.given
        union all select member_id, currency, date_trunc('month', day)::date, 0, 0, amount, 0 from facts.money
          where kind = ${KIND.VENDOR_RESULT} and starts_with(code, 'GAME:')
        union all select member_id, currency, month, -bets, -stake, -payout, -given from facts.months) f
      group by member_id, currency, month having (sum(bets), sum(stake), sum(payout), sum(given)) is distinct from (0, 0, 0, 0)`,
  },
]
