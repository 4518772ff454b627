import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
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
    info: z.object({}),
  }),
  refusals: [],
})
