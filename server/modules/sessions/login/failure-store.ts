import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'

export { addressPrefix } from '../../../platform/address-prefix.ts'

export const WINDOW = 30 * MINUTE

/**
 * What failures are counted for, as a hash: names that were typed, right or wrong, are stored
 * nowhere.
 */
export const failureKey = (...parts: readonly string[]): Buffer =>
  createHash('sha256').update(parts.join('\u0000')).digest()

/** Failures counted for any of some keys within the window; the largest. */
export async function failures(db: Db, keys: readonly Buffer[], now: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(max(count), 0)::integer as count from sessions.failure
    where key = any(${[...keys]}::bytea[]) and since > ${new Date(now - WINDOW)}`.execute(db)
  return rows[0]!.count
}

/**
 * Counts a try as failed before it is made, so that any number at once can't pass the limit.
 *
 * Answers how many seconds the key is locked: 0 when the try may be made. The first try after the
 * limit locks it for a window.
 */
export async function countTry(db: Db, key: Buffer, limit: number, now: Instant): Promise<number> {
  const at = new Date(now)
  const old = new Date(now - WINDOW)
  const until = new Date(now + WINDOW)
  const { rows } = await sql<{ locked_until: Date | null }>`
    insert into sessions.failure as f (key, count, since) values (${key}, 1, ${at})
    on conflict (key) do update set
      count = case when f.locked_until > ${at} then f.count when f.locked_until <= ${at} or f.since <= ${old} then 1 else f.count + 1 end,
      since = case when f.locked_until > ${at} then f.since when f.locked_until <= ${at} or f.since <= ${old} then ${at} else f.since end,
      locked_until = case when f.locked_until > ${at} then f.locked_until
        when f.locked_until <= ${at} or f.since <= ${old} then null when f.count >= ${limit} then ${until} end
    returning locked_until`.execute(db)
  const locked = rows[0]!.locked_until
  return locked ? Math.ceil((locked.getTime() - now) / 1_000) : 0
}

/** As `countTry`, refusing AUTH_LOCKED with the seconds to wait. */
export async function takeTry(db: Db, key: Buffer, limit: number, now: Instant): Promise<void> {
  const retryAfterSec = await countTry(db, key, limit, now)
  if (retryAfterSec > 0) throw new Refusal('AUTH_LOCKED', { value: { retryAfterSec }, retryAfterSec })
}

/** Takes counted failures back, after a success. */
export async function forgetFailures(tx: Db | Tx, keys: readonly Buffer[]): Promise<void> {
  await sql`delete from sessions.failure where key = any(${[...keys]}::bytea[])`.execute(tx)
}

/** Gives one counted try back: it succeeded, and the others that were counted stay. */
export async function giveTryBack(tx: Db | Tx, key: Buffer): Promise<void> {
  await sql`update sessions.failure set count = greatest(count - 1, 0) where key = ${key}`.execute(tx)
}

/** Forgets counts that are too old to matter. */
export async function deleteOldFailures(db: Db, now: Instant): Promise<void> {
  await sql`delete from sessions.failure where since < ${new Date(now - WINDOW)} and (locked_until is null or locked_until < ${new Date(now)})`.execute(
    db,
  )
}
