import type { Id } from '@senluna/kit/ids.ts'
import { tokenHash } from '../../platform/ids.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Instant, later } from '@senluna/kit/time.ts'

/** The guest whose token it is. */
export async function guestByToken(
  db: Db,
  token: string,
  merchantCode: MerchantCode,
): Promise<{ id: Id<'guest'>; name: string } | undefined> {
  const { rows } = await sql<{ id: Id<'guest'>; name: string }>`select id, name from chat.guest
    where token_hash = ${tokenHash(token)} and merchant_id = ${merchantCode}`.execute(db)
  return rows[0]
}

/** Adds a guest. */
export async function insertGuest(
  db: Db,
  {
    guestId,
    merchantCode,
    token,
    name,
  }: { guestId: Id<'guest'>; merchantCode: MerchantCode; token: string; name: string },
  now: Instant,
): Promise<void> {
  await sql`insert into chat.guest (id, merchant_id, token_hash, name, seen_at)
    values (${guestId}, ${merchantCode}, ${tokenHash(token)}, ${name}, ${new Date(now)})`.execute(db)
}

/** Keeps a ticket of a guest for the live connection. */
export async function insertTicket(
  db: Db,
  {
    ticket,
    merchantCode,
    guestId,
    ticketLife,
  }: { ticket: string; merchantCode: MerchantCode; guestId: Id<'guest'>; ticketLife: number },
  now: Instant,
): Promise<void> {
  await sql`insert into chat.live_ticket (ticket_hash, merchant_id, guest_id, expires_at)
    values (${tokenHash(ticket)}, ${merchantCode}, ${guestId}, ${new Date(later(now, ticketLife))})`.execute(db)
}

/** Takes a ticket that holds still; undefined for any other. */
export async function takeTicket(
  db: Db,
  ticket: string,
  now: Instant,
): Promise<{ merchant_id: MerchantCode; guest_id: Id<'guest'> } | undefined> {
  const { rows } = await sql<{ merchant_id: MerchantCode; guest_id: Id<'guest'> }>`
    delete from chat.live_ticket where ticket_hash = ${tokenHash(ticket)} and expires_at > ${new Date(now)}
    returning merchant_id, guest_id`.execute(db)
  return rows[0]
}
