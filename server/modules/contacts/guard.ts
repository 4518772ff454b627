import { Refusal } from '@senluna/contract/refusals.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { FastifyRequest } from 'fastify'
import { countSending, isPictureDue, type Asking } from '../codes/index.ts'
import { isKnownDevice, NOBODY, refuseForeignChange } from '../sessions/index.ts'
import type { Member } from '../members/index.ts'
import type { Contacts } from './contacts.ts'

/** Somebody without a session who asks for something to be sent. */
interface SendRequest {
  brand: Brand
  ip: string
  deviceId: string
  request: FastifyRequest
  now: Instant
}

/** What a form brought along to show that a person sent it. */
interface Shown {
  captcha?: string | undefined
  captchaId?: string | undefined
  humanVerify: Readonly<Record<string, string>> | undefined
}

/**
 * Refuses SMS_DISABLED where a channel is off, SMS_QUOTA when its provider takes nothing more for
 * now, SMS_SEND_FAILED while nothing gets through.
 */
export function demandChannel({ codes }: Contacts, kind: 'sms' | 'mail'): void {
  const ready = codes.outgoing.can(kind)
  if (ready === 'off') throw new Refusal('SMS_DISABLED')
  if (ready === 'quota') throw new Refusal('SMS_QUOTA')
  if (ready === 'failing') throw new Refusal('SMS_SEND_FAILED')
}

/**
 * What stands before everything that a stranger can have sent: once a second, the safety check, a
 * picture after a few, and the day's limits. All of it the same whether `member` exists.
 *
 * Refuses SYS_THROTTLED, AUTH_CAPTCHA_REQUIRED, AUTH_CAPTCHA_WRONG, AUTH_HUMAN_VERIFY,
 * SMS_TOO_MANY.
 */
export async function guardSending(
  contacts: Contacts,
  call: SendRequest,
  shown: Shown,
  about: { to: string; member: Member | undefined },
): Promise<void> {
  const { codes, sessions } = contacts
  const { brand, deviceId, ip, now } = call
  refuseForeignChange(call.request)
  codes.throttle.take(`${ip} ${deviceId}`, now)
  const knownDevice = await isKnownDevice(contacts.db, about.member?.id ?? NOBODY, deviceId)
  const asking: Asking = { brand, to: about.to, ip, deviceId, knownDevice }
  const picture = switchOn(brand.whitelabel, 'LOGIN_VERIFY_CODE') || (await isPictureDue(codes, asking, now))
  // Asked for before the proof of work is used up, so that one proof does for both.
  if (picture && !shown.captcha) throw new Refusal('AUTH_CAPTCHA_REQUIRED', { value: { captcha: true } })
  await sessions.human.demand(shown.humanVerify, call)
  if (picture) await sessions.captchas.demand(shown, now)
  await countSending(codes, asking, now)
}
