import { BARS, NEWCOMER_OUTCOMES } from '@senluna/kit/agents/affiliates/newcomer.ts'
import { AFFILIATE_PLANS } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import { BILL_STATES } from '@senluna/kit/agents/pay/bill-states.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { contractKind, contractTerms } from './contract-shapes.ts'

export const billState = z.enum(BILL_STATES)

const period = z.object({ start: wire.moment, endExclusive: wire.moment, day: wire.day })

/** What a contract came to in one of its periods. */
export const bill = z.object({
  billId: wire.id<'bill'>(),
  contractId: wire.id<'contract'>(),
  kind: contractKind,
  /** Who receives, and who pays: an account, or `HOUSE`. */
  account: z.string(),
  payer: z.string(),
  period,
  validBet: wire.digits,
  ggr: wire.digits,
  costs: wire.digits,
  netLoss: wire.digits,
  carryIn: wire.digits,
  base: wire.digits,
  carryOut: wire.digits,
  active: z.int(),
  /** From 0; null when not even the first tier was reached. */
  tierIndex: z.nullable(z.int()),
  ratePpm: z.int(),
  gross: wire.digits,
  /** Of an affiliate: how it is paid, the share, and what new members came to. */
  plan: z.optional(
    z.object({
      kind: z.enum(AFFILIATE_PLANS),
      /** Before new members are counted against it. */
      share: wire.digits,
      qualified: z.int(),
      cpa: wire.digits,
    }),
  ),
  /** What corrections of periods before add. */
  adjustment: wire.digits,
  due: wire.digits,
  paid: wire.digits,
  arrears: wire.digits,
  state: billState,
  version: z.int(),
  computedAt: wire.moment,
  paidAt: z.optional(wire.moment),
})
export type Bill = z.infer<typeof bill>

/** What a member did, of one product; its money stands under no product. */
const billFigure = z.object({
  /** The account, masked where the brand hides names deeper than one level. */
  account: z.string(),
  memberId: wire.id<'member'>(),
  product: z.union([z.enum(PRODUCTS), z.literal('')]),
  counts: z.boolean(),
  validBet: wire.digits,
  stake: wire.digits,
  payout: wire.digits,
  rebates: wire.digits,
  bonuses: wire.digits,
  wages: wire.digits,
  paymentFees: wire.digits,
})
export type BillFigure = z.infer<typeof billFigure>

/** A new member below an affiliate, with what its plan looks at and what became of it. */
export const billNewcomer = z.object({
  /** Masked for the affiliate; the desk reads the name. */
  account: z.string(),
  memberId: wire.id<'member'>(),
  registeredOn: wire.day,
  firstDeposit: z.nullable(z.object({ day: wire.day, amount: wire.digits })),
  bets: z.array(z.object({ day: wire.day, validBet: wire.digits })),
  barred: z.nullable(z.enum(BARS)),
  outcome: z.enum(NEWCOMER_OUTCOMES),
  /** The day on which the last condition was met. */
  metOn: z.nullable(wire.day),
  /** The last day that counts. */
  lastDay: wire.day,
  validBet: wire.digits,
  amount: wire.digits,
})
export type BillNewcomer = z.infer<typeof billNewcomer>

export const BILL_THRESHOLDS = ['VALID_BET', 'LOSS', 'ACTIVE'] as const

/** A bill with every step that led to it. */
export const billDetail = z.object({
  ...bill.shape,
  contractVersion: z.int(),
  terms: contractTerms,
  metrics: z.object({
    stake: wire.digits,
    payout: wire.digits,
    rebates: wire.digits,
    bonuses: wire.digits,
    wages: wire.digits,
    paymentFees: wire.digits,
    vendorFee: wire.digits,
    platformFee: wire.digits,
  }),
  /** Who is new below an affiliate, those who qualified first. */
  newcomers: z.array(billNewcomer),
  /** What the day had come to before: valid bets of a real-time salary, money of an hourly one. */
  before: wire.digits,
  isLastOfMonth: z.boolean(),
  /** Which thresholds of the next tier were missed, and by how much. */
  missed: z.array(
    z.object({
      tier: z.int(),
      threshold: z.enum(BILL_THRESHOLDS),
      needed: wire.digits,
      reached: wire.digits,
      short: wire.digits,
    }),
  ),
  adjustmentLeft: wire.digits,
  reason: z.optional(z.string()),
  figures: z.array(billFigure),
  payments: z.array(
    z.object({
      seq: z.int(),
      what: z.enum(['PAY', 'ARREARS', 'ADJUST', 'COVER']),
      from: z.string(),
      to: z.string(),
      amount: wire.digits,
      serialNo: z.string(),
      at: wire.moment,
    }),
  ),
  versions: z.array(
    z.object({ billId: wire.id<'bill'>(), version: z.int(), gross: wire.digits, computedAt: wire.moment }),
  ),
  /** What the holder paid its own downlines of the same time. */
  below: z.array(bill),
})
export type BillDetail = z.infer<typeof billDetail>

export const agentBills = endpoint({
  summary: 'Bills that the caller receives, or pays its downlines, the latest period first; by key.',
  method: 'GET',
  path: '/wps/agent/bills',
  for: 'agent',
  query: z.object({
    ...wire.pageQuery,
    kind: contractKind,
    side: z.enum(['RECEIVED', 'PAID']),
    state: z.optional(billState),
    /** The beginning of the name of who receives. */
    account: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(32))),
    from: z.optional(wire.day),
    to: z.optional(wire.day),
  }),
  reply: z.object({
    list: z.array(bill),
    next: z.optional(z.string()),
    cards: z.object({
      received: wire.digits,
      paid: wire.digits,
      net: wire.digits,
      arrearsOwed: wire.digits,
      arrearsDue: wire.digits,
    }),
  }),
  refusals: ['AUTH_FORBIDDEN', 'VAL_FIELD'],
})

export const agentBill = endpoint({
  summary: 'A bill that the caller receives or pays, with every step that led to it.',
  method: 'GET',
  path: '/wps/agent/bills/{id}',
  for: 'agent',
  reply: billDetail,
  refusals: ['SYS_NOT_FOUND'],
})

/** A bill in a file: what it says, and the server's signature of it. */
export const signedStatement = z.object({
  /** The statement as text, so that what is signed is what is read. */
  statement: z.string(),
  algorithm: z.literal('Ed25519'),
  /** In base64url. */
  publicKey: z.string(),
  signature: z.string(),
})
export type SignedStatement = z.infer<typeof signedStatement>

export const billStatement = endpoint({
  summary: 'The signed statement of a bill, which anybody can work out again.',
  method: 'GET',
  path: '/wps/agent/bills/{id}/statement',
  for: 'agent',
  reply: signedStatement,
  refusals: ['SYS_NOT_FOUND'],
})

export const agentRealtimeSalary = endpoint({
  summary: 'The windows of a day of real-time salary, and what all of them come to.',
  method: 'GET',
  path: '/wps/agent/salary/realtime',
  for: 'agent',
  query: z.object({ date: wire.day }),
  reply: z.object({
    windows: z.array(
      z.object({
        billId: wire.id<'bill'>(),
        window: wire.moment,
        validBet: wire.digits,
        cumulative: wire.digits,
        ratePpm: z.int(),
        amount: wire.digits,
        state: billState,
      }),
    ),
    sum: wire.digits,
    /** The share of all bets of the day, contract by contract: the same number. */
    dayFloor: wire.digits,
  }),
  refusals: ['AUTH_FORBIDDEN'],
})

const arrear = z.object({
  billId: wire.id<'bill'>(),
  kind: contractKind,
  /** Who is owed, or who owes. */
  account: z.string(),
  day: wire.day,
  amount: wire.digits,
  left: wire.digits,
  since: wire.moment,
})

export const agentArrears = endpoint({
  summary: 'What the caller owes its downlines under contracts, and is owed; the oldest first.',
  method: 'GET',
  path: '/wps/agent/arrears',
  for: 'agent',
  reply: z.object({ owed: wire.digits, due: wire.digits, owedList: z.array(arrear), dueList: z.array(arrear) }),
  refusals: ['AUTH_FORBIDDEN'],
})

export const payArrears = endpoint({
  summary: 'Pays what the caller owes its downlines, the oldest first, as far as its wallet goes.',
  method: 'POST',
  path: '/wps/agent/arrears/pay',
  for: 'agent',
  assistants: false,
  once: true,
  body: z.object({}),
  reply: z.object({ paid: wire.digits, left: wire.digits }),
  refusals: ['WAL_INSUFFICIENT', 'SYS_KEY_REUSED'],
})
