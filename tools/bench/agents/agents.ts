import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { correctBills } from '@senluna/server/modules/bills/correct-bills.ts'
import { runBills } from '@senluna/server/modules/bills/index.ts'
import { buildFacts, verifyDays } from '@senluna/server/modules/facts/index.ts'
import { addTeamMonth } from '@senluna/server/modules/facts/store/team-month-store.ts'
import { askAs, type House, type Somebody } from '@senluna/server/modules/rounds/testing/house.ts'
import { cpuSeconds, endedSeconds, withChildren } from '../cpu.ts'
import { withFilled, type Filled } from './database.ts'
import { costPerBet } from './per-bet.ts'

// What the agent center and the jobs of agents' pay cost over a month of a large tree. Run by
// `npm run bench agents [accounts] [bets]`; BENCH_KEEP is a folder in which filled databases stay.
// Goals: docs/agents.md, "How fast". It fails when facts disagree with the books, or a call is
// refused; what is over its goal is said beside its figure.

const ACCOUNTS = Number(process.argv[3] ?? 100_000)
const BETS = Number(process.argv[4] ?? ACCOUNTS * 50)
const TIMES = Number(process.env.BENCH_TIMES ?? 40)
/** Only these parts, by name; all by default. */
const ONLY = process.env.BENCH_ONLY?.split(',')
const ZONE = 'Asia/Ho_Chi_Minh'
const LIST_MS = 200
const RUN_S = 60
const CHECK_S = 300
const STATISTICS_AFTER = 1_200
const BILL_LISTS = ['bills?kind=DIVIDEND&side=RECEIVED', 'bills?kind=DIVIDEND&side=PAID', 'arrears']

const failures: string[] = []
const isWanted = (part: string) => ONLY === undefined || ONLY.includes(part)

await withFilled({ accounts: ACCOUNTS, bets: BETS, zone: ZONE, kept: process.env.BENCH_KEEP }, async (filled) => {
  const { house, leader } = filled
  await teamSums(filled)
  if (isWanted('lists')) await callsOf(filled, leader, listsOf(filled))
  if (isWanted('check')) await nightlyCheck(filled)
  if (isWanted('bills')) {
    await monthlyRun(filled)
    await callsOf(filled, leader, BILL_LISTS)
  }
  if (isWanted('bet')) await costPerBet(house, filled.postgres.pid)
})
for (const failure of failures) console.error(`\nFAILED: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

/** The sums of teams of each day of the month, as the job makes them. */
async function teamSums(filled: Filled): Promise<void> {
  const { database, brands, log } = filled.house.parts
  const spent = await timed(filled, () => buildFacts({ db: database.db, brands, log }))
  const brand = brands.find(({ merchantCode }) => merchantCode === 'senluna')!
  const { first, last } = filled
  const people = await timed(filled, () =>
    database.db.transaction().execute((tx) => addTeamMonth(tx, brand, first, daysFrom(last, 1))),
  )
  const { rows } = await asOwner<{ days: string; rows: string; of: string }>(
    filled.house,
    `select (select count(*) from facts.teams_added where moves is not null) as days, (select count(*) from facts.team_days) as rows,
      (select count(*) from facts.play) + (select count(*) from facts.money) as of`,
  )
  await asOwner(filled.house, 'vacuum analyze facts.team_days, facts.team_people, facts.team_hours, facts.team_months')
  const { days, rows: kept, of } = rows[0]!
  console.log(`\nSums of teams: ${days} days, ${kept} rows from ${of} of members, in ${spent.text}`)
  console.log(`Who of each team did something in the month: ${people.text}`)
}

function listsOf({ first, last }: Filled): string[] {
  const month = `from=${first}&to=${last}`
  const week = `from=${daysFrom(last, -6)}&to=${last}`
  const day = `from=${last}&to=${last}`
  return [
    `overview?${month}`,
    `overview?${week}`,
    `overview?${day}`,
    `overview?${month}&scope=DIRECT`,
    `pal?${month}`,
    `pal?${month}&team=0`,
    `pal?${month}&product=LIVE`,
    `pal?${week}&tab=FUNDS`,
    `bets?${day}`,
    `bets?${week}`,
    `bets?${month}`,
    `bets?${month}&product=LIVE`,
    `transactions?${week}`,
    `transactions?${month}&typeGroup=DEPOSIT`,
    `income?${month}`,
    `income/${last}/sources`,
    `income/${first}/sources?to=${last}`,
    'downlines',
    'links',
    'accounts?name=b0',
    'contracts?kind=DIVIDEND&side=OFFEROR',
    'contracts/progress',
    'rate-requests',
  ]
}

async function callsOf({ house, postgres }: Filled, who: Somebody, paths: readonly string[]): Promise<void> {
  const head = ['first ms', 'p50 ms', 'p95 ms', 'server cpu', 'db cpu ms', 'pages']
  console.log(`\n${'agent center'.padEnd(56)}${head.map((name) => name.padStart(11)).join('')}`)
  for (const path of paths) {
    const times: number[] = []
    let refused = ''
    const before = await spentSoFar(house, postgres.pid)
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
    if (refused) failures.push(`${path}${refused}`)
    const sorted = times.slice(1).toSorted((a, b) => a - b)
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!
    const after = await spentSoFar(house, postgres.pid)
    const perCall = after.map((spent, place) => (spent - before[place]!) / times.length)
    const figures = [times[0]!, at(0.5), at(0.95), ...perCall].map((figure) => figure.toFixed(0).padStart(11)).join('')
    console.log(`${path.padEnd(56)}${figures}${at(0.95) > LIST_MS ? ` over ${LIST_MS}` : ''}${refused}`)
  }
}

/** Processor milliseconds of server and database, and pages that the database looked at. */
async function spentSoFar(house: House, databasePid: number): Promise<number[]> {
  // A connection tells the pages it looked at a second after it did.
  await setTimeout(STATISTICS_AFTER)
  const { rows } = await asOwner<{ pages: string }>(
    house,
    'select blks_hit + blks_read as pages from pg_stat_database where datname = current_database()',
  )
  return [cpuSeconds([process.pid]) * 1_000, cpuSeconds(withChildren(databasePid)) * 1_000, Number(rows[0]!.pages)]
}

async function nightlyCheck(filled: Filled): Promise<void> {
  const { house } = filled
  const { database, brands, log, clock } = house.parts
  let days = 0
  const spent = await timed(filled, async () => {
    days = (await verifyDays({ db: database.db, brands, log }, clock.now())).rows ?? 0
  })
  const { rows: found } = await asOwner<{ day: string; mended: number }>(
    house,
    `select to_char(day, 'YYYY-MM-DD') as day, mended from facts.checked
    where merchant_id = 'senluna' and mended > 0 order by day`,
  )
  const { rows } = await asOwner<{ bets: string }>(
    house,
    `select count(*) as bets from wagers.wager where settled_at >= (select min(day) from facts.checked)`,
  )
  console.log(`\nNightly check: ${days} days, ${rows[0]!.bets} bets in ${spent.text} (goal ${CHECK_S} s)`)
  for (const { day, mended } of found) failures.push(`facts of ${mended} members disagreed with the books on ${day}`)
}

async function monthlyRun(filled: Filled): Promise<void> {
  const { house } = filled
  const { clock, log, bills } = house.parts
  const kinds = ['DIVIDEND', 'DAILY_SALARY'] as const
  for (const kind of kinds) {
    let made = 0
    const spent = await timed(filled, async () => {
      made = (await runBills(bills, clock.now(), [kind])).made
    })
    console.log(`\nRun of ${kind}: ${made} bills made in ${spent.text} (goal ${RUN_S} s); memory ${spent.memory}`)
  }
  // Those of the house wait for two people; what is paid then goes down the tree.
  await asOwner(house, `update bills.bill set state = 'ISSUED' where state = 'REVIEW'`)
  let paid = 0
  const again = await timed(filled, async () => {
    paid = (await runBills(bills, clock.now(), kinds)).paid
  })
  console.log(`Paid down the tree: ${paid} bills in ${again.text}; memory ${again.memory}`)
  const { rows } = await asOwner<{ figures: string }>(house, 'select count(*) as figures from bills.figure')
  console.log(`Figures kept with bills: ${rows[0]!.figures}`)
  let corrected = 0
  const night = await timed(filled, async () => {
    corrected = await correctBills(bills, clock.now())
  })
  console.log(`Looked at again at night: ${corrected} corrected in ${night.text}; memory ${night.memory}`)
  if (corrected > 0) failures.push(`${corrected} bills were corrected though nothing had changed`)
  log.flush()
  for (const line of house.log.filter((line) => line.includes('could not be'))) failures.push(line.slice(0, 600))
}

/** How long some work took, what processor time it used, and how the process grew. */
async function timed(
  { postgres: { pid } }: Filled,
  work: () => Promise<unknown>,
): Promise<{ text: string; memory: string }> {
  const used = () => [cpuSeconds([process.pid]), cpuSeconds(withChildren(pid)) + endedSeconds(pid)] as const
  globalThis.gc?.()
  const memory = () => process.memoryUsage().rss
  let most = 0
  const before = memory()
  const watch = setInterval(() => (most = Math.max(most, memory())), 50)
  const [began, [server, database]] = [Date.now(), used()]
  await work()
  clearInterval(watch)
  const after = used()
  const mb = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`
  const s = (seconds: number) => `${seconds.toFixed(1)} s`
  return {
    text: `${s((Date.now() - began) / 1_000)} (processor: server ${s(after[0] - server)}, database ${s(after[1] - database)})`,
    memory: `${mb(before)}, at most ${mb(Math.max(most, memory()))}`,
  }
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
