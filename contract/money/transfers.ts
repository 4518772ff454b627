import * as z from 'zod/mini'
import { awaiting } from '../desk/approvals.ts'
import { endpoint } from '../endpoint.ts'
import { exportOf } from '../desk/lists.ts'
import * as wire from '../wire.ts'

// Money between the main wallet and the wallets at vendors that keep money themselves, and between
// an agent and its own.

const vendorCode = z.string().check(z.regex(/^[A-Z0-9_]{2,40}$/))
const place = z.union([z.literal('MAIN'), vendorCode])

/**
 * What became of one transfer. PENDING: nobody can say yet; the money is in transit and never lost.
 */
export const transferResult = z.object({
  transferId: wire.uuid,
  vendorCode: z.string(),
  direction: z.enum(['IN', 'OUT']),
  amount: wire.digits,
  status: z.enum(['DONE', 'PENDING', 'FAILED']),
  /** Why it failed: a refusal's code, or REFUSED for the vendor's own no. */
  reason: z.optional(z.string()),
})
export type TransferResult = z.infer<typeof transferResult>

export const walletTransfer = endpoint({
  summary:
    'Moves money between the main wallet and a vendor’s, or brings everything back (RECALL_ALL). `transferId` is the idempotency key; without either the same move within ten seconds is the same transfer.',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  names: ['vendorCode'],
  for: 'member',
  once: true,
  keyless: true,
  body: z.object({
    action: z._default(z.enum(['TRANSFER', 'RECALL_ALL']), 'TRANSFER'),
    transferId: z.optional(wire.uuid),
    from: z.optional(place),
    to: z.optional(place),
    amount: z.optional(z.union([wire.positive, z.literal('ALL')])),
  }),
  reply: z.object({ results: z.array(transferResult), mainBalance: wire.digits }),
  refusals: [
    'CRD_NO_CASH',
    'AUTH_FORBIDDEN',
    'WAL_INSUFFICIENT',
    'WAL_VENDOR_DOWN',
    'WAL_TRANSFER_PENDING',
    'WAL_STEP',
    'WAL_LIMIT',
    'WAL_DEBT',
    'WAL_ARREARS',
    'RG_LIMIT',
    'BET_BONUS_GAME',
    'RG_COOLING_OFF',
    'AUTH_RESTRICTED',
    'SYS_KEY_REUSED',
    'SYS_NOT_FOUND',
  ],
})

export const vendorWallet = z.object({
  vendorCode: z.string(),
  displayName: z.string(),
  accountTypeId: z.int(),
  walletMode: z.enum(['SEAMLESS', 'TRANSFER']),
  /** What is there; null when it wasn't asked for, or the vendor doesn't say. */
  balance: z.nullable(wire.digits),
  /** Under way, either direction. */
  inTransit: wire.digits,
  enabled: z.boolean(),
  maintenance: z.boolean(),
  min: wire.digits,
  max: wire.digits,
  step: wire.digits,
})
export type VendorWallet = z.infer<typeof vendorWallet>

export const merchantWallet = endpoint({
  summary: 'Every vendor with how its wallet works; with `balances`, what the member holds there.',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  names: ['vendorCode'],
  for: 'token',
  assistants: false,
  query: z.object({ balances: z.optional(z.enum(['true', 'false'])) }),
  reply: z.object({ list: z.array(vendorWallet) }),
  refusals: [],
})

const memberTransferBody = z.object({
  amount: wire.positive,
  toId: z.optional(wire.uuid),
  paymentPassword: z.string().check(z.maxLength(20)),
})
const memberTransfer = (path: string, summary: string) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    for: 'member',
    once: true,
    body: memberTransferBody,
    reply: z.object({ serialNo: z.string(), balance: wire.digits }),
    refusals: [
      'CRD_NO_CASH',
      'AGT_TRANSFER_OFF',
      'AGT_NOT_DIRECT',
      'PIN_NOT_SET',
      'PIN_WRONG',
      'PIN_LOCKED',
      'WAL_STEP',
      'WAL_LIMIT',
      'WAL_DEBT',
      'WAL_ARREARS',
      'WAL_INSUFFICIENT',
      'WD_TURNOVER',
      'RG_COOLING_OFF',
      'AUTH_RESTRICTED',
      'SYS_KEY_REUSED',
    ],
  })

export const transferUpline = memberTransfer('/wps/v2/transfer/upline', 'Sends money to one’s direct upline.')
export const transferDownline = memberTransfer('/wps/v2/transfer/downline', 'Sends money to a direct downline.')

export const transferPartners = endpoint({
  summary: 'Whom the caller may send money to: the upline, direct downlines; and within which limits.',
  method: 'GET',
  path: '/wps/v2/transfer/partners',
  for: 'member',
  query: z.object({ ...wire.pageQuery, name: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({
    upline: z.optional(z.object({ account: z.string() })),
    /** Whether there is a second tab at all. */
    downlines: z.boolean(),
    list: z.array(z.object({ id: wire.uuid, account: z.string(), nickname: z.string() })),
    next: z.optional(z.string()),
    min: wire.digits,
    max: wire.digits,
    step: wire.digits,
    leftToday: wire.digits,
  }),
  refusals: ['AGT_TRANSFER_OFF'],
})

// The desk.

export const TRANSFER_STATES = ['CREATED', 'DEBITED', 'SENT', 'DONE', 'REVERSED', 'UNKNOWN', 'MANUAL'] as const

export const deskTransfer = z.object({
  id: wire.uuid,
  kind: z.enum(['VENDOR', 'AGENT']),
  memberId: wire.id<'member'>(),
  account: z.string(),
  /** Of agents' transfers: who receives. */
  toMemberId: z.optional(wire.uuid),
  from: z.string(),
  to: z.string(),
  amount: wire.digits,
  currency: wire.shownCurrency,
  state: z.enum(TRANSFER_STATES),
  reason: z.optional(z.string()),
  /** How often the vendor was asked what became of it, and when it is asked next. */
  asked: z.int(),
  askAt: z.optional(wire.moment),
  createdAt: wire.moment,
  endedAt: z.optional(wire.moment),
})
export type DeskTransfer = z.infer<typeof deskTransfer>

export const deskTransfers = endpoint({
  summary: 'Transfers with vendors, or between agents and their own; latest first, by key.',
  method: 'GET',
  path: '/bo/v1/transfers',
  names: ['vendorCode'],
  for: 'staff',
  right: 'transfers.view',
  query: z.object({
    ...wire.pageQuery,
    kind: z.optional(z.enum(['VENDOR', 'AGENT'])),
    state: z.optional(z.enum([...TRANSFER_STATES, 'OPEN'])),
    account: z.optional(z.string().check(z.maxLength(40))),
    vendorCode: z.optional(vendorCode),
    from: z.optional(wire.day),
    to: z.optional(wire.day),
  }),
  reply: wire.page(deskTransfer),
  refusals: [],
})
export const exportTransfers = exportOf(deskTransfers, 'transfers.export')

export const askTransfer = endpoint({
  summary: 'Asks the vendor now what became of a transfer.',
  method: 'POST',
  path: '/bo/v1/transfers/{id}/ask',
  for: 'staff',
  concerns: [{ what: 'transfer', in: 'id' }],
  right: 'transfers.edit',
  reply: deskTransfer,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_STALE', 'APPROVAL_RELATED'],
})

export const resolveTransfer = endpoint({
  summary: 'Asks a colleague to end a transfer that nobody knows the outcome of: as done, or as returned.',
  method: 'POST',
  path: '/bo/v1/transfers/{id}/resolve',
  for: 'staff',
  concerns: [{ what: 'transfer', in: 'id' }],
  right: 'transfers.edit',
  body: z.object({ outcome: z.enum(['DONE', 'REVERSED']) }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'APPROVAL_STALE'],
})
