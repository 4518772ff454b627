import { CONTRACT_EVENTS } from '@senluna/kit/agents/contracts/contract-states.ts'
import * as z from 'zod/mini'
import { contractKind, contractState, END_REASONS } from '../agent/contract-shapes.ts'
import * as wire from '../wire.ts'
import { event } from './event.ts'

const party = z.enum(['OFFEROR', 'HOLDER'])

/** What happens between agents. */
export const AGENT_EVENTS = {
  /** Something happened to a contract of pay. Both parties get one, each of its own side. */
  contractMoved: event(
    'person',
    z.object({
      contractId: wire.id<'contract'>(),
      kind: contractKind,
      event: z.enum(CONTRACT_EVENTS),
      /** What it has come to. */
      state: contractState,
      /** Who did it. */
      actor: z.enum(['OFFEROR', 'HOLDER', 'OPERATOR', 'SYSTEM']),
      /** Which side whom it is about is. */
      role: party,
      /** The account on the other side; absent for the house. */
      other: z.optional(z.string()),
      from: z.optional(wire.moment),
      until: z.optional(wire.moment),
      endReason: z.optional(z.enum(END_REASONS)),
      /** Who had asked for the end. */
      endAskedBy: z.optional(party),
    }),
  ),
  /** What became of a bill, for who receives it. */
  billMoved: event(
    'person',
    z.object({
      billId: wire.id<'bill'>(),
      kind: contractKind,
      start: wire.moment,
      endExclusive: wire.moment,
      state: z.enum(['PAID', 'PARTIAL', 'INSUFFICIENT', 'DENIED', 'ADJUSTED']),
      /** The account that pays; absent for the house. */
      payer: z.optional(z.string()),
      due: wire.digits,
      paid: wire.digits,
      /** Of one that is adjusted: what it came to before. */
      before: z.optional(wire.digits),
      reason: z.optional(z.string()),
    }),
  ),
}
