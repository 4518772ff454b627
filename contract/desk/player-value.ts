import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportOf } from './lists.ts'
import * as wire from '../wire.ts'

/** Calendar months that members are compared by: up to the one that runs, or ever. */
export const VALUE_PERIODS = ['MONTH', 'LAST_MONTH', 'QUARTER', 'YEAR', 'EVER'] as const
export type ValuePeriod = (typeof VALUE_PERIODS)[number]

/** Orders of the list, the greatest first; `WINNERS` are those who won most from the house. */
export const VALUE_ORDERS = ['NGR', 'WINNERS', 'GGR', 'DEPOSITS', 'WITHDRAWALS', 'GIVEN', 'LAST_PLAYED'] as const

const playerValueRow = z.object({
  memberId: wire.id<'member'>(),
  userName: z.string(),
  /** The account at the top of their line; absent below no agent. */
  line: z.optional(z.string()),
  currency: wire.shownCurrency,
  registeredAt: wire.moment,
  deposited: wire.digits,
  withdrawn: wire.digits,
  bets: z.int(),
  stake: wire.digits,
  ggr: wire.digits,
  /** Bonuses, rebates and wages. */
  given: wire.digits,
  ngr: wire.digits,
  firstDepositAt: z.optional(wire.moment),
  firstDeposited: z.optional(wire.digits),
  /** The last day on which a bet was settled, whatever the period. */
  lastPlayed: z.optional(wire.day),
})
export type PlayerValueRow = z.infer<typeof playerValueRow>

const account = z.optional(z.string().check(z.trim(), z.maxLength(64)))

export const playerValue = endpoint({
  summary: 'What each member came to in some months, in the brand’s currency: deposits, GGR, costs, NGR; by key.',
  method: 'GET',
  path: '/bo/v1/reports/players',
  for: 'staff',
  right: 'reports.view',
  query: z.object({
    ...wire.pageQuery,
    period: z.optional(z.enum(VALUE_PERIODS)),
    sort: z.optional(z.enum(VALUE_ORDERS)),
    /** Names, whole. */
    account,
    line: account,
  }),
  reply: wire.page(playerValueRow),
  refusals: ['VAL_FIELD'],
})
export const exportPlayerValue = exportOf(playerValue, 'reports.export')
