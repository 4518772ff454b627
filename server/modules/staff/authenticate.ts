import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { StaffCaller } from '@senluna/kit/staff.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import { tokenHash } from '../../platform/ids.ts'
import { refuseForeignChange } from '../sessions/index.ts'
import { bearerHandle, cookieToken } from './login/cookie.ts'
import type { Staff } from './staff.ts'
import { refuseElsewhere } from './desk-addresses.ts'
import { isOpen, sessionByToken, touchSession } from './store.ts'

const TOUCH_AFTER = MINUTE

/**
 * Who of the staff a request's cookie and handle say is calling; nobody when either is missing or
 * they don't belong together. What they may do is read anew each time: a role taken away is gone
 * with the next call.
 *
 * Refuses AUTH_EXPIRED for a session that has ended, AUTH_FORBIDDEN for a change asked by another
 * site's page and for an address that isn't one of the desk's.
 */
export async function authenticateStaff(
  staff: Pick<Staff, 'db' | 'deskAddresses'>,
  request: FastifyRequest,
  brand: Brand,
  now: Instant,
): Promise<StaffCaller | null> {
  refuseForeignChange(request)
  const token = cookieToken(request)
  const handle = bearerHandle(request)
  if (token === undefined || handle === undefined) return null
  const session = await sessionByToken(staff.db, tokenHash(token))
  if (session?.caller.merchantCode !== brand.merchantCode) return null
  if (!timingSafeEqual(tokenHash(handle), session.handleHash)) return null
  if (!isOpen(session, now)) throw new Refusal('AUTH_EXPIRED')
  await refuseElsewhere(staff, brand, request.ip, now)
  if (now - session.seenAt > TOUCH_AFTER) await touchSession(staff.db, session.caller.sessionId, now)
  return session.caller
}
