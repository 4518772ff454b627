import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportOf } from './lists.ts'
import * as wire from '../wire.ts'

// Reports of daily facts. The last rows of each are its totals, one a currency: currencies are
// never added.

/** Two days and what lies between, by the brand's clock; without them the last 31. */
const period = { from: z.optional(wire.day), to: z.optional(wire.day) }

/** What a report of play is by. */
export const PLAY_BY = ['day', 'product', 'game', 'vendor', 'line'] as const

/** The key of accounts that stand below no agent. */
export const HOUSE_LINE = '*'
/** The key of costs that no bets can be found for. */
export const NOT_ALLOCATED = '-'

const playRow = z.object({
  /**
   * A day, the code of a product, game or vendor, the account at the top of a line, `HOUSE_LINE`
   * or `NOT_ALLOCATED`; empty for the total. A result in a vendor's wallet is of no game.
   */
  key: z.string(),
  /** What a game is called in the caller's language; absent of other keys. */
  name: z.optional(z.string()),
  total: z.boolean(),
  currency: wire.shownCurrency,
  bets: z.int(),
  wins: z.int(),
  /** Members who had a bet settled. */
  players: z.int(),
  stake: wire.digits,
  validBet: wire.digits,
  payout: wire.digits,
  ggr: wire.digits,
  /** Payouts of stakes, in hundredths of a percent; absent without stakes. */
  rtp: z.optional(z.int()),
  /** What a game is built to pay, likewise; of games that say it. */
  theory: z.optional(z.int()),
  /** What was given back of the GGR: bonuses, rebates, wages, and what jackpots cost. */
  given: wire.digits,
  /** GGR less what was given back of it. */
  ngr: wire.digits,
})
export type PlayRow = z.infer<typeof playRow>

export const playReport = endpoint({
  summary: 'Stakes, payouts, GGR, NGR and RTP of settled bets, by day, product, game, vendor or line, 31 days at most.',
  method: 'GET',
  path: '/bo/v1/reports/play',
  for: 'staff',
  right: 'reports.view',
  query: z.object({ ...period, by: z.optional(z.enum(PLAY_BY)), product: z.optional(z.enum(PRODUCTS)) }),
  reply: z.object({ list: z.array(playRow) }),
  refusals: [],
})
export const exportPlayReport = exportOf(playReport, 'reports.export')

const moneyRow = z.object({
  /** The channel's code; empty for the total. */
  channel: z.string(),
  /** What it is called; absent for one that there is no more. */
  channelName: z.optional(z.string()),
  total: z.boolean(),
  direction: z.enum(['IN', 'OUT']),
  currency: wire.shownCurrency,
  asked: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Of the orders that came to an end those that are done, in hundredths of a percent. */
  success: z.optional(z.int()),
  amount: wire.digits,
  fee: wire.digits,
  /** From the request to the credit or the payment, in seconds. */
  usual: z.optional(z.int()),
  slowest: z.optional(z.int()),
})
export type MoneyRow = z.infer<typeof moneyRow>

export const moneyReport = endpoint({
  summary: 'Deposits and withdrawals by channel, with how many came through and how long they took, 31 days at most.',
  method: 'GET',
  path: '/bo/v1/reports/money',
  for: 'staff',
  right: 'reports.view',
  query: z.object({ ...period, direction: z.optional(z.enum(['IN', 'OUT'])) }),
  reply: z.object({ list: z.array(moneyRow) }),
  refusals: [],
})
export const exportMoneyReport = exportOf(moneyReport, 'reports.export')

const cohortRow = z.object({
  /** The Monday of the week in which they registered. */
  week: wire.day,
  /** Browsers at the site in that week, each once a day. */
  visits: z.int(),
  registered: z.int(),
  /** Of them, ever: a first deposit, a second one, a settled bet. */
  firstDeposit: z.int(),
  secondDeposit: z.int(),
  played: z.int(),
  /** What they ever brought, a registered member on average, in the brand's currency. */
  currency: wire.shownCurrency,
  meanDeposited: wire.digits,
  meanNgr: wire.digits,
  /** Of them, who played one to four weeks after that week; absent while it is to come. */
  after1: z.optional(z.int()),
  after2: z.optional(z.int()),
  after3: z.optional(z.int()),
  after4: z.optional(z.int()),
})
export type CohortRow = z.infer<typeof cohortRow>

export const cohortReport = endpoint({
  summary: 'Who registered in each of the last twelve weeks: first and second deposit, play, and who came back.',
  method: 'GET',
  path: '/bo/v1/reports/cohorts',
  for: 'staff',
  right: 'reports.view',
  query: z.object({}),
  reply: z.object({ list: z.array(cohortRow) }),
  refusals: [],
})
export const exportCohortReport = exportOf(cohortReport, 'reports.export')
