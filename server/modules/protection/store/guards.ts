import { sql } from 'kysely'
import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

/** A member's guard: what stands against play besides limits. */
export interface Guard {
  active: boolean
  coolingUntil: Instant | null
  excluded: boolean
  /** Null for an exclusion for good. */
  excludedUntil: Instant | null
  returnAskedAt: Instant | null
  sessionEndsAt: Instant | null
  /** Whether what may be staked is capped; see `caps.ts`. */
  capped: boolean
}

interface GuardRow {
  active: boolean
  cooling_until: Date | null
  excluded: boolean
  excluded_until: Date | null
  return_asked_at: Date | null
  session_ends_at: Date | null
  capped: boolean
}

const moment = (at: Date | null): Instant | null => at && instant(at.getTime())

export async function guardOf(db: Db, memberId: Id<'member'>): Promise<Guard | undefined> {
  const { rows } =
    await sql<GuardRow>`select active, cooling_until, excluded, excluded_until, return_asked_at, session_ends_at, capped_until is not null as capped
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
      capped: row.capped,
    }
  )
}

/** A guard, if there is one, that nobody else changes until `tx` ends. */
export async function lockedGuard(tx: Tx, memberId: Id<'member'>): Promise<Guard | undefined> {
  await sql`select from protection.guard where owner_id = ${memberId} for no key update`.execute(tx)
  return guardOf(tx, memberId)
}

/**
 * Keeps everybody else from changing this player's protection, and from making a play state, until
 * `tx` ends.
 */
export async function holdPlayer(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`select wagers.hold_player(${memberId})`.execute(tx)
}

/**
 * Holds the player's play states and guard too: every stake of theirs waits until `tx` ends. Makes
 * the guard.
 */
export async function holdGuard(tx: Tx, memberId: Id<'member'>, merchantCode: MerchantCode): Promise<Guard> {
  await sql`select wagers.hold_guard(${memberId}, ${merchantCode})`.execute(tx)
  const guard = await guardOf(tx, memberId)
  assert(guard, 'a held guard exists')
  return guard
}

/**
 * Writes breaks and the end of the day's minutes of a held guard, then puts it in force or out of
 * it.
 */
export async function setGuard(
  tx: Tx,
  memberId: Id<'member'>,
  guard: Omit<Guard, 'active' | 'capped'>,
  now: Instant,
): Promise<void> {
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

/**
 * Members whose minutes of the day are used up while the guard still says when, a bounded number at
 * a time.
 */
export async function sessionsOver(
  db: Db,
  now: Instant,
  most: number,
  without: readonly string[] = [],
): Promise<{ memberId: Id<'member'>; merchantCode: MerchantCode }[]> {
  const { rows } = await sql<{
    owner_id: Id<'member'>
    merchant_id: MerchantCode
  }>`select owner_id, merchant_id from protection.guard
    where session_ends_at <= ${new Date(now)} and owner_id <> all (${[...without]}::uuid[]) order by session_ends_at limit ${most}`.execute(
    db,
  )
  return rows.map((row) => ({ memberId: row.owner_id, merchantCode: row.merchant_id }))
}

/** Of some members those who are excluded or on a break. */
export async function outOfPlay(db: Db | Tx, ids: readonly Id<'member'>[], now: Instant): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ owner_id: Id<'member'> }>`select owner_id from protection.guard
    where owner_id = any (${[...ids]}::uuid[]) and (excluded or cooling_until > ${new Date(now)})`.execute(db)
  return new Set(rows.map((row) => row.owner_id))
}
