import type { resetByLink as contract } from '@senluna/contract/member/codes.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../platform/http/route.ts'
import { clearTokens, takeToken, tokenFor } from '../../codes/index.ts'
import {
  checkNewPassword,
  confirmContact,
  contactsOf,
  lockMember,
  memberByContact,
  memberById,
} from '../../members/index.ts'
import { refuseForeignChange } from '../../sessions/index.ts'
import { giveNewPassword } from './new-password.ts'
import type { Contacts } from '../contacts.ts'

/**
 * Sets a new password by a mailed link: once, within half an hour, as long as the address is still
 * the account's. Who opened the link has shown that the address is theirs.
 *
 * Refuses AUTH_LINK_INVALID, REG_FIELD, AUTH_CONFIRM_MISMATCH, AUTH_PASSWORD_WEAK.
 */
export async function resetByLink(contacts: Contacts, call: Call<typeof contract>) {
  const { db, sessions } = contacts
  const { brand, body, now } = call
  refuseForeignChange(call.request)
  sessions.throttles.login.take(call.ip, now)
  const token = await tokenFor(db, 'reset', brand.merchantCode, body.token, now)
  const member = token && (await memberById(db, token.memberId))
  if (!token || !member || token.value === null) throw new Refusal('AUTH_LINK_INVALID')
  const to = { kind: 'email', value: token.value } as const
  const wanted = { field: 'newPassword', password: body.newPassword, again: body.confirmNewPassword }
  const hash = await sessions.members.passwords.hash(checkNewPassword(brand, member.userName, wanted))
  // Somebody else confirmed it first: it stays what it is, unconfirmed.
  const elsewhere = await memberByContact(db, brand.merchantCode, to.kind, to.value)
  await db.transaction().execute(async (tx) => {
    const locked = await lockMember(tx, member.id)
    const own = (await contactsOf(tx, member.id)).email
    if (!locked || own?.value !== to.value || !(await takeToken(tx, body.token))) throw new Refusal('AUTH_LINK_INVALID')
    await clearTokens(tx, member.id, 'reset')
    if (elsewhere === undefined) await confirmContact(tx, member.id, to.kind, to.value, now)
    await giveNewPassword(contacts, tx, call, locked, hash, to)
  })
  contacts.log.info({ traceId: call.traceId, memberId: member.id }, 'password set by a link')
  return { changed: true as const, userName: member.userName }
}
