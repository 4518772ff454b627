import * as z from 'zod/mini'
import { loginReply } from './account.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

/** Accounts elsewhere that somebody can sign in with, in the words of the log-in's `type`. */
export const SOCIAL_WAYS = ['google', 'facebook', 'telegram'] as const
const provider = z.enum(SOCIAL_WAYS)
export type SocialWay = z.infer<typeof provider>

/** What the sign-in's own window says when it is over, to the page that opened it. */
export const signInOutcome = z.object({
  signIn: provider,
  /**
   * `done` comes with the ticket · `denied` the person said no · `failed` it can't be believed, or
   * the provider is away.
   */
  outcome: z.enum(['done', 'denied', 'failed']),
  ticket: z.optional(z.string()),
})
export type SignInOutcome = z.infer<typeof signInOutcome>

const ticket = z.string().check(z.minLength(1), z.maxLength(200))

export const startSignIn = endpoint({
  summary:
    'Begins a sign-in by an account elsewhere: where its window goes. The browser gets a cookie that must come back.',
  method: 'POST',
  path: '/wps/session/social/start',
  for: 'opt',
  body: z.object({
    provider,
    /** `link` adds it to the account of whoever is logged in. */
    purpose: z._default(z.enum(['login', 'link']), 'login'),
  }),
  reply: z.object({ url: z.string() }),
  refusals: ['AUTH_SOCIAL_FAILED', 'AUTH_REQUIRED', 'AUTH_REAL_ACCOUNT', 'SYS_THROTTLED'],
})

export const registerSocial = endpoint({
  summary: 'Opens an account for somebody new who signed in by an account elsewhere; without a password.',
  method: 'PUT',
  path: '/wps/member/register/social',
  for: 'none',
  sealed: true,
  body: z.object({
    provider,
    ticket,
    /**
     * The user name, and whatever else the brand's rules require of the user name tab; no password.
     */
    fields: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(12_000))),
    /** Of the link that was followed. */
    referralCode: z.optional(z.string().check(z.maxLength(12_000))),
    registerUrl: z.string().check(z.maxLength(600)),
    registerMethod: z.literal('WEB'),
    deviceId: z.string().check(z.minLength(1), z.maxLength(64)),
    deviceName: z.optional(z.string().check(z.maxLength(100))),
    agreeAge: z.boolean(),
    agreeTerms: z.boolean(),
    termsVersion: z.string().check(z.maxLength(40)),
  }),
  reply: z.object({ id: z.string(), userName: z.string(), login: loginReply }),
  refusals: [
    'REG_CLOSED',
    'REG_FIELD',
    'REG_USERNAME_TAKEN',
    'REG_EMAIL_TAKEN',
    'REG_CODE_INVALID',
    'REG_UNDERAGE',
    'REG_TERMS',
    'AUTH_SOCIAL_FAILED',
    'SOC_TAKEN',
    'RG_LIMIT',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
    'SYS_THROTTLED',
  ],
})

const identity = z.object({
  provider,
  /** How the account is called there. */
  name: z.string(),
  linkedAt: wire.moment,
  usedAt: z.optional(wire.moment),
})

export const identities = endpoint({
  summary: 'The accounts elsewhere that open this account, and which more can be added.',
  method: 'GET',
  path: '/wps/v2/security/identities',
  for: 'member',
  assistants: true,
  reply: z.object({
    list: z.array(identity),
    offered: z.array(provider),
    /** Whether one can be taken away: another way in remains. */
    removable: z.boolean(),
  }),
  refusals: [],
})
export type Identities = z.infer<typeof identities.reply>

const again = z.optional(z.string().check(z.minLength(1), z.maxLength(255)))

export const linkIdentity = endpoint({
  summary: 'Adds an account elsewhere as a way in, once its sign-in is done; asks again who is calling.',
  method: 'POST',
  path: '/wps/v2/security/identities',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ provider, ticket, password: again }),
  reply: z.object({ linked: z.literal(true) }),
  refusals: [
    'AUTH_SOCIAL_FAILED',
    'SOC_TAKEN',
    'AUTH_CONFIRM',
    'AUTH_OLD_PASSWORD',
    'AUTH_LOCKED',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
  ],
})

export const unlinkIdentity = endpoint({
  summary: 'Takes an account elsewhere away as a way in, while another way remains; asks again who is calling.',
  method: 'DELETE',
  path: '/wps/v2/security/identities',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ provider, password: again }),
  reply: z.object({ unlinked: z.literal(true) }),
  refusals: ['SOC_LAST_WAY', 'AUTH_CONFIRM', 'AUTH_OLD_PASSWORD', 'AUTH_LOCKED', 'SYS_CRYPTO', 'SYS_CRYPTO_KEY'],
})
