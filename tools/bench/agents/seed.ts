import pg from 'pg'
import type { Id } from '@senluna/kit/ids.ts'
import { writtenTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import { flatTier, termsWith } from '@senluna/kit/agents/testing/terms.ts'
import { KIND } from '@senluna/ledger/index.ts'
import { WAGER_STATUS } from '@senluna/server/modules/wagers/index.ts'

/** What is filled: a month of whole business days and a tree below five general agents. */
export interface Seed {
  url: string
  /** A general agent whose row the others are copies of; a fifth of all accounts stand below it. */
  leader: Id<'member'>
  accounts: number
  bets: number
  first: string
  last: string
  zone: string
}

/** A member plays on so many of ten days. */
const PLAYED = 4
/** One of so many accounts is an agent. */
const AGENTS = 50
const TOPS = 5
/**
 * The days whose wagers and postings are filled too: those that a night compares, and lists show
 * first.
 */
const WITH_WAGERS = 4
const GAME = 'other-game'
const PRODUCTS = ['LIVE', 'SPORTS', 'RNG']

/** Fills it by a few statements, without triggers and foreign keys. */
export async function seedAgents(seed: Seed): Promise<void> {
  const client = new pg.Client({ connectionString: seed.url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [name, text, values] of steps(seed)) {
      const began = Date.now()
      const { rowCount } = await client.query(text, values)
      console.log(
        `${name.padEnd(14)}${String(rowCount ?? 0).padStart(10)} rows ${((Date.now() - began) / 1_000).toFixed(1)} s`,
      )
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

type Step = readonly [name: string, text: string, values: unknown[]]

function steps({ leader, accounts, bets, first, last, zone }: Seed): Step[] {
  const agents = Math.max(10, Math.floor(accounts / AGENTS / TOPS))
  const players = Math.floor(accounts / TOPS) - agents
  const perDay = Math.max(1, Math.round(bets / ((accounts * 31 * PLAYED) / 10)))
  const terms = termsWith({ period: 'MONTHLY', products: ['LIVE', 'SPORTS', 'RNG'], tiers: [flatTier(100_000)] })
  return [
    [
      'tree',
      // So many agents a chain of ten reaches the last of them when each has 1.8 below it.
      `create temp table tree as
       with recursive agent as (
         select t.n as top, 0 as nth, case when t.n = 0 then $1::uuid else gen_random_uuid() end as id, '{}'::uuid[] as path
         from generate_series(0, ${TOPS - 1}) t (n)),
       ids as materialized (select top, nth, gen_random_uuid() as id from generate_series(0, ${TOPS - 1}) top, generate_series(1, ${agents - 1}) nth),
       below as (
         select top, nth, id, path from agent
         union all
         select i.top, i.nth, i.id, b.path || b.id from below b
         join ids i on i.top = b.top and floor((i.nth - 1) / 1.8) = b.nth)
       select top, nth, id, path, case when nth = 0 then 2 else 1 end as type from below`,
      [leader],
    ],
    ['index', `create index on tree (top, nth)`, []],
    [
      'players',
      `insert into tree select t.top, -p, gen_random_uuid(), t.path || t.id, 0 from generate_series(1, ${players}) p, generate_series(0, ${TOPS - 1}) x (top)
       join tree t on t.top = x.top where t.nth = abs(hashtext(p || '-' || x.top)) % ${agents}`,
      [],
    ],
    [
      'members',
      `insert into members.member select (jsonb_populate_record(m, jsonb_build_object('id', t.id, 'user_name', 'b' || t.top || 'x' || replace(t.nth::text, '-', 'p'),
         'type', t.type, 'parent_id', t.path[cardinality(t.path)], 'path', t.path,
         'placed_at', case when cardinality(t.path) > 0 then m.created_at end))).*
       from tree t, members.member m where m.id = $1 and t.id <> $1`,
      [leader],
    ],
    [
      'opened',
      `update members.member set created_at = $1::date - 60, placed_at = case when path <> '{}' then $1::date - 60 end`,
      [first],
    ],
    [
      'rates',
      `insert into rates.rate (member_id, product, merchant_id, ppm, since)
       select t.id, p, 'senluna', greatest(1000, 10000 - 800 * cardinality(t.path)), $1::date - 60 from tree t, unnest($2::text[]) p on conflict do nothing`,
      [first, PRODUCTS],
    ],
    [
      'play',
      `insert into facts.play (merchant_id, day, member_id, game_id, currency, product, vendor, bets, wins, stake, valid_bet, payout)
       select 'senluna', d::date, t.id, $3, 'XVD', ($4::text[])[1 + abs(hashtext(t.id::text)) % 3], 'OTHER', ${perDay}, ${perDay}, ${perDay} * 10000, ${perDay} * 10000,
         ${perDay} * (7000 + abs(hashtext(t.id::text)) % 4000)
       from generate_series($1::date, $2::date, interval '1 day') d, tree t where abs(hashtext(t.id::text || d::date)) % 10 < ${PLAYED}`,
      [first, last, GAME, PRODUCTS],
    ],
    [
      'money',
      `insert into facts.money (merchant_id, day, member_id, kind, code, currency, postings, amount)
       select merchant_id, day, member_id, k.kind, 'GAME:' || product, currency, bets, k.sign * case when k.sign < 0 then stake else payout end
       from facts.play, (values (${KIND.BET}, -1), (${KIND.PAYOUT}, 1)) k (kind, sign)
       union all
       select merchant_id, day, member_id, ${KIND.REBATE}, 'EXP:REBATE', currency, 1, sum(valid_bet)::bigint / 200 from facts.play
         where day <= $1::date - ${WITH_WAGERS} group by 1, 2, 3, 6`,
      [last],
    ],
    [
      'months',
      `insert into facts.months (merchant_id, month, member_id, currency, product, game_id, vendor, bets, wins, stake, valid_bet, payout, given, deposited,
         withdrawn, last_played)
       select merchant_id, date_trunc('month', day)::date, member_id, currency, product, game_id, vendor, sum(bets), sum(wins), sum(stake), sum(valid_bet),
         sum(payout), 0, 0, 0, max(day) from facts.play group by 1, 2, 3, 4, 5, 6, 7`,
      [],
    ],
    [
      'people',
      `insert into facts.person (member_id, merchant_id, first_deposit_at, first_deposited, first_played, last_played)
       select member_id, merchant_id, min(day), 500000, min(day), max(day) from facts.play group by 1, 2`,
      [],
    ],
    [
      'houses',
      `insert into ledger.house_account (account_no, merchant_id, code, currency, lane)
       select 900000 + n, 'senluna', 'GAME:' || p, 'XVD', 9 from unnest($1::text[]) with ordinality p (p, n)`,
      [PRODUCTS],
    ],
    [
      'wagers',
      `insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at, status, book, currency,
         product, vendor, game_id)
       select f.member_id, gen_random_uuid(), gen_random_uuid(), f.stake / f.bets, f.payout / f.bets, f.stake / f.bets, 0, 0, at, at, $3, 0, f.currency, f.product, f.vendor,
         f.game_id
       from facts.play f, generate_series(1, f.bets) n,
         lateral (select f.day::timestamp at time zone $2 + interval '1 second' * (abs(hashtext(f.member_id::text || n)) % 86000) as at) x
       where f.day > $1::date - ${WITH_WAGERS}`,
      [last, zone, WAGER_STATUS.WON],
    ],
    [
      'wallets',
      `insert into ledger.account (owner_id, account_no, currency, floor, opened_at, version, balance)
       select id, 1, 'XVD', 0, $1::date - 60, 0, 0 from tree on conflict do nothing`,
      [first],
    ],
    [
      'postings',
      `insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg)
       select w.owner_id, w.id, k.sign * case when k.sign < 0 then w.stake else w.payout end, 1000000,
         row_number() over (partition by w.owner_id order by w.placed_at, k.sign) + 10, w.placed_at, w.placed_at, 1,
         900000 + array_position($1::text[], w.product), k.kind, 3, case when k.sign < 0 then 0 else 1 end
       from wagers.wager w, (values (${KIND.BET}, -1), (${KIND.PAYOUT}, 1)) k (kind, sign)`,
      [PRODUCTS],
    ],
    [
      'read so far',
      `insert into facts.cursor (owner_id, account_no, version, zone) select owner_id, 1, version, $1 from
         (select owner_id, max(version) as version from ledger.transfer group by 1) t on conflict (owner_id, account_no) do update set version = excluded.version`,
      [zone],
    ],
    [
      'versions',
      `update ledger.account a set version = c.version from facts.cursor c where c.owner_id = a.owner_id and c.account_no = a.account_no`,
      [],
    ],
    [
      'contracts',
      `insert into contracts.contract (id, merchant_id, kind, holder_id, offeror_id, version, state, terms, note, offered_at, signed_at, effective_from)
       select gen_random_uuid(), 'senluna', 'DIVIDEND', t.id, t.path[cardinality(t.path)], 1, 'SIGNED',
         jsonb_set($1::jsonb - 'cap', '{tiers,0,ratePpm}', to_jsonb(greatest(20000, 300000 - 25000 * cardinality(t.path)))), '', s, s, s
       from tree t, lateral (select ($2::date)::timestamp at time zone $3 as s) x where t.type <> 0`,
      [JSON.stringify(writtenTerms(terms)), first, zone],
    ],
    [
      'done until',
      `insert into bills.run (merchant_id, kind, done_until) values ('senluna', 'DIVIDEND', ($1::date)::timestamp at time zone $2)
       on conflict (merchant_id, kind) do update set done_until = excluded.done_until`,
      [last, zone],
    ],
    [
      'compared',
      `insert into facts.checked (merchant_id, day, checked_at, mended) values ('senluna', $1::date - 1, now(), 0)`,
      [last],
    ],
  ]
}
