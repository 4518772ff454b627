import { randomInt } from 'node:crypto'
import type { register as contract } from '@senluna/contract/member/registration.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Call } from '../../../platform/http/route.ts'
import { addressOf, proveByFirebase, proveCode, takeCode, type Address, type LiveCode } from '../../codes/index.ts'
import {
  checkRegistration,
  memberByName,
  setContact,
  type RegistrationFields,
  type RegistrationTab,
} from '../../members/index.ts'
import { codesGiven } from '../../referrals/index.ts'
import { askWhose } from './ask-whose.ts'
import type { Sessions } from '../sessions.ts'
import { openAccount, type NewAccount } from './open-account.ts'
import { handOver } from '../open-session.ts'
import { refuseForeignChange } from '../origin.ts'
import { deviceOf } from '../visitor.ts'

type RegisterCall = Call<typeof contract>

const SWITCHES = { username: 'REG_USERNAME', mobile: 'REG_MOBILE' } as const

/**
 * Opens an account by one of the two tabs, with its wallets, and logs it in unless asked not to.
 *
 * That a name is taken is answered only behind the proof of work and the throttle, so names can't
 * be listed; that a number is, only to whom its code shows as its owner.
 */
export async function register(sessions: Sessions, call: RegisterCall, tab: RegistrationTab) {
  const { brand, body, now } = call
  refuseForeignChange(call.request)
  if (!switchOn(brand.whitelabel, 'REGISTER') || !switchOn(brand.whitelabel, SWITCHES[tab]))
    throw new Refusal('REG_CLOSED')
  sessions.throttles.register.take(call.ip, now)
  const fields = checkRegistration(brand, tab, body, now)
  const mobile =
    fields.mobileNum === undefined ? undefined : addressOf(brand, fields.mobileNum, body.countryDialingCode ?? '')
  const captcha = isCaptchaRequired(brand)
  if (captcha && !body.captcha) throw new Refusal('AUTH_CAPTCHA_REQUIRED', { value: { captcha: true } })
  await sessions.human.demand(body.humanVerify, call)
  if (captcha) await sessions.captchas.demand(body, now)
  if (fields.userName !== undefined && (await memberByName(sessions.db, brand.merchantCode, fields.userName)))
    throw new Refusal('REG_USERNAME_TAKEN')
  const proof = mobile && (await proofOf(sessions, call, mobile))
  const { member, opened } = await open(sessions, call, fields, mobile, proof)
  sessions.log.info({ traceId: call.traceId, memberId: member.id, tab }, 'registered')
  return { id: member.id, userName: member.userName, ...(opened ? { login: handOver(call.reply, opened) } : {}) }
}

function isCaptchaRequired(brand: Brand): boolean {
  const rule = brand.register.find((item) => item.field === 'captcha')
  return rule !== undefined && rule.enabled && rule.required
}

/**
 * What showed that the number is theirs: a code to be used up, or somebody else's signed word;
 * nothing where no code is asked for.
 */
type Proof = { code: LiveCode } | { firebase: true } | undefined

async function proofOf(sessions: Sessions, call: RegisterCall, mobile: Address): Promise<Proof> {
  const { brand, body, now } = call
  if (!switchOn(brand.whitelabel, 'REGMOBVERF3')) return undefined
  if (body.firebaseIdToken) {
    const shown = await proveByFirebase(sessions.codes, brand, body.firebaseIdToken, now)
    if (shown.value !== mobile.value) throw new Refusal('AUTH_SOCIAL_FAILED')
    return { firebase: true }
  }
  const proof = { brand, purpose: 'REGISTER', to: mobile } as const
  return { code: await proveCode(sessions.codes, proof, body.verificationCode ?? '', call, now) }
}

async function open(
  sessions: Sessions,
  call: RegisterCall,
  fields: RegistrationFields,
  mobile: Address | undefined,
  proof: Proof,
) {
  const { body, now } = call
  const { passwords } = sessions.members
  const account: Omit<NewAccount, 'userName' | 'nickname'> = {
    profile: fields.profile,
    passwordHash: fields.password === undefined ? null : await passwords.hash(fields.password),
    paymentPasswordHash: fields.paymentPassword === undefined ? null : await passwords.hash(fields.paymentPassword),
    codes: codesGiven(call.brand, body),
    source: { domain: body.domain, registerUrl: body.registerUrl, method: body.registerMethod },
    deviceId: deviceOf(call),
    deviceName: body.deviceName,
    login: body.login,
    consented: body.agreeAge === true && body.agreeTerms === true,
    inside: async (tx, member) => {
      if (proof && 'code' in proof) await takeCode(tx, proof.code)
      if (mobile) await setContact(tx, member, 'mobile', mobile.value, proof ? now : null)
      if (fields.email === undefined) return
      await setContact(tx, member, 'email', fields.email, null)
      await askWhose(sessions, tx, call, member, fields.email)
    },
  }
  for (let attempt = 1; ; attempt++) {
    const userName = fields.userName ?? givenName()
    try {
      return await openAccount(sessions, call, { ...account, userName, nickname: fields.nickname ?? userName })
    } catch (error) {
      const again = fields.userName === undefined && attempt < 5
      if (!again || !(error instanceof Refusal) || error.code !== 'REG_USERNAME_TAKEN') throw error
    }
  }
}

/** The name of an account that was opened by a mobile number: it says nothing of the number. */
const givenName = (): string => `m${String(randomInt(1_000_000_000)).padStart(9, '0')}`
