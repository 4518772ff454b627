import type { CodeSent, sendLoginCode as loginContract, sendRegisterCode } from '@senluna/contract/member/codes.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Call } from '../../../platform/http/route.ts'
import { addressOf, DIGITS, issueCode, takenBack, sendCodeMessage } from '../../codes/index.ts'
import { memberByContact } from '../../members/index.ts'
import { demandChannel, guardSending } from '../guard.ts'
import type { Contacts } from '../contacts.ts'

type SendCall = Call<typeof loginContract> | Call<typeof sendRegisterCode>

const SWITCHES = { LOGIN: 'MOBILEVERCODELOGIN3', RESET: 'CHNGPASSVERIF3', REGISTER: 'REGMOBVERF3' } as const

/**
 * Sends a code to a mobile number. For a log-in or a recovery nothing goes to a number nobody has
 * confirmed, with the same answer after the same work; whether a number can be registered is
 * answered only to whom the code reaches.
 *
 * Refuses SMS_DISABLED, SMS_QUOTA, SMS_MOBILE_MISSING, SMS_MOBILE_FORMAT and what `guardSending`
 * refuses.
 */
export async function sendCode(
  contacts: Contacts,
  call: SendCall,
  purpose: 'LOGIN' | 'RESET' | 'REGISTER',
): Promise<CodeSent> {
  const { codes, db } = contacts
  const { brand, body, now } = call
  if (!switchOn(brand.whitelabel, SWITCHES[purpose])) throw new Refusal('SMS_DISABLED')
  demandChannel(contacts, 'sms')
  const to = addressOf(brand, body.mobileNum ?? body.mobileNo ?? '', body.countryDialingCode)
  const member = await memberByContact(db, brand.merchantCode, to.kind, to.value)
  await guardSending(contacts, call, { ...body, humanVerify: body.humanVerify }, { to: to.value, member })
  const stays = purpose === 'REGISTER' || member !== undefined
  const language = purpose === 'REGISTER' ? call.language : (member?.language ?? call.language)
  await db.transaction().execute(async (tx) => {
    const code = await issueCode(codes, tx, { brand, purpose, to }, now)
    await takenBack(tx, stays, () => sendCodeMessage(codes, tx, { brand, language, to, code }, now))
  })
  return sentTo(brand, 'SMS')
}

/** What is said about a code that was sent, or seems to have been. */
export const sentTo = (brand: Brand, channel: 'SMS' | 'EMAIL'): CodeSent => ({
  expiredMinutes: brand.codes.expiredMinutes,
  resendAfterSec: brand.codes.expiredMinutes * 60,
  channel,
  digits: DIGITS,
})
