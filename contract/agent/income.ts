import { PRODUCTS } from '@senluna/kit/product.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'
import { reportDays } from './overview.ts'
import { teamAccount } from './team.ts'

/** What an agent earned and paid. All others come together to `net`. */
export const INCOME_FIGURES = [
  'rebate',
  'agentRebate',
  'dailyWage',
  'hourlySalary',
  'realTimeSalary',
  'dividend',
  'paidToDownlines',
  'adjustment',
  'net',
] as const
export type IncomeFigure = (typeof INCOME_FIGURES)[number]

const incomeFigures = z.object({
  rebate: wire.digits,
  agentRebate: wire.digits,
  dailyWage: wire.digits,
  hourlySalary: wire.digits,
  realTimeSalary: wire.digits,
  dividend: wire.digits,
  /** At most 0. */
  paidToDownlines: wire.digits,
  adjustment: wire.digits,
  net: wire.digits,
})

/**
 * A day, a week from its Monday or a month from its first; of the first only what was asked for.
 */
const incomeRow = z.object({ at: wire.day, to: wire.day, figures: incomeFigures })
export type IncomeRow = z.infer<typeof incomeRow>

export const INCOME_GROUPS = ['DAY', 'WEEK', 'MONTH'] as const

export const agentIncome = endpoint({
  summary: 'What the agent itself earned in a period and paid to its downlines, together and by day, week or month.',
  method: 'GET',
  path: '/wps/agent/income',
  switch: 'AGENT',
  for: 'agent',
  query: z.object({ ...reportDays, group: z.optional(z.enum(INCOME_GROUPS)) }),
  reply: z.object({
    from: wire.day,
    to: wire.day,
    cards: incomeFigures,
    /** Those in which anything was earned or paid, the newest first. */
    rows: z.array(incomeRow),
  }),
  refusals: ['AUTH_FORBIDDEN', 'VAL_FIELD'],
})
export type AgentIncome = z.infer<typeof agentIncome.reply>

export const agentIncomeSources = endpoint({
  summary:
    'Whose bets brought the rebates of some days, by direct downline with its team and by product, the most first. By the days of the bets, whenever they were paid.',
  method: 'GET',
  path: '/wps/agent/income/{date}/sources',
  switch: 'AGENT',
  for: 'agent',
  /** The last day; absent: the one in the path alone. */
  query: z.object({ to: z.optional(wire.day) }),
  reply: z.object({
    list: z.array(
      z.object({
        /** The agent itself for its own bets. */
        source: teamAccount,
        amount: wire.digits,
        products: z.array(z.object({ product: z.enum(PRODUCTS), amount: wire.digits })),
      }),
    ),
    /** How much the rest brought where there are more than a hundred. */
    others: wire.digits,
  }),
  refusals: ['AUTH_FORBIDDEN', 'VAL_FIELD'],
})
export type IncomeSources = z.infer<typeof agentIncomeSources.reply>
