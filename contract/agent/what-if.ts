import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { contractKind, offeredTerms } from './contract-shapes.ts'

/** A closed period as it would have been under the terms that are tried. */
const triedPeriod = z.object({
  period: z.object({ start: wire.moment, endExclusive: wire.moment }),
  /** Of the account whose terms are tried. */
  validBet: wire.digits,
  loss: z.optional(wire.digits),
  active: z.int(),
  /** What it would have got. */
  amount: wire.digits,
  /** What the caller would have got of its own contract, and paid to all below. */
  own: wire.digits,
  paid: wire.digits,
  /** Below 0: the caller would have paid more than it earned. */
  net: wire.digits,
})
export type TriedPeriod = z.infer<typeof triedPeriod>

export const whatIf = endpoint({
  summary:
    'What the last three closed periods would have paid under other terms, of the caller or of an agent right below it, and what the caller would have kept. Nothing changes.',
  method: 'POST',
  path: '/wps/agent/contracts/what-if',
  for: 'agent',
  assistants: false,
  body: z.object({
    /** The agent right below whose terms are tried; absent: the caller itself. */
    holderId: z.optional(wire.id<'member'>()),
    kind: contractKind,
    ...offeredTerms,
  }),
  reply: z.object({ errors: z.array(z.string()), periods: z.array(triedPeriod) }),
  refusals: ['AGT_NOT_DIRECT', 'AUTH_FORBIDDEN', 'CTR_DISABLED'],
})
