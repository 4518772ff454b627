import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { RISK_DECISIONS } from './withdrawals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// What somebody must look into, by what it is found, and whom the brand's people look out for.

export const CASE_KINDS = ['WITHDRAWAL', 'TURNOVER', 'AML'] as const
export const CASE_STATES = [
  'OPEN',
  'INVESTIGATING',
  'CLEARED',
  'CONFIRMED',
  'REPORTED',
  'CLOSED_ACCOUNT',
  'MERGED',
] as const

const note = z.object({ by: z.string(), at: wire.moment, text: z.string() })

export const riskCase = z.object({
  id: wire.uuid,
  kind: z.enum(CASE_KINDS),
  memberId: wire.id<'member'>(),
  userName: z.string(),
  /** The order, the requirement, or the day it is about. */
  aboutId: z.string(),
  score: z.int(),
  signals: z.array(z.string()),
  state: z.enum(CASE_STATES),
  owner: z.optional(z.string()),
  notes: z.array(note),
  /** Of a case of laundering: what came in on its day, and what was asked to go out. */
  moved: z.optional(z.object({ deposited: wire.digits, withdrawn: wire.digits, currency: wire.shownCurrency })),
  createdAt: wire.moment,
  dueAt: z.optional(wire.moment),
  decidedAt: z.optional(wire.moment),
  /** Where it is looked into since it became one with another. */
  mergedInto: z.optional(z.object({ id: wire.uuid, by: z.string(), at: wire.moment, reason: z.string() })),
  /** The cases that became one with it, the earliest first. */
  merged: z.array(
    z.object({
      id: wire.uuid,
      kind: z.enum(CASE_KINDS),
      userName: z.string(),
      aboutId: z.string(),
      by: z.string(),
      at: wire.moment,
      reason: z.string(),
    }),
  ),
})
export type RiskCase = z.infer<typeof riskCase>

export const riskCases = endpoint({
  summary: 'Cases to look into, the newest first; by key. Those of laundering are AML.',
  method: 'GET',
  path: '/bo/v1/risk-cases',
  for: 'staff',
  right: 'risk.view',
  query: z.object({
    ...wire.pageQuery,
    kind: z.optional(z.enum(CASE_KINDS)),
    state: z.optional(z.enum(CASE_STATES)),
    name: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: wire.page(riskCase),
  refusals: [],
})
export const exportCases = exportOf(riskCases, 'risk.export')

export const riskCaseOne = endpoint({
  summary: 'One case. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/risk-cases/{id}',
  for: 'staff',
  right: 'risk.view',
  reply: riskCase,
  refusals: ['SYS_NOT_FOUND'],
})

const near = z.object({
  id: wire.uuid,
  kind: z.enum(CASE_KINDS),
  userName: z.string(),
  score: z.int(),
  createdAt: wire.moment,
  /** A device that both accounts came from; absent where it is the same member. */
  device: z.optional(z.string()),
})

export const casesNear = endpoint({
  summary: 'The open cases that one can become one with: of the same member, or of members on a device of theirs.',
  method: 'GET',
  path: '/bo/v1/risk-cases/{id}/near',
  for: 'staff',
  right: 'risk.view',
  reply: z.object({ list: z.array(near) }),
  refusals: ['SYS_NOT_FOUND'],
})

export const mergeCase = endpoint({
  summary:
    'Makes one of two open cases of one cluster: what spoke, notes and the nearer deadline go into the other, which this one leads to from then on. Cases of laundering become one with their like only.',
  method: 'POST',
  path: '/bo/v1/risk-cases/{id}/merge',
  for: 'staff',
  concerns: [
    { what: 'riskCase', in: 'id' },
    { what: 'riskCase', in: 'into' },
  ],
  right: 'risk.edit',
  body: z.object({ into: wire.uuid }),
  reply: riskCase,
  refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'VAL_FIELD', 'APPROVAL_RELATED'],
})

export const takeCase = endpoint({
  summary: 'Takes a case to look into.',
  method: 'POST',
  path: '/bo/v1/risk-cases/{id}/take',
  for: 'staff',
  concerns: [{ what: 'riskCase', in: 'id' }],
  right: 'risk.edit',
  body: z.object({}),
  reply: riskCase,
  refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'APPROVAL_RELATED'],
})

export const giveCase = endpoint({
  summary: 'Gives a case to somebody of the brand who may look into it, by log-in name.',
  method: 'POST',
  path: '/bo/v1/risk-cases/{id}/give',
  for: 'staff',
  concerns: [{ what: 'riskCase', in: 'id' }],
  right: 'risk.edit',
  body: z.object({ to: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  reply: riskCase,
  refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'VAL_FIELD', 'APPROVAL_RELATED'],
})

export const noteCase = endpoint({
  summary: 'Writes a note into a case.',
  method: 'POST',
  path: '/bo/v1/risk-cases/{id}/note',
  for: 'staff',
  concerns: [{ what: 'riskCase', in: 'id' }],
  right: 'risk.edit',
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)) }),
  reply: riskCase,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})

export const decideCase = endpoint({
  summary: 'Asks to end a case; it needs approval (202). Reports and closed accounts are of AML cases only.',
  method: 'POST',
  path: '/bo/v1/risk-cases/{id}/decide',
  for: 'staff',
  concerns: [{ what: 'riskCase', in: 'id' }],
  right: 'risk.edit',
  body: z.object({ state: z.enum(['CLEARED', 'CONFIRMED', 'REPORTED', 'CLOSED_ACCOUNT']) }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'WD_STATE', 'VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

/**
 * From so many points on a withdrawal is looked at by one person, and by two, one of them senior.
 */
export const RISK_FROM = { MANUAL: 30, SENIOR: 60 } as const

const counts = z.record(z.enum(RISK_DECISIONS), z.int())

export const riskRule = z.object({
  signal: z.string(),
  weight: z.int(),
  /** What the code has where a brand sets nothing. */
  usual: z.int(),
  /**
   * In how many decisions of the last 30 days it spoke, and of how many of those the money did not
   * go out.
   */
  hits: z.int(),
  stopped: z.int(),
})
export type RiskRule = z.infer<typeof riskRule>

export const riskRules = endpoint({
  summary: 'What a withdrawal is looked at for, with weights and how often each spoke.',
  method: 'GET',
  path: '/bo/v1/rules',
  for: 'staff',
  right: 'risk.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(riskRule),
  refusals: [],
})
export const exportRules = exportOf(riskRules, 'risk.view')

export const tryRule = endpoint({
  summary: 'Works the decisions of the last 30 days out again with another weight.',
  method: 'GET',
  path: '/bo/v1/rules/{signal}/try',
  for: 'staff',
  right: 'risk.view',
  query: z.object({ weight: z.string().check(z.regex(/^-?(?:100|[0-9]{1,2})$/)) }),
  reply: z.object({ decisions: z.int(), before: counts, after: counts }),
  refusals: ['SYS_NOT_FOUND'],
})

export const changeRule = endpoint({
  summary: 'Asks to change a weight, which keeps its sign; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/rules/{signal}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'risk.edit',
  body: z.object({ weight: z.int().check(z.minimum(-100), z.maximum(100)) }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN'],
})

export const WATCH_KINDS = ['NAME', 'DEVICE', 'IP', 'BANK', 'ADDRESS'] as const

export const watched = z.object({
  id: wire.uuid,
  kind: z.enum(WATCH_KINDS),
  value: z.string(),
  note: z.string(),
  addedBy: z.string(),
  addedAt: wire.moment,
})
export type Watched = z.infer<typeof watched>

export const watchlists = endpoint({
  summary: 'Whom and what the brand looks out for, the newest first; by key.',
  method: 'GET',
  path: '/bo/v1/watchlists',
  for: 'staff',
  right: 'risk.view',
  query: z.object({
    ...wire.pageQuery,
    kind: z.optional(z.enum(WATCH_KINDS)),
    value: z.optional(z.string().check(z.maxLength(120))),
  }),
  reply: wire.page(watched),
  refusals: [],
})
export const exportWatchlists = exportOf(watchlists, 'risk.export')

export const addWatch = endpoint({
  summary:
    'Puts a name, a device, an address of the network, an account or a chain’s address on the list. The reason is the note.',
  method: 'POST',
  path: '/bo/v1/watchlists',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'risk.edit',
  body: z.object({ kind: z.enum(WATCH_KINDS), value: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) }),
  reply: watched,
  refusals: ['VAL_FIELD'],
})

export const removeWatch = endpoint({
  summary: 'Asks to take something off the list; it needs approval (202).',
  method: 'POST',
  path: '/bo/v1/watchlists/{id}/remove',
  for: 'staff',
  concerns: [{ what: 'watch', in: 'id' }],
  right: 'risk.edit',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

const linked = z.object({
  id: wire.uuid,
  userName: z.string(),
  /**
   * Somebody has looked: this device says nothing of the account, nor the account of others on it.
   */
  cleared: z.optional(z.object({ by: z.string(), at: wire.moment, reason: z.string() })),
})

export const sharedPlace = z.object({
  id: z.string(),
  kind: z.enum(['DEVICE']),
  value: z.string(),
  members: z.array(linked),
  /** Open cases about them. */
  openCases: z.int(),
  lastAt: wire.moment,
})
export type SharedPlace = z.infer<typeof sharedPlace>

export const graph = endpoint({
  summary: 'Devices that several accounts came from in the last 90 days, the latest first.',
  method: 'GET',
  path: '/bo/v1/graph',
  for: 'staff',
  right: 'risk.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(sharedPlace),
  refusals: [],
})
export const exportGraph = exportOf(graph, 'risk.export')

const link = z.object({ deviceId: z.string().check(z.minLength(1), z.maxLength(64)), memberId: wire.id<'member'>() })

export const clearLink = endpoint({
  summary:
    'Asks to clear an account’s link to a device: once approved, the signals of risk leave it out on both sides. The reason is kept with it. A link that is cleared already is answered so.',
  method: 'POST',
  path: '/bo/v1/graph/clear',
  for: 'staff',
  concerns: [
    { what: 'member', in: 'memberId' },
    { what: 'device', in: 'deviceId' },
  ],
  right: 'risk.edit',
  body: link,
  reply: z.union([z.object({ cleared: z.literal(true) }), awaiting]),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED'],
})

export const restoreLink = endpoint({
  summary: 'Lets a cleared link count again.',
  method: 'POST',
  path: '/bo/v1/graph/restore',
  for: 'staff',
  concerns: [
    { what: 'member', in: 'memberId' },
    { what: 'device', in: 'deviceId' },
  ],
  right: 'risk.edit',
  body: link,
  reply: z.object({ cleared: z.literal(false) }),
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})
