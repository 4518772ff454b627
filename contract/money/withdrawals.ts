import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PART_STATES } from '@senluna/kit/cashier/withdrawal-progress.ts'
import { imageRef } from '../site/files.ts'
import { payoutKind, proof, PROVING } from './payout-accounts.ts'
import { turnoverRow } from './turnover.ts'
import * as wire from '../wire.ts'

// Money out, as its owner sees it.

/** States of an order. SUBMITTED and RISK last no longer than the call that orders. */
export const WITHDRAWAL_STATES = [
  'SUBMITTED',
  'RISK',
  'REVIEW',
  'HOLD',
  'APPROVED',
  'PAYING',
  'PAID',
  'RECEIVED',
  'AUTO_RECEIVED',
  'REJECTED',
  'FAILED',
  'DISPUTED',
] as const
export const withdrawalPart = z.object({
  part: z.int(),
  amount: wire.digits,
  status: z.enum(PART_STATES),
  proofImage: z.optional(imageRef),
  bankRef: z.optional(z.string()),
  paidAt: z.optional(wire.moment),
  /** When it counts as received unless the member says otherwise. */
  autoConfirmAt: z.optional(wire.moment),
})

/**
 * MAIN, or LOCKED: deposits beyond a limit, which are kept from play. They leave in any amount,
 * free, and people look at each order.
 */
export const withdrawFrom = z.enum(['MAIN', 'LOCKED'])

export const withdrawal = z.object({
  no: z.string(),
  amount: wire.digits,
  fee: wire.digits,
  net: wire.digits,
  receivedAmount: wire.digits,
  remainingAmount: wire.digits,
  /** What was closed without being paid; it is back in the wallet. */
  returnedAmount: wire.digits,
  state: z.enum(WITHDRAWAL_STATES),
  from: withdrawFrom,
  account: z.object({ kind: payoutKind, bank: z.optional(z.string()), masked: z.string() }),
  parts: z.array(withdrawalPart),
  autoConfirmMinutes: z.int(),
  /** By when the stage it is in should be over. */
  dueAt: wire.moment,
  /** What the member must bring before it goes on: KYC, NAME, BANK_STATEMENT, CONTACT. */
  missing: z.array(z.string()),
  reason: z.optional(z.string()),
  createdAt: wire.moment,
})
export type Withdrawal = z.infer<typeof withdrawal>

/** Why an order would be refused now; the order itself says which of them comes first. */
export const BLOCKERS = [
  'AUTH_EXCLUDED',
  'WD_KYC',
  'PIN_NOT_SET',
  'WAL_DEBT',
  'WAL_ARREARS',
  'WD_TURNOVER',
  'WD_AMOUNT_STEP',
  'WD_BELOW_MIN',
  'WD_ABOVE_MAX',
  'WD_DAILY_COUNT',
  'WD_DAILY_AMOUNT',
  'WAL_INSUFFICIENT',
  'WD_ACCOUNT_COOLING',
  'WD_ACCOUNT_LOCKED',
  'WD_NAME_MISMATCH',
] as const

/** Why less than the balance can be withdrawn now. */
export const WITHDRAWAL_REASONS = [
  'AUTH_EXCLUDED',
  'WAL_DEBT',
  'WAL_ARREARS',
  'WD_TURNOVER',
  'WD_DAILY_COUNT',
  'WD_DAILY_AMOUNT',
  'WD_ABOVE_MAX',
  'WD_KYC',
  'WD_BELOW_MIN',
] as const

export const withdrawQuote = endpoint({
  summary: 'What a withdrawal would cost and what stands in its way; without an amount only the limits.',
  method: 'GET',
  path: '/wps/v2/withdraw/quote',
  for: 'member',
  query: z.object({
    amount: z.optional(wire.positive),
    accountId: z.optional(wire.id<'payout-account'>()),
    from: z.optional(withdrawFrom),
  }),
  reply: z.object({
    fee: z.optional(wire.digits),
    net: z.optional(wire.digits),
    limits: z.object({
      min: wire.digits,
      max: wire.digits,
      step: wire.digits,
      dailyMax: wire.digits,
      dailyLeft: wire.digits,
      countMax: z.int(),
      countLeft: z.int(),
      freeCount: z.int(),
      feePpm: z.int(),
      feeMin: wire.digits,
      feeMax: wire.digits,
    }),
    freeLeft: z.int(),
    /** What is in the wallet that is asked for. */
    balance: wire.digits,
    /** What one order could take of it now. */
    available: wire.digits,
    /**
     * Why that is less than the balance. `remaining`: what is left to wager or to pay back, the
     * most that is taken, or of WD_BELOW_MIN the least.
     */
    reasons: z.array(z.object({ code: z.enum(WITHDRAWAL_REASONS), remaining: z.optional(wire.digits) })),
    /** What is kept from play and can be withdrawn; absent when there is nothing. */
    kept: z.optional(wire.digits),
    turnover: z.array(turnoverRow),
    totalRemaining: wire.digits,
    blockers: z.array(z.enum(BLOCKERS)),
    /** For WD_KYC: the tier the amount needs. */
    tierNeeded: z.optional(z.int()),
    /**
     * Whether a second thing beside the payment password will be asked for, and what the account
     * has of it.
     */
    second: z.boolean(),
    methods: z.array(z.enum(['TOTP', 'SMS', 'EMAIL'])),
    autoConfirmMinutes: z.int(),
  }),
  refusals: ['SYS_NOT_FOUND'],
})
export type WithdrawQuote = z.infer<typeof withdrawQuote.reply>

export const orderWithdrawal = endpoint({
  summary: 'Orders a withdrawal: its money is set aside at once and cannot go back to play.',
  method: 'POST',
  path: '/wps/v2/withdraw/orders',
  for: 'member',
  once: true,
  sealed: true,
  body: z.object({
    amount: wire.positive,
    accountId: wire.id<'payout-account'>(),
    from: z.optional(withdrawFrom),
    ...proof,
  }),
  reply: withdrawal,
  refusals: [
    'CRD_NO_CASH',
    ...PROVING,
    'AUTH_RESTRICTED',
    'AUTH_EXCLUDED',
    'WD_KYC',
    'WAL_DEBT',
    'WAL_ARREARS',
    'WD_TURNOVER',
    'WD_AMOUNT_STEP',
    'WD_BELOW_MIN',
    'WD_ABOVE_MAX',
    'WD_DAILY_COUNT',
    'WD_DAILY_AMOUNT',
    'WAL_INSUFFICIENT',
    'WD_ACCOUNT_COOLING',
    'WD_ACCOUNT_LOCKED',
    'WD_NAME_MISMATCH',
    'SYS_NOT_FOUND',
    'SYS_KEY_REUSED',
  ],
})

export const withdrawals = endpoint({
  summary: 'Own withdrawals, newest first.',
  method: 'GET',
  path: '/wps/v2/withdraw/orders',
  for: 'member',
  query: z.object(wire.pageQuery),
  reply: wire.page(withdrawal),
  refusals: [],
})

export const oneWithdrawal = endpoint({
  summary: 'One own withdrawal.',
  method: 'GET',
  path: '/wps/v2/withdraw/orders/{no}',
  for: 'member',
  reply: withdrawal,
  refusals: ['SYS_NOT_FOUND'],
})

export const confirmPart = endpoint({
  summary: 'Says that a part has arrived.',
  method: 'POST',
  path: '/wps/v2/withdraw/orders/{no}/parts/{part}/confirm',
  for: 'member',
  reply: withdrawal,
  refusals: ['SYS_NOT_FOUND', 'WD_STATE'],
})

export const disputePart = endpoint({
  summary: 'Says that a part has not arrived; customer service looks into it with the bank.',
  method: 'POST',
  path: '/wps/v2/withdraw/orders/{no}/parts/{part}/dispute',
  for: 'member',
  body: z.object({ reason: z.optional(z.string().check(z.trim(), z.maxLength(300))) }),
  reply: withdrawal,
  refusals: ['SYS_NOT_FOUND', 'WD_STATE'],
})

export const payoutCallback = endpoint({
  summary:
    'News of a provider that pays out, signed. It is asked what is true before anything is written; a repeat changes nothing.',
  method: 'POST',
  path: '/cb/payout/{provider}',
  for: 'none',
  whenClosed: true,
  body: z.looseObject({
    event: z.string().check(z.minLength(1), z.maxLength(100)),
    key: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  reply: z.object({ taken: z.boolean() }),
  refusals: ['SYS_NOT_FOUND', 'AUTH_FORBIDDEN', 'SYS_BUSY'],
})
