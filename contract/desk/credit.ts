import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import {
  creditAmount,
  creditExposureRow,
  creditPosition,
  creditShare,
  creditStanding,
  creditState,
  creditStatement,
} from '../agent/credit/credit-shapes.ts'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { awaiting } from './approvals.ts'
import { exportOf } from './lists.ts'

const ON = { switch: 'AGENT_CREDIT_BOOK' } as const

const deskCreditLine = z.object({
  id: wire.id<'member'>(),
  account: z.string(),
  currency: wire.shownCurrency,
  credit: wire.digits,
  given: wire.digits,
  /** How many below it play on credit. */
  players: z.int(),
  /** Of the week that is going on, payouts − stakes of what is settled. */
  result: wire.digits,
  /** Of weeks before: above zero it owes the house. */
  owed: wire.digits,
  openStake: wire.digits,
  positions: z.array(creditPosition),
})
export type DeskCreditLine = z.infer<typeof deskCreditLine>

export const creditLines = endpoint({
  summary: 'General agents whose line is on credit, by name; by key.',
  method: 'GET',
  path: '/bo/v1/credit/lines',
  ...ON,
  for: 'staff',
  right: 'credit.view',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.maxLength(64))) }),
  reply: wire.page(deskCreditLine),
  refusals: [],
})
export const exportCreditLines = exportOf(creditLines, 'credit.export')

export const setCreditLine = endpoint({
  summary:
    'Asks to give a general agent credit, and positions; its line is on credit from then on. A second person decides (202).',
  method: 'POST',
  path: '/bo/v1/credit/lines',
  ...ON,
  for: 'staff',
  concerns: [{ what: 'userName', in: 'name' }],
  right: 'credit.edit',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    credit: creditAmount,
    /** How much of each product the line may take. */
    most: z.partialRecord(z.enum(PRODUCTS), creditShare),
    /** The least that the general agent takes by itself, where it may take so much. */
    least: creditShare,
  }),
  reply: awaiting,
  refusals: [
    'SYS_NOT_FOUND',
    'AGT_NOT_DIRECT',
    'CRD_BELOW_GIVEN',
    'CRD_POSITION',
    'CRD_LINE_MONEY',
    'CRD_LINE_BUSY',
    'AGT_HAS_CONTRACTS',
    'APPROVAL_OPEN',
    'APPROVAL_RELATED',
  ],
})

const deskStatement = z.object({
  ...creditStatement.shape,
  /** The one above: an account, or `HOUSE`. */
  upline: z.string(),
  currency: wire.shownCurrency,
})
export type DeskCreditStatement = z.infer<typeof deskStatement>

export const deskCreditStatements = endpoint({
  summary: 'Weekly statements of accounts on credit, the latest week first; by key.',
  method: 'GET',
  path: '/bo/v1/credit/statements',
  ...ON,
  for: 'staff',
  right: 'credit.view',
  query: z.object({
    ...wire.pageQuery,
    week: z.optional(wire.day),
    state: z.optional(creditState),
    /** Only those between general agents and the house. */
    side: z.optional(z.enum(['HOUSE'])),
    name: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: wire.page(deskStatement),
  refusals: [],
})
export const exportCreditStatements = exportOf(deskCreditStatements, 'credit.export')

export const settleCredit = endpoint({
  summary: 'Asks to mark a general agent’s week as settled with the house; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/credit/statements/{id}/settle',
  ...ON,
  for: 'staff',
  concerns: [{ what: 'creditStatement', in: 'id' }],
  right: 'credit.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'CRD_STATE', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const deskCreditExposure = endpoint({
  summary: 'What is going on under an account on credit, by each account right below it.',
  method: 'GET',
  path: '/bo/v1/credit/exposure/{id}',
  ...ON,
  for: 'staff',
  right: 'credit.view',
  reply: z.object({
    standing: creditStanding,
    list: z.array(creditExposureRow),
    crumbs: z.array(z.object({ id: wire.id<'member'>(), account: z.string() })),
  }),
  refusals: ['SYS_NOT_FOUND'],
})
