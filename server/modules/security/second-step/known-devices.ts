import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newToken, tokenHash } from '../../../platform/ids.ts'
import { isKnown, forgetDevice, renewToken, insertDevice } from './device-store.ts'

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
  const found = await isKnown(db, memberId, hash, now)
  return found ? hash : undefined
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
    await forgetDevice(tx, before, memberId)
    await renewToken(tx, fresh, before)
  }
  await insertDevice(tx, { memberId, fresh, name, days }, now)
  reply.setCookie(COOKIE, token, { ...RULES, maxAge: (days * DAY) / 1_000 })
}
