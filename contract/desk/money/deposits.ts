import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { chain, depositMethod, depositReason, depositState } from '../../money/deposits.ts'
import { endpoint } from '../../endpoint.ts'
import { imageRef, PICTURES } from '../../site/files.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// Money in: what the brand's people do with it.

/** What can happen to an order. */
export const DEPOSIT_EVENTS = [
  'created',
  'ready',
  'saidPaid',
  'proof',
  'cancelled',
  'expired',
  'failed',
  'seen',
  'moneyCame',
  'lateMoney',
  'matched',
  'creditAgreed',
  'writtenOff',
  'credited',
  'covered',
  'rejected',
  'returned',
] as const
export type DepositEvent = (typeof DEPOSIT_EVENTS)[number]

export const RECEIPT_STATES = ['NEW', 'OUT', 'SUSPENSE', 'REVIEW', 'MATCHED', 'RETURNED', 'WRITTEN_OFF'] as const

export const deskDeposit = z.object({
  orderNo: z.string(),
  memberId: wire.id<'member'>(),
  userName: z.string(),
  method: depositMethod,
  channel: z.string(),
  asked: wire.digits,
  received: z.optional(wire.digits),
  fee: z.optional(wire.digits),
  currency: wire.shownCurrency,
  content: z.optional(z.string()),
  payerName: z.optional(z.string()),
  state: depositState,
  reason: z.optional(depositReason),
  saidPaid: z.boolean(),
  proofs: z.int(),
  createdAt: wire.moment,
  expiresAt: wire.moment,
  creditedAt: z.optional(wire.moment),
})
export type DeskDeposit = z.infer<typeof deskDeposit>

const search = z.optional(z.string().check(z.trim(), z.maxLength(60)))

export const deskDeposits = endpoint({
  summary: 'Orders to deposit, the newest first, those of a queue the oldest first; by key.',
  method: 'GET',
  path: '/bo/v1/deposits',
  for: 'staff',
  right: 'deposits.view',
  query: z.object({
    ...wire.pageQuery,
    state: z.optional(depositState),
    /** `waiting`: what needs somebody of the staff or its money, the oldest first. */
    queue: z.optional(z.enum(['waiting', 'all'])),
    method: z.optional(depositMethod),
    channel: z.optional(z.string().check(z.maxLength(30))),
    /** Only what was a member's very first that was credited. */
    first: z.optional(z.literal('true')),
    search,
    from: z.optional(wire.day),
    to: z.optional(wire.day),
  }),
  reply: wire.page(deskDeposit),
  refusals: [],
})
export const exportDeposits = exportOf(deskDeposits, 'deposits.export')

export const receipt = z.object({
  id: wire.uuid,
  source: z.enum(['BANK', 'PROVIDER']),
  channel: z.string(),
  bookedAt: wire.moment,
  amount: wire.digits,
  left: wire.digits,
  currency: wire.shownCurrency,
  usdtMicro: z.optional(wire.digits),
  content: z.string(),
  payerName: z.string(),
  payerAccount: z.string(),
  reference: z.string(),
  state: z.enum(RECEIPT_STATES),
  reason: z.optional(depositReason),
  orderNo: z.optional(z.string()),
  createdAt: wire.moment,
})
export type Receipt = z.infer<typeof receipt>

export const deskDepositOne = endpoint({
  summary: 'One order with what happened to it, its proof, what came in for it and what may belong to it.',
  method: 'GET',
  path: '/bo/v1/deposits/{orderNo}',
  for: 'staff',
  right: 'deposits.view',
  reply: z.object({
    ...deskDeposit.shape,
    provider: z.string(),
    providerRef: z.optional(z.string()),
    realName: z.optional(z.string()),
    main: z.optional(wire.digits),
    locked: z.optional(wire.digits),
    proof: z.array(imageRef),
    events: z.array(
      z.object({
        at: wire.moment,
        from: z.optional(depositState),
        to: depositState,
        actorKind: z.enum(['member', 'staff', 'provider', 'system']),
        actor: z.string(),
        what: z.enum(DEPOSIT_EVENTS),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
    receipts: z.array(receipt),
    /** Money in suspense of the same amount by the same channel. */
    candidates: z.array(receipt),
    stopped: z.boolean(),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

export const deskDepositPicture = endpoint({
  summary: 'A picture that came with an order; the look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/deposits/{orderNo}/pictures/{fileId}',
  for: 'staff',
  right: 'deposits.view',
  reply: z.unknown(),
  sends: PICTURES,
  refusals: ['SYS_NOT_FOUND'],
})

const done = z.object({ orderNo: z.string(), state: depositState })
const moneyRefusals = [
  'SYS_NOT_FOUND',
  'DEP_STATE',
  'BANK_LINE_STATE',
  'APPROVAL_OPEN',
  'APPROVAL_RELATED',
  'AUTH_FORBIDDEN',
] as const

export const matchDeposit = endpoint({
  summary:
    'Credits an order with money that came in, whole or a part of it. With the order’s content in the bank’s text one person does it; without, a second one has to agree.',
  method: 'POST',
  path: '/bo/v1/deposits/{orderNo}/match',
  for: 'staff',
  concerns: [
    { what: 'deposit', in: 'orderNo' },
    { what: 'receipt', in: 'receiptId' },
  ],
  right: 'deposits.edit',
  agreedBy: ['suspense.approve'],
  body: z.object({ receiptId: wire.id<'receipt'>(), amount: z.optional(wire.positive) }),
  reply: z.union([done, awaiting]),
  refusals: moneyRefusals,
})

export const creditDeposit = endpoint({
  summary: 'Asks to credit an order for which nothing has come in that is known here; it needs approval.',
  method: 'POST',
  path: '/bo/v1/deposits/{orderNo}/credit',
  for: 'staff',
  concerns: [{ what: 'deposit', in: 'orderNo' }],
  right: 'deposits.edit',
  body: z.object({ amount: wire.positive }),
  reply: awaiting,
  refusals: moneyRefusals,
})

export const rejectDeposit = endpoint({
  summary: 'Rejects an order in review; what came in for it stays in suspense.',
  method: 'POST',
  path: '/bo/v1/deposits/{orderNo}/reject',
  for: 'staff',
  concerns: [{ what: 'deposit', in: 'orderNo' }],
  right: 'deposits.edit',
  body: z.object({ reason: z.enum(['NOT_RECEIVED', 'WRONG_PROOF', 'PAYER', 'DUPLICATE']) }),
  reply: done,
  refusals: moneyRefusals,
})

export const resumeDeposits = endpoint({
  summary: 'Lets a member deposit again after too many failed payments.',
  method: 'POST',
  path: '/bo/v1/deposits/{orderNo}/resume',
  for: 'staff',
  concerns: [{ what: 'deposit', in: 'orderNo' }],
  right: 'deposits.edit',
  reply: z.object({ resumed: z.boolean() }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const suspenseList = endpoint({
  summary: 'What came in, the newest first, by key: in suspense unless another state is asked for.',
  method: 'GET',
  path: '/bo/v1/suspense',
  for: 'staff',
  right: 'suspense.view',
  query: z.object({
    ...wire.pageQuery,
    state: z.optional(z.enum(RECEIPT_STATES)),
    channel: z.optional(z.string().check(z.maxLength(30))),
    search,
  }),
  reply: wire.page(receipt),
  refusals: [],
})
export const exportSuspense = exportOf(suspenseList, 'deposits.export')

export const returnReceipt = endpoint({
  summary: 'Asks to send money in suspense back, whole or a part; it needs approval.',
  method: 'POST',
  path: '/bo/v1/suspense/{id}/return',
  for: 'staff',
  concerns: [{ what: 'receipt', in: 'id' }],
  right: 'suspense.edit',
  body: z.object({ amount: wire.positive, note: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) }),
  reply: awaiting,
  refusals: moneyRefusals,
})

const payee = z.object({
  bankBin: z.string().check(z.regex(/^[0-9]{6}$/)),
  account: z.string().check(z.regex(/^[0-9A-Z]{4,19}$/)),
  accountName: z
    .string()
    .check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&()/-]*$/u)),
})

const channelFields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  least: wire.positive,
  most: wire.positive,
  feePpm: z.int().check(z.minimum(0), z.maximum(500_000)),
  feeFixed: wire.digits.check(z.regex(/^[0-9]+$/)),
  expireMin: z.int().check(z.minimum(1), z.maximum(1_440)),
  dailyCap: z.nullable(wire.positive),
  priority: z.int().check(z.minimum(0), z.maximum(10_000)),
  vipFrom: z.int().check(z.minimum(0), z.maximum(100)),
  quick: z.array(wire.positive).check(z.maxLength(8)),
  state: z.enum(['OPEN', 'PAUSED', 'CLOSED']),
  /** Of USDT: smallest units for one. */
  vndPerUsdt: z.optional(wire.positive),
}

export const deskChannel = z.object({
  id: wire.uuid,
  code: z.string(),
  method: depositMethod,
  provider: z.string(),
  ...channelFields,
  bankName: z.optional(z.string()),
  payee: z.optional(payee),
  chain: z.optional(chain),
  currency: wire.shownCurrency,
  usedToday: wire.digits,
  /** Whether its provider is configured here. */
  reachable: z.boolean(),
  version: z.int(),
  changedAt: wire.moment,
})
export type DeskChannel = z.infer<typeof deskChannel>

export const deskChannels = endpoint({
  summary: 'The ways to deposit of the brand, with what today’s cap has used.',
  method: 'GET',
  path: '/bo/v1/deposit-channels',
  for: 'staff',
  right: 'channels.view',
  reply: z.object({
    list: z.array(deskChannel),
    /** The names of providers that are configured here. */
    providers: z.array(z.string()),
  }),
  refusals: [],
})
export const exportChannels = exportOf(deskChannels, 'channels.view')

export const changeChannel = endpoint({
  summary:
    'Changes a way to deposit. What decides how much is credited (rate, fee, limits, daily cap) waits for a second person (202), with all that was sent along; name, order, suggestions and state change at once. `version` is the one that was read.',
  method: 'PATCH',
  path: '/bo/v1/deposit-channels/{id}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'channels.edit',
  body: z.object({ version: wire.whole(), ...channelFields }),
  reply: z.union([deskChannel, awaiting]),
  refusals: ['SYS_NOT_FOUND', 'DEP_STATE', 'DEP_LIMIT', 'APPROVAL_OPEN'],
})

export const openChannel = endpoint({
  summary: 'Asks for a new way to deposit; it needs approval (202). It is offered once approved.',
  method: 'POST',
  path: '/bo/v1/deposit-channels',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'channels.edit',
  body: z.object({
    code: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{1,29}$/)),
    method: depositMethod,
    provider: z.string().check(z.maxLength(30)),
    name: channelFields.name,
    least: channelFields.least,
    most: channelFields.most,
    feePpm: channelFields.feePpm,
    feeFixed: channelFields.feeFixed,
    expireMin: channelFields.expireMin,
    dailyCap: channelFields.dailyCap,
    priority: channelFields.priority,
    vipFrom: channelFields.vipFrom,
    quick: channelFields.quick,
    /** Of a bank transfer: who is paid. */
    payee: z.optional(payee),
    /** Of USDT: the chain, smallest units for one, and how many blocks are waited for. */
    chain: z.optional(chain),
    vndPerUsdt: z.optional(wire.positive),
    confirmations: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
  }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'DEP_LIMIT', 'DEP_STATE', 'APPROVAL_OPEN'],
})

export const rotateAccount = endpoint({
  summary: 'Asks for another account to be paid to; it needs approval. Open orders keep the one they show.',
  method: 'POST',
  path: '/bo/v1/deposit-channels/{id}/account',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'channels.edit',
  body: payee,
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'DEP_STATE'],
})
