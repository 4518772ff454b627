import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import * as wire from '../../wire.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'
import { SEGMENT_TYPES } from './content.ts'

// Groups of members by rules: written by one, in force once another agrees.

const level = z.optional(z.int().check(z.minimum(0), z.maximum(100)))
const days = z.optional(z.int().check(z.minimum(1), z.maximum(3_650)))
const month = z.optional(z.int().check(z.minimum(1), z.maximum(90)))

/** What a device is, by what its browser says. */
export const SEGMENT_DEVICES = ['MOBILE', 'DESKTOP'] as const

/**
 * Who is in a segment: open accounts of which all of this is so. Nobody is who is excluded, on a
 * break or locked in anything.
 */
export const segmentRules = z
  .object({
    types: z.optional(z.array(z.literal(SEGMENT_TYPES)).check(z.minLength(1), z.maxLength(5))),
    label: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))),
    /** An agent's account: the agent and everybody below. */
    line: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(32))),
    language: z.optional(wire.language),
    vipFrom: level,
    vipTo: level,
    /** How many days ago the account was opened. */
    ageFrom: days,
    ageTo: days,
    /** Whether they ever had a deposit credited. */
    deposited: z.optional(z.enum(['YES', 'NO'])),
    /** Deposits and valid bets of the last 30 days, at least; business days of the brand. */
    deposit30: z.optional(wire.positive),
    bet30: z.optional(wire.positive),
    /** Played one of these in the last 30 days. */
    products: z.optional(z.array(z.enum(PRODUCTS)).check(z.minLength(1), z.maxLength(PRODUCTS.length))),
    /** Played in the last so many days; or not. */
    activeDays: month,
    idleDays: month,
    /** What they logged in from last. */
    loginDevice: z.optional(z.enum(SEGMENT_DEVICES)),
  })
  .check(
    z.refine(({ vipFrom = 0, vipTo = 100 }) => vipFrom <= vipTo, { path: ['vipTo'] }),
    z.refine(({ ageFrom = 0, ageTo = 3_650 }) => ageFrom <= ageTo, { path: ['ageTo'] }),
  )
export type SegmentRules = z.infer<typeof segmentRules>

export const deskSegment = z.object({
  id: z.string(),
  name: z.string(),
  rules: segmentRules,
  version: z.int(),
  /** Promotions on offer that are for it. */
  promotions: z.int(),
  /** By account, and what they are called. */
  maker: z.string(),
  makerShownAs: z.string(),
  checker: z.string(),
  checkerShownAs: z.string(),
  changedAt: wire.moment,
})
export type DeskSegment = z.infer<typeof deskSegment>

export const deskSegments = endpoint({
  summary: 'Groups of members that two people agreed on; by key.',
  method: 'GET',
  path: '/bo/v1/segments',
  for: 'staff',
  right: 'promotions.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(deskSegment),
  refusals: ['VAL_FIELD'],
})
export const exportSegments = exportOf(deskSegments, 'promotions.view')

export const countSegment = endpoint({
  summary: 'How many members some rules name now, how many of them are left out, and the names of some.',
  method: 'POST',
  path: '/bo/v1/segments/count',
  for: 'staff',
  concernsNobody: 'look',
  right: 'promotions.view',
  reasonless: true,
  body: z.object({ rules: segmentRules }),
  reply: z.object({
    members: z.int(),
    /** Of whom the rules are so, but who are excluded, on a break or locked. */
    leftOut: z.int(),
    sample: z.array(z.object({ memberId: wire.id<'member'>(), userName: z.string() })),
  }),
  refusals: ['VAL_FIELD'],
})
export type SegmentCount = z.infer<typeof countSegment.reply>

export const askSegment = endpoint({
  summary: 'Asks for a segment, new or with other rules; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/segments/{id}',
  for: 'staff',
  concerns: [{ what: 'userName', in: 'rules.line' }],
  right: 'promotions.edit',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    rules: segmentRules,
    /** The version that was read, 0 for a new one. */
    seen: wire.whole(),
  }),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'APPROVAL_STALE'],
})
