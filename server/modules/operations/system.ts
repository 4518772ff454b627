import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/desk/brand/system.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Right } from '@senluna/kit/staff.ts'
import { DAY, HOUR, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { backlogOf, databaseVersion } from '../../platform/database/system-store.ts'
import type { Call } from '../../platform/http/route.ts'
import { jobRuns, jobStates, type JobState } from '../../platform/jobs/job-store.ts'
import { deadEvents } from '../../platform/live/dead-event-store.ts'
import { pageOf } from '../../platform/page.ts'
import { rootsOf } from '../audit/index.ts'
import { vendorHealth } from '../catalog/index.ts'
import { mendedDays } from '../facts/index.ts'
import { budgetsNear } from '../promotions/desk/index.ts'
import { lastRun } from '../reconciliation/index.ts'
import { outsideLimits } from '../rtp/index.ts'
import type { VendorParts } from '../catalog/desk/index.ts'

/** What waits longer than that is an alarm. */
const LATE = { outbox: MINUTE, outgoing: HOUR }
const CLOCK_MOST = 2_000
const RUNS_PAGE = 20

const jobOf = (row: JobState): contract.DeskJob => ({
  name: row.name,
  cron: row.cron,
  state: stateOf(row),
  ...(row.started_at ? { startedAt: row.started_at.toISOString() } : {}),
  ...(row.ended_at ? { endedAt: row.ended_at.toISOString() } : {}),
  ...(row.ms === null ? {} : { ms: row.ms }),
  ...(row.failed === null ? {} : { failed: row.failed }),
  runs: row.runs.toString(),
  ...(row.period === null ? {} : { period: row.period }),
  ...(row.done_rows === null ? {} : { rows: Number(row.done_rows) }),
  ...(row.last_key === null ? {} : { lastKey: row.last_key }),
  replays: row.replays,
  ...(row.replay === null ? {} : { replaying: row.replay }),
  wanted: row.wanted,
})

function stateOf(row: JobState): contract.DeskJob['state'] {
  if (row.started_at && (!row.ended_at || row.ended_at < row.started_at)) return 'RUNNING'
  if (row.paused) return 'PAUSED'
  if (row.failed !== null) return 'FAILED'
  return row.ended_at ? 'OK' : 'IDLE'
}

/** Everything that runs by the clock. There are a few dozen: one page. */
export async function jobs(db: Db, { query }: Call<typeof contract.deskJobs>) {
  const all = (await jobStates(db)).filter((job) => job.name.includes(query.name ?? ''))
  return { list: all.map(jobOf) }
}

/**
 * What the runs of a job did, the latest first. Refuses SYS_NOT_FOUND, VAL_FIELD for a key that was
 * never given out.
 */
export async function runsOf(db: Db, { params, query }: Call<typeof contract.jobRuns>) {
  const name = params.name ?? ''
  const size = query.pageSize ?? RUNS_PAGE
  if (query.after !== undefined && !/^[1-9]\d{0,17}$/.test(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  if (!(await jobStates(db)).some((job) => job.name === name)) throw new Refusal('SYS_NOT_FOUND')
  const rows = await jobRuns(db, name, {
    ...(query.after === undefined ? {} : { before: BigInt(query.after) }),
    most: size + 1,
  })
  return pageOf(
    rows,
    size,
    (last) => last.id.toString(),
    (row) => ({
      id: row.id.toString(),
      name: row.name,
      ...(row.period === null ? {} : { period: row.period }),
      how: row.how,
      startedAt: row.started_at.toISOString(),
      endedAt: row.ended_at.toISOString(),
      ms: row.ms,
      ...(row.done_rows === null ? {} : { rows: Number(row.done_rows) }),
      ...(row.last_key === null ? {} : { lastKey: row.last_key }),
      ...(row.failed === null ? {} : { failed: row.failed }),
    }),
  )
}

/** What alarms are looked for in. */
type Watched = VendorParts & { clock: { offsetMs: number } }

/** Who looks for alarms, and when. */
interface Looking {
  brand: { merchantCode: MerchantCode; timeZone: string }
  caller: { rights: readonly Right[] }
  now: Instant
}

/**
 * What somebody should look at: a brand's own alarms, and for who has `system.view` also what is
 * wrong with the platform.
 */
export async function alarmsOf(
  watched: Watched,
  looking: Looking,
  queues?: contract.SystemState['queues'],
): Promise<contract.Alarm[]> {
  const aboveBrands = looking.caller.rights.includes('system.view')
  const [platform, brand] = await Promise.all([
    aboveBrands ? platformAlarms(watched, looking.now, queues) : [],
    brandAlarms(watched, looking, aboveBrands),
  ])
  return [...platform, ...brand]
}

/** What is stuck or failed, whichever brand's it is. */
async function platformAlarms(
  { db, clock }: Watched,
  now: Instant,
  queues?: contract.SystemState['queues'],
): Promise<contract.Alarm[]> {
  const [waiting, dead, states] = await Promise.all([queues ?? queuesOf(db), deadEvents(db), jobStates(db)])
  const alarms: contract.Alarm[] = []
  for (const name of ['outbox', 'outgoing'] as const) {
    const oldest = waiting.find((queue) => queue.name === name)?.oldestAt
    if (oldest && now - Date.parse(oldest) > LATE[name]) alarms.push({ name, detail: oldest })
  }
  for (const { topic, count } of dead) alarms.push({ name: 'deadEvents', detail: `${topic} (${count})` })
  for (const state of states) {
    if (state.failed !== null) alarms.push({ name: 'jobFailed', detail: `${state.name}: ${state.failed}` })
    if (state.paused) alarms.push({ name: 'jobPaused', detail: state.name })
  }
  if (Math.abs(clock.offsetMs) > CLOCK_MOST) alarms.push({ name: 'clock', detail: `${clock.offsetMs} ms` })
  return alarms
}

/** What has spent so much of its budget soon gives nothing any more. */
const BUDGET_NEAR_PPM = 800_000

/** Roots are noted once a day, of the day before. */
const ROOT_LATE = 2 * DAY

/**
 * Entries of the audit log without a root, books that don't agree, facts that had to be made anew,
 * vendors that don't answer, budgets that run out, games outside of their limits. The books are
 * checked together for all brands: where they differ is for who stands above the brands.
 */
async function brandAlarms(
  { db, vendors }: Watched,
  { brand, now }: Looking,
  withDetails: boolean,
): Promise<contract.Alarm[]> {
  const [roots, run, mended, health, budgets, outside] = await Promise.all([
    rootsOf(db),
    lastRun(db),
    mendedDays(db, brand.merchantCode),
    vendorHealth(db, brand.merchantCode, [...vendors.connected], now),
    budgetsNear(db, brand.merchantCode, BUDGET_NEAR_PPM),
    outsideLimits(db, brand, now),
  ])
  const alarms: contract.Alarm[] = []
  const root = roots.find(({ merchant }) => merchant === brand.merchantCode)
  if (root?.since && now - root.since.getTime() > ROOT_LATE) alarms.push({ name: 'auditRoot', detail: root.day })
  for (const { check, detail } of run?.breaks ?? [])
    alarms.push({ name: 'books', detail: withDetails ? `${check}: ${detail}` : check })
  for (const { day, members } of mended) alarms.push({ name: 'facts', detail: `${day} (${members})` })
  for (const [code, { state }] of health) if (state === 'DOWN') alarms.push({ name: 'vendor', detail: code })
  for (const { promotionId, most, spent } of budgets)
    alarms.push({ name: 'budget', detail: `${promotionId} (${(spent * 100n) / most}%)` })
  for (const { name, mode, measured, theory } of outside)
    alarms.push({ name: 'rtp', detail: `${name}${mode && ` ${mode}`}: ${percent(measured)} / ${percent(theory)}` })
  return alarms
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** Versions, queues, clocks and alarms, as this process and the database have them. */
export async function systemOf(
  parts: Watched & { config: Pick<Config, 'env' | 'role'> },
  call: Call<typeof contract.system>,
): Promise<contract.SystemState> {
  const { now } = call
  const { db, config } = parts
  const { version, migration } = await databaseVersion(db)
  const queues = await queuesOf(db)
  return {
    node: process.version,
    database: version,
    migration: migration ?? '',
    environment: config.env,
    role: config.role,
    startedAt: new Date(now - Math.round(process.uptime() * 1_000)).toISOString(),
    clockOffsetMs: parts.clock.offsetMs,
    queues,
    alarms: await alarmsOf(parts, call, queues),
  }
}

async function queuesOf(db: Db): Promise<contract.SystemState['queues']> {
  const backlog = await backlogOf(db)
  return backlog.map(({ name, waiting, oldest }) => ({
    name,
    waiting,
    ...(oldest ? { oldestAt: oldest.toISOString() } : {}),
  }))
}
