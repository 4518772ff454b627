import { ALL_RIGHTS } from '@senluna/kit/staff.ts'
import { SWITCH_IDS } from '@senluna/kit/switches.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { jwk } from '../site/system.ts'
import * as wire from '../wire.ts'

// Calls of the brand's own people. They answer at `desk.` hosts only; every change carries
// `X-Reason`.

const right = z.enum(ALL_RIGHTS)

/** Who is logged in at the desk, with the handle that each call sends. */
export const staffSession = z.object({
  token: z.string(),
  name: z.string(),
  shownAs: z.string(),
  rights: z.array(right),
  expiresAt: wire.moment,
})
export type StaffSession = z.infer<typeof staffSession>

export const deskStatus = endpoint({
  summary: 'What the desk is before anybody logs in: brand, public keys, and the session of this browser’s cookie.',
  method: 'GET',
  path: '/bo/v1/session',
  for: 'none',
  whenClosed: true,
  reply: z.object({
    merchantCode: z.string(),
    brandName: z.string(),
    production: z.boolean(),
    demonstration: z.boolean(),
    /** The switches of the brand that are on. */
    switchesOn: z.array(z.enum(SWITCH_IDS)),
    /** The clock and the money that the desk shows. */
    timeZone: z.string(),
    currency: wire.shownCurrency,
    /** What the brand's vendors are called, by their codes, in the languages of the desk. */
    vendors: z.array(z.object({ code: z.string(), names: z.record(z.string(), z.string()) })),
    keys: z.array(jwk),
    session: z.nullable(staffSession),
  }),
  refusals: [],
})

export const staffLogin = endpoint({
  summary: 'The first step of a log-in: name and password. At the first time it gives the secret for an authenticator.',
  method: 'POST',
  path: '/bo/v1/session/login',
  for: 'none',
  whenClosed: true,
  sealed: true,
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(255)),
  }),
  reply: z.object({
    ticket: z.string(),
    expiresInSec: z.int(),
    /** Only at the first log-in, and for a new authenticator. */
    enrol: z.optional(z.object({ secret: z.string(), uri: z.string() })),
  }),
  refusals: ['AUTH_BAD_CREDENTIALS', 'AUTH_LOCKED', 'AUTH_DISABLED', 'SYS_CRYPTO', 'SYS_CRYPTO_KEY'],
})

export const openInvitation = endpoint({
  summary:
    'Opens a new or renewed account of staff, once: by the link that was mailed to its person, or by a printed code that a second person has released. They choose the password and get the secret for an authenticator; `staffCode` follows.',
  method: 'POST',
  path: '/bo/v1/session/invitation',
  for: 'none',
  whenClosed: true,
  sealed: true,
  body: z.object({
    token: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    confirmNewPassword: z.string().check(z.maxLength(255)),
  }),
  reply: z.object({
    /** The name to log in by from now on. */
    name: z.string(),
    ticket: z.string(),
    expiresInSec: z.int(),
    enrol: z.optional(z.object({ secret: z.string(), uri: z.string() })),
  }),
  refusals: [
    'AUTH_LINK_INVALID',
    'AUTH_LOCKED',
    'AUTH_CONFIRM_MISMATCH',
    'AUTH_PASSWORD_WEAK',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
  ],
})

export const staffCode = endpoint({
  summary: 'The second step of a log-in: a code of the authenticator, or a recovery code. Opens the session.',
  method: 'POST',
  path: '/bo/v1/session/code',
  for: 'none',
  whenClosed: true,
  sealed: true,
  body: z.object({
    ticket: z.string().check(z.maxLength(100)),
    code: z.string().check(z.trim(), z.minLength(6), z.maxLength(40)),
  }),
  reply: z.object({
    session: staffSession,
    /** Shown once, after the authenticator was set up. */
    recoveryCodes: z.optional(z.array(z.string())),
    /** After a log-in by recovery code: how many are left. */
    recoveryLeft: z.optional(z.int()),
  }),
  refusals: ['AUTH_MFA_WRONG', 'AUTH_LOCKED', 'AUTH_BAD_CREDENTIALS', 'SYS_CRYPTO', 'SYS_CRYPTO_KEY'],
})

export const staffLogout = endpoint({
  summary: 'Ends the staff session of this browser.',
  method: 'POST',
  path: '/bo/v1/session/logout',
  for: 'none',
  whenClosed: true,
  reply: z.object({ loggedOut: z.literal(true) }),
  refusals: [],
})

export const changeStaffPassword = endpoint({
  summary:
    "Changes one's own staff password: by the old one and a code of the authenticator. Every other session ends.",
  method: 'POST',
  path: '/bo/v1/session/password',
  for: 'staff',
  concernsNobody: 'own',
  reasonless: true,
  sealed: true,
  body: z.object({
    oldPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    newPassword: z.string().check(z.minLength(1), z.maxLength(255)),
    confirmNewPassword: z.string().check(z.maxLength(255)),
    code: z.string().check(z.trim(), z.maxLength(40)),
  }),
  reply: z.object({ changed: z.literal(true), otherSessionsEnded: z.int() }),
  refusals: [
    'AUTH_OLD_PASSWORD',
    'AUTH_MFA_WRONG',
    'AUTH_LOCKED',
    'AUTH_PASSWORD_WEAK',
    'AUTH_PASSWORD_REUSED',
    'AUTH_CONFIRM_MISMATCH',
    'SYS_CRYPTO',
    'SYS_CRYPTO_KEY',
  ],
})

export const staffLiveTicket = endpoint({
  summary: 'A single-use ticket (30 s) for the live connection of a desk.',
  method: 'POST',
  path: '/bo/v1/session/live',
  for: 'staff',
  concernsNobody: 'own',
  reasonless: true,
  reply: z.object({ ticket: z.string(), expiresInSec: z.int() }),
  refusals: [],
})

export const auditEntry = z.object({
  seq: z.string(),
  at: wire.moment,
  actorKind: z.enum(['staff', 'member', 'agent', 'system']),
  actorId: z.string(),
  actorName: z.string(),
  ip: z.string(),
  action: z.string(),
  objectKind: z.string(),
  objectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  approver: z.string(),
  traceId: z.string(),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditLog = endpoint({
  summary: 'The audit log, latest first, by key; also of one object, one person, one kind of act, some days.',
  method: 'GET',
  path: '/bo/v1/audit',
  names: ['drawNumber', 'vendorCode'],
  for: 'staff',
  right: 'audit.view',
  query: z.object({
    ...wire.pageQuery,
    /** The id of somebody, or the name of somebody at the desk. */
    actor: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    /** How what was done begins: `withdrawals`, `withdrawals.approve`. */
    action: z.optional(z.string().check(z.trim(), z.regex(/^[a-zA-Z.]{0,60}$/))),
    objectKind: z.optional(z.string().check(z.maxLength(40))),
    objectId: z.optional(z.string().check(z.maxLength(64))),
    from: z.optional(wire.day),
    to: z.optional(wire.day),
  }),
  reply: wire.page(auditEntry),
  refusals: [],
})
