import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { merchantCode } from '@senluna/kit/brand.ts'
import { DAY, HOUR, instant, MINUTE } from '@senluna/kit/time.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { closeAuditDay, recordAudit } from '../modules/audit/index.ts'
import { keepRun } from '../modules/reconciliation/index.ts'
import { newSomebody, openHouse, type House } from '../modules/rounds/testing/house.ts'
import { FigureReader } from '../platform/figures/figure-reader.ts'
import { keptJobs } from '../platform/jobs/kept-jobs.ts'
import { Registry } from 'prom-client'
import { pino } from 'pino'
import { newId } from '../platform/ids.ts'
import { openDatabase, type Db } from '../platform/database/db.ts'
import { figuresOf } from './figures.ts'

let house: House
let reader: FigureReader
let owner: ReturnType<typeof openDatabase>
beforeAll(async () => {
  house = await openHouse()
  reader = figuresOf(house.parts)
  owner = openDatabase(house.url, { max: 1, log: pino({ level: 'silent' }), as: 'owner', name: 'test' })
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

const ago = (ms: number) => new Date(house.parts.clock.now() - ms)

/** The value of one figure after a read; undefined where it has none. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  await reader.read()
  const metric = await house.parts.metrics.registry.getSingleMetric(name)!.get()
  const found = metric.values.find((value) =>
    Object.entries(labels).every(([label, text]) => value.labels[label] === text),
  )
  return found?.value
}

test('every group of figures can be read', async () => {
  await reader.read()
  const ages = (await house.parts.metrics.registry.getSingleMetric('senluna_figures_age_seconds')!.get()).values
  assert.ok(ages.length >= 8)
  for (const { labels, value } of ages) assert.ok(value < 30, `${labels.group} is ${value} s old`)
  assert.ok(!house.log.some((line) => line.includes('figures could not be read')))
})

test('a table without a month to come, and rows without a month, are seen', async () => {
  const labels = { table: 'sessions.login_record' }
  assert.equal(await figure('senluna_months_ahead', labels), 3)
  await sql`insert into sessions.login_record (member_id, at, id, merchant_id, ip, place, device, result)
    values (gen_random_uuid(), ${ago(-400 * DAY)}, gen_random_uuid(), 'senluna', '192.0.2.1', '', '', 0)`.execute(
    owner.db,
  )
  assert.equal(await figure('senluna_months_rest_rows', labels), 1)
})

/** Roughly: the clock goes on while a test reads. */
const about = (value: number | undefined, seconds: number) =>
  assert.ok(value !== undefined && value >= seconds && value < seconds + 60, `${value} is not about ${seconds}`)

test('an event that waits shows its age', async () => {
  assert.equal(await figure('senluna_backlog_oldest_seconds', { queue: 'outbox' }), 0)
  await sql`insert into platform.outbox (topic, audience, payload, at) values ('queueChanged', 'all', '{}', ${ago(HOUR)})`.execute(
    house.parts.database.db,
  )
  about(await figure('senluna_backlog_oldest_seconds', { queue: 'outbox' }), 3_600)
  assert.equal(await figure('senluna_backlog_waiting', { queue: 'outbox' }), 1)
})

test('a job shows that it failed, and how many turns it has missed', async () => {
  const { db } = house.parts.database
  const failing = { name: 'test-failing', cron: '*/5 * * * *', run: () => Promise.reject(new Error('no')) }
  const [kept] = await keptJobs(db, house.parts.clock, [failing])
  await assert.rejects(kept!.run())
  assert.equal(await figure('senluna_job_failed', { job: 'test-failing' }), 1)
  await sql`update platform.job_state set started_at = ${ago(20 * MINUTE)} where name = 'test-failing'`.execute(db)
  const missed = await figure('senluna_job_turns_missed', { job: 'test-failing' })
  assert.ok(missed! >= 4 && missed! < 4.5, String(missed))
  await sql`update platform.job_state set paused = true where name = 'test-failing'`.execute(db)
  assert.equal(await figure('senluna_job_turns_missed', { job: 'test-failing' }), 0)
})

test('before the first check and the first backup there is no figure; after them their age', async () => {
  assert.equal(await figure('senluna_reconcile_age_seconds'), undefined)
  assert.equal(await figure('senluna_backup_age_seconds'), undefined)
  const breaks = [{ check: 'sums', detail: 'off by 1' }]
  await keepRun(house.parts.database.db, { seconds: 2, checks: 30, breaks }, house.parts.clock.now())
  await sql`insert into platform.backup (at, seconds, bytes, program, encrypted)
    values (${ago(DAY)}, 3, 1000, 'base', true)`.execute(owner.db)
  about(await figure('senluna_reconcile_age_seconds'), 0)
  assert.equal(await figure('senluna_reconcile_breaks'), 1)
  about(await figure('senluna_backup_age_seconds'), 86_400)
})

test('the audit log shows how long entries have waited for a root, by brand', async () => {
  const age = (merchant: string) => figure('senluna_audit_root_age_seconds', { merchant })
  assert.equal(await age('senluna'), undefined)
  const { db } = house.parts.database
  const done = (at: Date) =>
    recordAudit(db, {
      merchantCode: merchantCode('senluna'),
      at: instant(at.getTime()),
      actor: { kind: 'system', id: 'test', name: 'test' },
      ip: '',
      action: 'chat.take',
      object: { kind: 'conversation', id: 'c' },
      before: undefined,
      after: undefined,
      reason: '',
      traceId: '',
    })
  await done(ago(6 * DAY))
  await closeAuditDay(db, house.parts.log, instant(ago(5 * DAY).getTime()))
  assert.equal(await age('senluna'), 0, 'a quiet brand waits for nothing')
  await done(ago(4 * DAY))
  await done(ago(DAY))
  about(await age('senluna'), (4 * DAY) / 1_000)
  await closeAuditDay(db, house.parts.log, house.parts.clock.now())
  about(await age('senluna'), 0)
  assert.equal(await age('reference'), undefined)
})

test('facts show when they were checked last, and of how many members they were wrong lately', async () => {
  assert.equal(await figure('senluna_facts_checked_age_seconds', { merchant: 'senluna' }), undefined)
  const check = (day: string, at: Date, mended: number) =>
    sql`insert into facts.checked (merchant_id, day, checked_at, mended) values ('senluna', ${day}, ${at}, ${mended})`.execute(
      owner.db,
    )
  await check('2026-11-01', ago(2 * DAY), 7)
  await check('2026-11-02', ago(DAY), 2)
  await check('2026-11-03', ago(DAY), 1)
  about(await figure('senluna_facts_checked_age_seconds', { merchant: 'senluna' }), 86_400)
  assert.equal(await figure('senluna_facts_mended_members', { merchant: 'senluna' }), 3)
})

test('payments are counted by channel and state', async () => {
  const { rows } = await sql<{
    id: string
    code: string
  }>`insert into cashier.deposit_channel (id, merchant_id, code, method, provider, name,
      "least", most, fee_ppm, fee_fixed, expire_min, priority, quick, state, payee, settings, created_at, changed_at)
    values (gen_random_uuid(), 'senluna', 'TEST-1', 'BANK_QR', 'manual', 'Test', 1, 10, 0, 0, 10, 1, '{}', 'OPEN', '{}', '{}', ${ago(0)}, ${ago(0)})
    returning id, code`.execute(owner.db)
  const member = await newSomebody(house)
  const channel = rows[0]!
  await sql`insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
      currency, request_key, asked, fee_ppm, fee_fixed, state, created_at, expires_at, changed_at)
    values (${newId<'deposit'>(house.parts.clock.now())}, 'senluna', 'D0TEST00001', ${member.member.id}, ${member.member.userName}, ${channel.id}, ${channel.code},
      'manual', 'BANK_QR', ${member.member.currency}, gen_random_uuid(), 1000, 0, 0, 'REJECTED', ${ago(0)}, ${ago(0)}, ${ago(0)})`.execute(
    owner.db,
  )
  const labels = { direction: 'in', merchant: 'senluna', channel: channel.code, state: 'REJECTED' }
  assert.equal(await figure('senluna_payments_day', labels), 1)
})

test('a draw later than a minute is overdue at the step where it stands', async () => {
  const before = await figure('senluna_lottery_draws_overdue', { step: 'draw' })
  assert.equal(before, 0)
  const draw = (state: number, late: number) =>
    sql`insert into lottery.draw (game, numero, profile, source, open_at, lock_at, draw_at, state)
      values ('TEST', ${`${state} ${late}`}, 'test', 'SELF', ${ago(HOUR)}, ${ago(late)}, ${ago(late)}, ${state})`.execute(
      owner.db,
    )
  await draw(1, 10 * MINUTE)
  await draw(0, MINUTE / 2)
  assert.equal(await figure('senluna_lottery_draws_overdue', { step: 'draw' }), 1)
  about(await figure('senluna_lottery_overdue_seconds', { step: 'draw' }), 600)
  assert.equal(await figure('senluna_lottery_draws_overdue', { step: 'lock' }), 0)
})

test('a group that cannot be read keeps no old values, and its age grows', async () => {
  const registry = new Registry()
  let broken = false
  const figures = { test_value: { help: 'a test' } }
  const groupRead = async () => {
    if (broken) throw new Error('away')
    return [{ figure: 'test_value' as const, value: 7 }]
  }
  const parts = { registry, db: {} as Db, clock: house.parts.clock, log: pino({ level: 'silent' }) }
  const own = new FigureReader(parts, [{ name: 'test', figures, read: groupRead }])
  const read = async () => (await registry.getSingleMetric('test_value')!.get()).values
  assert.deepEqual(await read(), [])
  await own.read()
  assert.equal((await read())[0]?.value, 7)
  broken = true
  house.advance(2 * MINUTE)
  await own.read()
  assert.deepEqual(await read(), [])
  const age = (await registry.getSingleMetric('senluna_figures_age_seconds')!.get()).values[0]
  assert.ok(age!.value >= 120)
})

test('a refusal is counted by its code', async () => {
  await house.app.inject({ method: 'GET', url: '/wps/nothing-here', headers: { host: 'localhost' } })
  const counted = await house.parts.metrics.registry.getSingleMetric('senluna_refusals_total')!.get()
  assert.ok(counted.values.some(({ labels }) => labels.code === 'AUTH_REQUIRED' || labels.code === 'SYS_NOT_FOUND'))
})
