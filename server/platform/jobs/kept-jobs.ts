import type { Clock } from '@senluna/kit/time.ts'
import type { Db } from '../database/db.ts'
import { withFailures } from '../concurrency/attempt.ts'
import { addRun, noteLastRun, startRun, storeJobs, takeWanted, type EndedRun, type JobHow } from './job-store.ts'
import type { JobDone, ScheduledJob } from './jobs.ts'

/** Longer than that nobody reads a failure. */
const FAILURE_LENGTH = 500

/**
 * The same jobs; each keeps how its runs ended, and obeys the desk's pauses and requests.
 */
export async function keptJobs(db: Db, clock: Clock, jobs: readonly ScheduledJob[]): Promise<ScheduledJob[]> {
  await storeJobs(db, jobs)
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
  if (!(await startRun(db, job.name, how, begun))) return
  const since = Date.now()
  const note = (done: JobDone, failed: string | null) =>
    noteRun(db, job, { job: job.name, how, begun, ended: clock.now(), ms: Date.now() - since, done, failed })
  try {
    const { done, failures } = await withFailures(run)
    await note(done ?? {}, failures.length === 0 ? null : failureOf(failures))
  } catch (error) {
    await note({}, cut(error instanceof Error ? error.message : String(error)))
    throw error
  }
}

/** Rows that failed don't stop a run; it counts as failed, so that somebody looks at them. */
const failureOf = ([first = '', ...others]: readonly string[]): string =>
  cut(others.length === 0 ? first : `${others.length + 1} rows failed; first: ${first}`)

const cut = (text: string): string => text.slice(0, FAILURE_LENGTH)

/** How the last run went, and one more line of what the runs did. */
async function noteRun(db: Db, job: ScheduledJob, run: EndedRun): Promise<void> {
  await noteLastRun(db, run)
  if (isWorthNoting(job, run)) await addRun(db, run)
}

/**
 * A frequent job that had nothing to do is not noted: its lines would bury the others.
 */
const isWorthNoting = (job: ScheduledJob, { how, done, failed }: EndedRun): boolean =>
  how !== 'CLOCK' || failed !== null || (done.rows ?? 0) > 0 || !job.cron.startsWith('*')

/** Runs what the desk has asked for, each once: a run of now, or a day once more. */
async function runWanted(db: Db, clock: Clock, jobs: readonly ScheduledJob[]): Promise<void> {
  for (const { name, replay, wanted } of await takeWanted(db)) {
    const job = jobs.find((job) => job.name === name)
    if (job?.replay && replay !== null)
      await runKept(db, clock, job, 'REPLAY', () => job.replay!(replay)).catch(() => undefined)
    if (job && wanted) await runKept(db, clock, job, 'WANTED', job.run).catch(() => undefined)
  }
}
