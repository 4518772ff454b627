import type { CodeSent, sendOwnCode as contract } from '@senluna/contract/member/codes.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Call } from '../../../platform/http/route.ts'
import { addressOf, countSending, emailOf, issueCode, sendCodeMessage, type Address } from '../../codes/index.ts'
import { contactsOf } from '../../members/index.ts'
import { isKnownDevice } from '../../sessions/index.ts'
import { demandChannel } from '../guard.ts'
import { sentTo } from './send-code.ts'
import type { Contacts } from '../contacts.ts'

/**
 * Sends a member a code: to an address they want to have, or to a confirmed one of their own.
 *
 * Refuses SMS_DISABLED, SMS_QUOTA, SMS_MOBILE_MISSING (also without a confirmed number),
 * SMS_MOBILE_FORMAT, REG_FIELD (also without a confirmed e-mail), SYS_THROTTLED, SMS_TOO_MANY.
 */
export async function sendOwnCode(contacts: Contacts, call: Call<typeof contract>): Promise<CodeSent> {
  const { codes, db } = contacts
  const { brand, body, caller, deviceId, ip, language, now } = call
  const { memberId } = caller
  demandChannel(contacts, body.channel === 'SMS' ? 'sms' : 'mail')
  const to = body.purpose === 'BIND' ? wantedAddress(call) : await ownAddress(contacts, call)
  codes.throttle.take(`${ip} ${deviceId}`, now)
  const knownDevice = await isKnownDevice(db, memberId, deviceId)
  await countSending(codes, { brand, to: to.value, ip, deviceId, knownDevice }, now)
  await db.transaction().execute(async (tx) => {
    const code = await issueCode(codes, tx, { brand, purpose: body.purpose, to, memberId }, now)
    await sendCodeMessage(codes, tx, { brand, language, to, code }, now)
  })
  return sentTo(brand, body.channel)
}

function wantedAddress({ brand, body }: Call<typeof contract>): Address {
  const typed = body.value ?? ''
  return body.channel === 'SMS'
    ? addressOf(brand, typed, body.countryDialingCode ?? '', 'value')
    : emailOf(typed, 'value')
}

async function ownAddress(contacts: Contacts, { body, caller }: Call<typeof contract>): Promise<Address> {
  const own = await contactsOf(contacts.db, caller.memberId)
  const contact = body.channel === 'SMS' ? own.mobile : own.email
  if (contact?.verifiedAt) return contact
  throw body.channel === 'SMS'
    ? new Refusal('SMS_MOBILE_MISSING')
    : new Refusal('REG_FIELD', { fields: [{ field: 'email' }] })
}
