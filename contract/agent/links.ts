import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { prizeGroup, rates, ratesAsked } from './rates.ts'

export const linkKind = z.enum(['MEMBER', 'AGENT'])
export const linkState = z.enum(['IN_USE', 'CLOSED', 'EXPIRED'])

/** An agent's invitation link. Its code is its id. */
const link = z.object({
  id: z.string(),
  code: z.string(),
  url: z.string(),
  kind: linkKind,
  rates,
  prizeGroup: z.optional(z.int()),
  channel: z.string(),
  note: z.string(),
  status: linkState,
  opened: z.int(),
  registered: z.int(),
  /** 0 for no limit. */
  maxUses: z.int(),
  firstDeposits: z.int(),
  createdAt: wire.moment,
  /** Absent where it never ends. */
  validUntil: z.optional(wire.moment),
})
export type AgentLink = z.infer<typeof link>

export const agentLinks = endpoint({
  summary: "The agent's invitation links, the newest first, with what came of each.",
  method: 'GET',
  path: '/wps/agent/links',
  for: 'agent',
  switch: 'AGENT',
  query: z.object({ status: z.optional(linkState), kind: z.optional(linkKind), ...wire.pageQuery }),
  reply: wire.page(link),
  refusals: ['AUTH_NOT_AGENT', 'SYS_NOT_FOUND'],
})

export const createLink = endpoint({
  summary:
    "Makes an invitation link: rates are at most the agent's own, now and when somebody registers by it; validDays 0 is for ever, maxUses 0 as often as one likes.",
  method: 'POST',
  path: '/wps/agent/links',
  for: 'agent',
  switch: 'AGENT',
  body: z.object({
    kind: linkKind,
    rates: ratesAsked,
    prizeGroup: z.optional(prizeGroup),
    validDays: wire.whole(),
    maxUses: wire.whole(),
    channel: z.optional(z.string().check(z.trim(), z.maxLength(50))),
    note: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  reply: link,
  refusals: [
    'AGT_LINK_LIMIT',
    'AGT_LOCKED',
    'AGT_RATE_RANGE',
    'AGT_DEPTH',
    'AUTH_NOT_AGENT',
    'SYS_NOT_FOUND',
    'VAL_FIELD',
  ],
})

export const closeLink = endpoint({
  summary: 'Closes an invitation link for good.',
  method: 'PATCH',
  path: '/wps/agent/links/{id}',
  for: 'agent',
  switch: 'AGENT',
  body: z.object({ status: z.literal('CLOSED') }),
  reply: link,
  refusals: ['AUTH_NOT_AGENT', 'SYS_NOT_FOUND'],
})

export const deleteLink = endpoint({
  summary: 'Deletes an invitation link by which nobody registered.',
  method: 'DELETE',
  path: '/wps/agent/links/{id}',
  for: 'agent',
  switch: 'AGENT',
  reply: z.object({ deleted: z.literal(true) }),
  refusals: ['AGT_LINK_USED', 'AUTH_NOT_AGENT', 'SYS_NOT_FOUND'],
})

export const linkOpened = endpoint({
  summary: 'Counts that somebody followed an invitation link. It answers the same for a code that is none.',
  method: 'POST',
  path: '/wps/agent/links/opened',
  for: 'none',
  body: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  reply: z.object({ counted: z.literal(true) }),
  refusals: ['SYS_THROTTLED'],
})
