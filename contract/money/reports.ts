import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { pendingRequest } from '../agent/contract-shapes.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

/**
 * What was played: stakes of settled bets, what of them counts, and what they paid with the stake
 * in it.
 */
const played = { bets: z.int(), bet: wire.digits, validBet: wire.digits, win: wire.digits }

export const profit = endpoint({
  summary:
    "The member's own profit and loss of 31 days at most: cards, products, days. A bet counts on the day it was settled on.",
  method: 'GET',
  path: '/wps/v2/profit',
  switch: 'CENTER',
  for: 'member',
  query: z.object({ from: z.optional(wire.day), to: z.optional(wire.day) }),
  reply: z.object({
    from: wire.day,
    to: wire.day,
    currency: z.string(),
    cards: z.object({
      ...played,
      /** Rebates, those of an agent's line with them. */
      rebate: wire.digits,
      activity: wire.digits,
      wages: wire.digits,
      dividend: wire.digits,
      /** What was won, less what was staked, with one's own rebate and what was given. */
      profit: wire.digits,
      deposit: wire.digits,
      withdraw: wire.digits,
      netDeposit: wire.digits,
    }),
    perProduct: z.array(z.object({ product: z.enum(PRODUCTS), ...played, profit: wire.digits })),
    /** Every day of the period, also those on which nothing happened. */
    perDay: z.array(
      z.object({
        day: wire.day,
        bet: wire.digits,
        win: wire.digits,
        profit: wire.digits,
        deposit: wire.digits,
        withdraw: wire.digits,
      }),
    ),
  }),
  refusals: ['VAL_FIELD'],
})
export type Profit = z.infer<typeof profit.reply>

export const balanceDays = endpoint({
  summary:
    'What the account held at the end of each day, 31 days at most: all its wallets of real money and its debt together, as in the statement.',
  method: 'GET',
  path: '/wps/v2/statement/days',
  for: 'member',
  query: z.object({ from: z.optional(wire.day), to: z.optional(wire.day) }),
  reply: z.object({
    from: wire.day,
    to: wire.day,
    currency: z.string(),
    /** What it held when the first day began. */
    opening: wire.digits,
    /** The days on which the account stood, up to today, the oldest first. */
    days: z.array(z.object({ day: wire.day, closing: wire.digits })),
  }),
  refusals: ['VAL_FIELD'],
})
export type BalanceDays = z.infer<typeof balanceDays.reply>

export const lifetime = endpoint({
  summary:
    'What the member paid in, took out, and won or lost on bets since the account was opened. Stakes of open bets count as lost until they are settled.',
  method: 'GET',
  path: '/wps/v2/profit/lifetime',
  for: 'member',
  reply: z.object({
    /** When the account was opened; absent without a wallet. */
    since: z.optional(wire.moment),
    currency: z.string(),
    deposit: wire.digits,
    withdraw: wire.digits,
    netDeposit: wire.digits,
    /** Payouts less stakes; below 0 is a loss. */
    play: wire.digits,
  }),
  refusals: [],
})

/**
 * The account in a period. Amounts have the sign they have for the balance, so that opening and all
 * of them come to closing.
 */
const statementFigures = {
  opening: wire.digits,
  deposit: wire.digits,
  withdraw: wire.digits,
  /** Fees of deposits and withdrawals. */
  fee: wire.digits,
  stake: wire.digits,
  /** What bets paid, and results at vendors that settle by themselves. */
  payout: wire.digits,
  /** Stakes that came back, and payouts that were taken back. */
  refund: wire.digits,
  /** Whatever the house gave: bonuses, rebates, wages; demonstration money too. */
  bonus: wire.digits,
  /** To and from other accounts and vendors. */
  transfer: wire.digits,
  /** Corrections by staff, and debts collected. */
  adjust: wire.digits,
  closing: wire.digits,
  /** What play came to: stakes, payouts and refunds together. */
  result: wire.digits,
}

export const statement = endpoint({
  summary:
    'The account by month, twelve at most and the last twelve when nothing is said: what it held, what moved it, what it held after.',
  method: 'GET',
  path: '/wps/v2/statement',
  for: 'member',
  query: z.object({ from: z.optional(wire.month), to: z.optional(wire.month) }),
  reply: z.object({
    account: z.object({
      no: wire.uuid,
      /** Masked: the file may be shown to others. */
      name: z.string(),
    }),
    currency: z.string(),
    zone: z.string(),
    madeAt: wire.moment,
    from: wire.month,
    to: wire.month,
    /** Every month of the period, the oldest first; none before the account was opened. */
    months: z.array(z.object({ month: wire.month, ...statementFigures })),
    total: z.object(statementFigures),
  }),
  refusals: ['VAL_FIELD'],
})
export type AccountStatement = z.infer<typeof statement.reply>

export const withdrawalPace = endpoint({
  summary: 'How many minutes withdrawals of the last 30 days took on average; absent where too few were paid to say.',
  method: 'GET',
  path: '/wps/v2/site/withdrawalPace',
  for: 'none',
  cacheSeconds: 300,
  reply: z.object({ minutes: z.optional(z.int()) }),
  refusals: [],
})

const flag = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

export const consolidated = endpoint({
  summary:
    'Everything of the account in one answer: its money wherever it stands, what must still be wagered, and offers of contracts that wait.',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  for: 'token',
  reply: z.object({
    sumBalance: wire.digits,
    main: wire.digits,
    hold: wire.digits,
    vendor: wire.digits,
    inTransit: wire.digits,
    points: wire.digits,
    turnoverRemaining: wire.digits,
    debt: wire.digits,
    arrearsOwed: wire.digits,
    arrearsDue: wire.digits,
    divtypereq: flag,
    dailysalreqtype: flag,
    contracthoursalreq: flag,
    realtimesalreqtype: flag,
    /** What waits for the caller’s answer, by kind of contract. */
    info: z.object({
      dividend: z.optional(pendingRequest),
      dailySalary: z.optional(pendingRequest),
      hourSalary: z.optional(pendingRequest),
      realTimeSalary: z.optional(pendingRequest),
    }),
  }),
  refusals: [],
})
