import { sql } from 'kysely'
import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { CheckMinutes } from '@senluna/kit/protection/protection.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** The period of play that the next reality check covers. */
export interface CheckPeriod {
  minutes: number
  since: Instant
  dueAt: Instant
}

export async function checkPeriodOf(db: Db, memberId: Id<'member'>): Promise<CheckPeriod | undefined> {
  const { rows } = await sql<{ minutes: number; since: Date; due_at: Date }>`select minutes, since, due_at
    from protection.reality_check where owner_id = ${memberId}`.execute(db)
  const row = rows[0]
  return row && { minutes: row.minutes, since: instant(row.since.getTime()), dueAt: instant(row.due_at.getTime()) }
}

/**
 * Begins the period, or another one when the session is another; answers it. A player's own choice
 * of minutes stays.
 */
export async function beginPeriod(
  tx: Tx,
  memberId: Id<'member'>,
  sessionId: Id<'session'>,
  minutes: CheckMinutes,
  now: Instant,
): Promise<CheckPeriod> {
  const at = new Date(now)
  await sql`insert into protection.reality_check as c (owner_id, minutes, session_id, since, due_at)
    values (${memberId}, ${minutes}, ${sessionId}, ${at}, ${at}::timestamptz + make_interval(mins => ${minutes}))
    on conflict (owner_id) do update set session_id = excluded.session_id, since = excluded.since,
      minutes = case when c.chosen then c.minutes else excluded.minutes end,
      due_at = excluded.since + make_interval(mins => case when c.chosen then c.minutes else excluded.minutes end)
    where c.session_id <> excluded.session_id`.execute(tx)
  return postDueTime(tx, memberId)
}

/** The next period begins now. */
export async function restartPeriod(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<CheckPeriod> {
  const at = new Date(now)
  await sql`update protection.reality_check set since = ${at}, due_at = ${at}::timestamptz + make_interval(mins => minutes)
    where owner_id = ${memberId}`.execute(tx)
  return postDueTime(tx, memberId)
}

/** The player chooses the minutes between two checks; the running period ends by them. */
export async function choosePeriod(
  tx: Tx,
  memberId: Id<'member'>,
  sessionId: Id<'session'>,
  minutes: number,
  now: Instant,
): Promise<void> {
  const at = new Date(now)
  await sql`insert into protection.reality_check as c (owner_id, minutes, chosen, session_id, since, due_at)
    values (${memberId}, ${minutes}, true, ${sessionId}, ${at}, ${at}::timestamptz + make_interval(mins => ${minutes}))
    on conflict (owner_id) do update set minutes = excluded.minutes, chosen = true,
      due_at = c.since + make_interval(mins => excluded.minutes)`.execute(tx)
  await postDueTime(tx, memberId)
}

/** Writes when the check is due to the player's open play states; answers the period. */
async function postDueTime(tx: Tx, memberId: Id<'member'>): Promise<CheckPeriod> {
  const period = await checkPeriodOf(tx, memberId)
  assert(period, 'a period has begun')
  await sql`select wagers.set_check(${memberId}, ${new Date(period.dueAt)})`.execute(tx)
  return period
}
