import { sql } from 'kysely'
import type { Clock } from '@senluna/kit/time.ts'
import type { Db } from '../database/db.ts'
import type { ScheduledJob } from './jobs.ts'

/** Longer than that nobody reads a failure. */
const FAILURE_LENGTH = 500

/** The same jobs, with what became of each run kept, and with pauses and wishes of the desk heard. */
export async function keptJobs(db: Db, clock: Clock, jobs: readonly ScheduledJob[]): Promise<ScheduledJob[]> {
  const names = jobs.map(({ name }) => name)
  await sql`insert into platform.job_state (name, cron)
    select * from unnest(${names}::text[], ${jobs.map(({ cron }) => cron)}::text[])
    on conflict (name) do update set cron = excluded.cron`.execute(db)
  await sql`delete from platform.job_state where name <> all (${names}::text[])`.execute(db)
  const kept = jobs.map((job) => ({ ...job, run: () => runKept(db, clock, job, false) }))
  return [...kept, { name: 'run-wanted-jobs', cron: '* * * * *', run: () => runWanted(db, clock, jobs) }]
}

async function runKept(db: Db, clock: Clock, job: ScheduledJob, wanted: boolean): Promise<void> {
  const begun = await sql`update platform.job_state set started_at = ${new Date(clock.now())}, wanted = false
    where name = ${job.name} and (${wanted} or not paused)`.execute(db)
  if (begun.numAffectedRows !== 1n) return
  const since = Date.now()
  try {
    await job.run()
    await note(db, clock, job.name, Date.now() - since, null)
  } catch (error) {
    await note(db, clock, job.name, Date.now() - since, error instanceof Error ? error.message : String(error))
    throw error
  }
}

const note = (db: Db, clock: Clock, name: string, ms: number, failed: string | null) =>
  sql`update platform.job_state set ended_at = ${new Date(clock.now())}, ms = ${ms}, failed = ${failed?.slice(0, FAILURE_LENGTH) ?? null},
    runs = runs + 1 where name = ${name}`.execute(db)

/** Runs what the desk has asked for, each once. */
async function runWanted(db: Db, clock: Clock, jobs: readonly ScheduledJob[]): Promise<void> {
  const { rows } = await sql<{
    name: string
  }>`update platform.job_state set wanted = false where wanted returning name`.execute(db)
  for (const { name } of rows) {
    const job = jobs.find((one) => one.name === name)
    if (job) await runKept(db, clock, job, true).catch(() => undefined)
  }
}

/** One job as it stands. */
export interface JobState {
  name: string
  cron: string
  started_at: Date | null
  ended_at: Date | null
  ms: number | null
  failed: string | null
  runs: bigint
  paused: boolean
  wanted: boolean
}

export async function jobStates(db: Db): Promise<JobState[]> {
  const { rows } = await sql<JobState>`select name, cron, started_at, ended_at, ms, failed, runs, paused, wanted
    from platform.job_state order by name`.execute(db)
  return rows
}

/** Asks for a run within a minute, or pauses a job and lets it go on; answers the job as it was before, or nothing. */
export async function changeJob(
  db: Db,
  name: string,
  change: { wanted: true } | { paused: boolean },
): Promise<JobState | undefined> {
  const before = (await jobStates(db)).find((one) => one.name === name)
  if (before)
    await (
      'wanted' in change
        ? sql`update platform.job_state set wanted = true where name = ${name}`
        : sql`update platform.job_state set paused = ${change.paused} where name = ${name}`
    ).execute(db)
  return before
}
