import { sql } from 'kysely'
import { DAY, later, type Clock, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../database/db.ts'
import type { JobDone, ScheduledJob } from './jobs.ts'

/** Longer than that nobody reads a failure. */
const FAILURE_LENGTH = 500
/** So long it is kept what each run did. */
const RUNS_KEPT = 30 * DAY

/** What set a run off. */
export type JobHow = 'CLOCK' | 'WANTED' | 'REPLAY'

/**
 * The same jobs; each keeps how its runs ended, and obeys the desk's pauses and requests.
 */
export async function keptJobs(db: Db, clock: Clock, jobs: readonly ScheduledJob[]): Promise<ScheduledJob[]> {
  const names = jobs.map(({ name }) => name)
  await sql`insert into platform.job_state (name, cron, replays)
    select * from unnest(${names}::text[], ${jobs.map(({ cron }) => cron)}::text[],
      ${jobs.map(({ replay }) => replay !== undefined)}::boolean[])
    on conflict (name) do update set cron = excluded.cron, replays = excluded.replays`.execute(db)
  await sql`delete from platform.job_state where name <> all (${names}::text[])`.execute(db)
  const kept = jobs.map((job) => ({ ...job, run: () => runKept(db, clock, job, 'CLOCK', job.run) }))
  return [...kept, { name: 'run-wanted-jobs', cron: '* * * * *', run: () => runWanted(db, clock, jobs) }]
}

async function runKept(
  db: Db,
  clock: Clock,
  job: ScheduledJob,
  how: JobHow,
  run: () => Promise<JobDone | void>,
): Promise<void> {
  const begun = clock.now()
  const started = await sql`update platform.job_state set started_at = ${new Date(begun)}, wanted = false
    where name = ${job.name} and (${how !== 'CLOCK'} or not paused)`.execute(db)
  if (started.numAffectedRows !== 1n) return
  const since = Date.now()
  try {
    const done = (await run()) ?? {}
    await note(db, { job, how, begun, ended: clock.now(), ms: Date.now() - since, done, failed: null })
  } catch (error) {
    const failed = (error instanceof Error ? error.message : String(error)).slice(0, FAILURE_LENGTH)
    await note(db, { job, how, begun, ended: clock.now(), ms: Date.now() - since, done: {}, failed })
    throw error
  }
}

interface Ended {
  job: ScheduledJob
  how: JobHow
  begun: Instant
  ended: Instant
  ms: number
  done: JobDone
  failed: string | null
}

/** How the last run went, and one more line of what the runs did. */
async function note(db: Db, run: Ended): Promise<void> {
  const { job, how, begun, ended, ms, done, failed } = run
  const { rows = null, lastKey = null, period = null } = done
  await sql`update platform.job_state set ended_at = ${new Date(ended)}, ms = ${ms}, failed = ${failed}, runs = runs + 1,
      done_rows = ${rows}, last_key = coalesce(${lastKey}, last_key), period = coalesce(${period}, period)
    where name = ${job.name}`.execute(db)
  if (!isWorthNoting(run)) return
  await sql`insert into platform.job_run (name, period, how, started_at, ended_at, ms, done_rows, last_key, failed)
    values (${job.name}, ${period}, ${how}, ${new Date(begun)}, ${new Date(ended)}, ${ms}, ${rows}, ${lastKey}, ${failed})`.execute(
    db,
  )
}

/**
 * A frequent job that had nothing to do is not noted: its lines would bury the others.
 */
const isWorthNoting = ({ job, how, done, failed }: Ended): boolean =>
  how !== 'CLOCK' || failed !== null || (done.rows ?? 0) > 0 || !job.cron.startsWith('*')

/** Runs what the desk has asked for, each once: a run of now, or a day once more. */
async function runWanted(db: Db, clock: Clock, jobs: readonly ScheduledJob[]): Promise<void> {
  const { rows } = await sql<{ name: string; replay: string | null; wanted: boolean }>`with asked as (
      select name, replay, wanted from platform.job_state where wanted or replay is not null for update skip locked)
    update platform.job_state s set wanted = false, replay = null from asked where s.name = asked.name
    returning asked.name, asked.replay, asked.wanted`.execute(db)
  for (const { name, replay, wanted } of rows) {
    const job = jobs.find((job) => job.name === name)
    if (job?.replay && replay !== null)
      await runKept(db, clock, job, 'REPLAY', () => job.replay!(replay)).catch(() => undefined)
    if (job && wanted) await runKept(db, clock, job, 'WANTED', job.run).catch(() => undefined)
  }
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
