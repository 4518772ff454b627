import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { rates, ratesAsked } from '../../agent/rates.ts'
import { endpoint } from '../../endpoint.ts'
import * as wire from '../../wire.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'

/** An account in the tree as the brand's people see it. */
const treeAccount = z.object({
  id: wire.id<'member'>(),
  account: z.string(),
  type: z.enum(ACCOUNT_TYPE),
  open: z.boolean(),
  rates,
  direct: z.int(),
  team: z.int(),
  registeredAt: wire.moment,
})
export type TreeAccount = z.infer<typeof treeAccount>

/** One step on the way down the tree. */
const crumb = z.object({ id: wire.id<'member'>(), account: z.string() })

export const agentTree = endpoint({
  summary:
    'Accounts right below an agent, agents below the house where none is named; with a name those of the whole line whose name begins so.',
  method: 'GET',
  path: '/bo/v1/agents',
  for: 'staff',
  right: 'members.view',
  query: z.object({
    parentId: z.optional(wire.id<'member'>()),
    name: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(32))),
    ...wire.pageQuery,
  }),
  reply: z.object({
    ...wire.page(treeAccount).shape,
    /** The way from the top down to the account that is named. */
    crumbs: z.array(crumb),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

export const exportAgents = exportOf(agentTree, 'members.export')

export const treeAccountDetails = endpoint({
  summary:
    'One account of the tree: its rates as they were and are, the codes it gives out, and a move that is planned.',
  method: 'GET',
  path: '/bo/v1/agents/{id}',
  for: 'staff',
  right: 'members.view',
  reply: z.object({
    ...treeAccount.shape,
    /** The way from the top down to the account's agent. */
    line: z.array(crumb),
    changes: z.array(
      z.object({
        product: z.string(),
        from: z.nullable(z.int()),
        to: z.int(),
        by: z.nullable(z.string()),
        at: wire.moment,
      }),
    ),
    codes: z.array(
      z.object({
        code: z.string(),
        domain: z.nullable(z.string()),
        /** How often its page was opened, who registered by it, and of them who deposited. */
        opened: z.int(),
        uses: z.int(),
        firstDeposits: z.int(),
        open: z.boolean(),
      }),
    ),
    move: z.optional(z.object({ to: z.nullable(z.string()), at: wire.moment })),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

export const openAgent = endpoint({
  summary:
    'Opens a general agent or an affiliate below the house, or an agent below another. A one-time link to set its password goes to its person’s address, and to nobody else.',
  method: 'POST',
  path: '/bo/v1/agents',
  for: 'staff',
  right: 'members.edit',
  concerns: [{ what: 'userName', in: 'parent' }],
  body: z.object({
    username: z.string().check(z.maxLength(64)),
    type: z.union([
      z.literal(ACCOUNT_TYPE.AGENT),
      z.literal(ACCOUNT_TYPE.GENERAL_AGENT),
      z.literal(ACCOUNT_TYPE.AFFILIATE),
    ]),
    /** The user name of the agent above; empty for the house. */
    parent: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(32)),
    /** The address of whoever the account is for. */
    email: z.string().check(z.maxLength(254)),
  }),
  reply: z.object({
    id: wire.id<'member'>(),
    account: z.string(),
    /** Where the link went, masked. */
    sentTo: z.string(),
  }),
  refusals: [
    'REG_FIELD',
    'REG_EMAIL_TAKEN',
    'SMS_DISABLED',
    'REG_USERNAME_TAKEN',
    'AGT_DEPTH',
    'APPROVAL_RELATED',
    'VAL_FIELD',
  ],
})

export const setAgentType = endpoint({
  summary:
    'Makes a member an agent, or an agent without downlines a member; asks to make an agent a general agent with everybody below it (202).',
  method: 'POST',
  path: '/bo/v1/agents/{id}/type',
  for: 'staff',
  right: 'members.edit',
  concerns: [{ what: 'member', in: 'id' }],
  body: z.object({
    type: z.union([
      z.literal(ACCOUNT_TYPE.MEMBER),
      z.literal(ACCOUNT_TYPE.AGENT),
      z.literal(ACCOUNT_TYPE.GENERAL_AGENT),
    ]),
  }),
  reply: z.union([treeAccount, awaiting]),
  refusals: [
    'APPROVAL_OPEN',
    'CRD_HELD',
    'SYS_NOT_FOUND',
    'AGT_DEPTH',
    'AGT_HAS_DOWNLINES',
    'AGT_HAS_CONTRACTS',
    'APPROVAL_RELATED',
    'VAL_FIELD',
  ],
})

export const setAgentRates = endpoint({
  summary: 'Asks for other rates of an account (202). Whoever below has more is lowered with it.',
  method: 'POST',
  path: '/bo/v1/agents/{id}/rates',
  for: 'staff',
  right: 'members.edit',
  concerns: [{ what: 'member', in: 'id' }],
  body: z.object({ rates: ratesAsked }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'AGT_RATE_RANGE', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'VAL_FIELD'],
})

export const moveAgent = endpoint({
  summary: 'Asks that an account, with everybody below it, gets another agent when the next business day begins (202).',
  method: 'POST',
  path: '/bo/v1/agents/{id}/move',
  for: 'staff',
  right: 'members.edit',
  concerns: [
    { what: 'member', in: 'id' },
    { what: 'userName', in: 'to' },
  ],
  body: z.object({
    /** The user name of its agent to be; empty for the house. */
    to: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(32)),
  }),
  reply: awaiting,
  refusals: ['CRD_HELD', 'SYS_NOT_FOUND', 'AGT_DEPTH', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'VAL_FIELD'],
})

export const addAgentCode = endpoint({
  summary:
    'Gives an agent or an affiliate a code. With a domain it holds for everybody who registers there, and needs approval (202).',
  method: 'POST',
  path: '/bo/v1/agents/{id}/codes',
  for: 'staff',
  right: 'members.edit',
  concerns: [{ what: 'member', in: 'id' }],
  body: z.object({
    code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[0-9A-Z]{3,20}$/)),
    domain: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(253)),
  }),
  reply: z.union([z.object({ code: z.string() }), awaiting]),
  refusals: ['SYS_NOT_FOUND', 'AGT_CODE_TAKEN', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'VAL_FIELD'],
})

export const closeAgentCode = endpoint({
  summary: 'Closes a code of an agent for good.',
  method: 'DELETE',
  path: '/bo/v1/agents/{id}/codes/{code}',
  for: 'staff',
  right: 'members.edit',
  concerns: [{ what: 'member', in: 'id' }],
  reply: z.object({ closed: z.literal(true) }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

/** What AGT_RATE_RANGE says: which rates may not be, and why. */
export const wrongRates = z.object({
  products: z.array(z.object({ product: z.enum(PRODUCTS), errors: z.array(z.string()) })),
})
