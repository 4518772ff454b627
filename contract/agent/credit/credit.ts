import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import * as wire from '../../wire.ts'
import {
  creditAmount,
  creditBounds,
  creditExposureRow,
  creditPosition,
  creditShare,
  creditStanding,
  creditStatement,
} from './credit-shapes.ts'
import { accountType, crumbs } from '../team.ts'

const ON = { switch: 'AGENT_CREDIT_BOOK' } as const

const ownCredit = z.object({ ...creditStanding.shape, statements: z.array(creditStatement) })
export type OwnCredit = z.infer<typeof ownCredit>

export const memberCredit = endpoint({
  summary: 'The caller’s credit, the week that is going on, and its last statements.',
  method: 'GET',
  path: '/wps/v2/credit',
  ...ON,
  for: 'member',
  reply: ownCredit,
  refusals: ['CRD_CASH_LINE'],
})

export const agentCredit = endpoint({
  summary: 'The agent’s credit, the week of its team, and its last statements.',
  method: 'GET',
  path: '/wps/agent/credit',
  ...ON,
  for: 'agent',
  reply: ownCredit,
  refusals: ['CRD_CASH_LINE'],
})

export const reportCredit = endpoint({
  summary: 'Says that a statement of the caller’s own was paid; its upline confirms it.',
  method: 'POST',
  path: '/wps/v2/credit/statements/{id}/report',
  ...ON,
  for: 'member',
  body: z.object({}),
  reply: creditStatement,
  refusals: ['SYS_NOT_FOUND', 'CRD_STATE'],
})

const creditDownline = z.object({
  id: wire.id<'member'>(),
  account: z.string(),
  type: accountType,
  credit: wire.digits,
  given: wire.digits,
  /** Of a player: what its wallet holds now. */
  balance: z.optional(wire.digits),
  /** Of an agent with credit. */
  positions: z.optional(z.array(creditPosition)),
})
export type CreditDownline = z.infer<typeof creditDownline>

export const creditDownlines = endpoint({
  summary: 'Credit and positions of the accounts right below the agent, by name; by key.',
  method: 'GET',
  path: '/wps/agent/credit/downlines',
  ...ON,
  for: 'agent',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(32))),
  }),
  reply: z.object({ ...wire.page(creditDownline).shape, credit: wire.digits, given: wire.digits }),
  refusals: ['CRD_CASH_LINE'],
})

export const giveDownlineCredit = endpoint({
  summary: 'Sets the credit of an account right below the agent. A player’s stands in its wallet at once.',
  method: 'PUT',
  path: '/wps/agent/credit/downlines/{id}',
  ...ON,
  for: 'agent',
  assistants: false,
  once: true,
  body: z.object({ credit: creditAmount }),
  reply: z.object({ credit: wire.digits, before: wire.digits, left: wire.digits }),
  refusals: [
    'AGT_NOT_IN_TEAM',
    'AGT_NOT_DIRECT',
    'CRD_CASH_LINE',
    'CRD_OVER',
    'CRD_BELOW_GIVEN',
    'CRD_IN_USE',
    'SYS_KEY_REUSED',
  ],
})

const from = z.object({ from: wire.day })

export const setDownlinePosition = endpoint({
  summary:
    'Sets how much of results an agent right below may take with its team, and the least that it takes by itself.',
  method: 'PUT',
  path: '/wps/agent/credit/downlines/{id}/position',
  ...ON,
  for: 'agent',
  assistants: false,
  body: z.object({ bounds: z.array(creditBounds).check(z.minLength(1), z.maxLength(PRODUCTS.length)) }),
  /** The day from which it counts. */
  reply: from,
  refusals: ['AGT_NOT_IN_TEAM', 'AGT_NOT_DIRECT', 'CRD_CASH_LINE', 'CRD_NOT_AGENT', 'CRD_POSITION'],
})

export const creditPositions = endpoint({
  summary: 'What the agent takes of results by product, and may take.',
  method: 'GET',
  path: '/wps/agent/credit/position',
  ...ON,
  for: 'agent',
  reply: z.object({ from: wire.day, list: z.array(creditPosition) }),
  refusals: ['CRD_CASH_LINE'],
})

export const setCreditShares = endpoint({
  summary: 'Sets what the agent takes of results by itself, within what its upline allows.',
  method: 'PUT',
  path: '/wps/agent/credit/position',
  ...ON,
  for: 'agent',
  assistants: false,
  body: z.object({
    shares: z
      .array(z.object({ product: z.enum(PRODUCTS), share: creditShare }))
      .check(z.minLength(1), z.maxLength(PRODUCTS.length)),
  }),
  reply: from,
  refusals: ['CRD_CASH_LINE', 'CRD_NOT_AGENT', 'CRD_POSITION'],
})

export const creditStatements = endpoint({
  summary:
    'A closed week of the agent: what it owes its upline, keeps, and is owed from right below; the latest unless named.',
  method: 'GET',
  path: '/wps/agent/credit/statements',
  ...ON,
  for: 'agent',
  query: z.object({ week: z.optional(wire.day) }),
  reply: z.object({
    /** The closed weeks, the latest first. */
    weeks: z.array(wire.day),
    week: z.nullable(wire.day),
    own: z.nullable(creditStatement),
    /** What the agent’s own positions come to. */
    kept: wire.digits,
    products: z.array(
      z.object({ product: z.enum(PRODUCTS), stake: wire.digits, payout: wire.digits, kept: wire.digits }),
    ),
    below: z.array(creditStatement),
  }),
  refusals: ['CRD_CASH_LINE'],
})

export const answerCredit = endpoint({
  summary: 'Confirms a payment that an account right below reported, or says that there was none.',
  method: 'POST',
  path: '/wps/agent/credit/statements/{id}/answer',
  ...ON,
  for: 'agent',
  assistants: false,
  once: true,
  body: z.object({ accept: z.boolean() }),
  reply: creditStatement,
  refusals: ['SYS_NOT_FOUND', 'CRD_STATE', 'CRD_CASH_LINE', 'SYS_KEY_REUSED'],
})

export const creditExposure = endpoint({
  summary: 'What is going on under an account of the team, by each account right below it.',
  method: 'GET',
  path: '/wps/agent/credit/exposure',
  ...ON,
  for: 'agent',
  query: z.object({ accountId: z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.object({ standing: creditStanding, list: z.array(creditExposureRow), crumbs }),
  refusals: ['AGT_NOT_IN_TEAM', 'CRD_CASH_LINE'],
})
