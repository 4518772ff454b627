import { KIND } from '@senluna/ledger/index.ts'
import { betsOfDay, DEPOSITS, GAME, HOUSES, HOUSE_NO, PLAYED, PRODUCTS, STAKE, type Seed, type Step } from './size.ts'

/** What facts say of the month, day by day, and the rebates of its bets. */
export function factSteps(seed: Seed): Step[] {
  const { first, last, zone } = seed
  const perDay = betsOfDay(seed)
  return [
    {
      name: 'play',
      text: `insert into facts.play (merchant_id, day, member_id, game_id, currency, product, vendor, bets, wins, stake, valid_bet, payout, best_x100, streak)
       select 'senluna', d::date, t.id, $3, 'XVD', ($4::text[])[1 + abs(hashtext(t.id::text)) % 3], 'OTHER', ${perDay}, ${perDay}, ${perDay * STAKE}, ${perDay * STAKE},
         ${perDay} * (7000 + abs(hashtext(t.id::text)) % 4000), (7000 + abs(hashtext(t.id::text)) % 4000) * 100 / ${STAKE}, ''
       from generate_series($1::date, $2::date, interval '1 day') d, public.tree t where abs(hashtext(t.id::text || d::date)) % 10 < ${PLAYED}
       order by 2, 3`,
      values: [first, last, GAME, PRODUCTS],
      fills: ['facts.play'],
    },
    {
      name: 'parts',
      // Stakes and rates are such that no share is cut: each above has the difference of 800 ppm.
      text: `insert into rebates.part (scope, beneficiary_id, source_id, product, currency, merchant_id, day, base, amount)
       select 'day senluna ' || f.day, x.id, f.member_id, f.product, f.currency, 'senluna', f.day, f.valid_bet,
         case when x.id = f.member_id then f.valid_bet * greatest(1000, 10000 - 800 * cardinality(t.path)) / 1000000 else f.valid_bet * 800 / 1000000 end
       from facts.play f join public.tree t on t.id = f.member_id, unnest(t.path || t.id) x (id)`,
      fills: ['rebates.part'],
    },
    {
      name: 'paid days',
      text: `insert into rebates.day (merchant_id, day, done_at)
       select distinct 'senluna', day, (day + 1)::timestamp at time zone $1 + interval '2 hours' from facts.play`,
      values: [zone],
    },
    {
      name: 'paid rebates',
      text: `insert into rebates.posted (scope, beneficiary_id, currency, own, seq, merchant_id, amount, state, at)
       select scope, beneficiary_id, currency, beneficiary_id = source_id, 0, 'senluna', sum(amount), 0, (day + 1)::timestamp at time zone $1 + interval '2 hours'
       from rebates.part group by 1, 2, 3, 4, day having sum(amount) <> 0`,
      values: [zone],
      fills: ['rebates.posted'],
    },
    {
      name: 'team rebates',
      text: `select rebates.sum_teams('day senluna ' || day, $1) from rebates.day`,
      values: [zone],
      fills: ['rebates.team', 'rebates.branch'],
    },
    {
      name: 'given',
      text: `insert into facts.given (merchant_id, day, member_id, currency, product, game_id, vendor, amount)
       select 'senluna', day + 1, beneficiary_id, currency, product, $1, 'OTHER', sum(amount) from rebates.part group by 2, 3, 4, 5`,
      values: [GAME],
      fills: ['facts.given'],
    },
    {
      name: 'money',
      text: `insert into facts.money (merchant_id, day, member_id, kind, code, currency, postings, amount)
       select * from (
         select merchant_id, day, member_id, k.kind, 'GAME:' || product, currency, bets, k.sign * case when k.sign < 0 then stake else payout end
         from facts.play, (values (${KIND.BET}, -1), (${KIND.PAYOUT}, 1)) k (kind, sign)
         union all
         select 'senluna', (at at time zone $2)::date, beneficiary_id, case when own then ${KIND.REBATE} else ${KIND.AGENT_REBATE} end, 'EXP:REBATE', currency, 1, amount
         from rebates.posted
         union all
         select 'senluna', d::date, t.id, ${KIND.DEPOSIT}, 'CASH:BENCH', 'XVD', 1, 500000
         from generate_series($1::date, $3::date, interval '1 day') d, public.tree t where abs(hashtext(d::date || t.id::text)) % ${DEPOSITS} = 0) m
       order by 2, 3`,
      values: [first, zone, last],
      fills: ['facts.money'],
    },
    {
      name: 'months',
      text: `insert into facts.months (merchant_id, month, member_id, currency, product, game_id, vendor, bets, wins, stake, valid_bet, first_half, payout, given, deposited,
         withdrawn, last_played)
       select 'senluna', month, member_id, 'XVD', product, game_id, vendor, sum(bets), sum(wins), sum(stake), sum(valid_bet),
         coalesce(sum(valid_bet) filter (where extract(day from played) <= 15), 0), sum(payout), sum(given),
         sum(deposited), 0, max(played)
       from (select date_trunc('month', day)::date as month, member_id, product, game_id, vendor, bets, wins, stake, valid_bet, payout, 0 as given, 0 as deposited,
           day as played from facts.play
         union all select date_trunc('month', day)::date, member_id, product, game_id, vendor, 0, 0, 0, 0, 0, amount, 0, null from facts.given
         union all select date_trunc('month', day)::date, member_id, '', '', '', 0, 0, 0, 0, 0, 0, amount, null from facts.money where kind = ${KIND.DEPOSIT}) f
       group by 2, 3, 5, 6, 7`,
      fills: ['facts.months'],
    },
    {
      name: 'open days',
      text: `insert into facts.teams_added (merchant_id, day) select distinct merchant_id, day from facts.money on conflict do nothing`,
    },
    {
      name: 'seats',
      text: `insert into facts.seat (member_id) select distinct member_id from facts.money on conflict do nothing`,
    },
    {
      name: 'people',
      text: `insert into facts.person (member_id, merchant_id, first_deposit_at, first_deposited, first_played, last_played)
       select member_id, merchant_id, min(day), 500000, min(day), max(day) from facts.play group by 1, 2`,
    },
    {
      name: 'houses',
      text: `insert into ledger.house_account (account_no, merchant_id, code, currency, lane)
       select ${HOUSE_NO} + n, 'senluna', h, 'XVD', 9 from unnest($1::text[]) with ordinality h (h, n)`,
      values: [HOUSES],
    },
    {
      // Facts know a house account by its balance: without one no posting against it is any.
      name: 'their wallets',
      text: `insert into ledger.account (owner_id, account_no, currency, floor, opened_at)
       select ledger.house(), account_no, currency, -9000000000000000000, $1::date - 60 from ledger.house_account where account_no > ${HOUSE_NO}`,
      values: [first],
    },
    {
      name: 'compared',
      text: `insert into facts.checked (merchant_id, day, checked_at, mended) values ('senluna', $1::date - 1, now(), 0)`,
      values: [last],
    },
  ]
}
