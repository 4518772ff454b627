import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { businessDate, HOUR } from '@senluna/kit/time.ts'
import { runBills } from '@senluna/server/modules/bills/index.ts'
import { verifyDays } from '@senluna/server/modules/facts/index.ts'
import {
  askAs,
  newSomebody,
  openHouse,
  type House,
  type Somebody,
} from '@senluna/server/modules/rounds/testing/house.ts'
import { migrate } from '@senluna/server/start/setup.ts'
import { startPostgres } from '../../postgres/index.ts'
import { throwawayFolder } from '../../postgres/throwaway.ts'
import { ensureDatabase } from '../../setup/database.ts'
import { costPerBet } from './per-bet.ts'
import { seedAgents } from './seed.ts'

// What the agent center and the jobs of agents' pay cost over a month of a large tree. Run by
// `npm run bench agents [accounts] [bets]`. Goals: docs/agents.md, "How fast".

const ACCOUNTS = Number(process.argv[3] ?? 100_000)
const BETS = Number(process.argv[4] ?? ACCOUNTS * 50)
const TIMES = Number(process.env.BENCH_TIMES ?? 40)
const ZONE = 'Asia/Ho_Chi_Minh'
const LIST_MS = 200
const RUN_S = 60
const CHECK_S = 300

const postgres = await startPostgres({ data: throwawayFolder(true), durable: false })
try {
  const template = postgres.url('template_senluna')
  await ensureDatabase(template)
  await migrate(template)
  const state = join(mkdtempSync(join(tmpdir(), 'agents-')), 'state.json')
  writeFileSync(state, JSON.stringify({ template }))
  process.env.SENLUNA_TEST_DATABASE = state
  const house = await openHouse({ LANES: '1' })
  try {
    const last = putAfterMonth(house)
    const first = `${last.slice(0, 7)}-01`
    const leader = await newSomebody(house, 2)
    await seedAgents({
      url: house.url,
      leader: leader.member.id,
      accounts: ACCOUNTS,
      bets: BETS,
      first,
      last,
      zone: ZONE,
    })
    await monthlyRun(house)
    await bills(house, leader)
    await lists(house, leader, { first, last })
    await nightlyCheck(house)
    await costPerBet(house, postgres.pid)
  } finally {
    await house.close()
  }
} finally {
  await postgres.stop()
}

/** Puts the clock to five in the morning after the month; answers the month's last day. */
function putAfterMonth(house: House): string {
  const now = house.parts.clock.now()
  let day = businessDate(now, ZONE)
  do day = daysFrom(day, 1)
  while (!day.endsWith('-01'))
  house.advance(startOfDay(day, ZONE) + 5 * HOUR - now)
  return daysFrom(day, -1)
}

async function lists(house: House, who: Somebody, { first, last }: { first: string; last: string }): Promise<void> {
  const month = `from=${first}&to=${last}`
  const week = `from=${daysFrom(last, -6)}&to=${last}`
  await callsOf(house, who, [
    `overview?${month}`,
    `overview?${week}`,
    `pal?${month}`,
    `pal?${week}&tab=FUNDS`,
    `bets?${week}`,
    `bets?${month}`,
    `transactions?${week}`,
    `income?${month}`,
    'downlines',
    'links',
    'accounts?name=b0',
    'contracts?kind=DIVIDEND&side=OFFEROR',
    'contracts/progress',
    'rate-requests',
  ])
}

function bills(house: House, who: Somebody): Promise<void> {
  return callsOf(house, who, ['bills?kind=DIVIDEND&side=RECEIVED', 'bills?kind=DIVIDEND&side=PAID', 'arrears'])
}

async function callsOf(house: House, who: Somebody, paths: readonly string[]): Promise<void> {
  console.log(`\n${'agent center'.padEnd(56)}${'first ms'.padStart(10)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}`)
  for (const path of paths) {
    const times: number[] = []
    let refused = ''
    for (let n = 0; n <= TIMES; n++) {
      // The clock moves on so that no throttle minds.
      house.advance(1_000)
      const began = performance.now()
      const reply = await askAs(house, who, 'GET', `/wps/agent/${path}`)
      times.push(performance.now() - began)
      if (!reply.success) refused = `  refused: ${reply.errorCode}`
      // What takes seconds isn't asked forty times.
      if (times[0]! > 3_000 && n >= 4) break
    }
    const sorted = times.slice(1).toSorted((a, b) => a - b)
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
    console.log(
      `${path.padEnd(56)}${times[0]!.toFixed(0).padStart(10)}${at(0.5).toFixed(0).padStart(9)}${at(0.95).toFixed(0).padStart(9)}` +
        `${at(0.95) > LIST_MS ? ` over ${LIST_MS}` : ''}${refused}`,
    )
  }
}

async function nightlyCheck(house: House): Promise<void> {
  const { database, brands, log, clock } = house.parts
  const began = Date.now()
  const { rows } = await verifyDays({ db: database.db, brands, log }, clock.now())
  const seconds = (Date.now() - began) / 1_000
  const { rows: found } = await asOwner<{ day: string; mended: number }>(
    house,
    `select to_char(day, 'YYYY-MM-DD') as day, mended from facts.checked
    where merchant_id = 'senluna' order by day`,
  )
  console.log(
    `\nNightly check: ${rows} days in ${seconds.toFixed(1)} s (goal ${CHECK_S} s); made anew: ${found.map(({ day, mended }) => `${day} ${mended}`).join(', ')}`,
  )
}

async function monthlyRun(house: House): Promise<void> {
  const { clock, log } = house.parts
  let most = 0
  const before = process.memoryUsage().rss
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const began = Date.now()
  const { made, paid } = await runBills(house.parts.bills, clock.now(), ['DIVIDEND'])
  const seconds = (Date.now() - began) / 1_000
  clearInterval(watch)
  const mb = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`
  console.log(
    `\nMonthly dividend run: ${made} bills made, ${paid} paid in ${seconds.toFixed(1)} s (goal ${RUN_S} s); memory ${mb(before)}, at most ${mb(most)}`,
  )
  // Those of the house wait for two people; what is paid then goes down the tree.
  await asOwner(house, `update bills.bill set state = 'ISSUED' where state = 'REVIEW'`)
  const then = Date.now()
  const again = await runBills(house.parts.bills, clock.now(), ['DIVIDEND'])
  console.log(`Paid down the tree: ${again.paid} bills in ${((Date.now() - then) / 1_000).toFixed(1)} s`)
  const { rows } = await asOwner<{ figures: string; errors: string }>(
    house,
    'select count(*) as figures from bills.figure',
  )
  console.log(`Figures kept with bills: ${rows[0]!.figures}`)
  log.flush()
  for (const line of house.log.filter((line) => line.includes('could not be'))) console.log(line.slice(0, 600))
}

async function asOwner<Row extends pg.QueryResultRow>(house: House, text: string): Promise<pg.QueryResult<Row>> {
  const client = new pg.Client({ connectionString: house.url })
  await client.connect()
  try {
    return await client.query<Row>(text)
  } finally {
    await client.end()
  }
}
