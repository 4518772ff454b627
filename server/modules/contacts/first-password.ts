import type { setFirstPassword as contract } from '@senluna/contract/member/passwords.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../platform/http/route.ts'
import { proveCode, takeCode, type LiveCode } from '../codes/index.ts'
import { checkNewPassword, contactsOf, lockMember, memberById, setPassword } from '../members/index.ts'
import { confirmIdentity, noteChange } from '../security/index.ts'
import { demandContact } from './codes/by-code.ts'
import type { Contacts } from './contacts.ts'

type FirstCall = Call<typeof contract>

/**
 * Gives an account that was opened without a password its first one. Nothing that opened it before
 * ends by that.
 *
 * An open tab alone is not enough: the log-in is minutes old, or a code went to the account's
 * confirmed number or address. Refuses AUTH_OLD_PASSWORD when there is a password, AUTH_CONFIRM,
 * SMS_CODE_* (at `code`), SMS_MOBILE_MISSING and REG_FIELD without a confirmed number or address,
 * and what `checkNewPassword` refuses.
 */
export async function setFirstPassword(contacts: Contacts, call: FirstCall) {
  const { db, sessions } = contacts
  const { brand, caller, body, now, ip, traceId } = call
  const { memberId } = caller
  const wanted = checkNewPassword(brand, caller.userName, {
    field: 'newPassword',
    password: body.newPassword,
    again: body.confirmNewPassword,
  })
  if ((await memberById(db, memberId))?.passwordHash !== null) throw new Refusal('AUTH_OLD_PASSWORD')
  const code = await ownCode(contacts, call)
  if (!code) await confirmIdentity({ db, sessions }, caller, brand, undefined, now)
  const hash = await sessions.members.passwords.hash(wanted)
  await db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, memberId)
    // Of two at once the second finds what the first has set.
    if (member?.passwordHash !== null) throw new Refusal('AUTH_OLD_PASSWORD')
    if (code) {
      await demandContact(tx, memberId, code.to)
      await takeCode(tx, code.live)
    }
    await setPassword(tx, memberId, hash, now)
    await noteChange(tx, { memberId, ip, traceId }, 'passwordSet', now)
  })
  contacts.log.info({ traceId, memberId }, 'first password set')
  return { set: true as const }
}

/**
 * The code that came with the call, if one did: of the account's confirmed number or address, and
 * of nothing else.
 */
async function ownCode({ codes, db }: Contacts, call: FirstCall) {
  const { brand, body, caller, now } = call
  if (!body.proof) return undefined
  const { memberId } = caller
  const kind = body.proof.channel === 'SMS' ? 'mobile' : 'email'
  const to = (await contactsOf(db, memberId))[kind]
  if (!to?.verifiedAt)
    throw kind === 'mobile'
      ? new Refusal('SMS_MOBILE_MISSING')
      : new Refusal('REG_FIELD', { fields: [{ field: 'email' }] })
  const proof = { brand, purpose: 'OWN', to, memberId } as const
  const live: LiveCode = await proveCode(codes, proof, body.proof.code, call, now, 'code')
  return { to, live }
}
