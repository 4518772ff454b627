import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'
import * as z from 'zod/mini'
import { contractKind, contractNote, contractShown, contractState, offeredTerms } from './contract-shapes.ts'

const contractAct = z.object({
  /** Of ACCEPT, REJECT and WITHDRAW. */
  requestId: z.optional(wire.id<'contract-request'>()),
  /** Of TERMINATE. */
  contractId: z.optional(wire.id<'contract'>()),
  action: z.enum(['ACCEPT', 'REJECT', 'TERMINATE', 'WITHDRAW']),
  reason: z.optional(contractNote),
  confirmDownlineTermination: z.optional(z.boolean()),
  /** Of ACCEPT, where the brand asks for it. */
  paymentPassword: z.optional(z.string().check(z.maxLength(64))),
})
export type ContractAct = z.infer<typeof contractAct>

const contractActResult = z.object({
  requestId: z.optional(wire.id<'contract-request'>()),
  contractId: wire.id<'contract'>(),
  status: contractState,
  effectiveFrom: z.optional(wire.moment),
  effectiveTo: z.optional(wire.moment),
  /** The contracts below that ended with it. */
  terminated: z.array(z.object({ contractId: wire.id<'contract'>(), account: z.string(), reason: z.string() })),
})
export type ContractActResult = z.infer<typeof contractActResult>

/** One of the four calls of the specification: an answer to a contract of one kind. */
const actOn = (path: string, kind: string) =>
  endpoint({
    summary: `Accepts, rejects, withdraws or terminates a contract of ${kind}.`,
    method: 'POST',
    path: `/wps/relay/${path}`,
    for: 'agent',
    assistants: false,
    body: contractAct,
    reply: contractActResult,
    refusals: [
      'CTR_NOT_FOUND',
      'CTR_STATE',
      'CTR_NOT_YOURS',
      'CTR_TERMS',
      'CTR_NO_OWN_CONTRACT',
      'CTR_SCOPE_OVERLAP',
      'CTR_DISABLED',
      'CTR_DOWNLINE_HIGHER',
      'AGT_NOT_DIRECT',
      'PIN_NOT_SET',
      'PIN_WRONG',
      'PIN_LOCKED',
    ],
  })

export const actOnDividend = actOn('MCS2_processDividendReq', 'dividend')
export const actOnDailySalary = actOn('MCS2_processDailySalContract', 'daily salary')
export const actOnHourlySalary = actOn('MCS2_processContractHourSalary', 'hourly salary')
export const actOnRealtimeSalary = actOn('MCSFE_processRealTimeSalaryContract', 'real-time salary')

export const agentContracts = endpoint({
  summary: 'Contracts that the caller holds or pays, the newest first; by key.',
  method: 'GET',
  path: '/wps/agent/contracts',
  for: 'agent',
  query: z.object({
    ...wire.pageQuery,
    kind: z.optional(contractKind),
    side: z.enum(['HOLDER', 'OFFEROR']),
    state: z.optional(contractState),
    /** Those that one direct downline holds. */
    holderId: z.optional(wire.id<'member'>()),
  }),
  reply: wire.page(contractShown),
  refusals: [],
})

/** What a closed period would have paid under the terms that are tried. */
const lastPeriod = z.object({
  period: z.object({ start: wire.moment, endExclusive: wire.moment }),
  metrics: z.object({ validBet: wire.digits, loss: z.optional(wire.digits), active: z.int() }),
  amount: wire.digits,
})
export type LastPeriod = z.infer<typeof lastPeriod>

export const offerContract = endpoint({
  summary:
    'Offers a contract to a direct downline agent; with `preview` it only says what is wrong with it and what the last periods would have paid.',
  method: 'POST',
  path: '/wps/agent/contracts/offers',
  for: 'agent',
  assistants: false,
  body: z.object({
    holderId: wire.id<'member'>(),
    kind: contractKind,
    ...offeredTerms,
    note: z.optional(contractNote),
    preview: z.optional(z.boolean()),
  }),
  reply: z.union([
    z.object({
      requestId: wire.id<'contract-request'>(),
      contractId: wire.id<'contract'>(),
      status: z.literal('NEW_REQUEST'),
    }),
    z.object({ errors: z.array(z.string()), lastPeriods: z.optional(z.array(lastPeriod)) }),
  ]),
  refusals: [
    'AGT_NOT_DIRECT',
    'CTR_TERMS',
    'CTR_NO_OWN_CONTRACT',
    'CTR_PENDING_EXISTS',
    'CTR_SCOPE_OVERLAP',
    'CTR_DISABLED',
    'WAL_ARREARS',
  ],
})
