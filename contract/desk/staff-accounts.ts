import { PATTERNS } from '@senluna/kit/text/patterns.ts'
import { HOUSE_RIGHTS, RIGHTS } from '@senluna/kit/staff.ts'
import * as z from 'zod/mini'
import { awaiting } from './approvals.ts'
import { endpoint } from '../endpoint.ts'
import { exportOf } from './lists.ts'
import { auditLog } from './staff.ts'
import * as wire from '../wire.ts'

// Staff, their roles, and the audit log's own check.

const role = z.string().check(z.regex(/^[A-Z][A-Z_]{1,39}$/))
const roles = z.array(role).check(
  z.maxLength(20),
  z.refine((list) => new Set(list).size === list.length),
)
/**
 * Players read it: something to be seen, and no sign that hides or turns round what stands beside
 * it.
 */
const shownAs = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(40),
    z.regex(/[\p{L}\p{N}]/u),
    z.regex(/^[^\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$/u),
  )

/** Where the link goes that opens the account; without one the release makes a printed code. */
const email = z.optional(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(new RegExp(PATTERNS.EMAIL, 'u'))),
)

export const deskStaff = z.object({
  id: wire.id<'staff'>(),
  name: z.string(),
  shownAs: z.string(),
  roles: z.array(z.string()),
  /** What is allowed to them above the brands; the command line gives it. */
  house: z.array(z.enum(HOUSE_RIGHTS)),
  /** INVITED: the first log-in is still to come. */
  state: z.enum(['OPEN', 'INVITED', 'CLOSED']),
  demonstration: z.boolean(),
  createdAt: wire.moment,
  lastSeenAt: z.optional(wire.moment),
  lastIp: z.optional(z.string()),
  /** Where links to this person go. */
  email: z.optional(z.string()),
  /** Accounts of players that are this person's or a relative's. */
  related: z.array(z.string()),
})
export type DeskStaff = z.infer<typeof deskStaff>

export const staffList = endpoint({
  summary: 'The people of the brand, with their roles, by name.',
  method: 'GET',
  path: '/bo/v1/staff',
  for: 'staff',
  right: 'staff.view',
  query: z.object({
    ...wire.pageQuery,
    name: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    role: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: wire.page(deskStaff),
  refusals: [],
})
export const exportStaff = exportOf(staffList, 'audit.export')

export const addStaff = endpoint({
  summary:
    'Asks for a new account of staff. When it is approved it is made, and a one-time link goes to the person’s address; without one a printed code opens it, shown once to the second person alone.',
  method: 'POST',
  path: '/bo/v1/staff',
  for: 'staff',
  concernsNobody: 'staff',
  right: 'staff.edit',
  body: z.object({
    name: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9._-]{1,63}$/)),
    shownAs,
    roles,
    email,
  }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'REG_USERNAME_TAKEN', 'APPROVAL_OPEN'],
})

export const changeStaffRoles = endpoint({
  summary: 'Asks for other roles of somebody. They hold from the next call on, once it is approved.',
  method: 'POST',
  path: '/bo/v1/staff/{id}/roles',
  for: 'staff',
  concerns: [{ what: 'staff', in: 'id' }],
  right: 'staff.edit',
  body: z.object({ roles }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const renewStaffAccount = endpoint({
  summary:
    'Asks to begin somebody’s account anew: password and authenticator are forgotten, a closed one opens; a new invitation as for a new account.',
  method: 'POST',
  path: '/bo/v1/staff/{id}/renew',
  for: 'staff',
  concerns: [{ what: 'staff', in: 'id' }],
  right: 'staff.edit',
  body: z.object({ email }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'SYS_NOT_FOUND', 'AUTH_FORBIDDEN', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const inviteStaff = endpoint({
  summary:
    'Asks to invite somebody again whose first log-in is still to come; once it is approved the former link or code opens nothing any more.',
  method: 'POST',
  path: '/bo/v1/staff/{id}/invite',
  for: 'staff',
  concerns: [{ what: 'staff', in: 'id' }],
  right: 'staff.edit',
  body: z.object({ email }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'SYS_NOT_FOUND', 'AUTH_FORBIDDEN', 'APPROVAL_STATE', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const closeStaffAccount = endpoint({
  summary: 'Asks to close somebody’s account (202): once it is approved, their sessions end.',
  method: 'POST',
  path: '/bo/v1/staff/{id}/close',
  for: 'staff',
  concernsNobody: 'staff',
  right: 'staff.edit',
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'AUTH_FORBIDDEN', 'APPROVAL_OWN', 'APPROVAL_STATE', 'APPROVAL_OPEN'],
})

const related = z.object({ userName: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) })

export const relateStaff = endpoint({
  summary:
    'Notes that a player’s account is somebody’s own or a relative’s: they decide nothing about it. At once about oneself, else it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/staff/{id}/relate',
  for: 'staff',
  concernsNobody: 'staff',
  right: 'staff.edit',
  body: related,
  reply: z.union([awaiting, deskStaff]),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_RELATED', 'APPROVAL_OPEN'],
})

export const unrelateStaff = endpoint({
  summary: 'Asks to take that note back; it needs approval (202), neither of them whose note it is.',
  method: 'POST',
  path: '/bo/v1/staff/{id}/unrelate',
  for: 'staff',
  concerns: [
    { what: 'staff', in: 'id' },
    { what: 'userName', in: 'userName' },
  ],
  right: 'staff.edit',
  body: related,
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_RELATED', 'APPROVAL_OPEN'],
})

const deskRole = z.object({ code: z.string(), rights: z.array(z.string()), people: z.int() })
export type DeskRole = z.infer<typeof deskRole>

export const roleList = endpoint({
  summary: 'The roles of the brand, what each allows, and how many people have it.',
  method: 'GET',
  path: '/bo/v1/roles',
  for: 'staff',
  right: 'staff.view',
  reply: z.object({ list: z.array(deskRole), rights: z.array(z.enum(RIGHTS)) }),
  refusals: [],
})

export const changeRole = endpoint({
  summary: 'Asks for what a role allows, or for a new one. It holds from the next call on, once it is approved.',
  method: 'POST',
  path: '/bo/v1/roles/{code}',
  for: 'staff',
  concernsNobody: 'staff',
  right: 'staff.edit',
  body: z.object({ rights: z.array(z.enum(RIGHTS)) }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'APPROVAL_RELATED', 'APPROVAL_OPEN'],
})

export const exportAudit = exportOf(auditLog, 'audit.export')

export const checkAuditChain = endpoint({
  summary:
    'Works the audit log’s chain out again, from its first entry, and answers the first one that isn’t what was written.',
  method: 'POST',
  path: '/bo/v1/audit/check',
  for: 'staff',
  concernsNobody: 'look',
  right: 'audit.export',
  reasonless: true,
  reply: z.object({
    entries: z.string(),
    whole: z.boolean(),
    broken: z.optional(z.object({ seq: z.string(), what: z.string() })),
    lastRoot: z.optional(z.object({ day: z.string(), seq: z.string() })),
  }),
  refusals: [],
})
