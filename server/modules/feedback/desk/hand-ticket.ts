import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/desk/members/tickets.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { handOn } from './store.ts'
import { staffByName, staffDid, staffMay } from '../../staff/index.ts'
import { nameIn, wholeTicket } from './tickets.ts'

/** The roles and the open accounts of a brand that may answer tickets. */
export async function handsOf(db: Db, { brand }: Pick<Call<typeof contract.ticketHands>, 'brand'>) {
  const roles = await rolesThatAnswer(db, brand.merchantCode)
  const people = await sql<{
    name: string
    shownAs: string
  }>`select a.name, a.shown_as as "shownAs" from staff.account a
    where a.merchant_id = ${brand.merchantCode} and a.closed_at is null and exists (select from staff.account_role r
      where r.staff_id = a.id and r.role = any (${roles}::text[])) order by a.name limit 500`.execute(db)
  return { roles, people: people.rows }
}

async function rolesThatAnswer(db: Db | Tx, merchantCode: MerchantCode): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`select distinct role from staff.permission
    where merchant_id = ${merchantCode} and page = 'tickets' and action = 'edit' order by 1`.execute(db)
  return rows.map(({ role }) => role)
}

/**
 * Hands a ticket on to a role or to one colleague, with the reason; its deadline stays.
 *
 * Refuses SYS_NOT_FOUND, FB_CLOSED, VAL_FIELD for somebody who could not answer it, and for nobody
 * or both.
 */
export async function hand(db: Db, call: Call<typeof contract.handTicket>) {
  const { body, brand, caller, now, reason } = call
  const name = nameIn(call)
  await db.transaction().execute(async (tx) => {
    const to = await heir(tx, brand.merchantCode, body)
    await handOn(tx, { ...name, by: caller.name, reason, to }, now)
    await staffDid(tx, call, {
      action: 'tickets.hand',
      object: { kind: 'ticket', id: name.ticketNo },
      after: 'role' in to ? { role: to.role } : { name: to.name },
    })
  })
  return wholeTicket(db, call)
}

async function heir(
  tx: Tx,
  merchantCode: MerchantCode,
  { role, name }: { role?: string | undefined; name?: string | undefined },
) {
  if ((role === undefined) === (name === undefined)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'role' }] })
  if (role !== undefined) {
    if ((await rolesThatAnswer(tx, merchantCode)).includes(role)) return { role }
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'role' }] })
  }
  const plain = (name ?? '').toLowerCase()
  const staffId = await staffByName(tx, merchantCode, plain)
  if (staffId && (await staffMay(tx, staffId, 'tickets.edit'))) return { staffId, name: plain }
  throw new Refusal('VAL_FIELD', { fields: [{ field: 'name' }] })
}
