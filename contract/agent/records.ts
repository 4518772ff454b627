import { PRODUCTS } from '@senluna/kit/product.ts'
import { endpoint } from '../endpoint.ts'
import { BET_STATUS, betRow, transRow } from '../money/records.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'
import { accountType, crumbs } from './team.ts'

/** Whose row it is. */
const owner = z.object({ id: wire.id<'member'>(), account: z.string(), type: accountType })

/** The account that is looked at, with all below it unless `team` is 0; absent: the whole team. */
const whose = {
  accountId: z.optional(z.string().check(z.maxLength(60))),
  team: z.optional(z.enum(['0', '1'])),
}
const range = { from: z.optional(wire.day), to: z.optional(wire.day) }

const teamBet = z.object({
  owner,
  ...z.pick(betRow, {
    betNo: true,
    vendorCode: true,
    product: true,
    game: true,
    gameId: true,
    detail: true,
    placedAt: true,
    settledAt: true,
    stake: true,
    validBet: true,
    payout: true,
    pnl: true,
    rebate: true,
    status: true,
  }).shape,
  /** What it brought whoever asks: of an own bet the same as `rebate`. */
  earned: wire.digits,
})
export type TeamBet = z.infer<typeof teamBet>

export const agentBets = endpoint({
  summary:
    'Bets of the own team with real money, newest first, of 31 days at most. Numbers of a lottery bet are hidden until its draw closes. The first page has what the days come to where no status is asked for: by the days of settlement.',
  method: 'GET',
  path: '/wps/agent/bets',
  names: ['vendorCode'],
  switch: 'AGENT',
  for: 'agent',
  query: z.object({
    ...whose,
    product: z.optional(z.enum(PRODUCTS)),
    vendorCode: z.optional(z.string().check(z.maxLength(60))),
    status: z.optional(z.enum(BET_STATUS)),
    /** One bet by its number, whenever it was placed. */
    betNo: z.optional(z.string().check(z.maxLength(60))),
    ...range,
    ...wire.pageQuery,
  }),
  reply: z.object({
    ...wire.page(teamBet).shape,
    from: wire.day,
    to: wire.day,
    crumbs,
    totals: z.optional(
      z.object({ bets: z.int(), stake: wire.digits, validBet: wire.digits, payout: wire.digits, pnl: wire.digits }),
    ),
  }),
  refusals: ['AUTH_FORBIDDEN', 'AGT_NOT_IN_TEAM', 'VAL_FIELD'],
})
export type AgentBets = z.infer<typeof agentBets.reply>

/** The groups of movements that an agent can look at; of several accounts play is left out. */
export const TEAM_TRANS_GROUPS = [
  'DEPOSIT',
  'WITHDRAW',
  'TRANSFER',
  'BET',
  'WIN',
  'REBATE',
  'CONTRACT',
  'ACTIVITY',
  'ADJUST',
] as const
export type TeamTransGroup = (typeof TEAM_TRANS_GROUPS)[number]

const teamTransaction = z.object({
  owner,
  ...z.pick(transRow, {
    serialNo: true,
    at: true,
    type: true,
    typeName: true,
    amount: true,
    balance: true,
    status: true,
  }).shape,
})
export type TeamTransaction = z.infer<typeof teamTransaction>

export const agentTransactions = endpoint({
  summary:
    'Movements of the main wallets of the own team, newest first, of 31 days at most. Of several accounts together bets and payouts are left out; of one account alone everything stands there. Nothing of banks.',
  method: 'GET',
  path: '/wps/agent/transactions',
  switch: 'AGENT',
  for: 'agent',
  query: z.object({ ...whose, typeGroup: z.optional(z.enum(TEAM_TRANS_GROUPS)), ...range, ...wire.pageQuery }),
  reply: z.object({ ...wire.page(teamTransaction).shape, from: wire.day, to: wire.day, crumbs }),
  refusals: ['AUTH_FORBIDDEN', 'AGT_NOT_IN_TEAM', 'VAL_FIELD'],
})
export type AgentTransactions = z.infer<typeof agentTransactions.reply>
