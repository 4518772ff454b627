import type { register as contract } from '@senluna/contract/account.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Call } from '../../platform/http/route.ts'
import { checkRegistration, memberByName, openMember, type RegistrationFields } from '../members/index.ts'
import { endPresented } from './end-presented.ts'
import type { Sessions } from './index.ts'
import { recordLogin } from './login-record.ts'
import { handOver, openSession } from './open-session.ts'
import { refuseForeignChange } from './origin.ts'
import { placeOf, plainText } from './visitor.ts'

type RegisterCall = Call<typeof contract>

/**
 * Opens an account by user name, with its wallets, and logs it in unless asked not to.
 *
 * That a name is taken is told only behind the proof of work and the throttle, so names can't be listed.
 */
export async function register(sessions: Sessions, call: RegisterCall) {
  const { brand, body, now } = call
  refuseForeignChange(call.request)
  if (!switchOn(brand.whitelabel, 'REGISTER') || !switchOn(brand.whitelabel, 'REG_USERNAME'))
    throw new Refusal('REG_CLOSED')
  sessions.throttles.register.take(call.ip, now)
  const fields = checkRegistration(brand, body, now)
  const captcha = isCaptchaRequired(brand)
  if (captcha && !body.captcha) throw new Refusal('AUTH_CAPTCHA_REQUIRED', { value: { captcha: true } })
  await sessions.human.demand(body.humanVerify, now)
  if (captcha) await sessions.captchas.demand(body, now)
  if (await memberByName(sessions.db, brand.merchantCode, fields.userName)) throw new Refusal('REG_USERNAME_TAKEN')
  const { member, opened } = await open(sessions, call, fields)
  sessions.log.info({ traceId: call.traceId, memberId: member.id }, 'registered')
  return { id: member.id, userName: member.userName, ...(opened ? { login: handOver(call.reply, opened) } : {}) }
}

function isCaptchaRequired(brand: Brand): boolean {
  const rule = brand.register.find((one) => one.field === 'captcha')
  return rule !== undefined && rule.enabled && rule.required
}

async function open(sessions: Sessions, call: RegisterCall, fields: RegistrationFields) {
  const { brand, body, now } = call
  const { passwords } = sessions.members
  const passwordHash = await passwords.hash(fields.password)
  const paymentPasswordHash = fields.paymentPassword === undefined ? null : await passwords.hash(fields.paymentPassword)
  const source = {
    domain: plainText(body.domain),
    registerUrl: plainText(body.registerUrl),
    method: body.registerMethod,
  }
  return sessions.db.transaction().execute(async (tx) => {
    const member = await openMember(
      tx,
      sessions.members,
      brand,
      {
        userName: fields.userName,
        type: 0,
        passwordHash,
        nickname: fields.nickname,
        language: call.language,
        profile: fields.profile,
        beginning: {
          paymentPasswordHash,
          consent: { age: brand.profile.minAge, termsVersion: brand.termsVersion },
          registration: source,
        },
      },
      now,
    )
    if (!body.login) return { member, opened: undefined }
    await endPresented(tx, sessions, call)
    const deviceId = plainText(body.deviceId)
    const opened = await openSession(
      tx,
      sessions,
      brand,
      member,
      { ip: call.ip, deviceId, deviceName: '', weakPassword: false, byPassword: true },
      now,
    )
    await recordLogin(
      tx,
      {
        memberId: member.id,
        merchantCode: brand.merchantCode,
        ip: call.ip,
        place: placeOf(sessions, call),
        device: '',
        result: 'OK',
      },
      now,
    )
    return { member, opened }
  })
}
