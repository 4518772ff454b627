import * as z from 'zod/mini'
import { country } from '../site/country.ts'
import { endpoint } from '../endpoint.ts'

const humanVerify = z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(4000))))
const captcha = z.optional(z.string().check(z.maxLength(12)))
const captchaId = z.optional(z.string().check(z.maxLength(100)))
const number = z.string().check(z.maxLength(40))
const dialingCode = z.string().check(z.maxLength(6))
const code = z.string().check(z.maxLength(255))
const secret = z.string().check(z.maxLength(12_000))

export const countries = endpoint({
  summary: 'The countries whose mobile numbers can be used here, and the one the visitor seems to be in.',
  method: 'GET',
  path: '/wps/system/country',
  for: 'none',
  reply: z.object({ list: z.array(country), guess: z.string() }),
  refusals: [],
})

export const codeSent = z.object({
  /** How long the code is good for. */
  expiredMinutes: z.int(),
  /** How long the button to send again stays off. */
  resendAfterSec: z.int(),
  channel: z.enum(['SMS', 'EMAIL', 'FIREBASE']),
  digits: z.int(),
})
export type CodeSent = z.infer<typeof codeSent>

const request = z.object({
  mobileNum: z.optional(number),
  /** What registration calls it. */
  mobileNo: z.optional(number),
  countryDialingCode: dialingCode,
  captcha,
  captchaId,
  humanVerify,
})

const SENDING = [
  'SMS_MOBILE_MISSING',
  'SMS_MOBILE_FORMAT',
  'SMS_TOO_MANY',
  'SMS_SEND_FAILED',
  'SMS_QUOTA',
  'SMS_DISABLED',
  'AUTH_CAPTCHA_REQUIRED',
  'AUTH_CAPTCHA_WRONG',
  'AUTH_HUMAN_VERIFY',
  'SYS_THROTTLED',
] as const

export const sendLoginCode = endpoint({
  summary: 'Sends a code to log in, or to set a new password; says the same whether anyone has the number.',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  for: 'none',
  body: z.extend(request, { purpose: z.optional(z.enum(['LOGIN', 'RESET'])) }),
  reply: codeSent,
  refusals: SENDING,
})

export const sendRegisterCode = endpoint({
  summary: 'Sends the code that a registration needs.',
  method: 'POST',
  path: '/wps/verification/sms/register',
  for: 'none',
  body: request,
  reply: codeSent,
  refusals: SENDING,
})

export const recoverByEmail = endpoint({
  summary: 'Sends a link to set a new password, if user name and e-mail belong together; says the same when not.',
  method: 'POST',
  path: '/wps/member/password/email',
  for: 'none',
  /** A form post (`application/x-www-form-urlencoded`), or JSON. */
  form: true,
  body: z.object({
    username: z.string().check(z.trim(), z.maxLength(64)),
    email: z.string().check(z.trim(), z.maxLength(254)),
    captcha,
    captchaId,
    /** As in other calls, as JSON: a form has texts only. */
    humanVerify: z.optional(z.string().check(z.maxLength(8000))),
  }),
  reply: z.object({ sent: z.literal(true) }),
  refusals: [
    'REG_FIELD',
    'SMS_TOO_MANY',
    'SMS_DISABLED',
    'SMS_SEND_FAILED',
    'SMS_QUOTA',
    'AUTH_CAPTCHA_REQUIRED',
    'AUTH_CAPTCHA_WRONG',
    'AUTH_HUMAN_VERIFY',
    'SYS_THROTTLED',
  ],
})

export const resetByLink = endpoint({
  summary: 'Sets a new password by the token of a mailed link; every session of the account ends.',
  method: 'POST',
  path: '/wps/member/password/link',
  for: 'none',
  sealed: true,
  body: z.object({ token: z.string().check(z.maxLength(100)), newPassword: secret, confirmNewPassword: secret }),
  reply: z.object({ changed: z.literal(true), userName: z.string() }),
  refusals: [
    'AUTH_LINK_INVALID',
    'AUTH_PASSWORD_WEAK',
    'AUTH_CONFIRM_MISMATCH',
    'REG_FIELD',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
    'SYS_THROTTLED',
  ],
})

export const recoverByPhone = endpoint({
  summary: 'Sets a new password by a code; answers the ticket that logs in (type `ticket`, once, within a minute).',
  method: 'POST',
  path: '/wps/member/password/verification',
  for: 'none',
  sealed: true,
  body: z.object({
    mobileNum: number,
    countryDialingCode: dialingCode,
    verificationCode: code,
    newPassword: secret,
    /** Typed again, where the form asks twice. */
    confirmNewPassword: z.optional(secret),
  }),
  reply: z.object({ loginTicket: z.string(), userName: z.string() }),
  refusals: [
    'SMS_MOBILE_MISSING',
    'SMS_MOBILE_FORMAT',
    'SMS_CODE_MISSING',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'SMS_TOO_MANY',
    'SMS_DISABLED',
    'AUTH_PASSWORD_WEAK',
    'AUTH_CONFIRM_MISMATCH',
    'REG_FIELD',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
    'SYS_THROTTLED',
  ],
})

export const confirmEmail = endpoint({
  summary:
    'Answers the mailed question whose address it is: it is confirmed, or taken off an account that is not theirs.',
  method: 'POST',
  path: '/wps/member/email/confirm',
  for: 'none',
  body: z.object({ token: z.string().check(z.maxLength(100)), mine: z.boolean() }),
  reply: z.object({ confirmed: z.boolean() }),
  refusals: ['AUTH_LINK_INVALID', 'REG_EMAIL_TAKEN', 'SYS_THROTTLED'],
})

export const sendOwnCode = endpoint({
  summary:
    "Sends a code to a member: to the address they want to have (purpose BIND, with `value`), or to the account's own (OWN).",
  method: 'POST',
  path: '/wps/v2/security/otp',
  for: 'member',
  assistants: true,
  body: z.object({
    channel: z.enum(['SMS', 'EMAIL']),
    purpose: z.enum(['BIND', 'OWN']),
    /** The new number or e-mail address. */
    value: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    countryDialingCode: z.optional(dialingCode),
  }),
  reply: codeSent,
  refusals: [
    'SMS_MOBILE_MISSING',
    'SMS_MOBILE_FORMAT',
    'SMS_TOO_MANY',
    'SMS_SEND_FAILED',
    'SMS_QUOTA',
    'SMS_DISABLED',
    'REG_FIELD',
    'SYS_THROTTLED',
  ],
})

const binding = z.object({
  /** The number or address that the code of purpose BIND went to. */
  value: z.string().check(z.trim(), z.maxLength(254)),
  countryDialingCode: z.optional(dialingCode),
  code,
  /** The code of purpose OWN that went to the one before, where the account has a confirmed one. */
  oldCode: z.optional(code),
  /** The account's password, where it has one and no confirmed address before. */
  password: z.optional(z.string().check(z.maxLength(255))),
})
const bound = z.object({ masked: z.string() })
const BINDING = [
  'SMS_CODE_MISSING',
  'SMS_CODE_INVALID',
  'SMS_CODE_EXPIRED',
  'SMS_TOO_MANY',
  'AUTH_CONFIRM',
  'AUTH_OLD_PASSWORD',
  'AUTH_LOCKED',
  'SYS_CRYPTO',
  'SYS_CRYPTO_KEY',
] as const

export const bindMobile = endpoint({
  summary: "Makes a number the account's own, or changes it; the one before is notified.",
  method: 'POST',
  path: '/wps/v2/security/bind/mobile',
  for: 'member',
  assistants: true,
  sealed: true,
  body: binding,
  reply: bound,
  refusals: [...BINDING, 'SMS_MOBILE_MISSING', 'SMS_MOBILE_FORMAT', 'REG_MOBILE_TAKEN'],
})

export const bindEmail = endpoint({
  summary: "Makes an e-mail address the account's own, or changes it; the one before is notified.",
  method: 'POST',
  path: '/wps/v2/security/bind/email',
  for: 'member',
  assistants: true,
  sealed: true,
  body: binding,
  reply: bound,
  refusals: [...BINDING, 'REG_FIELD', 'REG_EMAIL_TAKEN'],
})
