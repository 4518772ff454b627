import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { DAY, SECOND, type Instant } from '@senluna/kit/time.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database/db.ts'
import { newId, newToken } from '../../platform/ids.ts'
import { guestByToken, insertGuest, insertTicket, takeTicket } from './guest-store.ts'

/** What a guest is known by again, for as long as conversations are kept. No script reads it. */
const COOKIE = '__Host-guest'
const RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const
const LIFE = 90 * DAY
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const TICKET_LIFE = 30 * SECOND

/** A guest who has written to the brand's people. */
export interface Guest {
  id: Id<'guest'>
  name: string
}

/** The guest of this browser's cookie; nobody for any other text. */
export async function guestOf(db: Db, request: FastifyRequest, merchantCode: MerchantCode): Promise<Guest | undefined> {
  const token = request.cookies[COOKIE]
  if (token === undefined || !TOKEN.test(token)) return undefined
  return guestByToken(db, token, merchantCode)
}

/** Makes a guest, under a fresh token: one that was set before means nothing. */
export async function newGuest(
  db: Db,
  reply: FastifyReply,
  merchantCode: MerchantCode,
  name: string,
  now: Instant,
): Promise<Guest> {
  const token = newToken()
  const guest: Guest = {
    id: newId<'guest'>(now),
    name: name || `#${token.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 4)}`,
  }
  await insertGuest(db, { guestId: guest.id, merchantCode, token, name: guest.name }, now)
  reply.setCookie(COOKIE, token, { ...RULES, maxAge: LIFE / SECOND })
  return guest
}

/** Gives a guest's page the ticket that it sends as the first message of its live connection. */
export async function giveGuestTicket(db: Db, guest: Guest, merchantCode: MerchantCode, now: Instant) {
  const ticket = newToken()
  await insertTicket(db, { ticket, merchantCode, guestId: guest.id, ticketLife: TICKET_LIFE }, now)
  return { ticket, expiresInSec: TICKET_LIFE / SECOND }
}

/** Takes a guest's ticket, once. Nothing for any other text. */
export async function redeemGuestTicket(db: Db, ticket: string, now: Instant) {
  const row = await takeTicket(db, ticket, now)
  return row && { merchantCode: row.merchant_id, memberId: row.guest_id, sessionId: row.guest_id }
}
