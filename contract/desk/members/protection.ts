import { MARKER_KINDS } from '@senluna/kit/protection/markers.ts'
import { COOL_OFF_TERMS, EXCLUSION_TERMS, LIMIT_KINDS } from '@senluna/kit/protection/protection.ts'
import * as z from 'zod/mini'
import { awaiting } from '../approvals.ts'
import { endpoint } from '../../endpoint.ts'
import { exportOf } from '../lists.ts'
import * as wire from '../../wire.ts'

// Player protection as the brand's people see it. They tighten at once; nothing here loosens faster
// than the member could.

/**
 * BREAK ends by itself. OVER: an exclusion whose term has passed; RETURNING: coming back was asked
 * for, a day is waited.
 */
export const GUARDED_STATES = ['OPEN', 'BREAK', 'EXCLUDED', 'OVER', 'RETURNING', 'CLOSED'] as const
/**
 * What the list can be narrowed to. MARKED: at a level of the markers of harm. CALL: to be called,
 * at level 2 or 3 and not talked to since. ENFORCE: at level 3, and nothing keeps them from play
 * yet.
 */
export const GUARDED_BY = [
  'CALL',
  'ENFORCE',
  'MARKED',
  'LIMIT',
  'RAISE',
  'BREAK',
  'EXCLUSION',
  'CHECK',
  'CLOSED',
] as const
/** How long staff can shut somebody out. */
export const BREAK_TERMS = [...COOL_OFF_TERMS, ...EXCLUSION_TERMS] as const

const limit = z.object({
  kind: z.enum(LIMIT_KINDS),
  value: z.nullable(wire.digits),
  /** A looser one that the member asked for: it holds once they confirm it, from `at` on. */
  raise: z.optional(z.object({ value: z.nullable(wire.digits), at: wire.moment })),
})

const speaking = z.object({
  kind: z.enum(MARKER_KINDS),
  /** How much was found: times an ordinary week, days, nights, deposits, requests, contacts. */
  count: z.int(),
  /** 1: it speaks. 2: it speaks loudly. */
  weight: z.int(),
})

export const guarded = z.object({
  id: wire.id<'member'>(),
  userName: z.string(),
  state: z.enum(GUARDED_STATES),
  /** When a break or an exclusion's term ends; absent for good. */
  until: z.optional(wire.moment),
  /** From when somebody who asked to come back may log in. */
  returnAt: z.optional(wire.moment),
  limits: z.array(limit),
  /** Minutes between two reality checks, where the member chose them. */
  checkMinutes: z.optional(z.int()),
  /** The exclusion is the staff's own: two of them may end it before its term. */
  byStaff: z.boolean(),
  /** The level of the markers of harm, and what speaks for it; absent at none. */
  harm: z.optional(
    z.object({
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      since: wire.moment,
      spoke: z.array(speaking),
      /** Since when less speaks than the level says. */
      calmSince: z.optional(wire.moment),
      toCall: z.boolean(),
      toShutOut: z.boolean(),
    }),
  ),
  /** When something was done for it last; absent where nothing ever was. */
  lastAt: z.optional(wire.moment),
  currency: wire.shownCurrency,
})
export type Guarded = z.infer<typeof guarded>

export const deskProtection = endpoint({
  summary:
    'Members with limits, breaks, exclusions, checks of their own, markers of harm or a closed account; the newest account first, by key.',
  method: 'GET',
  path: '/bo/v1/protection',
  for: 'staff',
  right: 'protection.view',
  query: z.object({
    ...wire.pageQuery,
    by: z.optional(z.enum(GUARDED_BY)),
    /** The level of the markers of harm. */
    level: z.optional(z.enum(['1', '2', '3'])),
    name: z.optional(z.string().check(z.trim(), z.maxLength(32))),
  }),
  reply: wire.page(guarded),
  refusals: ['VAL_FIELD'],
})

export const exportProtection = exportOf(deskProtection, 'protection.edit')

export const protectionOne = endpoint({
  summary: 'What protects one member, also one with nothing set. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/protection/{id}',
  for: 'staff',
  right: 'protection.view',
  reply: guarded,
  refusals: ['SYS_NOT_FOUND'],
})

const step = z.object({
  id: z.string(),
  at: wire.moment,
  kind: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type ProtectionStep = z.infer<typeof step>

export const protectionSteps = endpoint({
  summary: 'Everything that was done for a member’s protection, the newest first, by key. The look is written down.',
  method: 'GET',
  path: '/bo/v1/protection/{id}/steps',
  for: 'staff',
  right: 'protection.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(step),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD'],
})

const id = {
  method: 'POST',
  for: 'staff',
  concerns: [{ what: 'member', in: 'id' }],
  right: 'protection.edit',
} as const

export const shutOut = endpoint({
  ...id,
  summary:
    'Shuts a member out for a time, at once: a break ends by itself, an exclusion on request after its term. They are notified.',
  path: '/bo/v1/protection/{id}/break',
  body: z.object({ term: z.enum(BREAK_TERMS) }),
  reply: guarded,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED', 'APPROVAL_STALE'],
})

export const tightenLimit = endpoint({
  ...id,
  summary:
    'Sets a member’s limit lower, at once; a looser one that waited is dropped. A looser one is refused. They are notified.',
  path: '/bo/v1/protection/{id}/limit',
  body: z.object({ kind: z.enum(LIMIT_KINDS), value: z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,16})$/)) }),
  reply: guarded,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED', 'VAL_FIELD'],
})

export const endExclusion = endpoint({
  ...id,
  summary:
    'Asks to end an exclusion after its term, or one that staff set; it needs approval (202), and the member may log in a day later.',
  path: '/bo/v1/protection/{id}/end',
  body: z.object({}),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'APPROVAL_STALE'],
})

export const noteContact = endpoint({
  ...id,
  summary: 'Writes down that somebody talked with a member about their play. It stays in their history.',
  path: '/bo/v1/protection/{id}/contact',
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  reply: guarded,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_RELATED'],
})
