import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../database/db.ts'

/**
 * Runs an action once for a key: a repeat with the same body gets the first reply, one with
 * another body is refused with SYS_KEY_REUSED.
 *
 * The key row is written first and locks out a simultaneous repeat; the reply is stored in the
 * action's own transaction. Replies are kept a day, the action's ledger key for ever. `prepare`
 * runs before the transaction, on connections of its own, unless the reply is there already.
 */
export async function runOnce(
  db: Db,
  once: { owner: string; key: string; call: string; body: unknown; now: Instant },
  action: (tx: Tx, prepared: unknown) => Promise<unknown>,
  prepare?: () => Promise<unknown>,
): Promise<unknown> {
  const fingerprint = fingerprintOf(once.call, once.body)
  const known = prepare && (await replyRow(db, once))
  if (known) return replyOf(known, fingerprint)
  let prepared: unknown
  try {
    prepared = await prepare?.()
  } catch (error) {
    // A simultaneous call of this key may have gone through meanwhile, and used up what proves it.
    const done = await replyRow(db, once)
    if (done) return replyOf(done, fingerprint)
    throw error
  }
  return db.transaction().execute(async (tx) => {
    const inserted = await sql`insert into platform.once_reply (owner_id, key, fingerprint, at)
      values (${once.owner}, ${once.key}, ${fingerprint}, ${new Date(once.now)}) on conflict do nothing`.execute(tx)
    if (inserted.numAffectedRows === 0n) return replyOf(await replyRow(tx, once), fingerprint)
    const reply = await action(tx, prepared)
    await sql`update platform.once_reply set reply = ${JSON.stringify(reply)}::jsonb
      where owner_id = ${once.owner} and key = ${once.key}`.execute(tx)
    return reply
  })
}

/** What a call under a key is known again by. */
export const fingerprintOf = (call: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(`${call}\n${canonical(withoutSecrets(body) ?? null)}`)
    .digest()

/**
 * What somebody proves themselves by is not kept, not even as a part of a hash: six digits are soon
 * guessed.
 */
function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !SECRET.has(name)))
}

const SECRET = new Set(['paymentPassword', 'totp', 'otp', 'password'])

interface ReplyRow {
  fingerprint: Buffer
  reply: unknown
}

async function replyRow(db: Db, once: { owner: string; key: string }): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`select fingerprint, reply
    from platform.once_reply where owner_id = ${once.owner} and key = ${once.key}`.execute(db)
  return rows[0]
}

function replyOf(row: ReplyRow | undefined, fingerprint: Buffer): unknown {
  if (!row?.fingerprint.equals(fingerprint)) throw new Refusal('SYS_KEY_REUSED')
  return row.reply
}

/** Drops the replies of before a moment; answers how many. */
export async function forgetReplies(db: Db, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from platform.once_reply where at < ${new Date(before)}`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
