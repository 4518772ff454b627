import { sql } from 'kysely'
import { DAY, HOUR } from '@senluna/kit/time.ts'
import { reconcile } from '@senluna/ledger/index.ts'
import { cleanProtection, endSessionsOver } from './modules/protection/index.ts'
import { cleanSessions, endUnusedSessions, makeLoginMonths, removeExpiredTrials } from './modules/sessions/index.ts'
import type { Parts } from './parts.ts'
import { openDatabase } from './platform/database/db.ts'
import { queryOf } from './platform/database/query.ts'
import type { ScheduledJob } from './platform/jobs/jobs.ts'

/** The most that one check of the whole ledger may take. */
const RECONCILE_MS = 6 * HOUR

/** What runs by the clock, once among all processes. Times are UTC. */
export function scheduledJobs(parts: Parts): ScheduledJob[] {
  const { db } = parts.database
  const now = () => parts.clock.now()
  return [
    {
      name: 'remove-trials',
      cron: '*/10 * * * *',
      run: async () => void (await removeExpiredTrials(parts.sessions, now())),
    },
    {
      name: 'end-unused-sessions',
      cron: '* * * * *',
      run: async () => void (await endUnusedSessions(parts.sessions, now())),
    },
    {
      name: 'end-sessions-over',
      cron: '* * * * *',
      run: async () => void (await endSessionsOver(parts.protection, now())),
    },
    { name: 'clean-protection', cron: '40 0 * * *', run: () => cleanProtection(parts.protection, now()) },
    { name: 'clean-sessions', cron: '5,35 * * * *', run: () => cleanSessions(db, now()) },
    { name: 'clean-sealed', cron: '*/10 * * * *', run: () => parts.settings.sealed.clean(now()) },
    { name: 'make-login-months', cron: '20 0 * * *', run: () => makeLoginMonths(db, now()) },
    {
      name: 'forget-replies',
      cron: '15 * * * *',
      run: async () =>
        void (await sql`delete from platform.once_reply where at < ${new Date(now() - DAY)}`.execute(db)),
    },
    { name: 'reconcile', cron: '30 19 * * *', run: () => nightlyReconcile(parts) },
  ]
}

/** Checks every invariant of the ledger; a break is an error in the log for people to act on. */
async function nightlyReconcile({ config, log }: Parts): Promise<void> {
  // On a connection of its own: reading a whole ledger takes longer than anything else may.
  const database = openDatabase(config.databaseUrl, {
    max: 1,
    log,
    as: 'app',
    name: 'senluna reconcile',
    statementMs: RECONCILE_MS,
  })
  try {
    const breaks = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => reconcile(queryOf(tx)))
    for (const { check, detail } of breaks) log.error({ check, detail }, 'the ledger does not hold')
  } finally {
    await database.close()
  }
}
