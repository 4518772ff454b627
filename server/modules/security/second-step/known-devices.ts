import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newToken, tokenHash } from '../../../platform/ids.ts'

/** Only this host may set or get it, only over a safe connection, and no script. */
const COOKIE = '__Host-known'
const RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** What is stored of the token this browser holds, if it holds one. */
function presented(request: FastifyRequest): Buffer | undefined {
  const value = request.cookies[COOKIE]
  return value !== undefined && TOKEN.test(value) ? tokenHash(value) : undefined
}

/** The mark of a device that gave a second step for this account lately; nothing for any other. */
export async function knownDevice(
  db: Db,
  request: FastifyRequest,
  memberId: Id<'member'>,
  now: Instant,
): Promise<Buffer | undefined> {
  const hash = presented(request)
  if (!hash) return undefined
  const { rows } = await sql`select from security.known_device
    where member_id = ${memberId} and token_hash = ${hash} and expires_at > ${new Date(now)}`.execute(db)
  return rows.length === 1 ? hash : undefined
}

/**
 * Makes this browser's device known for some days.
 *
 * Always under a new token: one that somebody else put there is worth nothing. Other accounts that
 * know this browser keep knowing it.
 */
export async function makeKnown(
  tx: Tx,
  request: FastifyRequest,
  reply: FastifyReply,
  device: { memberId: Id<'member'>; name: string; days: number },
  now: Instant,
): Promise<void> {
  const { memberId, name, days } = device
  const token = newToken()
  const fresh = tokenHash(token)
  const before = presented(request)
  if (before) {
    await sql`delete from security.known_device where token_hash = ${before} and member_id = ${memberId}`.execute(tx)
    await sql`update security.known_device set token_hash = ${fresh} where token_hash = ${before}`.execute(tx)
  }
  await sql`insert into security.known_device (member_id, token_hash, name, known_at, expires_at)
    values (${memberId}, ${fresh}, ${name}, ${new Date(now)}, ${new Date(now + days * DAY)})`.execute(tx)
  reply.setCookie(COOKIE, token, { ...RULES, maxAge: (days * DAY) / 1_000 })
}

/** How many devices of an account are known now. */
export async function knownDevices(db: Db, memberId: Id<'member'>, now: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from security.known_device
    where member_id = ${memberId} and expires_at > ${new Date(now)}`.execute(db)
  return rows[0]!.count
}

/** No device of an account is known any more; answers how many were. */
export async function forgetDevices(tx: Tx, memberId: Id<'member'>): Promise<number> {
  const gone = await sql`delete from security.known_device where member_id = ${memberId}`.execute(tx)
  return Number(gone.numAffectedRows ?? 0n)
}
