import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import { BILL_THRESHOLDS } from './bills.ts'
import { contractKind } from './contract-shapes.ts'

/** What a contract has come to so far in the period that runs. */
const contractProgress = z.object({
  contractId: wire.id<'contract'>(),
  kind: contractKind,
  /** An account, or `HOUSE`. */
  payer: z.string(),
  products: z.array(z.enum(PRODUCTS)),
  /** The contract's own part of it; it begins later than now for one that doesn't count yet. */
  period: z.object({ start: wire.moment, endExclusive: wire.moment, day: wire.day }),
  /** When the bill of the period is worked out. */
  billAt: wire.moment,
  /** What it would pay if the period ended now; of a real-time salary, of the day so far. */
  estimate: wire.digits,
  /** From 0; null when not even the first is reached. */
  tierIndex: z.nullable(z.int()),
  ratePpm: z.int(),
  /** The tier above; absent at the top. */
  next: z.optional(z.object({ index: z.int(), ratePpm: z.int() })),
  /** The thresholds of the tier above, or of the top one, that ask for anything. */
  conditions: z.array(
    z.object({ threshold: z.enum(BILL_THRESHOLDS), reached: wire.digits, needed: wire.digits, isMet: z.boolean() }),
  ),
  /** Of a real-time salary the day's, else the period's. */
  validBet: wire.digits,
  active: z.int(),
  /** Of a real-time salary: the valid bets of the last hour's windows, the latest last. */
  windows: z.optional(z.array(z.object({ start: wire.moment, validBet: wire.digits }))),
})
export type ContractProgress = z.infer<typeof contractProgress>

export const agentProgress = endpoint({
  summary: 'What each contract that the caller holds has come to so far in the period that runs, and the tier above.',
  method: 'GET',
  path: '/wps/agent/contracts/progress',
  for: 'agent',
  reply: z.object({ asOf: wire.moment, list: z.array(contractProgress) }),
  refusals: ['AUTH_FORBIDDEN'],
})
