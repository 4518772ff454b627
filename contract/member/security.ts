import * as z from 'zod/mini'
import { again, code, confirming } from './confirming.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

/** What the security page looks at. */
export const SECURITY_ROWS = [
  'password',
  'twoStep',
  'mobile',
  'email',
  'paymentPassword',
  'realName',
  'passkeys',
  'sessions',
] as const

const row = z.object({
  row: z.enum(SECURITY_ROWS),
  /** GOOD · OPEN something is to be done · WEAK it is there and could be better · INFO neither */
  state: z.enum(['GOOD', 'OPEN', 'WEAK', 'INFO']),
  points: z.int(),
  /** The most points it can give. */
  of: z.int(),
  masked: z.optional(z.string()),
  /** Since when, or when it was changed last. */
  at: z.optional(wire.moment),
  /** How many: passkeys, open sessions, recovery codes that are left. */
  count: z.optional(z.int()),
})
export type SecurityRow = z.infer<typeof row>

export const securityOverview = endpoint({
  summary: "How the member's account is secured: a score of 100 and what makes it up.",
  method: 'GET',
  path: '/wps/v2/security',
  for: 'member',
  assistants: true,
  reply: z.object({
    score: z.int(),
    rows: z.array(row),
    /** Days for which a device needs no second step after it was given one; 0 is never. */
    knownDeviceDays: z.int(),
    knownDevices: z.int(),
    /** Whether the account has a password to ask for. */
    hasPassword: z.boolean(),
  }),
  refusals: [],
})
export type SecurityOverview = z.infer<typeof securityOverview.reply>

export const enrolTotp = endpoint({
  summary: 'Two-step log-in: without `code` gives a new secret for the app; with its first code puts it in force.',
  method: 'POST',
  path: '/wps/v2/security/totp',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ ...again, code: z.optional(code) }),
  reply: z.object({
    secret: z.optional(z.string()),
    secretUri: z.optional(z.string()),
    /** Shown this once; only their hashes are kept. */
    recoveryCodes: z.optional(z.array(z.string())),
  }),
  refusals: [...confirming, 'SEC_TOTP_ON', 'AUTH_MFA_WRONG'],
})

export const removeTotp = endpoint({
  summary: 'Takes the second step away; asks for the password and a code.',
  method: 'DELETE',
  path: '/wps/v2/security/totp',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ ...again, code }),
  reply: z.object({ off: z.literal(true) }),
  refusals: [...confirming, 'AUTH_MFA_WRONG'],
})

export const renewCodes = endpoint({
  summary: 'Ten new recovery codes; the old ones open nothing any more.',
  method: 'POST',
  path: '/wps/v2/security/recovery-codes',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({ ...again, code }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: [...confirming, 'AUTH_MFA_WRONG'],
})

const pin = z.string().check(z.maxLength(40))

export const paymentPassword = endpoint({
  summary:
    'Sets the six digits that payments ask for: the first by the log-in password, later ones by the old digits, or, forgotten, by the log-in password and a code.',
  method: 'PUT',
  path: '/wps/v2/security/payment-password',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({
    ...again,
    oldPin: z.optional(pin),
    /**
     * For digits that are forgotten: of the app where the account has one, else one sent by purpose
     * OWN.
     */
    totp: z.optional(code),
    otp: z.optional(z.string().check(z.maxLength(12))),
    otpChannel: z.optional(z.enum(['SMS', 'EMAIL'])),
    newPin: pin,
    confirmPin: pin,
  }),
  reply: z.object({ changed: z.literal(true) }),
  refusals: [
    ...confirming,
    'PIN_NOT_SET',
    'PIN_WRONG',
    'PIN_LOCKED',
    'AUTH_MFA_REQUIRED',
    'AUTH_MFA_WRONG',
    'SMS_CODE_MISSING',
    'SMS_CODE_INVALID',
    'SMS_CODE_EXPIRED',
    'SMS_TOO_MANY',
    'REG_FIELD',
    'AUTH_CONFIRM_MISMATCH',
    'AUTH_PASSWORD_WEAK',
  ],
})
