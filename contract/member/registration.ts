import { humanVerify, loginReply } from './account.ts'
import { endpoint } from '../endpoint.ts'
import * as z from 'zod/mini'
const text = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/** What a registration may say; the brand's rules say which of it is asked for. */
// Lengths here only bound the work; the brand's own rules speak in REG_FIELD.
const registration = z.object({
  username: text(12_000),
  password: text(12_000),
  confirmPassword: text(12_000),
  payeeName: text(12_000),
  email: text(12_000),
  qqNum: text(12_000),
  mobileNum: text(12_000),
  countryDialingCode: text(6),
  /** The code that was sent to the mobile number. */
  verificationCode: text(12_000),
  recommenderId: text(12_000),
  affiliateCode: text(12_000),
  paymentPassword: text(12_000),
  line: text(12_000),
  zalo: text(12_000),
  telegram: text(12_000),
  whatsapp: text(12_000),
  facebook: text(12_000),
  wechat: text(12_000),
  idNumber: text(12_000),
  nickname: text(12_000),
  birthday: text(12_000),
  address: text(12_000),
  nationality: text(12_000),
  occupation: text(12_000),
  sourceOfIncome: text(12_000),
  referralCode: text(12_000),
  captcha: text(12),
  captchaId: text(100),
  /** How the mobile number was shown to be one's own, where not by a code of ours. */
  firebaseChannel: text(40),
  firebaseIdToken: text(4000),
  domain: z.string().check(z.maxLength(300)),
  login: z._default(z.boolean(), true),
  registerUrl: z.string().check(z.maxLength(600)),
  registerMethod: z.literal('WEB'),
  /** Absent: the header's, else one is drawn. */
  deviceId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** What its owner calls the device: `Chrome · Windows`. */
  deviceName: text(100),
  humanVerify,
  /**
   * What the form asks to agree to. Absent: nobody was asked, and no consent is recorded; `false`
   * refuses.
   */
  agreeAge: z.optional(z.boolean()),
  agreeTerms: z.optional(z.boolean()),
  /** Absent: the version in force. */
  termsVersion: z.optional(z.string().check(z.maxLength(40))),
})

const registered = z.object({ id: z.string(), userName: z.string(), login: z.optional(loginReply) })

const REGISTERING = [
  'REG_CLOSED',
  'REG_FIELD',
  'REG_USERNAME_TAKEN',
  'REG_MOBILE_TAKEN',
  'REG_CODE_INVALID',
  'REG_UNDERAGE',
  'REG_TERMS',
  'AUTH_CONFIRM_MISMATCH',
  'AUTH_PASSWORD_WEAK',
  'AUTH_CAPTCHA_REQUIRED',
  'AUTH_CAPTCHA_WRONG',
  'AUTH_HUMAN_VERIFY',
  'AUTH_SOCIAL_FAILED',
  'SMS_MOBILE_MISSING',
  'SMS_MOBILE_FORMAT',
  'SMS_CODE_MISSING',
  'SMS_CODE_INVALID',
  'SMS_CODE_EXPIRED',
  'SMS_TOO_MANY',
  'SYS_CRYPTO',
  'SYS_CRYPTO_KEY',
  'SYS_THROTTLED',
] as const

export const register = endpoint({
  summary: 'Opens an account by user name, by the rules of `setting/register`.',
  method: 'PUT',
  path: '/wps/member/register',
  for: 'none',
  sealed: true,
  body: registration,
  reply: registered,
  refusals: REGISTERING,
})

export const registerMobile = endpoint({
  summary: 'Opens an account by mobile number; the user name is given by us where the brand does not ask for one.',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  for: 'none',
  sealed: true,
  body: registration,
  reply: registered,
  refusals: REGISTERING,
})
