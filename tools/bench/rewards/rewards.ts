import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { merchantCode } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, HOUR, instant, later } from '@senluna/kit/time.ts'
import { newSomebody, openHouse, type House } from '@senluna/server/modules/rounds/testing/house.ts'
import { savePromotion } from '@senluna/server/modules/promotions/index.ts'
import { pagesAlone } from '@senluna/server/platform/words/own-links.ts'
import { migrate } from '@senluna/server/start/setup.ts'
import { startPostgres } from '../../postgres/index.ts'
import { throwawayFolder } from '../../postgres/throwaway.ts'
import { ensureDatabase } from '../../setup/database.ts'
import { cpuSeconds, endedSeconds, withChildren } from '../cpu.ts'
import { spinCost } from './spins.ts'

// What the nights of rewards cost: a campaign for so many members, killed in its middle, and the
// daily rebate of so many bets. Run by `npm run bench rewards`. Goals: docs/promotions.md.

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 200_000)
const BETS = Number(process.env.BENCH_BETS ?? 1_000_000)
/** So many of them played yesterday, on so many games; the rest have lost before. */
const BETTORS = Number(process.env.BENCH_BETTORS ?? 20_000)
const GOAL_S = 60
const CHILD = new URL('work-child.ts', import.meta.url).pathname
const SENLUNA = merchantCode('senluna')
const ZONE = 'Asia/Ho_Chi_Minh'

const postgres = await startPostgres({ data: throwawayFolder(true), durable: true })
try {
  const template = postgres.url('template_senluna')
  await ensureDatabase(template)
  await migrate(template)
  const state = join(mkdtempSync(join(tmpdir(), 'rewards-')), 'state.json')
  writeFileSync(state, JSON.stringify({ template }))
  process.env.SENLUNA_TEST_DATABASE = state
  const house = await openHouse({ LANES: '3', PROFILE: 'bench' })
  const client = new pg.Client({ connectionString: house.url })
  await client.connect()
  try {
    const slow = await spinCost(house, postgres.pid)
    await fill(house, client)
    const late = slow + (await campaign(house, client)) + (await rebate(house, client))
    if (late > 0) process.exitCode = 1
  } finally {
    await client.end()
    await house.close()
  }
} finally {
  await postgres.stop()
}

/** Accounts with wallets, all of whom lost yesterday; some of them by many bets. */
async function fill(house: House, client: pg.Client): Promise<void> {
  const { member } = await newSomebody(house)
  const began = Date.now()
  const yesterday = daysFrom(businessDate(house.parts.clock.now(), ZONE), -1)
  await client.query(
    `insert into members.member select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'user_name', 'bench' || n,
      'nickname', 'bench' || n))).* from members.member m, generate_series(1, $2::integer) n where m.id = $1`,
    [member.id, MEMBERS],
  )
  await client.query(
    `insert into ledger.account select (jsonb_populate_record(a, jsonb_build_object('owner_id', m.id, 'balance', 0, 'version', 0))).*
      from ledger.account a, members.member m where a.owner_id = $1 and m.user_name like 'bench%'`,
    [member.id],
  )
  await client.query(
    `with people as (select id, (row_number() over (order by id))::integer as n from members.member where user_name like 'bench%')
     insert into facts.play (merchant_id, day, member_id, game_id, currency, product, vendor, bets, wins, stake, valid_bet, payout)
     select 'senluna', $1::date, id, 'sen-vang', 'XVD', 'RNG', 'HOUSE', case when n <= $2 then $3::integer else 1 end, 0, 5000000, 5000000, 4000000
     from people`,
    [yesterday, BETTORS, Math.ceil(BETS / BETTORS)],
  )
  await client.query('vacuum analyze')
  console.log(`${MEMBERS} members filled in ${((Date.now() - began) / 1_000).toFixed(0)} s.`)
}

/** Processor seconds of the database so far, those of connections that ended too. */
function databaseSeconds(): number {
  return cpuSeconds(withChildren(postgres.pid)) + endedSeconds(postgres.pid)
}

/** Works in a process of its own, so that it can be killed. */
function child(house: House, what: string, now: number): ChildProcess {
  return spawn(process.execPath, ['--no-warnings', CHILD, what, house.url, String(now)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: process.env,
  })
}

function ended(run: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => run.once('exit', resolve))
}

/**
 * A cashback for everybody, within a budget; killed once a third has theirs, begun anew at once.
 * Answers 1 when it is late.
 */
async function campaign(house: House, client: pg.Client): Promise<number> {
  const now = house.parts.clock.now()
  await house.parts.database.db.transaction().execute((tx) =>
    savePromotion(
      tx,
      pagesAlone(SENLUNA),
      {
        id: 'bench',
        category: 'EVENT',
        titles: { EN: 'Bench' },
        summaries: { EN: 'Bench' },
        facts: {},
        terms: { EN: '<p>Terms</p>' },
        imageUrl: '/art/b-gift.svg',
        sort: 1,
        startAt: instant(0),
        enabled: true,
        rules: {
          kind: 'CASHBACK',
          period: 'DAY',
          products: ['RNG'],
          tiers: [{ minLoss: '100000', ratePpm: 50_000 }],
          cap: '20000000',
          minPayout: '1000',
          claimHours: 24,
          turnoverX100: 100,
        },
      },
      now,
    ),
  )
  await client.query(
    `insert into promotions.budget (merchant_id, promotion_id, most, spent) values ('senluna', 'bench', $1, 0)`,
    [String(MEMBERS * 50_000)],
  )
  const given = async () =>
    (
      await client.query<{ n: number; members: number; sum: string }>(
        `select count(*)::integer as n, count(distinct member_id)::integer as members, coalesce(sum(amount), 0) as sum
         from promotions.participation where promotion_id = 'bench'`,
      )
    ).rows[0]!
  const used = databaseSeconds()
  const began = Date.now()
  const first = child(house, 'cashback', now)
  const over = ended(first)
  const watch = setInterval(() => void given().then(({ n }) => n >= MEMBERS / 3 && first.kill('SIGKILL')), 100)
  await over
  clearInterval(watch)
  const { n: before } = await given()
  await ended(child(house, 'cashback', now))
  const seconds = (Date.now() - began) / 1_000
  const { n, members, sum } = await given()
  const { rows } = await client.query<{ spent: string }>(
    `select spent from promotions.budget where promotion_id = 'bench'`,
  )
  console.log(
    `Campaign: ${n} rewards for ${members} members in ${seconds.toFixed(1)} s, killed at ${before}; ` +
      `${(databaseSeconds() - used).toFixed(1)} s of the database's processor time. Goal ${GOAL_S} s.`,
  )
  if (n !== MEMBERS || members !== MEMBERS || String(rows[0]!.spent) !== String(sum))
    throw new Error(`spent ${rows[0]!.spent}, given ${sum}`)
  return seconds > GOAL_S ? 1 : 0
}

/** The rebate of yesterday's bets of those who bet most. Answers 1 when it is late. */
async function rebate(house: House, client: pg.Client): Promise<number> {
  await client.query('delete from facts.play where bets = 1')
  const now = later(startOfDay(businessDate(house.parts.clock.now(), ZONE), ZONE), 5 * HOUR)
  const used = databaseSeconds()
  const began = Date.now()
  await ended(child(house, 'rebate', now))
  const seconds = (Date.now() - began) / 1_000
  const { rows } = await client.query<{ n: number; members: number }>(
    `select count(*)::integer as n, count(distinct member_id)::integer as members from vip.rebate where state = 0`,
  )
  console.log(
    `Daily rebate: ${BETS} bets of ${BETTORS} members, ${rows[0]!.n} paid in ${seconds.toFixed(1)} s; ` +
      `${(databaseSeconds() - used).toFixed(1)} s of the database's processor time. Goal ${GOAL_S} s.`,
  )
  if (rows[0]!.n !== BETTORS || rows[0]!.members !== BETTORS) throw new Error('not each was paid once')
  return seconds > GOAL_S ? 1 : 0
}
