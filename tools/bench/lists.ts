import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { recordOf } from '@senluna/server/modules/wallet/index.ts'
import { newSomebody, openHouse, type House, type Somebody } from '@senluna/server/modules/rounds/testing/house.ts'
import { askDesk, newPerson, type Person } from '@senluna/server/modules/staff/testing/desk.ts'
import { queryOf } from '@senluna/server/platform/database/query.ts'
import { migrate } from '@senluna/server/start/setup.ts'
import { ensureDatabase } from '../setup/database.ts'
import { startPostgres } from '../postgres/index.ts'
import { throwawayFolder } from '../postgres/throwaway.ts'

// What the first and the thousandth page of long lists cost, beside the same list with 1,000 rows,
// in one run. Run by `npm run bench lists`. Goals: docs/ledger.md, "Lists".

const POSTINGS = Number(process.env.BENCH_POSTINGS ?? 1_000_000)
const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const SHORT = 1_000
const SIZE = 20
const TIMES = Number(process.env.BENCH_TIMES ?? 200)
const WARM = 10
const DAY = 86_400_000

interface Cell {
  name: string
  once: () => Promise<void>
}

const postgres = await startPostgres({ data: throwawayFolder(true), durable: true })
try {
  const template = postgres.url('template_senluna')
  await ensureDatabase(template)
  await migrate(template)
  const state = join(mkdtempSync(join(tmpdir(), 'lists-')), 'state.json')
  writeFileSync(state, JSON.stringify({ template }))
  process.env.SENLUNA_TEST_DATABASE = state
  const house = await openHouse({ LANES: '1' })
  try {
    await accountRecord(house)
    await withdrawalQueue(house)
  } finally {
    await house.close()
  }
} finally {
  await postgres.stop()
}

async function accountRecord(house: House): Promise<void> {
  const [short, long] = [await newSomebody(house), await newSomebody(house)]
  await fill(house, short, SHORT)
  await fill(house, long, POSTINGS)
  const now = house.parts.clock.now()
  const period = { from: new Date(now - 31 * DAY), until: new Date(now + DAY) }
  const read = queryOf(house.parts.database.db)
  const rows =
    (who: Somebody, more: Partial<Parameters<typeof recordOf>[2]> = {}) =>
    async () =>
      void (await recordOf(read, who.member.id, { ...period, size: SIZE, ...more }, String))
  const old = { from: new Date(now - 75 * DAY), until: new Date(now - 45 * DAY) }
  await measure(`Account record, pages of ${SIZE}`, [
    { name: `first page of ${SHORT}`, once: rows(short) },
    { name: `first page of ${POSTINGS}`, once: rows(long) },
    { name: `thousandth page of ${POSTINGS}`, once: rows(long, { after: `${POSTINGS + 1 - 999 * SIZE}_0` }) },
    { name: 'first page of an old month', once: rows(long, old) },
    { name: 'first page of deposits, one in 5,000', once: rows(long, { group: 'DEPOSIT' }) },
    { name: 'first page of withdrawals, of which there are none', once: rows(long, { group: 'WITHDRAW' }) },
  ])
}

/** The queues of two brands stand side by side: a short one and a long one. */
async function withdrawalQueue(house: House): Promise<void> {
  const few = await newPerson(house, ['FINANCE_MAKER'], 'desk.reference.localhost')
  const many = await newPerson(house, ['FINANCE_MAKER'])
  await fillQueue(house, await newSomebody(house, 0, 'reference.localhost'), SHORT)
  await fillQueue(house, await newSomebody(house), ORDERS)
  let after = ''
  for (let page = 1; page < 1_000; page++) after = (await queue(house, many, after)).next ?? ''
  const once = (who: Person, from?: string) => async () => void (await queue(house, who, from))
  await measure(`Withdrawal queue by its call, pages of ${SIZE}`, [
    { name: `first page of ${SHORT}`, once: once(few) },
    { name: `first page of ${ORDERS}`, once: once(many) },
    { name: `thousandth page of ${ORDERS}`, once: once(many, after) },
  ])
}

async function queue(house: House, who: Person, after = ''): Promise<{ list: unknown[]; next?: string }> {
  // A list of people is looked at now and then; the clock moves on so that no throttle minds.
  house.advance(600)
  const more = after ? `&after=${encodeURIComponent(after)}` : ''
  const path = `/bo/v1/withdrawals?queue=REVIEW&pageSize=${SIZE}${more}`
  const reply = await askDesk<{ list: unknown[]; next?: string }>(house, who, 'GET', path)
  if (reply.value?.list.length !== SIZE) throw new Error(`the queue answered ${reply.errorCode ?? 'too little'}`)
  return reply.value
}

/**
 * Times the cells in turns, so that whatever else the machine does falls on all of them; ratios are
 * to the first.
 */
async function measure(title: string, cells: readonly Cell[]): Promise<void> {
  const times = cells.map((): number[] => [])
  for (let i = -WARM; i < TIMES; i++)
    for (const [nth, { once }] of cells.entries()) {
      const began = process.hrtime.bigint()
      await once()
      if (i >= 0) times[nth]!.push(Number(process.hrtime.bigint() - began) / 1e6)
    }
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
  console.log(`\n${title.padEnd(60)}${'ms'.padStart(9)}${'× first'.padStart(10)}`)
  for (const [nth, { name }] of cells.entries()) {
    const ms = median(times[nth]!)
    console.log(`${name.padEnd(60)}${ms.toFixed(2).padStart(9)}${(ms / median(times[0]!)).toFixed(2).padStart(10)}`)
  }
}

async function asOwner(house: House, text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: house.url })
  await client.connect()
  await client.query(text, values)
  await client.query('analyze')
  await client.end()
}

/** Bets and payouts over three months, a deposit among 5,000 of them, up to now. */
async function fill(house: House, { member }: Somebody, rows: number): Promise<void> {
  await asOwner(
    house,
    `with filled as (
      insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no,
        kind, source, leg)
      select a.owner_id, gen_random_uuid(), case when v % 2 = 0 then -1 else 1 end, a.balance - (1 - v % 2), v, x.at, x.at, 1,
        (select min(account_no) from ledger.house_account), case when v % 5000 = 0 then 100 when v % 2 = 0 then 200 else 201 end, 1, 1
      from ledger.account a, generate_series(2, ${rows + 1}) v,
        lateral (select $2::timestamptz - make_interval(secs => (${rows + 1} - v) * ${(90 * 86_400) / rows}) as at) x
      where a.owner_id = $1 and a.account_no = 1)
    update ledger.account set version = ${rows + 1} where owner_id = $1 and account_no = 1`,
    [member.id, new Date(house.parts.clock.now())],
  )
}

/** Orders that wait to be looked at. */
async function fillQueue(house: House, { member }: Somebody, rows: number): Promise<void> {
  await asOwner(
    house,
    `with own as (
      insert into payout.account (id, merchant_id, member_id, kind, bank_code, number, holder, state, created_at, usable_at)
      values (gen_random_uuid(), $2, $1, 'BANK', 'DEMO', '1', 'DEMO', 'ACTIVE', $3, $3) returning id)
    insert into payout.withdrawal (no, merchant_id, member_id, currency, amount, fee, account_id, state, decision, score,
      auto_confirm_minutes, due_at, created_at)
    select 'B' || left($2, 1) || v, $2, $1, 'XVD', 200000, 0, own.id, 'REVIEW', 'MANUAL', 10, 30, $3,
      $3::timestamptz - make_interval(secs => v) from own, generate_series(1, ${rows}) v`,
    [member.id, member.merchantCode, new Date(house.parts.clock.now())],
  )
}
