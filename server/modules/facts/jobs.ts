import type { Brand } from '@senluna/kit/brand.ts'
import { keptMs } from '@senluna/kit/retention/index.ts'
import { businessDate, HOUR, instant, type Clock } from '@senluna/kit/time.ts'
import type { Config } from '../../platform/config/config.ts'
import { openDatabase, type Db } from '../../platform/database/db.ts'
import type { JobDone, ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { buildFacts } from './build.ts'
import { paced } from './paced.ts'
import { forgetHours, forgetWindows } from './store/hour-store.ts'
import { forgetVisitors } from './store/visit-store.ts'
import { verifyDay, verifyDays } from './verify.ts'

/** What the jobs of facts need of the process. */
interface Parts {
  database: { db: Db }
  brands: readonly Brand[]
  clock: Clock
  log: Log
  config: Pick<Config, 'databaseUrl'>
}

/** Comparing a day may take so long: it reads every posting. */
const VERIFY_MS = 6 * HOUR
/** Every so many runs everybody’s postings are looked at, also those that came without an event. */
const SWEEP_EVERY = 10
/** Hours are kept for the same day of last week. */
const HOURS_KEPT = keptMs('facts.hours')
/** Windows are kept as long as a salary can be corrected. */
const WINDOWS_KEPT = keptMs('facts.windows')
const VISITORS_KEPT = keptMs('facts.visitor')

/** Makes facts each minute, and compares them each night with wagers and postings. */
export function factJobs(parts: Parts): ScheduledJob[] {
  const { database, brands, clock, log } = parts
  let runs = 0
  const build = paced(clock, () => buildFacts({ db: database.db, brands, log }, { sweep: runs++ % SWEEP_EVERY === 0 }))
  return [
    { name: 'build-facts', cron: '* * * * *', run: async () => ({ rows: await build() }) },
    {
      name: 'verify-facts',
      cron: '5 19 * * *',
      run: async () => {
        await forgetHours(database.db, instant(clock.now() - HOURS_KEPT))
        await forgetWindows(database.db, instant(clock.now() - WINDOWS_KEPT))
        await forgetVisitors(database.db, businessDate(instant(clock.now() - VISITORS_KEPT), 'UTC'))
        return alone(parts, (db) => verifyDays({ ...parts, db }, clock.now()))
      },
      replay: (day) => alone(parts, (db) => verifyDay({ ...parts, db }, day, clock.now())),
    },
  ]
}

/** On a connection of its own: reading a day takes longer than anything else may. */
async function alone({ config, log }: Parts, work: (db: Db) => Promise<JobDone>): Promise<JobDone> {
  const database = openDatabase(config.databaseUrl, {
    max: 2,
    log,
    as: 'app',
    name: 'senluna facts',
    statementMs: VERIFY_MS,
  })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
