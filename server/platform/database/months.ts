import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from './db.ts'

/** What is known of a table that is split by months. */
interface MonthlyTable {
  name: string
  ahead: number
  act: 'drop' | 'detach' | 'detach verified'
}

const monthlyTables = async (db: Db): Promise<MonthlyTable[]> =>
  (await sql<MonthlyTable>`select name, ahead, act from platform.monthly order by name`.execute(db)).rows

/**
 * Makes the months that a span of time touches, of every table that is split by months; answers how
 * many are new. The span may lie in the past: history is written into months, not into the rest.
 */
export async function ensurePartitions(db: Db, from: Instant, to: Instant): Promise<number> {
  const months = monthOf(to) - monthOf(from) + 1
  let made = 0
  for (const { name } of await monthlyTables(db)) made += await makeMonths(db, name, from, months)
  return made
}

/**
 * Makes the coming months of every table that is split by them, as many as it wants; answers how
 * many are new.
 */
export async function makeMonthsAhead(db: Db, now: Instant): Promise<number> {
  let made = 0
  for (const { name, ahead } of await monthlyTables(db)) made += await makeMonths(db, name, now, ahead + 1)
  return made
}

/**
 * Drops or detaches the months whose time is over; answers their names. Those that have to be
 * verified first are left to their owner.
 */
export async function endMonths(db: Db, now: Instant): Promise<string[]> {
  const ended: string[] = []
  for (const { name, act } of await monthlyTables(db)) {
    if (act === 'detach verified') continue
    const { rows } = await sql<{
      part: string
    }>`select part from platform.end_months(${name}, ${new Date(now)}) part`.execute(db)
    ended.push(...rows.map(({ part }) => part))
  }
  return ended
}

async function makeMonths(db: Db, name: string, from: Instant, months: number): Promise<number> {
  const { rows } = await sql<{
    made: number
  }>`select platform.make_months(${name}, ${new Date(from)}, ${months}::integer) as made`.execute(db)
  return rows[0]!.made
}

const monthOf = (at: Instant): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth()

/** How many months of a table are made ahead, and how many rows found no month. */
export interface MonthState {
  name: string
  ahead: number
  rest: bigint
}

export const monthStates = async (db: Db, now: Instant): Promise<MonthState[]> =>
  (await sql<MonthState>`select name, ahead, rest from platform.month_states(${new Date(now)})`.execute(db)).rows
