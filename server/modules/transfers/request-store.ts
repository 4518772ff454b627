import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** What a request asks for, in 32 bytes: the same key for anything else is refused. */
export const fingerprintOf = (asked: unknown): Buffer => createHash('sha256').update(canonical(asked)).digest()

/**
 * A request that came before, if it did. Refuses SYS_KEY_REUSED when it asked for something else.
 */
export async function requestBefore(
  db: Db | Tx,
  ownerId: Id<'member'>,
  requestId: Id<'vendor-request'>,
  fingerprint: Buffer,
): Promise<{ done: boolean } | undefined> {
  const { rows } = await sql<{ fingerprint: Buffer; done_at: Date | null }>`select fingerprint, done_at
    from transfers.request where owner_id = ${ownerId} and id = ${requestId}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  if (!row.fingerprint.equals(fingerprint)) throw new Refusal('SYS_KEY_REUSED')
  return { done: row.done_at !== null }
}

/**
 * Writes a request down; answers false when it is there already. Of several at once the others wait
 * for the first.
 */
export async function insertRequest(
  tx: Db | Tx,
  ownerId: Id<'member'>,
  requestId: Id<'vendor-request'>,
  fingerprint: Buffer,
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into transfers.request (owner_id, id, fingerprint, at)
    values (${ownerId}, ${requestId}, ${fingerprint}, ${new Date(now)}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Everything a request names was looked at: a repeat only tells what came of it. */
export async function endRequest(
  tx: Db | Tx,
  ownerId: Id<'member'>,
  requestId: Id<'vendor-request'>,
  now: Instant,
): Promise<void> {
  await sql`update transfers.request set done_at = ${new Date(now)}
    where owner_id = ${ownerId} and id = ${requestId} and done_at is null`.execute(tx)
}

/** For so long the same move without a key is the same request. */
const SAME_FOR_MS = 10_000

/**
 * The request that a call without a key belongs to: the one that asked for the same at most ten
 * seconds ago, else `requestId`. Of several at once all get the same. What is over of
 * the member's is forgotten.
 */
export async function requestWithoutKey(
  db: Db,
  asked: { ownerId: Id<'member'>; fingerprint: Buffer; requestId: Id<'vendor-request'> },
  now: Instant,
): Promise<Id<'vendor-request'>> {
  const { ownerId, fingerprint, requestId } = asked
  const [at, since] = [new Date(now), new Date(now - SAME_FOR_MS)]
  const { rows } = await sql<{
    request_id: Id<'vendor-request'>
  }>`with over as (delete from transfers.keyless where owner_id = ${ownerId} and at <= ${since} and fingerprint <> ${fingerprint})
    insert into transfers.keyless as k (owner_id, fingerprint, request_id, at)
    values (${ownerId}, ${fingerprint}, ${requestId}, ${at})
    on conflict (owner_id, fingerprint) do update set
      request_id = case when k.at > ${since} then k.request_id else excluded.request_id end,
      at = case when k.at > ${since} then k.at else excluded.at end
    returning request_id`.execute(db)
  return rows[0]!.request_id
}
