import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

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

export const humanVerify = z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(4000))))

export const login = endpoint({
  summary: 'Opens a session, by one of the ways the brand offers.',
  method: 'POST',
  path: '/wps/session/login',
  for: 'none',
  sealed: true,
  body: z.object({
    /**
     * The user name; the mobile number when `type` is sms; empty where the way itself says who it
     * is.
     */
    username: z.string().check(z.trim(), z.maxLength(64)),
    /**
     * The password; the code of an sms; the one-time ticket of recovery or of a social sign-in;
     * empty for a passkey.
     */
    password: z.string().check(z.maxLength(255)),
    type: z._default(z.enum(LOGIN_WAYS), 'username'),
    countryDialingCode: z.optional(z.string().check(z.maxLength(6))),
    firebaseIdToken: z.optional(z.string().check(z.maxLength(4000))),
    /** What the device's passkey answered, as the browser gives it. */
    passkey: z.optional(z.string().check(z.maxLength(8000))),
    /**
     * The second step: the ticket that AUTH_MFA_REQUIRED gave, and a code of one of its methods.
     */
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
    /** The browser's own name of itself; absent: the header's, else one is drawn. */
    deviceId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
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
    platform: wire.client,
    /**
     * 32 random characters, sealed for the server's key: shows the caller holds it and is fresh.
     */
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
    /** Whether money may go to the upline, and to direct downlines. */
    toUpline: z.boolean(),
    toDownline: z.boolean(),
    /** It plays on credit: no money is paid in or out of it. */
    onCredit: z.optional(z.literal(true)),
    clubLabel: z.nullable(z.object({ labelId: z.string(), labelName: z.string() })),
    memberLabel: z.array(z.object({ id: z.string(), name: z.string() })),
    avatar: z.string(),
    avatarType: z.enum(['CUSTOM', 'STATIC']),
    /** Where the picture is, of either kind. */
    avatarUrl: z.string(),
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
    /** Whether the account has a password, or only other ways in. */
    hasPassword: z.boolean(),
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

export const firstLogin = endpoint({
  summary: 'Marks the first log-in as done.',
  method: 'POST',
  path: '/wps/member/firstLogin',
  for: 'token',
  body: z.object({ nickname: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({ done: z.literal(true) }),
  refusals: ['AUTH_PASSWORD_CHANGE', 'REG_FIELD'],
})
