import type { Check } from '@senluna/ledger/check.ts'
import { ADJUSTMENTS, KIND, WALLET } from '@senluna/ledger/index.ts'
import { BOOK, WAGER_STATUS } from '../wagers/index.ts'
import { REWARD_CODES } from './store/rewards-store.ts'

/** Wagers that count in no report. */
const NOT_SETTLED = [WAGER_STATUS.OPEN, WAGER_STATUS.VOID, WAGER_STATUS.CANCELLED].join(', ')

/** The first half of a month `k`; of one that a server of the version before wrote by its days. */
const FIRST_HALF = `coalesce(k.first_half, (select coalesce(sum(f.valid_bet), 0) from facts.play f
  where f.member_id = k.member_id and f.day >= k.month and f.day < k.month + 15 and f.merchant_id = k.merchant_id
    and (f.currency, f.product, f.game_id, f.vendor) = (k.currency, k.product, k.game_id, k.vendor)))`

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
    name: 'the rewards of each day equal its postings',
    sql: `select format('%s %s on %s: posted %s, by rewards %s', f.member_id, currency, f.day, sum(posted), sum(rewarded)) as detail
      from (select member_id, currency, day, amount as posted, 0 as rewarded from facts.money
          where code in (${REWARD_CODES.map((code) => `'${code}'`).join(', ')}) and kind <> ${KIND.DEMONSTRATION_MONEY}
        union all select member_id, currency, day, 0, cash + free - taken from facts.rewards where kind <> 'VIP_REBATE') f
      where not exists (select from facts.mark x where x.member_id = f.member_id and x.day = f.day)
      group by f.member_id, currency, f.day having sum(posted) <> sum(rewarded)`,
  },
  {
    name: 'the play of each closed day equals its wagers',
    sql: `with closed as (select merchant_id, max(day) - 1 as day from facts.days group by 1)
      select format('%s of %s in %s on %s', coalesce(k.game_id, w.game_id), coalesce(k.member_id, w.member_id), coalesce(k.currency, w.currency),
        coalesce(k.day, w.day)) as detail
      from (select b.owner_id as member_id, (b.settled_at at time zone c.zone)::date as day, b.game_id, b.currency, count(*) as bets,
          sum(b.stake) as stake, sum(b.valid_bet) as valid_bet, sum(b.payout) as payout
        from wagers.for_record b
        join facts.cursor c on c.owner_id = b.owner_id and c.account_no = ${WALLET.MAIN}
        join facts.in_members m on m.id = b.owner_id
        join closed d on d.merchant_id = m.merchant_id and (b.settled_at at time zone c.zone)::date <= d.day
        where b.book = ${BOOK.REAL} and b.status not in (${NOT_SETTLED})
        group by 1, 2, 3, 4) w
      full join (select f.member_id, f.day, f.game_id, f.currency, sum(f.bets) as bets, sum(f.stake) as stake, sum(f.valid_bet) as valid_bet,
          sum(f.payout) as payout
        from facts.play f join closed d on d.merchant_id = f.merchant_id and f.day <= d.day group by 1, 2, 3, 4) k
        on (k.member_id, k.day, k.game_id, k.currency) = (w.member_id, w.day, w.game_id, w.currency)
      where (k.bets, k.stake, k.valid_bet, k.payout) is distinct from (w.bets, w.stake, w.valid_bet, w.payout)
        and not exists (select from facts.mark x where x.member_id = coalesce(k.member_id, w.member_id) and x.day = coalesce(k.day, w.day))`,
  },
  {
    name: 'the months of facts are the sums of their days',
    sql: `select format('%s %s in %s', member_id, currency, month) as detail
      from (select member_id, currency, date_trunc('month', day)::date as month, bets, stake, valid_bet,
          case when extract(day from day) <= 15 then valid_bet else 0 end as first_half, payout, 0 as given from facts.play
        union all select member_id, currency, date_trunc('month', day)::date, 0, 0, 0, 0, 0, amount from facts.given
        union all select member_id, currency, date_trunc('month', day)::date, 0, 0, 0, 0, amount, 0 from facts.money
          where kind = ${KIND.VENDOR_RESULT} and starts_with(code, 'GAME:')
        union all select member_id, currency, month, -bets, -stake, -valid_bet, -${FIRST_HALF}, -payout, -given from facts.months k) f
      group by member_id, currency, month
      having (sum(bets), sum(stake), sum(valid_bet), sum(first_half), sum(payout), sum(given)) is distinct from (0, 0, 0, 0, 0, 0)`,
  },
  {
    name: 'the days of facts are the sums of their members',
    sql: `with brand as (
        select a.merchant_id, (select md5(coalesce(string_agg(m.id::text, ' ' order by m.id), '')) from facts.in_members m
          where m.merchant_id = a.merchant_id and not m.counted and exists (select from facts.months k where k.member_id = m.id)) as left_out
        from (select distinct merchant_id from facts.added) a),
      added as (select a.merchant_id, a.day from facts.added a join brand b using (merchant_id, left_out)),
      figure as (
        select merchant_id, day, currency, product, member_id, bets, wins, stake, valid_bet, payout, 0 as given from facts.play
        union all
        select merchant_id, day, currency, substr(code, 6), member_id, 0, 0, 0, 0, amount, 0 from facts.money
        where kind = ${KIND.VENDOR_RESULT} and starts_with(code, 'GAME:')
        union all
        select merchant_id, day, currency, product, member_id, 0, 0, 0, 0, 0, amount from facts.given),
      sums as (
        select f.merchant_id, f.day, f.currency, e.product, count(distinct f.member_id) filter (where f.bets > 0) as players, sum(f.bets) as bets,
          sum(f.wins) as wins, sum(f.stake) as stake, sum(f.valid_bet) as valid_bet, sum(f.payout) as payout, sum(f.given) as given
        from added join figure f using (merchant_id, day) left join facts.in_members m on m.id = f.member_id
        cross join lateral (select '' as product union select f.product) e
        where m.counted is not false
        group by 1, 2, 3, 4)
      select format('%s in %s on %s of %s', coalesce(nullif(coalesce(k.product, s.product), ''), 'everything'), coalesce(k.currency, s.currency),
        coalesce(k.day, s.day), coalesce(k.merchant_id, s.merchant_id)) as detail
      from sums s
      full join (select d.* from facts.days d join added using (merchant_id, day)) k
        on (k.merchant_id, k.day, k.currency, k.product) = (s.merchant_id, s.day, s.currency, s.product)
      where (k.players, k.bets, k.wins, k.stake, k.valid_bet, k.payout, k.given)
        is distinct from (s.players, s.bets, s.wins, s.stake, s.valid_bet, s.payout, s.given)`,
  },
]
