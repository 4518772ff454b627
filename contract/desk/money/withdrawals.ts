import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { filePurpose, imageRef, PICTURES } from '../../site/files.ts'
import { exportOf } from '../lists.ts'
import { payoutKind } from '../../money/payout-accounts.ts'
import { withdrawal, WITHDRAWAL_STATES } from '../../money/withdrawals.ts'
import * as wire from '../../wire.ts'

// Withdrawals, where they go and by which ways, for the brand's people.

export const RISK_DECISIONS = ['AUTO', 'MANUAL', 'SENIOR', 'HOLD'] as const

/** What a member can be asked to bring before a withdrawal goes on. */
export const MISSING = ['KYC', 'NAME', 'BANK_STATEMENT', 'CONTACT'] as const

export const deskWithdrawal = z.extend(withdrawal, {
  memberId: wire.id<'member'>(),
  userName: z.string(),
  currency: wire.shownCurrency,
  /** The whole number and its holder, for who pays by hand. */
  number: z.string(),
  holder: z.string(),
  bankCode: z.optional(z.string()),
  decision: z.enum(RISK_DECISIONS),
  score: z.int(),
  /** What spoke, with the weight it had. */
  signals: z.record(z.string(), z.int()),
  /** What the member has still to play, and the tier of identity they have reached. */
  turnoverLeft: wire.digits,
  kycTier: z.int(),
  /** Whether approving needs a second approval. */
  fourEyes: z.boolean(),
  /** Who is at it; nobody any more half an hour after they took it. */
  claimedBy: z.optional(z.string()),
  mine: z.boolean(),
  /** What no part pays yet. */
  unpaid: wire.digits,
  /** Parts that their provider has had and knows no more: two people say what became of them. */
  forgotten: z.array(z.int()),
})
export type DeskWithdrawal = z.infer<typeof deskWithdrawal>

export const deskWithdrawals = endpoint({
  summary: 'Withdrawals, the newest first, or of a queue the oldest; by key.',
  method: 'GET',
  path: '/bo/v1/withdrawals',
  for: 'staff',
  right: 'withdrawals.view',
  query: z.object({
    ...wire.pageQuery,
    /** REVIEW: to be looked at. PAY: to be paid. DISPUTED. Absent: all. */
    queue: z.optional(z.enum(['REVIEW', 'PAY', 'DISPUTED'])),
    state: z.optional(z.enum(WITHDRAWAL_STATES)),
    decision: z.optional(z.enum(RISK_DECISIONS)),
    name: z.optional(z.string().check(z.maxLength(64))),
    no: z.optional(z.string().check(z.maxLength(20))),
    from: z.optional(wire.day),
    to: z.optional(wire.day),
  }),
  reply: wire.page(deskWithdrawal),
  refusals: ['VAL_FIELD'],
})
export const exportWithdrawals = exportOf(deskWithdrawals, 'withdrawals.export')

const step = z.object({ state: z.string(), by: z.string(), note: z.optional(z.string()), at: wire.moment })

export const deskWithdrawalOne = endpoint({
  summary: 'One withdrawal with the way it has come. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/withdrawals/{no}',
  for: 'staff',
  right: 'withdrawals.view',
  reply: z.extend(deskWithdrawal, { steps: z.array(step) }),
  refusals: ['SYS_NOT_FOUND'],
})

const act = <Body extends z.ZodMiniType>(verb: string, summary: string, body: Body) =>
  endpoint({
    summary,
    method: 'POST',
    path: `/bo/v1/withdrawals/{no}/${verb}`,
    for: 'staff',
    concerns: [{ what: 'withdrawal', in: 'no' }],
    right: 'withdrawals.edit',
    body,
    reply: deskWithdrawal,
    refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'WD_CLAIMED', 'APPROVAL_RELATED', 'VAL_FIELD'],
  })

export const claimWithdrawal = act(
  'claim',
  'Takes an order to look at; of two who take it at once one has it.',
  z.object({}),
)
export const unclaimWithdrawal = act('unclaim', 'Gives an order back to the queue.', z.object({}))
export const rejectWithdrawal = act(
  'reject',
  'Rejects an order: its money goes back. The member reads the reason.',
  z.object({ message: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
)
export const holdWithdrawal = act(
  'hold',
  'Holds an order, and says what its member must bring.',
  z.object({ missing: z.array(z.enum(MISSING)).check(z.maxLength(4)) }),
)
export const reviewWithdrawal = act('review', 'Takes an order that was held back into review.', z.object({}))
export const addPart = act(
  'parts',
  'Adds a part to be paid by a channel.',
  z.object({ amount: wire.positive, channel: z.string().check(z.maxLength(40)) }),
)
export const closeUnpaid = act(
  'close',
  'Closes what is not paid: it goes back to the member. With nothing paid the order has failed.',
  z.object({ message: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)) }),
)

export const approveWithdrawal = endpoint({
  summary: 'Approves an order. A large one, and one that looks risky, waits for approval (202).',
  method: 'POST',
  path: '/bo/v1/withdrawals/{no}/approve',
  for: 'staff',
  concerns: [{ what: 'withdrawal', in: 'no' }],
  right: 'withdrawals.edit',
  agreedBy: ['withdrawals.approve', 'withdrawals.senior'],
  body: z.object({}),
  reply: z.union([deskWithdrawal, awaiting]),
  refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'WD_CLAIMED', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

const partAct = <Body extends z.ZodMiniType>(verb: string, summary: string, body: Body) =>
  endpoint({
    summary,
    method: 'POST',
    path: `/bo/v1/withdrawals/{no}/parts/{part}/${verb}`,
    for: 'staff',
    concerns: [{ what: 'withdrawal', in: 'no' }],
    right: 'withdrawals.edit',
    body,
    reply: deskWithdrawal,
    refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'WD_CLAIMED', 'APPROVAL_RELATED', 'VAL_FIELD'],
  })

export const failPart = partAct(
  'fail',
  'Says that a part that was not sent yet will not be paid; `again`: the rest is paid another way.',
  z.object({ again: z.boolean() }),
)
const AGREED_PART = ['SYS_NOT_FOUND', 'WD_STATE', 'WD_CLAIMED', 'APPROVAL_OPEN', 'APPROVAL_RELATED'] as const

export const payPart = endpoint({
  summary:
    'Says that a part was paid by hand, with the bank’s reference and a picture of it. Of an order that takes two people it needs approval (202); of another it is refused to who approved it or added the part.',
  method: 'POST',
  path: '/bo/v1/withdrawals/{no}/parts/{part}/paid',
  for: 'staff',
  concerns: [{ what: 'withdrawal', in: 'no' }],
  right: 'withdrawals.edit',
  body: z.object({
    bankRef: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)),
    proofFile: wire.id<'file'>(),
  }),
  reply: z.union([deskWithdrawal, awaiting]),
  refusals: [...AGREED_PART, 'VAL_FIELD'],
})

export const settleDispute = endpoint({
  summary: 'Asks to end a dispute: it had arrived, or it came back and is paid anew. It needs approval (202).',
  method: 'POST',
  path: '/bo/v1/withdrawals/{no}/parts/{part}/settle',
  for: 'staff',
  concerns: [{ what: 'withdrawal', in: 'no' }],
  right: 'withdrawals.edit',
  body: z.object({ arrived: z.boolean() }),
  reply: awaiting,
  refusals: AGREED_PART,
})

export const findPart = endpoint({
  summary:
    'Says what became of a part that its provider has had and knows no more, as the bank tells it: paid by this reference, or not at all. It needs approval (202).',
  method: 'POST',
  path: '/bo/v1/withdrawals/{no}/parts/{part}/found',
  for: 'staff',
  concerns: [{ what: 'withdrawal', in: 'no' }],
  right: 'withdrawals.edit',
  body: z.object({ bankRef: z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(80))) }),
  reply: awaiting,
  refusals: AGREED_PART,
})

export const uploadPayoutProof = endpoint({
  summary:
    'Takes the picture of a payment, for its member to see: `multipart/form-data` with `purpose` PROOF before `file`.',
  method: 'POST',
  path: '/bo/v1/withdrawals/{no}/proof',
  for: 'staff',
  concerns: [{ what: 'withdrawal', in: 'no' }],
  right: 'withdrawals.edit',
  reasonless: true,
  multipart: { purpose: filePurpose },
  reply: imageRef,
  refusals: ['SYS_NOT_FOUND', 'FILE_TYPE', 'FILE_SIZE', 'FILE_COUNT', 'VAL_FIELD', 'SYS_THROTTLED', 'APPROVAL_RELATED'],
})

export const payoutProof = endpoint({
  summary: 'The picture of a payment itself, not in the envelope; the look is written down.',
  method: 'GET',
  path: '/bo/v1/withdrawals/{no}/proof/{fileId}',
  for: 'staff',
  right: 'withdrawals.view',
  reply: z.unknown(),
  sends: PICTURES,
  refusals: ['SYS_NOT_FOUND'],
})

/**
 * REPORTED: it said so. NOT_REPORTED: it never says. UNREACHABLE: it doesn't answer now; what it
 * said last is shown.
 */
const BALANCE_STATES = ['REPORTED', 'NOT_REPORTED', 'UNREACHABLE', 'NOT_ASKED', 'BY_HAND'] as const

export const payoutChannel = z.object({
  id: z.string(),
  provider: z.string(),
  name: z.string(),
  kinds: z.array(payoutKind),
  least: wire.digits,
  most: wire.digits,
  priority: z.int(),
  paused: z.boolean(),
  /** For good: it is offered to nobody, what was paid by it stays. */
  closed: z.boolean(),
  currency: wire.shownCurrency,
  /** What its provider takes for one payment: millionths of the amount, and besides. */
  feePpm: z.int(),
  feeFixed: wire.digits,
  /** What its provider still has, as it said last and when; it is asked every few minutes. */
  balance: z.object({
    state: z.enum(BALANCE_STATES),
    amount: z.optional(wire.digits),
    at: z.optional(wire.moment),
  }),
  /** Payments of the last seven days: how many were paid and how many failed. */
  paid: z.int(),
  failed: z.int(),
  /** On their way now. */
  open: z.int(),
})
export type PayoutChannel = z.infer<typeof payoutChannel>

export const payoutChannels = endpoint({
  summary: 'The ways by which money leaves, with how they do.',
  method: 'GET',
  path: '/bo/v1/payout-channels',
  for: 'staff',
  right: 'channels.view',
  query: z.object(wire.pageQuery),
  reply: z.object({
    ...wire.page(payoutChannel).shape,
    /** The names of providers that are configured here, and the one that stands for people. */
    providers: z.array(z.string()),
  }),
  refusals: [],
})
export const exportPayoutChannels = exportOf(payoutChannels, 'channels.view')

export const changePayoutChannel = endpoint({
  summary: 'Asks to change a channel; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/payout-channels/{id}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'channels.edit',
  body: z.object({
    least: z.optional(wire.positive),
    most: z.optional(wire.positive),
    priority: z.optional(z.int().check(z.minimum(-100), z.maximum(100))),
    feePpm: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
    feeFixed: z.optional(wire.digits.check(z.regex(/^[0-9]{1,15}$/))),
    paused: z.optional(z.boolean()),
    /** For good; refused while something is on its way by it. */
    closed: z.optional(z.literal(true)),
  }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'VAL_FIELD', 'WD_STATE'],
})

export const openPayoutChannel = endpoint({
  summary: 'Asks for a new way to pay out; it needs approval (202). It begins paused.',
  method: 'POST',
  path: '/bo/v1/payout-channels',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'channels.edit',
  body: z.object({
    id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,38}$/)),
    provider: z.string().check(z.maxLength(30)),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    kinds: z.array(payoutKind).check(z.minLength(1), z.maxLength(3)),
    least: wire.positive,
    most: wire.positive,
    feePpm: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
    feeFixed: z.optional(wire.digits.check(z.regex(/^[0-9]{1,15}$/))),
    priority: z.int().check(z.minimum(-100), z.maximum(100)),
  }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'WD_STATE', 'APPROVAL_OPEN'],
})

export const pausePayoutChannel = endpoint({
  summary:
    'Asks to stop a channel, beside whatever else waits for it; it needs approval (202). What waits is then not sent by it.',
  method: 'POST',
  path: '/bo/v1/payout-channels/{id}/pause',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'channels.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'APPROVAL_OPEN'],
})

export const deskPayoutAccount = z.object({
  id: wire.uuid,
  memberId: wire.id<'member'>(),
  userName: z.string(),
  kind: payoutKind,
  bank: z.optional(z.string()),
  masked: z.string(),
  holder: z.string(),
  state: z.enum(['ACTIVE', 'COOLING', 'LOCKED', 'REMOVED']),
  /** How many members have had this number. */
  members: z.int(),
  usableAt: wire.moment,
  createdAt: wire.moment,
})
export type DeskPayoutAccount = z.infer<typeof deskPayoutAccount>

export const deskPayoutAccounts = endpoint({
  summary: 'Accounts and addresses that money can be sent to, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/payout-accounts',
  for: 'staff',
  right: 'payoutAccounts.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.maxLength(64))),
    /** A whole number or address. */
    number: z.optional(z.string().check(z.maxLength(80))),
    state: z.optional(z.enum(['ACTIVE', 'LOCKED', 'REMOVED'])),
  }),
  reply: wire.page(deskPayoutAccount),
  refusals: [],
})
export const exportPayoutAccounts = exportOf(deskPayoutAccounts, 'withdrawals.export')

export const lockPayoutAccount = endpoint({
  summary: 'Locks an account, or asks to let it be used again: that needs approval (202).',
  method: 'POST',
  path: '/bo/v1/payout-accounts/{id}/lock',
  for: 'staff',
  concerns: [{ what: 'payoutAccount', in: 'id' }],
  right: 'payoutAccounts.edit',
  body: z.object({ locked: z.boolean() }),
  reply: z.union([deskPayoutAccount, awaiting]),
  refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const unbindPayoutAccount = endpoint({
  summary: 'Asks to take an account off a member; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/payout-accounts/{id}/unbind',
  for: 'staff',
  concerns: [{ what: 'payoutAccount', in: 'id' }],
  right: 'payoutAccounts.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})
