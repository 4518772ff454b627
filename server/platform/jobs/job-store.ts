import { sql } from 'kysely'
import { keptMs } from '@senluna/kit/retention/index.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../database/db.ts'
import type { JobDone, ScheduledJob } from './jobs.ts'

/** So long it is kept what each run did. */
const RUNS_KEPT = keptMs('platform.job_run')

/** What set a run off. */
export type JobHow = 'CLOCK' | 'WANTED' | 'REPLAY'

/** Keeps a row for each of the jobs, and none for jobs that are no more. */
export async function storeJobs(db: Db, jobs: readonly ScheduledJob[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  await sql`insert into platform.job_state (name, cron, replays)
    select * from unnest(${names}::text[], ${jobs.map(({ cron }) => cron)}::text[],
      ${jobs.map(({ replay }) => replay !== undefined)}::boolean[])
    on conflict (name) do update set cron = excluded.cron, replays = excluded.replays`.execute(db)
  await sql`delete from platform.job_state where name <> all (${names}::text[])`.execute(db)
}

/**
 * Notes that a run begins; answers false when the desk has paused the job and the clock set it off.
 */
export async function startRun(db: Db, name: string, how: JobHow, at: Instant): Promise<boolean> {
  const started = await sql`update platform.job_state set started_at = ${new Date(at)}, wanted = false
    where name = ${name} and (${how !== 'CLOCK'} or not paused)`.execute(db)
  return started.numAffectedRows === 1n
}

/** How a run ended. */
export interface EndedRun {
  job: string
  how: JobHow
  begun: Instant
  ended: Instant
  ms: number
  done: JobDone
  failed: string | null
}

/** Notes at the job how its last run went. */
export async function noteLastRun(db: Db, { job, ended, ms, done, failed }: EndedRun): Promise<void> {
  const { rows = null, lastKey = null, period = null } = done
  await sql`update platform.job_state set ended_at = ${new Date(ended)}, ms = ${ms}, failed = ${failed}, runs = runs + 1,
      done_rows = ${rows}, last_key = coalesce(${lastKey}, last_key), period = coalesce(${period}, period)
    where name = ${job}`.execute(db)
}

/** Adds a run to what the runs of its job did. */
export async function addRun(db: Db, { job, how, begun, ended, ms, done, failed }: EndedRun): Promise<void> {
  const { rows = null, lastKey = null, period = null } = done
  await sql`insert into platform.job_run (name, period, how, started_at, ended_at, ms, done_rows, last_key, failed)
    values (${job}, ${period}, ${how}, ${new Date(begun)}, ${new Date(ended)}, ${ms}, ${rows}, ${lastKey}, ${failed})`.execute(
    db,
  )
}

/** What the desk has asked of a job. */
export interface WantedRun {
  name: string
  /** The day to be run once more. */
  replay: string | null
  wanted: boolean
}

/** Takes what the desk has asked for; nobody else gets the same. */
export async function takeWanted(db: Db): Promise<WantedRun[]> {
  const { rows } = await sql<WantedRun>`with asked as (
      select name, replay, wanted from platform.job_state where wanted or replay is not null for update skip locked)
    update platform.job_state s set wanted = false, replay = null from asked where s.name = asked.name
    returning asked.name, asked.replay, asked.wanted`.execute(db)
  return rows
}

/** Forgets what runs of long ago did; answers how many. */
export async function forgetRuns(db: Db, now: Instant): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from platform.job_run where ended_at < ${new Date(later(now, -RUNS_KEPT))}`.execute(db)
  return Number(numAffectedRows ?? 0n)
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
  done_rows: bigint | null
  last_key: string | null
  period: string | null
  replays: boolean
  replay: string | null
}

export async function jobStates(db: Db | Tx): Promise<JobState[]> {
  const { rows } =
    await sql<JobState>`select name, cron, started_at, ended_at, ms, failed, runs, paused, wanted, done_rows, last_key,
      period, replays, replay
    from platform.job_state order by name`.execute(db)
  return rows
}

/** One run of a job. */
export interface JobRun {
  id: bigint
  name: string
  period: string | null
  how: JobHow
  started_at: Date
  ended_at: Date
  ms: number
  done_rows: bigint | null
  last_key: string | null
  failed: string | null
}

/** What the runs of a job did, the latest first. */
export async function jobRuns(db: Db | Tx, name: string, ask: { before?: bigint; most: number }): Promise<JobRun[]> {
  const { rows } = await sql<JobRun>`select id, name, period, how, started_at, ended_at, ms, done_rows, last_key, failed
    from platform.job_run where name = ${name} and (${ask.before ?? null}::bigint is null or id < ${ask.before ?? null}::bigint)
    order by id desc limit ${ask.most}`.execute(db)
  return rows
}

/** A run within a minute, a day once more, or a pause and its end. */
export type JobChange = { wanted: true } | { replay: string } | { paused: boolean }

/** Changes a job; answers it as it was before, or nothing. */
export async function changeJob(db: Db | Tx, name: string, change: JobChange): Promise<JobState | undefined> {
  const before = (await jobStates(db)).find((jobState) => jobState.name === name)
  if (before)
    await (
      'wanted' in change
        ? sql`update platform.job_state set wanted = true where name = ${name}`
        : 'replay' in change
          ? sql`update platform.job_state set replay = ${change.replay} where name = ${name}`
          : sql`update platform.job_state set paused = ${change.paused} where name = ${name}`
    ).execute(db)
  return before
}
