import type { Right } from '@senluna/kit/staff.ts'
import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import { betRow } from '../../money/records.ts'
import * as wire from '../../wire.ts'

// Members as the brand's people see them. What is personal comes masked; a look at the whole is a
// call of its own.

/** What an account can be kept from. */
export const LOCKS = ['LOGIN', 'BET', 'MONEY'] as const
export type Lock = (typeof LOCKS)[number]

export const MEMBER_STATES = ['OPEN', 'CLOSED', 'EXCLUDED'] as const

const money = z.object({ code: z.string(), exponent: z.int(), displayDecimals: z.int() })

export const deskMember = z.object({
  id: wire.id<'member'>(),
  userName: z.string(),
  nickname: z.string(),
  type: z.int(),
  state: z.enum(MEMBER_STATES),
  label: z.string(),
  locks: z.array(z.enum(LOCKS)),
  /** The accounts above it, the nearest last. */
  line: z.array(z.string()),
  /** Of the main wallet, what is set aside included. */
  balance: wire.digits,
  /** What came in and what went out over all time, and the one less the other. */
  deposited: wire.digits,
  withdrawn: wire.digits,
  net: wire.digits,
  /** Cases to look into that are not decided. */
  openCases: z.int(),
  currency: money,
  registeredAt: wire.moment,
  lastLoginAt: z.optional(wire.moment),
  country: z.optional(z.string()),
})
export type DeskMember = z.infer<typeof deskMember>

const memberQuery = z.object({
  ...wire.pageQuery,
  /** The beginning of the account's name. */
  name: z.optional(z.string().check(z.trim(), z.maxLength(32))),
  state: z.optional(z.enum(MEMBER_STATES)),
  lock: z.optional(z.enum(LOCKS)),
  label: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  /** Trial accounts only where they are asked for. */
  kind: z.optional(z.enum(['REAL', 'TRIAL'])),
  /** Only who used a session in the last half hour. */
  online: z.optional(z.literal('true')),
  from: z.optional(wire.day),
  to: z.optional(wire.day),
})

export const deskMembers = endpoint({
  summary: 'The members of the brand, the newest first, by key.',
  method: 'GET',
  path: '/bo/v1/members',
  for: 'staff',
  right: 'members.view',
  query: memberQuery,
  reply: wire.page(deskMember),
  refusals: [],
})

export const exportMembers = exportOf(deskMembers, 'members.export')

const wallet = z.object({
  no: z.int(),
  currency: money,
  balance: wire.digits,
  held: wire.digits,
  frozen: z.boolean(),
})

export const memberDetails = z.object({
  ...deskMember.shape,
  language: z.string(),
  /** Masked until they are revealed. */
  mobile: z.optional(z.string()),
  email: z.optional(z.string()),
  realName: z.optional(z.string()),
  registeredFrom: z.record(z.string(), z.string()),
  wallets: z.array(wallet),
  /** What staked, won and moved in and out, over all time, in the main wallet's currency. */
  staked: wire.digits,
  won: wire.digits,
  openSessions: z.int(),
  paymentPassword: z.boolean(),
  secondStep: z.boolean(),
  limits: z.array(z.object({ kind: z.string(), value: z.nullable(wire.digits), pending: z.boolean() })),
  lockReasons: z.array(
    z.object({
      kind: z.enum(LOCKS),
      at: wire.moment,
      staffName: z.string(),
      /** For who reads notes: it may say what a member must not hear of. */
      reason: z.optional(z.string()),
    }),
  ),
})
export type MemberDetails = z.infer<typeof memberDetails>

export const memberOne = endpoint({
  summary: 'Everything about one member at a glance. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/members/{id}',
  for: 'staff',
  right: 'members.view',
  reply: memberDetails,
  refusals: ['SYS_NOT_FOUND'],
})

export const revealMember = endpoint({
  summary: 'Shows what is masked of a member’s profile. Reason and fields are written into the audit log.',
  method: 'POST',
  path: '/bo/v1/members/{id}/reveal',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'members.edit',
  reply: z.object({ fields: z.record(z.string(), z.string()) }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

const posting = z.object({
  id: z.string(),
  at: wire.moment,
  type: z.int(),
  typeName: z.string(),
  amount: wire.digits,
  balance: wire.digits,
  ref: z.string(),
})
export type DeskPosting = z.infer<typeof posting>

export const memberPostings = endpoint({
  summary: 'Every posting of one wallet of a member, the newest first, by key.',
  method: 'GET',
  path: '/bo/v1/members/{id}/postings',
  for: 'staff',
  right: 'members.view',
  query: z.object({ ...wire.pageQuery, wallet: z.optional(wire.count(1, 99)) }),
  reply: wire.page(posting),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const memberBets = endpoint({
  summary: 'Every bet of a member, the newest first, by key.',
  method: 'GET',
  path: '/bo/v1/members/{id}/bets',
  names: ['vendorCode'],
  for: 'staff',
  right: 'bets.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(z.omit(betRow, { rebate: true })),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

export const MEMBER_FACTS = [
  'orders',
  'turnover',
  'accounts',
  'kyc',
  'logins',
  'sessions',
  'devices',
  'changes',
  'protection',
  'messages',
  'tickets',
  'notes',
] as const

/**
 * What each kind needs besides `members.view`. Notes may say what a member must not hear of, a
 * suspicion too: they are for who works on it.
 */
export const FACT_RIGHTS = {
  orders: 'withdrawals.view',
  turnover: 'withdrawals.view',
  accounts: 'payoutAccounts.view',
  kyc: 'kyc.view',
  logins: 'memberLogins.view',
  sessions: 'memberLogins.view',
  devices: 'memberLogins.view',
  changes: 'memberLogins.view',
  protection: 'protection.view',
  messages: 'tickets.view',
  tickets: 'tickets.view',
  notes: 'memberNotes.view',
} as const satisfies Record<(typeof MEMBER_FACTS)[number], Right>

const fact = z.object({
  id: z.string(),
  at: wire.moment,
  what: z.string(),
  detail: z.string(),
  by: z.optional(z.string()),
  /** How it stands, where it can stand otherwise. */
  state: z.optional(z.string()),
  /** What its own page finds it by. */
  ref: z.optional(z.string()),
})
export type MemberFact = z.infer<typeof fact>

export const memberFacts = endpoint({
  summary:
    'What is written of a member, the newest first: orders, what must be played, accounts for payouts, proofs of identity, log-ins, sessions, devices, changes of the account, steps of player protection, messages, tickets, notes.',
  method: 'GET',
  path: '/bo/v1/members/{id}/facts',
  for: 'staff',
  right: 'members.view',
  query: z.object({ ...wire.pageQuery, of: z.enum(MEMBER_FACTS) }),
  reply: wire.page(fact),
  refusals: ['SYS_NOT_FOUND', 'AUTH_FORBIDDEN', 'VAL_FIELD'],
})

export const lockMember = endpoint({
  summary:
    'Keeps a member from logging in, playing or moving money: log-in and play end at once. To let them again needs approval (202); where nothing is locked, the member is answered.',
  method: 'POST',
  path: '/bo/v1/members/{id}/lock',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'members.edit',
  body: z.object({ kind: z.enum(LOCKS), on: z.boolean() }),
  reply: z.union([deskMember, awaiting]),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const labelMember = endpoint({
  summary: 'Gives a member a label, or takes it away. One that a segment goes by needs approval (202).',
  method: 'POST',
  path: '/bo/v1/members/{id}/label',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'members.edit',
  body: z.object({ label: z.string().check(z.trim(), z.maxLength(20)) }),
  reply: z.union([deskMember, awaiting]),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const noteMember = endpoint({
  summary: 'Writes a note about a member, for the brand’s people only.',
  method: 'POST',
  path: '/bo/v1/members/{id}/notes',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'members.edit',
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
  reply: z.object({ id: z.string() }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const logMemberOut = endpoint({
  summary: 'Ends every open session of a member.',
  method: 'POST',
  path: '/bo/v1/members/{id}/logout',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'members.edit',
  reply: z.object({ ended: z.int() }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const resetMember = endpoint({
  summary:
    'Resets what opens a member’s account; sessions end, payouts to new accounts rest 72 hours, the member is notified. For a new password a link or code goes to their confirmed contact; without one, and for the payment password and the second step, it needs approval (202). The approval answers the printed code of a password, to the second person alone.',
  method: 'POST',
  path: '/bo/v1/members/{id}/reset',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'members.edit',
  body: z.object({ what: z.enum(['PASSWORD', 'PAYMENT', 'SECOND_STEP']) }),
  reply: z.object({
    /** Where the link or the code went, masked. */
    sentTo: z.optional(z.string()),
    sentBy: z.optional(z.enum(['EMAIL', 'SMS'])),
    ...z.partial(awaiting).shape,
  }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})
