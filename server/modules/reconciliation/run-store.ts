import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'

/** One check of everything that must hold. */
export interface Run {
  seconds: number
  checks: number
  breaks: readonly { check: string; detail: string }[]
}

/** Keeps what a check of the whole ledger came to. */
export async function keepRun(db: Db, { seconds, checks, breaks }: Run, now: Instant): Promise<void> {
  await sql`insert into reconciliation.run (at, seconds, checks, breaks)
    values (${new Date(now)}, ${seconds}, ${checks}, ${JSON.stringify(breaks)}::jsonb) on conflict do nothing`.execute(
    db,
  )
}

/** The last one, if there was any. */
export async function lastRun(db: Db) {
  const { rows } = await sql<{
    at: Date
    seconds: number
    checks: number
    breaks: { check: string; detail: string }[]
  }>`
    select at, seconds, checks, breaks from reconciliation.run order by at desc limit 1`.execute(db)
  return rows.map(({ at, ...run }) => ({ at: at.toISOString(), ...run }))[0]
}
