import { CPA_COUNTS } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import { CONTRACT_STATES } from '@senluna/kit/agents/contracts/contract-states.ts'
import { CONTRACT_KINDS, type ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { DAY_PERIODS } from '@senluna/kit/agents/periods.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import * as wire from '../wire.ts'

export const contractKind = z.enum(CONTRACT_KINDS)
export const contractState = z.enum(CONTRACT_STATES)

/** More tiers than any kind may have, so that the rules say it and not the shape. */
const MOST_TIERS = 20
/** Wider than the rules allow, for the same reason. */
const count = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000))
const NOTE_MOST = 140
/** What somebody says with an offer or an answer. */
export const contractNote = z.string().check(z.trim(), z.maxLength(NOTE_MOST))

export const contractTier = z.object({
  minValidBet: wire.digits,
  minLoss: wire.digits,
  minActive: wire.signed,
  ratePpm: wire.signed,
})
export type WrittenTier = z.infer<typeof contractTier>

/** The terms that whoever offers chooses. An absent cap is no limit. */
export const offeredTerms = {
  period: z.enum(DAY_PERIODS),
  products: z.array(z.enum(PRODUCTS)).check(z.maxLength(PRODUCTS.length)),
  basis: z.enum(['VALID_BET', 'NET_LOSS']),
  tiers: z.array(contractTier).check(z.maxLength(MOST_TIERS)),
  activeMinValidBet: wire.digits,
  cap: z.optional(wire.positive),
  carryMode: z.optional(z.enum(['NONE', 'WITHIN_MONTH', 'UNLIMITED'])),
}

/** What the house offers an affiliate beside: fees, and what a new member brings. */
export const affiliateTerms = z.object({
  platformFeePpm: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  cpa: z.nullable(
    z.object({
      amount: wire.digits,
      minFirstDeposit: wire.digits,
      minValidBet: wire.digits,
      withinDays: count,
      mostPerPeriod: z.nullable(count),
      counts: z.enum(CPA_COUNTS),
    }),
  ),
})

/** All of them, as a contract keeps them. */
export const contractTerms = z.object({
  ...offeredTerms,
  carryMode: z.enum(['NONE', 'WITHIN_MONTH', 'UNLIMITED']),
  vendorFeePpm: z.int(),
  affiliate: z.optional(affiliateTerms),
})
export type WrittenTerms = z.infer<typeof contractTerms>

export const END_REASONS = [
  'AGREED',
  'SILENCE',
  'REPLACED',
  'DOWNLINE_RATE_HIGHER',
  'UPLINE_TERMINATED',
  'ACCOUNT_MOVED',
  'ACCOUNT_CLOSED',
  'FORCED',
] as const

const party = z.enum(['OFFEROR', 'HOLDER'])

/** A contract as its parties and the desk see it. */
export const contractShown = z.object({
  contractId: wire.id<'contract'>(),
  kind: contractKind,
  /** The account that pays, or `HOUSE`. */
  offeror: z.string(),
  holderId: wire.id<'member'>(),
  holder: z.string(),
  status: contractState,
  version: z.int(),
  ...contractTerms.shape,
  note: z.optional(z.string()),
  effectiveFrom: z.optional(wire.moment),
  effectiveTo: z.optional(wire.moment),
  endReason: z.optional(z.enum(END_REASONS)),
  pending: z.optional(
    z.object({
      requestId: wire.id<'contract-request'>(),
      requestType: z.enum(['new request', 'termination request']),
      by: party,
      expiresAt: wire.moment,
    }),
  ),
  /** What happened to it, the latest first. */
  history: z.array(
    z.object({
      version: z.int(),
      at: wire.moment,
      by: z.enum(['OFFEROR', 'HOLDER', 'OPERATOR', 'SYSTEM']),
      /** The event of its life, as docs/agents.md names them. */
      change: z.string(),
      note: z.optional(z.string()),
    }),
  ),
})
export type ContractShown = z.infer<typeof contractShown>

/** An offer or a termination that waits for the answer of whoever asks. */
export const pendingRequest = z.object({
  requestId: wire.id<'contract-request'>(),
  contractId: wire.id<'contract'>(),
  requestType: z.enum(['new request', 'termination request']),
  /** The account on the other side, or `HOUSE`. */
  from: z.string(),
  period: z.enum(['daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'realtime']),
  products: contractTerms.shape.products,
  basis: contractTerms.shape.basis,
  tiers: contractTerms.shape.tiers,
  cap: contractTerms.shape.cap,
  carryMode: contractTerms.shape.carryMode,
  activeMinValidBet: contractTerms.shape.activeMinValidBet,
  /** Of an affiliate alone, like its plan. */
  vendorFeePpm: z.optional(contractTerms.shape.vendorFeePpm),
  affiliate: contractTerms.shape.affiliate,
  /** What an offer would replace. */
  current: z.optional(z.object({ tiers: contractTerms.shape.tiers })),
  createdAt: wire.moment,
  expiresAt: wire.moment,
})
export type PendingRequest = z.infer<typeof pendingRequest>

/** A contract below that ends when its upline goes on. */
export const affectedContract = z.object({
  contractId: wire.id<'contract'>(),
  account: z.string(),
  depth: z.int(),
  ratePpm: z.int(),
  /** The highest rate that its upline would have; 0 for none. */
  newMaxPpm: z.int(),
  reason: z.enum(['DOWNLINE_RATE_HIGHER', 'UPLINE_TERMINATED']),
})
export type AffectedContract = z.infer<typeof affectedContract>

/** What CTR_DOWNLINE_HIGHER carries. */
export const downlineHigherValue = z.object({ affected: z.array(affectedContract) })

/** How the consolidated answer names the kinds: its flag, and its field of `info`. */
export const CONTRACT_NAMES = {
  DIVIDEND: { flag: 'divtypereq', info: 'dividend' },
  DAILY_SALARY: { flag: 'dailysalreqtype', info: 'dailySalary' },
  HOURLY_SALARY: { flag: 'contracthoursalreq', info: 'hourSalary' },
  REALTIME_SALARY: { flag: 'realtimesalreqtype', info: 'realTimeSalary' },
} as const satisfies Record<ContractKind, { flag: string; info: string }>
