import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/desk/members/tickets.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { handOn } from './store.ts'
import { rolesThatMay, staffByName, staffDid, staffMay, staffOfRoles } from '../../staff/index.ts'
import { nameIn, ticketDetails } from './tickets.ts'

/** The right that answering tickets takes. */
const RIGHT = 'tickets.edit'

/** The roles and the open accounts of a brand that may answer tickets. */
export async function handsOf(db: Db, { brand }: Pick<Call<typeof contract.ticketHands>, 'brand'>) {
  const roles = await rolesThatMay(db, brand.merchantCode, RIGHT)
  return { roles, people: await staffOfRoles(db, brand.merchantCode, roles) }
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
  return ticketDetails(db, call)
}

async function heir(
  tx: Tx,
  merchantCode: MerchantCode,
  { role, name }: { role?: string | undefined; name?: string | undefined },
) {
  if ((role === undefined) === (name === undefined))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'role', patternId: 'CHOOSE' }] })
  if (role !== undefined) {
    if ((await rolesThatMay(tx, merchantCode, RIGHT)).includes(role)) return { role }
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'role', patternId: 'CHOOSE' }] })
  }
  const plain = (name ?? '').toLowerCase()
  const staffId = await staffByName(tx, merchantCode, plain)
  if (staffId && (await staffMay(tx, staffId, RIGHT))) return { staffId, name: plain }
  throw new Refusal('VAL_FIELD', { fields: [{ field: 'name', patternId: 'COLLEAGUE' }] })
}
