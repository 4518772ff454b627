import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

// Where a member's money may be sent.

export const PAYOUT_KINDS = ['BANK', 'USDT_TRC20', 'USDT_ERC20'] as const
export const payoutKind = z.enum(PAYOUT_KINDS)

/** So many of each a member may have. */
export const MOST_ACCOUNTS = { BANK: 5, USDT: 2 } as const

/**
 * What shows that it is really the member: the payment password, and where it is asked for, a
 * second thing.
 */
export const proof = {
  paymentPassword: z.string().check(z.maxLength(20)),
  /** A code of the authenticator app. */
  totp: z.optional(z.string().check(z.maxLength(12))),
  /** A code that went to the account's own number or e-mail address, by purpose OWN. */
  otp: z.optional(z.string().check(z.maxLength(12))),
  otpChannel: z.optional(z.enum(['SMS', 'EMAIL'])),
}

/**
 * What a call with `proof` may refuse. AUTH_MFA_REQUIRED carries `methods`: TOTP, SMS, EMAIL,
 * whichever the account has.
 */
export const PROVING = [
  'PIN_NOT_SET',
  'PIN_WRONG',
  'PIN_LOCKED',
  'AUTH_MFA_REQUIRED',
  'AUTH_MFA_WRONG',
  'AUTH_LOCKED',
  'SMS_CODE_MISSING',
  'SMS_CODE_INVALID',
  'SMS_CODE_EXPIRED',
  'SMS_TOO_MANY',
  'SYS_CRYPTO',
  'SYS_CRYPTO_KEY',
] as const

export const payoutAccount = z.object({
  id: wire.uuid,
  kind: payoutKind,
  /** The bank's number at NAPAS, and its name. */
  bankCode: z.optional(z.string()),
  bank: z.optional(z.string()),
  /** The last digits of the number, or both ends of an address. */
  masked: z.string(),
  holder: z.string(),
  /** COOLING until `usableAt`; LOCKED by customer service. */
  state: z.enum(['ACTIVE', 'COOLING', 'LOCKED']),
  usableAt: wire.moment,
  createdAt: wire.moment,
})
export type PayoutAccount = z.infer<typeof payoutAccount>

export const payoutAccounts = endpoint({
  summary: "The member's accounts and addresses that money can be sent to, and what adding one takes.",
  method: 'GET',
  path: '/wps/v2/payout/accounts',
  for: 'member',
  reply: z.object({
    list: z.array(payoutAccount),
    /** The name accounts must be in; absent until the member has given it. */
    realName: z.optional(z.string()),
    hasPaymentPassword: z.boolean(),
    /** What of it the account has: one of them is asked for. */
    methods: z.array(z.enum(['TOTP', 'SMS', 'EMAIL'])),
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
    kinds: z.array(payoutKind),
    most: z.object({ BANK: z.int(), USDT: z.int() }),
  }),
  refusals: [],
})

export const addPayoutAccount = endpoint({
  summary:
    'Adds an account of the member’s own name, or an address. The first can be used at once, later ones after a day.',
  method: 'POST',
  path: '/wps/v2/payout/accounts',
  for: 'member',
  sealed: true,
  body: z.object({
    kind: payoutKind,
    bankCode: z.optional(z.string().check(z.maxLength(12))),
    number: z.string().check(z.trim(), z.maxLength(80)),
    holder: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    branch: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    ...proof,
  }),
  reply: payoutAccount,
  refusals: [...PROVING, 'WD_ACCOUNT_FORMAT', 'WD_ACCOUNT_LIMIT', 'WD_ACCOUNT_TAKEN', 'WD_NAME_MISMATCH'],
})

export const removePayoutAccount = endpoint({
  summary: 'Takes an account off the list; one that money is on its way to stays.',
  method: 'DELETE',
  path: '/wps/v2/payout/accounts/{id}',
  for: 'member',
  sealed: true,
  body: z.object({ paymentPassword: proof.paymentPassword }),
  reply: z.object({ removed: z.literal(true) }),
  refusals: [
    'SYS_NOT_FOUND',
    'PIN_NOT_SET',
    'PIN_WRONG',
    'PIN_LOCKED',
    'WD_STATE',
    'WD_ACCOUNT_LOCKED',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
  ],
})
