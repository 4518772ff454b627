import type { recoverByPhone as contract } from '@senluna/contract/member/codes.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import type { Call } from '../../../platform/http/route.ts'
import { addressOf, clearTokens, giveToken, proveCode, takeCode } from '../../codes/index.ts'
import { checkNewPassword, lockMember, memberByContact } from '../../members/index.ts'
import { refuseForeignChange } from '../../sessions/index.ts'
import { demandContact } from '../codes/by-code.ts'
import { giveNewPassword } from './new-password.ts'
import type { Contacts } from '../contacts.ts'

/**
 * Sets a new password by the code that went to a confirmed number; answers the ticket that logs in.
 *
 * A password that is refused leaves the code as it is. For a number nobody has no code is right.
 * Refuses SMS_DISABLED, SMS_MOBILE_*, SMS_CODE_*, SMS_TOO_MANY, REG_FIELD, AUTH_CONFIRM_MISMATCH,
 * AUTH_PASSWORD_WEAK.
 */
export async function recoverByPhone(contacts: Contacts, call: Call<typeof contract>) {
  const { codes, db, sessions } = contacts
  const { brand, body, now } = call
  refuseForeignChange(call.request)
  sessions.throttles.login.take(call.ip, now)
  if (!switchOn(brand.whitelabel, 'CHNGPASSVERIF3')) throw new Refusal('SMS_DISABLED')
  const to = addressOf(brand, body.mobileNum, body.countryDialingCode)
  const again = body.confirmNewPassword ?? body.newPassword
  const wanted = { field: 'newPassword', password: body.newPassword, again }
  // What can be said without knowing whose it is, is said before a try is counted.
  checkNewPassword(brand, '', wanted)
  const live = await proveCode(codes, { brand, purpose: 'RESET', to }, body.verificationCode, call, now)
  const member = await memberByContact(db, brand.merchantCode, to.kind, to.value)
  if (!member) throw new Refusal('SMS_CODE_INVALID', { fields: [{ field: 'verificationCode' }] })
  const hash = await sessions.members.passwords.hash(checkNewPassword(brand, member.userName, wanted))
  const loginTicket = await db.transaction().execute(async (tx) => {
    const locked = await lockMember(tx, member.id)
    if (!locked) throw new Refusal('SMS_CODE_EXPIRED')
    await demandContact(tx, member.id, to)
    await takeCode(tx, live)
    // A link that is still on its way would undo this.
    await clearTokens(tx, member.id, 'reset')
    await giveNewPassword(contacts, tx, call, locked, hash, to)
    return giveToken(tx, { purpose: 'login', merchantCode: brand.merchantCode, memberId: member.id }, now)
  })
  contacts.log.info({ traceId: call.traceId, memberId: member.id }, 'password set by a code')
  return { loginTicket, userName: member.userName }
}
