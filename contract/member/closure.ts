import * as z from 'zod/mini'
import { again, code, confirming } from './confirming.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

export const closureTerms = endpoint({
  summary: 'What closing the account would mean now.',
  method: 'GET',
  path: '/wps/v2/security/closure',
  for: 'member',
  assistants: true,
  reply: z.object({
    balance: wire.digits,
    currency: z.string(),
    /**
     * NOTHING there is none · GIVEN_UP play money goes back to the house · WITHDRAW_FIRST it must
     * be paid out before
     */
    money: z.enum(['NOTHING', 'GIVEN_UP', 'WITHDRAW_FIRST']),
    openRounds: z.int(),
    twoStep: z.boolean(),
    hasPassword: z.boolean(),
    /** Days after which personal data are erased. */
    eraseDays: z.int(),
  }),
  refusals: [],
})
export type ClosureTerms = z.infer<typeof closureTerms.reply>

export const closeAccount = endpoint({
  summary: 'Closes the account, at once; only customer service can open it again.',
  method: 'POST',
  path: '/wps/v2/security/closure',
  for: 'member',
  assistants: true,
  sealed: true,
  body: z.object({
    ...again,
    code: z.optional(code),
    /** The account's user name, typed. */
    confirmation: z.string().check(z.trim(), z.maxLength(64)),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  reply: z.object({ closedAt: wire.moment, eraseAt: wire.moment }),
  refusals: [
    'CRD_HELD',
    ...confirming,
    'AUTH_MFA_REQUIRED',
    'AUTH_MFA_WRONG',
    'CLOSE_NAME',
    'CLOSE_BALANCE',
    'CLOSE_ROUNDS',
  ],
})
