import { sql } from 'kysely'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Bucket, CheckMinutes, Limit, LimitKind } from '@senluna/kit/protection/protection.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'

type MemberId = Id<'member'>

/** A member's guard: what stands against play besides limits. */
export interface Guard {
  active: boolean
  coolingUntil: Instant | null
  excluded: boolean
  /** Null for an exclusion for good. */
  excludedUntil: Instant | null
  returnAskedAt: Instant | null
  sessionEndsAt: Instant | null
}

interface GuardRow {
  active: boolean
  cooling_until: Date | null
  excluded: boolean
  excluded_until: Date | null
  return_asked_at: Date | null
  session_ends_at: Date | null
}

const moment = (at: Date | null): Instant | null => at && instant(at.getTime())

export async function guardOf(db: Db, memberId: MemberId): Promise<Guard | undefined> {
  const { rows } =
    await sql<GuardRow>`select active, cooling_until, excluded, excluded_until, return_asked_at, session_ends_at
    from protection.guard where owner_id = ${memberId}`.execute(db)
  const row = rows[0]
  return (
    row && {
      active: row.active,
      coolingUntil: moment(row.cooling_until),
      excluded: row.excluded,
      excludedUntil: moment(row.excluded_until),
      returnAskedAt: moment(row.return_asked_at),
      sessionEndsAt: moment(row.session_ends_at),
    }
  )
}

/** A guard, if there is one, that nobody else changes until `tx` ends. */
export async function lockedGuard(tx: Tx, memberId: MemberId): Promise<Guard | undefined> {
  await sql`select from protection.guard where owner_id = ${memberId} for no key update`.execute(tx)
  return guardOf(tx, memberId)
}

/**
 * Keeps everybody else from changing this player's protection, and from making a play state, until
 * `tx` ends.
 */
export async function holdPlayer(tx: Tx, memberId: MemberId): Promise<void> {
  await sql`select wagers.hold_player(${memberId})`.execute(tx)
}

/**
 * Holds the player's play states and guard too: every stake of theirs waits until `tx` ends. Makes
 * the guard.
 */
export async function holdGuard(tx: Tx, memberId: MemberId, merchantCode: MerchantCode): Promise<Guard> {
  await sql`select wagers.hold_guard(${memberId}, ${merchantCode})`.execute(tx)
  const guard = await guardOf(tx, memberId)
  assert(guard, 'a held guard exists')
  return guard
}

/**
 * Writes breaks and the end of the day's minutes of a held guard, then puts it in force or out of
 * it.
 */
export async function setGuard(tx: Tx, memberId: MemberId, guard: Omit<Guard, 'active'>, now: Instant): Promise<void> {
  const date = (at: Instant | null): Date | null => (at === null ? null : new Date(at))
  await sql`update protection.guard set cooling_until = ${date(guard.coolingUntil)}, excluded = ${guard.excluded},
      excluded_until = ${date(guard.excludedUntil)}, return_asked_at = ${date(guard.returnAskedAt)},
      session_ends_at = ${date(guard.sessionEndsAt)}
    where owner_id = ${memberId}`.execute(tx)
  const { rows } = await sql<{ limited: boolean }>`select exists (select from protection.member_limit
    where owner_id = ${memberId} and value is not null and kind not like 'deposit%') as limited`.execute(tx)
  const active = rows[0]!.limited || guard.excluded || (guard.coolingUntil !== null && guard.coolingUntil > now)
  await sql`select wagers.set_guard(${memberId}, ${active}, ${new Date(now)})`.execute(tx)
}

interface LimitRow {
  kind: LimitKind
  value: bigint | null
  pending: boolean
  pending_value: bigint | null
  pending_at: Date | null
}

/** The limits that were ever set, by kind. */
export async function limitsOf(db: Db, memberId: MemberId): Promise<Map<LimitKind, Limit>> {
  const { rows } =
    await sql<LimitRow>`select kind, value, pending, pending_value, pending_at from protection.member_limit
    where owner_id = ${memberId}`.execute(db)
  return new Map(
    rows.map((row) => {
      const at = moment(row.pending_at)
      return [
        row.kind,
        { value: row.value, pending: row.pending && at !== null ? { value: row.pending_value, at } : null },
      ]
    }),
  )
}

export async function writeLimit(
  tx: Tx,
  memberId: MemberId,
  kind: LimitKind,
  limit: Limit,
  now: Instant,
): Promise<void> {
  const { value, pending } = limit
  const pendingAt = pending && new Date(pending.at)
  await sql`insert into protection.member_limit (owner_id, kind, value, pending, pending_value, pending_at, changed_at)
    values (${memberId}, ${kind}, ${value}, ${pending !== null}, ${pending?.value ?? null}, ${pendingAt}, ${new Date(now)})
    on conflict (owner_id, kind) do update set value = excluded.value, pending = excluded.pending,
      pending_value = excluded.pending_value, pending_at = excluded.pending_at, changed_at = excluded.changed_at`.execute(
    tx,
  )
}

/** What a guarded member staked and won in the last 31 days, by the hour. */
export async function bucketsOf(db: Db, memberId: MemberId, now: Instant): Promise<Bucket[]> {
  const { rows } = await sql<{
    hour: Date
    staked: Amount
    won: Amount
  }>`select hour, staked, won from protection.bucket
    where owner_id = ${memberId} and hour > ${new Date(now)}::timestamptz - interval '31 days'`.execute(db)
  return rows.map(({ hour, staked, won }) => ({ hour: instant(hour.getTime()), staked, won }))
}

export type StepKind =
  | 'limit'
  | 'raiseAsked'
  | 'raiseConfirmed'
  | 'raiseDropped'
  | 'coolOff'
  | 'exclusion'
  | 'returnAsked'
  | 'returned'
  | 'checkInterval'
  | 'checkAcknowledged'
  | 'sessionOver'
  | 'contact'
  | 'marked'

/** Keeps a step for ever. */
/**
 * A page of what a member asked of their protection, the newest first. `after` is the `next` of the
 * page before.
 */
export async function stepsOf(db: Db, memberId: MemberId, after: string | undefined, size: number) {
  const [at, last] = after?.split(' ') ?? []
  const { rows } = await sql<{
    at: Date
    id: Id<'protection-step'>
    kind: string
    detail: unknown
  }>`select at, id, kind, detail from protection.step
    where owner_id = ${memberId} and (${at === undefined} or (at, id) < (${at ?? null}::timestamptz, ${last ?? null}::uuid))
    order by at desc, id desc limit ${size}`.execute(db)
  const end = rows.length === size ? rows.at(-1) : undefined
  return {
    list: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      what: row.kind,
      detail: JSON.stringify(row.detail),
    })),
    ...(end ? { next: `${end.at.toISOString()} ${end.id}` } : {}),
  }
}

export async function recordStep(
  tx: Tx,
  memberId: MemberId,
  kind: StepKind,
  detail: Readonly<Record<string, string | number | null>>,
  now: Instant,
): Promise<void> {
  await sql`insert into protection.step (owner_id, id, at, kind, detail)
    values (${memberId}, ${newId<'protection-step'>(now)}, ${new Date(now)}, ${kind}, ${JSON.stringify(detail)}::jsonb)`.execute(
    tx,
  )
}

/** The period of play that the next reality check covers. */
export interface CheckPeriod {
  minutes: number
  since: Instant
  dueAt: Instant
}

export async function checkPeriodOf(db: Db, memberId: MemberId): Promise<CheckPeriod | undefined> {
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
  memberId: MemberId,
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
export async function restartPeriod(tx: Tx, memberId: MemberId, now: Instant): Promise<CheckPeriod> {
  const at = new Date(now)
  await sql`update protection.reality_check set since = ${at}, due_at = ${at}::timestamptz + make_interval(mins => minutes)
    where owner_id = ${memberId}`.execute(tx)
  return postDueTime(tx, memberId)
}

/** The player chooses the minutes between two checks; the running period ends by them. */
export async function choosePeriod(
  tx: Tx,
  memberId: MemberId,
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
async function postDueTime(tx: Tx, memberId: MemberId): Promise<CheckPeriod> {
  const period = await checkPeriodOf(tx, memberId)
  assert(period, 'a period has begun')
  await sql`select wagers.set_check(${memberId}, ${new Date(period.dueAt)})`.execute(tx)
  return period
}

/**
 * Members whose minutes of the day are used up while the guard still says when, a bounded number at
 * a time.
 */
export async function sessionsOver(
  db: Db,
  now: Instant,
  most: number,
): Promise<{ memberId: MemberId; merchantCode: MerchantCode }[]> {
  const { rows } = await sql<{
    owner_id: Id<'member'>
    merchant_id: MerchantCode
  }>`select owner_id, merchant_id from protection.guard
    where session_ends_at <= ${new Date(now)} order by session_ends_at limit ${most}`.execute(db)
  return rows.map((row) => ({ memberId: row.owner_id as MemberId, merchantCode: row.merchant_id }))
}

/** What member info says of protection. */
export async function infoOf(
  db: Db,
  memberId: MemberId,
  checkMinutes: number,
  now: Instant,
): Promise<{ coolingUntil?: string; excludedUntil?: string; realityCheckMin: number; sessionLimitMin?: number }> {
  const { rows } = await sql<{
    cooling: Date | null
    excluded: Date | null
    minutes: number | null
    session: bigint | null
  }>`
    select g.cooling_until as cooling, g.excluded_until as excluded, c.minutes, l.value as session
    from (select ${memberId}::uuid as id) m
    left join protection.guard g on g.owner_id = m.id and (g.cooling_until > ${new Date(now)} or g.excluded)
    left join protection.reality_check c on c.owner_id = m.id and c.chosen
    left join protection.member_limit l on l.owner_id = m.id and l.kind = 'session'`.execute(db)
  const row = rows[0]!
  return {
    ...(row.cooling && row.cooling.getTime() > now ? { coolingUntil: row.cooling.toISOString() } : {}),
    ...(row.excluded ? { excludedUntil: row.excluded.toISOString() } : {}),
    realityCheckMin: row.minutes ?? checkMinutes,
    ...(row.session === null ? {} : { sessionLimitMin: Number(row.session) }),
  }
}

/** Of some members those who are excluded or on a break. */
export async function outOfPlay(db: Db, ids: readonly MemberId[], now: Instant): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ owner_id: Id<'member'> }>`select owner_id from protection.guard
    where owner_id = any (${[...ids]}::uuid[]) and (excluded or cooling_until > ${new Date(now)})`.execute(db)
  return new Set(rows.map((row) => row.owner_id))
}

/** Forgets what is kept of trial accounts that are removed. */
export async function forgetProtection(tx: Tx, ids: readonly MemberId[]): Promise<void> {
  for (const table of ['guard', 'member_limit', 'reality_check', 'bucket', 'marker'])
    await sql`delete from ${sql.table(`protection.${table}`)} where owner_id = any (${[...ids]}::uuid[])`.execute(tx)
}

/** Hours that no window reaches any more. */
export async function deleteOldBuckets(db: Db, before: Instant): Promise<void> {
  await sql`delete from protection.bucket where hour < ${new Date(before)}`.execute(db)
}
