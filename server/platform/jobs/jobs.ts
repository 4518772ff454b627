import { Logger, run, type Runner } from 'graphile-worker'
import type { Log } from '../log.ts'

/** A job that runs on a schedule, once among all processes. */
export interface ScheduledJob {
  /** Letters and dashes. */
  name: string
  /** Five fields of cron, UTC. */
  cron: string
  run(): Promise<void>
}

/** Starts the worker of this process. What must happen once among many is kept by the job queue's own locks. */
export async function startJobs(databaseUrl: string, jobs: readonly ScheduledJob[], log: Log): Promise<Runner> {
  const quiet = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ message }, 'job queue')
  })
  return run({
    connectionString: databaseUrl,
    noHandleSignals: true,
    concurrency: 2,
    pollInterval: 2_000,
    logger: quiet,
    crontab: jobs.map((job) => `${job.cron} ${job.name} ?jobKey=${job.name}`).join('\n'),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, () => runLogged(job, log)])),
  })
}

async function runLogged(job: ScheduledJob, log: Log): Promise<void> {
  const since = Date.now()
  await job.run()
  log.info({ job: job.name, ms: Date.now() - since }, 'job done')
}
