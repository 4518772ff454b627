import type { registerSocial as contract } from '@senluna/contract/member/identities.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type MerchantCode } from '@senluna/kit/brand.ts'
import type { Call } from '../../platform/http/route.ts'
import { checkBareRegistration, memberByContact, memberByName, setContact } from '../members/index.ts'
import { codesGiven } from '../referrals/index.ts'
import { askWhose, handOver, openAccount, refuseForeignChange, type Sessions } from '../sessions/index.ts'
import { signInCookie } from './cookie.ts'
import type { Identities } from './identities.ts'
import { isOffered } from './offered.ts'
import { insertIdentity } from './store.ts'
import { readTicket, takeTicket } from './sign-in-store.ts'

/**
 * Opens an account for somebody whom a provider knows, by the brand's rules of registration, and
 * logs it in.
 *
 * The provider's sign-in stands in for the proof of work; the throttle is the one of every
 * registration. The ticket is taken with the account: of two at once, one opens it.
 */
export async function registerSocial(identities: Identities, sessions: Sessions, call: Call<typeof contract>) {
  const { brand, body, now } = call
  refuseForeignChange(call.request)
  if (!switchOn(brand.whitelabel, 'REGISTER') || !isOffered(brand, body.provider)) throw new Refusal('REG_CLOSED')
  sessions.throttles.register.take(call.ip, now)
  const browser = signInCookie(call.request)
  const held = browser && { merchantCode: brand.merchantCode, provider: body.provider, ticket: body.ticket, browser }
  const known = held ? await readTicket(identities.db, held, now) : undefined
  if (!held || !known || known.memberId !== null) throw new Refusal('AUTH_SOCIAL_FAILED')
  const fields = checkBareRegistration(brand, body.fields, body)
  if (await memberByName(identities.db, brand.merchantCode, fields.userName)) throw new Refusal('REG_USERNAME_TAKEN')
  const { passwords } = sessions.members
  const email = fields.email ?? (await freeAddress(identities, brand.merchantCode, known.email))
  const { member, opened } = await openAccount(sessions, call, {
    userName: fields.userName,
    nickname: fields.nickname,
    profile: fields.profile,
    passwordHash: null,
    paymentPasswordHash: fields.paymentPassword === undefined ? null : await passwords.hash(fields.paymentPassword),
    codes: codesGiven(brand, { ...body.fields, referralCode: body.referralCode }),
    source: { domain: call.request.hostname, registerUrl: body.registerUrl, method: body.provider },
    deviceId: body.deviceId,
    deviceName: body.deviceName,
    login: true,
    consented: true,
    inside: async (tx, member) => {
      if (!(await takeTicket(tx, held, now))) throw new Refusal('AUTH_SOCIAL_FAILED')
      await insertIdentity(tx, brand.merchantCode, member.id, body.provider, known, now)
      if (email === undefined) return
      const shown = email === known.email?.toLowerCase()
      await setContact(tx, member, 'email', email, shown ? now : null)
      if (!shown) await askWhose(sessions, tx, call, member, email)
    },
  })
  if (!opened) throw new Refusal('AUTH_SOCIAL_FAILED')
  sessions.log.info({ traceId: call.traceId, memberId: member.id, way: body.provider }, 'registered')
  return { id: member.id, userName: member.userName, login: handOver(call.reply, opened) }
}

/**
 * The address that the provider has checked, unless another account has it: registration goes on
 * without it and does not say so.
 */
async function freeAddress(identities: Identities, merchantCode: MerchantCode, checked: string | undefined) {
  const email = checked?.toLowerCase()
  if (email === undefined || (await memberByContact(identities.db, merchantCode, 'email', email))) return undefined
  return email
}
