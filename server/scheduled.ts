import { sql } from 'kysely'
import { DAY } from '@senluna/kit/time.ts'
import { reconcile } from '@senluna/ledger/index.ts'
import { cleanSessions, makeLoginMonths, removeExpiredTrials } from './modules/sessions/index.ts'
import type { Parts } from './parts.ts'
import { queryOf } from './platform/database/query.ts'
import type { ScheduledJob } from './platform/jobs/jobs.ts'

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
async function nightlyReconcile(parts: Parts): Promise<void> {
  const breaks = await parts.database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      return reconcile(queryOf(tx))
    })
  for (const { check, detail } of breaks) parts.log.error({ check, detail }, 'the ledger does not hold')
}
