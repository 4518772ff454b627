import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { businessDate } from '@senluna/kit/time.ts'
import { buildFacts } from '@senluna/server/modules/facts/index.ts'
import { newSomebody, openHouse, type House } from '@senluna/server/modules/rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '@senluna/server/modules/staff/testing/desk.ts'
import { migrate } from '@senluna/server/start/setup.ts'
import { cpuSeconds, withChildren } from './cpu.ts'
import { startPostgres } from '../postgres/index.ts'
import { throwawayFolder } from '../postgres/throwaway.ts'
import { ensureDatabase } from '../setup/database.ts'

// What a month of each report costs over the facts of so many postings. Run by
// `npm run bench reports`. Goal: 2 s over 50 million, docs/facts.md.

const POSTINGS = Number(process.env.BENCH_POSTINGS ?? 50_000_000)
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000)
const TIMES = Number(process.env.BENCH_TIMES ?? 3)
const ZONE = 'Asia/Ho_Chi_Minh'
const DAYS = 31
const LINES = 200
const GAMES = 300
/** A member plays on so many of ten days, so many games a day. */
const PLAYED = 4
const GAMES_A_DAY = 3
/** Of as many that they play at all. */
const FAVOURITES = 8
/** A bet is one posting, and three of ten are paid. */
const POSTINGS_A_BET = 1.3
const GOAL_MS = 2_000

/** The calls that are measured, over the month before the one that runs. */
function reportsOf({ from, to }: { from: string; to: string }): string[] {
  const month = `from=${from}&to=${to}`
  return [
    ...['day', 'product', 'game', 'vendor', 'line'].map((by) => `reports/play?by=${by}&${month}`),
    `reports/money?${month}`,
    'reports/players?period=LAST_MONTH',
    'reports/players?period=EVER&sort=WINNERS',
    'reports/cohorts',
    'reports/liability',
    ...['kind', 'promotion', 'day'].map((by) => `reports/rewards?by=${by}&${month}`),
    `reports/agents?${month}`,
    'reports/taxes',
    'overview',
    'dashboard',
    // Periods that are no calendar month: a day less, and half of it, which has the most to read.
    `reports/play?by=game&from=${daysFrom(from, 1)}&to=${to}`,
    ...['product', 'game', 'line'].map((by) => `reports/play?by=${by}&from=${from}&to=${daysFrom(from, 14)}`),
  ]
}

function monthBefore({ parts }: House): { from: string; to: string } {
  const to = daysFrom(`${businessDate(parts.clock.now(), ZONE).slice(0, 7)}-01`, -1)
  return { from: `${to.slice(0, 7)}-01`, to }
}

const postgres = await startPostgres({ data: throwawayFolder(true), durable: false })
try {
  const template = postgres.url('template_senluna')
  await ensureDatabase(template)
  await migrate(template)
  const state = join(mkdtempSync(join(tmpdir(), 'reports-')), 'state.json')
  writeFileSync(state, JSON.stringify({ template }))
  process.env.SENLUNA_TEST_DATABASE = state
  const house = await openHouse({ LANES: '1' })
  try {
    const filled = Date.now()
    await fill(house)
    const { database, brands, log } = house.parts
    const added = Date.now()
    await buildFacts({ db: database.db, brands, log })
    console.log(`Days added up in ${((Date.now() - added) / 1_000).toFixed(1)} s.`)
    console.log(`Filled in ${((Date.now() - filled) / 1_000).toFixed(0)} s.`)
    await measure(house, await newPerson(house, ['ADMINISTRATOR']))
  } finally {
    await house.close()
  }
} finally {
  await postgres.stop()
}

/** The facts of a month that ends today, as so many postings would have made them. */
async function fill(house: House): Promise<void> {
  const { member } = await newSomebody(house)
  const { from: first, to: last } = monthBefore(house)
  const cells = (MEMBERS * DAYS * PLAYED * GAMES_A_DAY) / 10
  const bets = Math.max(1, Math.round(POSTINGS / POSTINGS_A_BET / cells))
  const client = new pg.Client({ connectionString: house.url })
  await client.connect()
  try {
    for (const [name, text, values] of steps(
      member.id,
      { first, last, today: businessDate(house.parts.clock.now(), ZONE) },
      bets,
    )) {
      const began = Date.now()
      const { rowCount } = await client.query(text, values)
      console.log(
        `${name.padEnd(18)}${String(rowCount).padStart(10)} rows ${((Date.now() - began) / 1_000).toFixed(1)} s`,
      )
    }
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ name: string; size: string }>(`select c.relname as name,
        pg_size_pretty(pg_total_relation_size(c.oid)) as size from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'facts' and c.relkind = 'r' order by pg_total_relation_size(c.oid) desc limit 6`)
    console.log(rows.map(({ name, size }) => `facts.${name} ${size}`).join(', '))
  } finally {
    await client.end()
  }
}

type Fill = readonly [name: string, text: string, values: unknown[]]

function steps(
  model: string,
  { first, last, today }: { first: string; last: string; today: string },
  bets: number,
): Fill[] {
  return [
    [
      'members',
      `insert into members.member select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'user_name', 'bench' || n,
        'nickname', 'bench' || n, 'type', case when n <= ${LINES} then 2 else 0 end))).*
     from members.member m, generate_series(1, ${MEMBERS}) n where m.id = $1`,
      [model],
    ],
    [
      'lines',
      `with agents as (select id, (row_number() over (order by user_name) - 1)::integer as n from members.member where type = 2)
     update members.member m set parent_id = a.id, path = array[a.id], placed_at = m.created_at + interval '1 hour' from agents a
     where m.type = 0 and m.id <> $1 and a.n = abs(hashtext(m.id::text)) % ${LINES}`,
      [model],
    ],
    [
      'play',
      `insert into facts.play (merchant_id, day, member_id, game_id, currency, product, vendor, bets, wins, stake, valid_bet, payout)
     select m.merchant_id, d::date, m.id, 'game-' || g.n, 'XVD', (array['LOTT','LIVE','SPORTS','RNG','FISH'])[1 + g.n % 5], 'VENDOR-' || g.n % 12,
       ${bets}, ${Math.round(bets * 0.3)}, ${bets} * 10000, ${bets} * 9500, ${bets} * (8000 + g.n % 3500)
     from generate_series($1::date, $2::date, interval '1 day') d, members.member m,
       lateral (select distinct abs(hashtext(m.id::text || abs(hashtext(d::text || m.id::text || x)) % ${FAVOURITES})) % ${GAMES} as n
         from generate_series(1, ${GAMES_A_DAY}) x) g
     where abs(hashtext(m.id::text || d::text)) % 10 < ${PLAYED}`,
      [first, last],
    ],
    [
      'given',
      `insert into facts.given (merchant_id, day, member_id, currency, product, game_id, vendor, amount)
     select merchant_id, day, member_id, currency, product, game_id, vendor, bets * 50 from facts.play`,
      [],
    ],
    [
      'money',
      `insert into facts.money (merchant_id, day, member_id, kind, code, currency, postings, amount)
     select merchant_id, day, member_id, k.kind, k.prefix || product, currency, sum(bets), sum(k.sign * case when k.kind = 200 then stake else payout end)
     from facts.play, (values (200, 'GAME:', -1), (201, 'GAME:', 1)) k (kind, prefix, sign) group by 1, 2, 3, 4, 5, 6
     union all
     select merchant_id, day, member_id, 210, 'EXP:REBATE', currency, 1, sum(amount) from facts.given group by 1, 2, 3, 6
     union all
     select distinct merchant_id, day, member_id, 100, 'CASH:BANK', currency, 1, 500000 from facts.play where abs(hashtext(member_id::text || day)) % 4 = 0`,
      [],
    ],
    [
      'rewards',
      `insert into facts.rewards (merchant_id, day, member_id, currency, kind, promotion_id, claims, cash, free, taken, points, worth, asked, wagered, became)
     select distinct p.merchant_id, p.day, p.member_id, p.currency, k.kind, k.promotion, 1, 5000, 0, 0, 0, 0, 5000, 5000, 5000
     from facts.play p, (values ('CHECK_IN', 'check-in'), ('CASHBACK', 'weekly-cashback'), ('MISSION', 'mission-spins')) k (kind, promotion)
     where abs(hashtext(p.member_id::text || p.day || k.kind)) % 2 = 0`,
      [],
    ],
    [
      'orders',
      `insert into facts.orders (merchant_id, day, member_id, direction, channel, currency, asked, done, failed, amount, fee, seconds, slowest)
     select merchant_id, day, member_id, 'IN', 'BANK-' || abs(hashtext(member_id::text)) % 8, currency, 1, 1, 0, 500000, 0, 90, 90
     from facts.money where kind = 100`,
      [],
    ],
    [
      'months',
      `insert into facts.months (merchant_id, month, member_id, currency, product, game_id, vendor, bets, wins, stake, valid_bet, payout, given, deposited,
       withdrawn, last_played)
     select merchant_id, date_trunc('month', day)::date, member_id, currency, product, game_id, vendor, sum(bets), sum(wins), sum(stake), sum(valid_bet),
       sum(payout), sum(bets * 50), 0, 0, max(day) from facts.play group by 1, 2, 3, 4, 5, 6, 7`,
      [],
    ],
    [
      'people',
      `insert into facts.person (member_id, merchant_id, first_deposit_at, first_deposited, first_played, last_played, weeks)
     select member_id, merchant_id, min(day), 500000, min(day), max(day), array_agg(distinct date_trunc('week', day)::date) from facts.play group by 1, 2`,
      [],
    ],
    [
      'hours',
      `insert into facts.hours (merchant_id, hour, member_id, currency, bets, stake, payout)
     select merchant_id, day + ($2::date - $1::date) + interval '1 hour' * n, member_id, currency, sum(bets), sum(stake), sum(payout)
     from facts.play, generate_series(0, 1) n where day > $1::date - 9 group by 1, 2, 3, 4`,
      [last, today],
    ],
  ]
}

async function measure(house: House, reader: Person): Promise<void> {
  console.log(
    `\n${'report'.padEnd(60)}${'rows'.padStart(7)}${'first ms'.padStart(10)}${'median ms'.padStart(11)}${'db cpu ms'.padStart(10)}`,
  )
  let slow = 0
  for (const path of reportsOf(monthBefore(house))) {
    const times: number[] = []
    let rows = 0
    const used = cpuSeconds(withChildren(postgres.pid))
    for (let n = 0; n < TIMES; n++) {
      const began = performance.now()
      const answer = await askDesk<{ list?: unknown[] }>(house, reader, 'GET', `/bo/v1/${path}`)
      // A statement that takes longer than any may is given up.
      if (!answer.success && answer.errorCode !== 'SYS_BUSY')
        throw new Error(`${path} was refused: ${answer.errorCode}`)
      times.push(performance.now() - began)
      rows = answer.value?.list?.length ?? 1
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
    if (median > GOAL_MS) slow += 1
    const cpuMs = ((cpuSeconds(withChildren(postgres.pid)) - used) * 1_000) / TIMES
    console.log(
      `${path.padEnd(60)}${String(rows).padStart(7)}${times[0]!.toFixed(0).padStart(10)}${median.toFixed(0).padStart(11)}${cpuMs.toFixed(0).padStart(10)}`,
    )
  }
  console.log(slow === 0 ? `All within ${GOAL_MS} ms.` : `${slow} over ${GOAL_MS} ms.`)
}
