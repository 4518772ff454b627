import { Logger, run, type AddJobFunction, type Runner, type Task } from 'graphile-worker'
import pg from 'pg'
import type { Instant } from '@senluna/kit/time.ts'
import type { Log } from '../log.ts'
import { inTrace, newTrace } from '../trace.ts'
import { SPAN } from '../tracing/span.ts'
import { inSpan } from '../tracing/tracing.ts'

/** What a run did, as far as the job knows. */
export interface JobDone {
  /** How many rows, members, files … it dealt with. */
  rows?: number
  /** The last one of them, for who looks where it came to. */
  lastKey?: string
  /** The day it was about. */
  period?: string
}

/** A job that runs on a schedule, once among all processes. */
export interface ScheduledJob {
  /** Letters and dashes. */
  name: string
  /** Five fields of cron, UTC. */
  cron: string
  run(): Promise<JobDone | void>
  /** Goes through a day once more that it has been through; two people ask for that. */
  replay?(day: string): Promise<JobDone | void>
  /** When it has something to do before its next turn; asked after each run. */
  next?(): Promise<Instant | undefined>
}

/**
 * The table of turns as the queue reads it. A line that it can't read keeps the worker from
 * starting.
 */
export const crontabOf = (jobs: readonly Pick<ScheduledJob, 'name' | 'cron'>[]): string =>
  jobs.map((job) => `${job.cron} ${job.name} ?jobKey=${job.name}`).join('\n')

/** A 64-bit integer, by PostgreSQL's number of the type. */
const INT8 = 20
const CONNECTIONS = 10

/**
 * Connections of the queue. It writes the ids of jobs that failed as JSON, which knows no BigInt:
 * to the queue a 64-bit integer is a text, as its own driver would have it.
 */
function queuePool(connectionString: string, log: Log): pg.Pool {
  const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
    Number(oid) === INT8 ? String : pg.types.getTypeParser(oid, format)
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, types: { getTypeParser } })
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection of the job queue lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ error: error.message }, 'database connection of the job queue broke'))
  })
  return pool
}

/**
 * Starts the worker of this process. What must happen once among many is kept by the job queue's
 * own locks.
 */
export async function startJobs(
  databaseUrl: string,
  jobs: readonly ScheduledJob[],
  log: Log,
): Promise<Pick<Runner, 'addJob' | 'stop'>> {
  const pool = queuePool(databaseUrl, log)
  const quiet = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ message }, 'job queue')
  })
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    concurrency: 2,
    pollInterval: 2_000,
    logger: quiet,
    crontab: crontabOf(jobs),
    taskList: Object.fromEntries(
      jobs.map((job): [string, Task] => [
        job.name,
        (asked, { addJob }) =>
          inTrace(traceOf(asked) ?? newTrace(), () =>
            inSpan({ name: `job ${job.name}`, kind: SPAN.CONSUMER }, () => runLogged(job, addJob, log)),
          ),
      ]),
    ),
  })
  return {
    addJob: runner.addJob,
    stop: async () => {
      await runner.stop()
      await pool.end()
    },
  }
}

async function runLogged(job: ScheduledJob, addJob: AddJobFunction, log: Log): Promise<void> {
  const since = Date.now()
  await job.run()
  log.info({ job: job.name, ms: Date.now() - since }, 'job done')
  const again = await job.next?.()
  // A key of its own: it must not put off a run that somebody has asked for.
  if (again !== undefined) await addJob(job.name, {}, { jobKey: `${job.name}:again`, runAt: new Date(again) })
}

/**
 * Runs a job now, ahead of its schedule, in one of the processes that wait for work. It runs under
 * the trace of the request; when several requests share one run, under the last one's.
 */
export async function wakeJob(runner: Pick<Runner, 'addJob'>, name: string, traceId?: string): Promise<void> {
  await runner.addJob(name, { traceId }, { jobKey: `${name}:now` })
}

const traceOf = (asked: unknown): string | undefined =>
  typeof asked === 'object' && asked !== null && 'traceId' in asked && typeof asked.traceId === 'string'
    ? asked.traceId
    : undefined
