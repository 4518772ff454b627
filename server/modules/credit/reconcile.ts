import type { Check } from '@senluna/ledger/check.ts'
import { CREDIT_GIVEN, CREDIT_SETTLED, KIND } from '@senluna/ledger/index.ts'

const heldBy = (code: string) => `select merchant_id, currency, sum(balance) as balance from ledger.for_house
  where code = '${code}' group by 1, 2`

/** What must hold between credit, statements and the ledger. */
export const CREDIT_CHECKS: readonly Check[] = [
  {
    name: 'the credit of all players is what the books gave',
    sql: `select format('books of %s in %s hold %s, players have %s', coalesce(h.merchant_id, c.merchant_id), coalesce(h.currency, c.currency),
        coalesce(h.balance, 0), coalesce(c.credit, 0)) as detail
      from (${heldBy(CREDIT_GIVEN)}) h
      full join (select b.merchant_id, b.currency, sum(a.credit) as credit from credit.account a
          join credit.book b on b.general_agent_id = a.general_agent_id where a.plays group by 1, 2) c
        on c.merchant_id = h.merchant_id and c.currency = h.currency
      where coalesce(h.balance, 0) + coalesce(c.credit, 0) <> 0`,
  },
  {
    name: 'what was settled of players’ weeks is what the books have',
    sql: `select format('books of %s in %s hold %s, %s was settled', coalesce(h.merchant_id, s.merchant_id), coalesce(h.currency, s.currency),
        coalesce(h.balance, 0), coalesce(s.settled, 0)) as detail
      from (${heldBy(CREDIT_SETTLED)}) h
      full join (select s.merchant_id, s.currency, sum(s.owed - s.to_reset) as settled from credit.statement s
          join credit.account a on a.member_id = s.member_id and a.plays where s.state = 'PAID' group by 1, 2) s
        on s.merchant_id = h.merchant_id and s.currency = h.currency
      where coalesce(h.balance, 0) + coalesce(s.settled, 0) <> 0`,
  },
  {
    name: 'each player was given the credit that stands in its account',
    sql: `select format('credit of %s', a.member_id) as detail from credit.account a
      left join (select owner_id, sum(amount) as amount from ledger.for_record
          where kind in (${KIND.CREDIT_GIVEN}, ${KIND.CREDIT_TAKEN}) group by 1) t on t.owner_id = a.member_id
      where a.plays and a.credit <> coalesce(t.amount, 0)`,
  },
  {
    name: 'what an account has given on is what those right below it have',
    sql: `select format('credit of %s', a.member_id) as detail from credit.account a
      left join (select upline_id, sum(credit) as credit from credit.account group by 1) d on d.upline_id = a.member_id
      where a.given <> coalesce(d.credit, 0)`,
  },
  {
    name: 'the parts of each result and the result are zero',
    sql: `select format('week %s of %s', t.week, t.member_id) as detail from credit.tally t
      left join (select member_id, week, of_week, product, placed_day, sum(amount) as amount, sum(ppm) as ppm from credit.part group by 1, 2, 3, 4, 5) p
        on (p.member_id, p.week, p.of_week, p.product, p.placed_day) = (t.member_id, t.week, t.of_week, t.product, t.placed_day)
      where t.payout - t.stake + coalesce(p.amount, 0) <> 0 or p.ppm is distinct from 1000000`,
  },
  {
    name: 'each statement is what those below owe less the account’s own part',
    sql: `select format('statement %s', s.id) as detail from credit.statement s join credit.account a on a.member_id = s.member_id
      left join (select upline_id, week, sum(owed) as owed from credit.statement group by 1, 2) d on d.upline_id = s.member_id and d.week = s.week
      left join (select taker_id, week, sum(amount) as amount from credit.part group by 1, 2) p on p.taker_id = s.member_id and p.week = s.week
      where s.owed <> case when a.plays then s.stake - s.payout else coalesce(d.owed, 0) - coalesce(p.amount, 0) end`,
  },
]
