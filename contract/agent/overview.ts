import { PRODUCTS } from '@senluna/kit/product.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'

/** Days of a report, both in it: 92 at most. Without them it is today. */
export const reportDays = { from: z.optional(wire.day), to: z.optional(wire.day) }

/** Whose figures: the agent and all below it, its direct accounts alone, or itself alone. */
export const TEAM_SCOPES = ['TEAM', 'DIRECT', 'ME'] as const

/** An amount, and what it was in the period before. */
const compared = z.object({ value: wire.digits, previous: wire.digits })

export const agentOverview = endpoint({
  summary:
    'What the own team did in a period, beside the period before: money, people, balances, by day (of one day by hour) and by product.',
  method: 'GET',
  path: '/wps/agent/overview',
  switch: 'AGENT',
  for: 'agent',
  query: z.object({ ...reportDays, scope: z.optional(z.enum(TEAM_SCOPES)) }),
  reply: z.object({
    from: wire.day,
    to: wire.day,
    /** The period that everything is compared with. */
    previous: z.object({ from: wire.day, to: wire.day }),
    money: z.object({
      deposit: compared,
      withdraw: compared,
      bet: compared,
      validBet: compared,
      win: compared,
      rebate: compared,
      activity: compared,
      wages: compared,
      dividend: compared,
      /** Bets less wins and all costs: above 0 the players lost more than they were given. */
      pnl: compared,
    }),
    people: z.object({
      team: z.int(),
      agents: z.int(),
      members: z.int(),
      registered: z.int(),
      firstDeposits: z.int(),
      depositors: z.int(),
      bettors: z.int(),
      /** With a valid bet. */
      active: z.int(),
      online: z.int(),
    }),
    firstDeposited: wire.digits,
    balance: z.object({ team: wire.digits, mine: wire.digits }),
    /** `at` is a day, or the first moment of an hour. By the hour there is no valid bet. */
    series: z.array(
      z.object({
        at: z.string(),
        deposit: wire.digits,
        withdraw: wire.digits,
        bet: wire.digits,
        validBet: z.optional(wire.digits),
        pnl: wire.digits,
        registered: z.int(),
      }),
    ),
    /** `rebate` is of the bets of these days, whenever it is paid. */
    products: z.array(
      z.object({
        product: z.enum(PRODUCTS),
        bets: z.int(),
        bet: wire.digits,
        validBet: wire.digits,
        win: wire.digits,
        rebate: wire.digits,
        pnl: wire.digits,
      }),
    ),
  }),
  refusals: ['AUTH_FORBIDDEN', 'VAL_FIELD'],
})
export type AgentOverview = z.infer<typeof agentOverview.reply>
