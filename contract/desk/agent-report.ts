import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportOf } from './lists.ts'
import * as wire from '../wire.ts'

const account = z.optional(z.string().check(z.trim(), z.maxLength(64)))

const agentReportRow = z.object({
  /**
   * `TOTAL`: all rows together, on the first page alone. `HOUSE`: everybody below no agent. `SELF`:
   * the parent without its team. `BELOW`: an account with its team.
   */
  kind: z.enum(['TOTAL', 'HOUSE', 'SELF', 'BELOW']),
  /** The account’s name; of a total the parent’s; empty for the house. */
  account: z.string(),
  memberId: z.optional(wire.id<'member'>()),
  /** The names above the account, the top first, with `/` between; empty at the top of a line. */
  above: z.string(),
  /** Whether anybody stands below it. */
  leads: z.boolean(),
  currency: wire.shownCurrency,
  /** Who had a bet settled in the period. */
  players: z.int(),
  bets: z.int(),
  stake: wire.digits,
  validBet: wire.digits,
  payout: wire.digits,
  ggr: wire.digits,
  /** What the house gave to everybody of the row, each kind of cost by itself. */
  rebates: wire.digits,
  wages: wire.digits,
  dividends: wire.digits,
  bonuses: wire.digits,
  /** GGR less those four. */
  ngr: wire.digits,
  /** What agents of the row got from other agents under contracts, less what they paid. */
  betweenAgents: wire.digits,
  /** What accounts of the row owe under contracts now, whatever the period. */
  arrears: wire.digits,
})
export type AgentReportRow = z.infer<typeof agentReportRow>

export const agentReport = endpoint({
  summary:
    'What each line came to, or each account right below an agent with its team: play, costs, NGR, arrears; 31 days at most, in the brand’s currency; the largest stakes first, by key.',
  method: 'GET',
  path: '/bo/v1/reports/agents',
  for: 'staff',
  right: 'reports.view',
  query: z.object({
    ...wire.pageQuery,
    from: z.optional(wire.day),
    to: z.optional(wire.day),
    /** The account whose direct downlines are shown; absent: the tops of lines. */
    parent: account,
  }),
  reply: wire.page(agentReportRow),
  refusals: ['VAL_FIELD'],
})
export const exportAgentReport = exportOf(agentReport, 'reports.export')
