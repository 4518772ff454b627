import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A code that the operator gave an agent, with what came of it. */
const givenCode = z.object({
  code: z.string(),
  /** Where it leads: a page that keeps the code for the registration. */
  url: z.string(),
  /** The one host for which it holds; absent for all of the brand. */
  domain: z.optional(z.string()),
  open: z.boolean(),
  opened: z.int(),
  registered: z.int(),
  firstDeposits: z.int(),
})
export type GivenCode = z.infer<typeof givenCode>

export const agentCodes = endpoint({
  summary: 'The codes that the operator gave the caller, the newest first, and what all of them brought.',
  method: 'GET',
  path: '/wps/agent/codes',
  for: 'agent',
  assistants: false,
  reply: z.object({
    list: z.array(givenCode),
    opened: z.int(),
    registered: z.int(),
    firstDeposits: z.int(),
    /** New members that bills paid for. */
    qualified: z.int(),
  }),
  refusals: ['AUTH_NOT_AGENT'],
})
