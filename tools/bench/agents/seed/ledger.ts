import { KIND } from '@senluna/ledger/index.ts'
import { WAGER_STATUS } from '@senluna/server/modules/wagers/index.ts'
import { HOUSES, HOUSE_NO, PRODUCTS, type Seed, type Step } from './size.ts'

const houseNo = (code: string) => HOUSE_NO + 1 + HOUSES.indexOf(code)

/** The wagers and postings that the facts of the month come of. */
export function ledgerSteps({ first, zone }: Seed): Step[] {
  return [
    {
      name: 'wagers',
      text: `insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at, status, book, currency,
         product, vendor, game_id)
       select f.member_id, gen_random_uuid(), gen_random_uuid(), f.stake / f.bets, f.payout / f.bets, f.stake / f.bets, 0, 0, at, at, $2, 0, f.currency, f.product, f.vendor,
         f.game_id
       from facts.play f, generate_series(1, f.bets) n,
         lateral (select f.day::timestamp at time zone $1 + interval '1 second' * (abs(hashtext(f.member_id::text || n)) % 86000) as at) x`,
      values: [zone, WAGER_STATUS.WON],
      fills: ['wagers.wager'],
    },
    {
      name: 'hours',
      text: `insert into facts.hours (merchant_id, hour, member_id, currency, bets, stake, payout)
       select 'senluna', date_trunc('hour', settled_at, $1), owner_id, currency, count(*), sum(stake), sum(payout) from wagers.wager
       where settled_at >= (select max(settled_at) from wagers.wager) - interval '9 days' group by 2, 3, 4`,
      values: [zone],
      fills: ['facts.hours'],
    },
    {
      name: 'postings',
      text: `insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg)
       select owner_id, key, amount, 1000000, row_number() over (partition by owner_id order by at, leg) + 10, at, at, 1, house, kind, source, leg
       from (
         select w.owner_id, w.id as key, k.sign * case when k.sign < 0 then w.stake else w.payout end as amount, w.placed_at as at,
           ${HOUSE_NO} + array_position($1::text[], w.product) as house, k.kind, 3 as source, case when k.sign < 0 then 0 else 1 end as leg
         from wagers.wager w, (values (${KIND.BET}, -1), (${KIND.PAYOUT}, 1)) k (kind, sign)
         union all
         select beneficiary_id, gen_random_uuid(), amount, at, ${houseNo('EXP:REBATE')}, case when own then ${KIND.REBATE} else ${KIND.AGENT_REBATE} end, 10, 2
         from rebates.posted
         union all
         select member_id, gen_random_uuid(), amount, day::timestamp at time zone $2 + interval '9 hours', ${houseNo('CASH:BENCH')}, kind, 4, 3
         from facts.money where kind = ${KIND.DEPOSIT}) p`,
      values: [PRODUCTS, zone],
      fills: ['ledger.transfer'],
    },
    {
      name: 'read so far',
      text: `insert into facts.cursor (owner_id, account_no, version, zone)
       select owner_id, 1, max(version), $1 from ledger.transfer group by 1
       on conflict (owner_id, account_no) do update set version = excluded.version`,
      values: [zone],
    },
    {
      name: 'wallets',
      text: `insert into ledger.account (owner_id, account_no, currency, floor, opened_at, version, balance)
       select t.id, 1, 'XVD', 0, $1::date - 60, coalesce(v.version, 0), 1000000
       from public.tree t left join (select owner_id, max(version) as version from ledger.transfer group by 1) v on v.owner_id = t.id
       on conflict (owner_id, account_no) do update set version = excluded.version`,
      values: [first],
    },
  ]
}
