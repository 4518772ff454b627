import { writtenTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import { flatTier, termsWith } from '@senluna/kit/agents/testing/terms.ts'
import { AGENTS, PRODUCTS, TOPS, type Seed, type Step } from './size.ts'

/** The name of the general agent that is asked. */
export const LEADER = 'leader'

/** Accounts in a tree ten deep, with rates and a dividend and a daily wage for each agent. */
export function treeSteps({ leader, accounts, first, last, zone }: Seed): Step[] {
  const agents = Math.max(10, Math.floor(accounts / AGENTS / TOPS))
  const players = Math.floor(accounts / TOPS) - agents
  return [
    {
      name: 'tree',
      // So many agents a chain of ten reaches the last of them when each has 1.8 below it.
      text: `create table public.tree as
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
      values: [leader],
    },
    { name: 'index', text: `create index on public.tree (top, nth)` },
    {
      name: 'players',
      text: `insert into public.tree select t.top, -p, gen_random_uuid(), t.path || t.id, 0
       from generate_series(1, ${players}) p, generate_series(0, ${TOPS - 1}) x (top)
       join public.tree t on t.top = x.top where t.nth = abs(hashtext(p || '-' || x.top)) % ${agents}`,
    },
    { name: 'index', text: `create unique index on public.tree (id)` },
    { name: 'analyze', text: `analyze public.tree` },
    {
      name: 'members',
      text: `insert into members.member select r.* from public.tree t, members.member m,
         lateral jsonb_populate_record(m, jsonb_build_object('id', t.id, 'user_name', 'b' || t.top || 'x' || replace(t.nth::text, '-', 'p'),
         'type', t.type, 'parent_id', t.path[cardinality(t.path)], 'path', t.path, 'created_at', $2::date - 60,
         'placed_at', case when cardinality(t.path) > 0 then $2::date - 60 end)) r
       where m.id = $1 and t.id <> $1`,
      values: [leader, first],
      fills: ['members.member'],
    },
    {
      name: 'leader',
      text: `update members.member set created_at = $2::date - 60, user_name = '${LEADER}' where id = $1`,
      values: [leader, first],
    },
    {
      name: 'rates',
      text: `insert into rates.rate (member_id, product, merchant_id, ppm, since)
       select t.id, p, 'senluna', greatest(1000, 10000 - 800 * cardinality(t.path)), $1::date - 60 from public.tree t, unnest($2::text[]) p on conflict do nothing`,
      values: [first, PRODUCTS],
    },
    {
      name: 'contracts',
      text: `insert into contracts.contract (id, merchant_id, kind, holder_id, offeror_id, version, state, terms, note, offered_at, signed_at, effective_from)
       select gen_random_uuid(), 'senluna', k.kind, t.id, t.path[cardinality(t.path)], 1, 'SIGNED',
         jsonb_set(k.terms::jsonb - 'cap', '{tiers,0,ratePpm}', to_jsonb(greatest(k.least, k.most - k.step * cardinality(t.path)))), '', s, s, s
       from public.tree t, lateral (select ($1::date)::timestamp at time zone $2 as s) x,
         (values ('DIVIDEND', $3, 20000, 300000, 25000), ('DAILY_SALARY', $4, 100, 2000, 150)) k (kind, terms, least, most, step)
       where t.type <> 0`,
      values: [first, zone, termsOf('MONTHLY'), wageTerms()],
    },
    {
      name: 'done until',
      text: `insert into bills.run (merchant_id, kind, done_until)
       select 'senluna', kind, ($1::date)::timestamp at time zone $2 from unnest('{DIVIDEND,DAILY_SALARY}'::text[]) kind
       on conflict (merchant_id, kind) do update set done_until = excluded.done_until`,
      values: [last, zone],
    },
  ]
}

const termsOf = (period: 'MONTHLY') =>
  JSON.stringify(writtenTerms(termsWith({ period, products: ['LIVE', 'SPORTS', 'RNG'], tiers: [flatTier(100_000)] })))

const wageTerms = () =>
  JSON.stringify(
    writtenTerms(
      termsWith({
        kind: 'DAILY_SALARY',
        period: 'DAILY',
        basis: 'VALID_BET',
        products: ['LIVE', 'SPORTS', 'RNG'],
        tiers: [flatTier(1_000)],
      }),
    ),
  )
