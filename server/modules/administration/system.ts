import { sql } from 'kysely'
import type * as contract from '@senluna/contract/system-desk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DAY, HOUR, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { changeJob, jobStates, type JobState } from '../../platform/jobs/job-state.ts'
import { staffDid } from '../staff/index.ts'

/** What waits longer than that is an alarm. */
const LATE = { outbox: MINUTE, outgoing: HOUR }
const CLOCK_MOST = 2_000

const jobOf = (row: JobState): contract.DeskJob => ({
  name: row.name,
  cron: row.cron,
  state: stateOf(row),
  ...(row.started_at ? { startedAt: row.started_at.toISOString() } : {}),
  ...(row.ended_at ? { endedAt: row.ended_at.toISOString() } : {}),
  ...(row.ms === null ? {} : { ms: row.ms }),
  ...(row.failed === null ? {} : { failed: row.failed }),
  runs: row.runs.toString(),
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
  const all = (await jobStates(db)).filter((one) => one.name.includes(query.name ?? ''))
  return { list: all.map(jobOf) }
}

/** Asks for a run. Refuses SYS_NOT_FOUND. */
export async function run(db: Db, call: Call<typeof contract.runJob>) {
  const name = call.params.name ?? ''
  if (!(await changeJob(db, name, { wanted: true }))) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(db, call, { action: 'system.run', object: { kind: 'job', id: name } })
  return { wanted: true as const }
}

/** Pauses a job or lets it go on. Refuses SYS_NOT_FOUND. */
export async function pause(db: Db, call: Call<typeof contract.pauseJob>) {
  const name = call.params.name ?? ''
  const { paused } = call.body
  const before = await changeJob(db, name, { paused })
  if (!before) throw new Refusal('SYS_NOT_FOUND')
  await staffDid(db, call, {
    action: 'system.pause',
    object: { kind: 'job', id: name },
    before: { paused: before.paused },
    after: { paused },
  })
  return { paused }
}

/** Versions, queues, clocks and alarms, as this process and the database have them. */
export async function systemOf(
  { db, config, clock }: { db: Db; config: Pick<Config, 'env' | 'role'>; clock: { offsetMs: number } },
  call: Call<typeof contract.system>,
): Promise<contract.SystemState> {
  const { now } = call
  const { rows } = await sql<{
    version: string
    migration: string | null
  }>`select current_setting('server_version') as version,
    (select max(name) from public.migration) as migration`.execute(db)
  const queues = await queuesOf(db)
  const states = await jobStates(db)
  const root = await lastRoot(db, call.brand.merchantCode)
  const clockOffsetMs = clock.offsetMs
  const alarms: contract.SystemState['alarms'] = []
  for (const name of ['outbox', 'outgoing'] as const) {
    const oldest = queues.find((one) => one.name === name)?.oldestAt
    if (oldest && now - Date.parse(oldest) > LATE[name]) alarms.push({ name, detail: oldest })
  }
  for (const one of states) {
    if (one.failed !== null) alarms.push({ name: 'jobFailed', detail: `${one.name}: ${one.failed}` })
    if (one.paused) alarms.push({ name: 'jobPaused', detail: one.name })
  }
  if (root && isOld(root, now)) alarms.push({ name: 'auditRoot', detail: root })
  if (Math.abs(clockOffsetMs) > CLOCK_MOST) alarms.push({ name: 'clock', detail: `${clockOffsetMs} ms` })
  return {
    node: process.version,
    database: rows[0]?.version ?? '',
    migration: rows[0]?.migration ?? '',
    environment: config.env,
    role: config.role,
    startedAt: new Date(now - Math.round(process.uptime() * 1_000)).toISOString(),
    clockOffsetMs,
    queues,
    alarms,
  }
}

/** The roots of a chain are written once a day, of the day before. */
const isOld = (day: string, now: Instant): boolean => now - Date.parse(`${day}T00:00:00Z`) > 3 * DAY

async function lastRoot(db: Db, merchantId: string): Promise<string | undefined> {
  const { rows } = await sql<{
    day: string | null
  }>`select max(day)::text as day from audit.root where merchant_id = ${merchantId}`.execute(db)
  return rows[0]?.day ?? undefined
}

async function queuesOf(db: Db): Promise<contract.SystemState['queues']> {
  const { rows } = await sql<{
    name: contract.SystemState['queues'][number]['name']
    waiting: bigint
    oldest: Date | null
  }>`
    select 'outbox' as name, count(*) as waiting, min(at) as oldest from platform.outbox
    union all select 'outgoing', count(*), min(next_at) from platform.outgoing
    union all select 'jobs', count(*), min(started_at) from platform.job_state where wanted`.execute(db)
  return rows.map(({ name, waiting, oldest }) => ({
    name,
    waiting: Number(waiting),
    ...(oldest ? { oldestAt: oldest.toISOString() } : {}),
  }))
}
