import type { confirmEmail as contract } from '@senluna/contract/member/codes.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../platform/http/route.ts'
import { takeToken, tokenFor } from '../codes/index.ts'
import { confirmContact, dropUnconfirmed } from '../members/index.ts'
import { refuseForeignChange } from '../sessions/index.ts'
import type { Contacts } from './contacts.ts'

/**
 * Takes the answer to a mailed question: the address is the account's owner's, or it goes. Refuses
 * AUTH_LINK_INVALID, REG_EMAIL_TAKEN.
 */
export async function confirmEmail(contacts: Contacts, call: Call<typeof contract>) {
  const { brand, body, now } = call
  refuseForeignChange(call.request)
  contacts.sessions.throttles.login.take(call.ip, now)
  const token = await tokenFor(contacts.db, 'confirm', brand.merchantCode, body.token, now)
  if (!token || token.value === null) throw new Refusal('AUTH_LINK_INVALID')
  const { memberId, value } = token
  await contacts.db.transaction().execute(async (tx) => {
    if (!(await takeToken(tx, body.token))) throw new Refusal('AUTH_LINK_INVALID')
    if (!body.mine) return dropUnconfirmed(tx, memberId, 'email', value)
    if (!(await confirmContact(tx, memberId, 'email', value, now))) throw new Refusal('AUTH_LINK_INVALID')
  })
  return { confirmed: body.mine }
}
