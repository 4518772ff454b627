import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as wire from './wire.ts'

const accountType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(41),
  z.literal(42),
])

export const loginReply = z.object({
  /** The session handle, sent in `Authorization` beside the cookie; useless alone. */
  token: z.string(),
  expiresAt: wire.moment,
  id: z.string(),
  userName: z.string(),
  accountType,
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  weakPassword: z.boolean(),
  passwordChangeRequired: z.boolean(),
  lastLogin: z.optional(z.object({ at: wire.moment, ip: z.string(), place: z.string() })),
})
export type LoginReply = z.infer<typeof loginReply>

/** In how many ways somebody can show who they are. */
export const LOGIN_WAYS = [
  'username',
  'sms',
  'firebase',
  'ticket',
  'google',
  'facebook',
  'telegram',
  'passkey',
] as const

const humanVerify = z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(4000))))

export const login = endpoint({
  summary: 'Opens a session, by one of the ways the brand offers.',
  method: 'POST',
  path: '/wps/session/login',
  for: 'none',
  sealed: true,
  body: z.object({
    /** The user name; the mobile number when `type` is sms; empty where the way itself says who it is. */
    username: z.string().check(z.trim(), z.maxLength(64)),
    /** The password; the code of an sms; the one-time ticket of recovery or of a social sign-in; empty for a passkey. */
    password: z.string().check(z.maxLength(255)),
    type: z.enum(LOGIN_WAYS),
    countryDialingCode: z.optional(z.string().check(z.maxLength(6))),
    firebaseIdToken: z.optional(z.string().check(z.maxLength(4000))),
    /** What the device's passkey answered, as the browser gives it. */
    passkey: z.optional(z.string().check(z.maxLength(8000))),
    /** The second step: the ticket that AUTH_MFA_REQUIRED gave, and a code of one of its methods. */
    mfa: z.optional(
      z.object({
        ticket: z.string().check(z.maxLength(200)),
        code: z.string().check(z.maxLength(40)),
        /** This device need not be asked again for a while, where the brand allows it. */
        know: z.optional(z.boolean()),
      }),
    ),
    captcha: z.optional(z.string().check(z.maxLength(12))),
    captchaId: z.optional(z.string().check(z.maxLength(100))),
    humanVerify,
    deviceId: z.string().check(z.minLength(1), z.maxLength(64)),
    deviceName: z.optional(z.string().check(z.maxLength(100))),
    /** After the term of an exclusion: asks to come back. A day later a log-in is let in. */
    comeBack: z.optional(z.boolean()),
  }),
  reply: loginReply,
  refusals: [
    'AUTH_BAD_CREDENTIALS',
    'AUTH_CAPTCHA_REQUIRED',
    'AUTH_CAPTCHA_WRONG',
    'AUTH_HUMAN_VERIFY',
    'AUTH_LOCKED',
    'AUTH_DISABLED',
    'AUTH_EXCLUDED',
    'AUTH_NOT_AGENT',
    'AUTH_NOT_MEMBER',
    'AUTH_MFA_REQUIRED',
    'AUTH_MFA_WRONG',
    'SEC_PASSKEY',
    'AUTH_SOCIAL_FAILED',
    'AUTH_SOCIAL_NEW',
    'SMS_MOBILE_MISSING',
    'SMS_MOBILE_FORMAT',
    'SMS_CODE_MISSING',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'SMS_TOO_MANY',
    'RG_LIMIT',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
    'SYS_THROTTLED',
  ],
})

export const freePlay = endpoint({
  summary: 'Opens a trial account (type 4) with play money for a day.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  for: 'none',
  body: z.object({
    os: z.string().check(z.maxLength(40)),
    platform: z.literal('W'),
    /** 32 random characters, sealed for the server's key: shows the caller holds it and is fresh. */
    secret: z.string().check(z.maxLength(2000)),
    gatewayVersion: z.literal(3),
  }),
  reply: loginReply,
  refusals: ['GAME_DISABLED', 'SYS_THROTTLED', 'SYS_CRYPTO', 'SYS_CRYPTO_KEY'],
})

export const currentSession = endpoint({
  summary: 'Gives another tab of the same browser its handle. Same-origin only.',
  method: 'GET',
  path: '/wps/session',
  for: 'none',
  reply: z.nullable(loginReply),
  refusals: [],
})

export const logout = endpoint({
  summary: 'Ends the session; also answers when it is gone already.',
  method: 'POST',
  also: ['DELETE'],
  path: '/wps/session/logout',
  for: 'opt',
  whenClosed: true,
  beforePasswordChange: true,
  reply: z.object({ loggedOut: z.literal(true) }),
  refusals: [],
})

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
  deviceId: z.string().check(z.minLength(1), z.maxLength(64)),
  humanVerify,
  agreeAge: z.boolean(),
  agreeTerms: z.boolean(),
  termsVersion: z.string().check(z.maxLength(40)),
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

export const memberInfo = endpoint({
  summary: 'Who is logged in.',
  method: 'GET',
  path: '/wps/member/info',
  for: 'token',
  beforePasswordChange: true,
  reply: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    type: accountType,
    toUpline: z.boolean(),
    clubLabel: z.nullable(z.object({ labelId: z.string(), labelName: z.string() })),
    memberLabel: z.array(z.object({ id: z.string(), name: z.string() })),
    avatar: z.string(),
    avatarType: z.enum(['CUSTOM', 'STATIC']),
    currency: z.string(),
    language: z.string(),
    masked: z.object({
      mobile: z.optional(z.string()),
      email: z.optional(z.string()),
      realName: z.optional(z.string()),
    }),
    createdAt: wire.moment,
    firstTimeLogin: z.boolean(),
    passwordChangeRequired: z.boolean(),
    /** Player protection: minutes between two reality checks, minutes logged in a day. */
    rg: z.object({
      excludedUntil: z.optional(wire.moment),
      coolingUntil: z.optional(wire.moment),
      realityCheckMin: z.int(),
      sessionLimitMin: z.optional(z.int()),
    }),
  }),
  refusals: [],
})
export type MemberInfo = z.infer<typeof memberInfo.reply>

export const changePassword = endpoint({
  summary: 'Changes the password; every other session ends.',
  method: 'POST',
  path: '/wps/member/password',
  for: 'member',
  sealed: true,
  beforePasswordChange: true,
  body: z.object({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(12_000)),
    confirmNewPassword: z.string().check(z.minLength(1), z.maxLength(12_000)),
  }),
  reply: z.object({ changed: z.literal(true), otherSessionsEnded: z.int() }),
  refusals: [
    'AUTH_OLD_PASSWORD',
    'AUTH_PASSWORD_REUSED',
    'AUTH_PASSWORD_WEAK',
    'AUTH_CONFIRM_MISMATCH',
    'REG_FIELD',
    'AUTH_LOCKED',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
  ],
})

export const firstLogin = endpoint({
  summary: 'Marks the first log-in as done.',
  method: 'POST',
  path: '/wps/member/firstLogin',
  for: 'token',
  body: z.object({ nickname: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({ done: z.literal(true) }),
  refusals: ['AUTH_PASSWORD_CHANGE', 'REG_FIELD'],
})

export const logins = endpoint({
  summary: 'When, from where and with what result this account was logged in to, newest first.',
  method: 'GET',
  path: '/wps/v2/security/logins',
  for: 'token',
  query: z.object(wire.pageQuery),
  reply: wire.page(
    z.object({
      at: wire.moment,
      ip: z.string(),
      place: z.string(),
      device: z.string(),
      /** CODE: right password, wrong second step. */
      result: z.enum(['OK', 'FAILED', 'LOCKED', 'CODE']),
    }),
  ),
  refusals: [],
})
