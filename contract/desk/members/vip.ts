import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { vipLevel } from '../../site/vip.ts'
import * as wire from '../../wire.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'

const MOST_LEVELS = 100

/** Whose members a list shows. */
export const VIP_CARES = ['OWN', 'NONE'] as const

/** Somebody of the brand's people who looks after members: log-in name, and as players see it. */
export const vipHost = z.object({ name: z.string(), shownAs: z.string() })

/** A member above the foot of the ladder. */
export const deskVipRow = z.object({
  memberId: wire.id<'member'>(),
  userName: z.string(),
  level: z.int(),
  /** The highest level there ever was. */
  peak: z.int(),
  validBet: wire.digits,
  deposit: wire.digits,
  monthBet: wire.digits,
  /** What this month must come to for the level to be kept. */
  keep: wire.digits,
  protectedUntil: z.optional(wire.moment),
  /** Who looks after them. */
  host: z.optional(vipHost),
  changedAt: wire.moment,
  currency: wire.shownCurrency,
})
export type DeskVipRow = z.infer<typeof deskVipRow>

export const deskVip = endpoint({
  summary: 'Members above level 0 with their figures, the highest levels first; by key.',
  method: 'GET',
  path: '/bo/v1/vip/members',
  for: 'staff',
  right: 'members.view',
  query: z.object({
    ...wire.pageQuery,
    level: z.optional(wire.count(0, MOST_LEVELS)),
    /** The whole name; finds who stands on level 0 too. */
    name: z.optional(z.string().check(z.maxLength(64))),
    /** The log-in name of who looks after them. */
    host: z.optional(z.string().check(z.maxLength(64))),
    /** OWN are the reader's own members, NONE those whom nobody looks after. */
    care: z.optional(z.enum(VIP_CARES)),
  }),
  reply: wire.page(deskVipRow),
  refusals: [],
})
export const exportVip = exportOf(deskVip, 'members.export')

export const deskVipMember = endpoint({
  summary: 'A member’s level with every change of it: the figures it went by, or who set it and why.',
  method: 'GET',
  path: '/bo/v1/vip/members/{id}',
  for: 'staff',
  right: 'members.view',
  reply: z.object({
    row: deskVipRow,
    history: z.array(
      z.object({
        id: wire.uuid,
        kind: z.enum(['RISE', 'FALL', 'HAND']),
        from: z.int(),
        to: z.int(),
        reason: z.string(),
        at: wire.moment,
      }),
    ),
    claimed: wire.digits,
    /** Who looked after them, the latest change first; absent: nobody. */
    hosts: z.array(
      z.object({
        id: wire.uuid,
        from: z.optional(vipHost),
        to: z.optional(vipHost),
        by: z.string(),
        reason: z.string(),
        at: wire.moment,
      }),
    ),
  }),
  refusals: ['SYS_NOT_FOUND'],
})
export type DeskVipMember = z.infer<typeof deskVipMember.reply>

export const setVipLevel = endpoint({
  summary: 'Asks to set a member’s level by hand; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/vip/members/{id}/level',
  for: 'staff',
  right: 'members.edit',
  concerns: [{ what: 'member', in: 'id' }],
  body: z.object({ level: z.int().check(z.minimum(0), z.maximum(MOST_LEVELS)) }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'APPROVAL_RELATED', 'VAL_FIELD'],
})

const staffName = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(64))

export const setVipHost = endpoint({
  summary: 'Says who looks after a member from now on, by log-in name; absent: nobody.',
  method: 'POST',
  path: '/bo/v1/vip/members/{id}/host',
  for: 'staff',
  right: 'members.edit',
  concerns: [{ what: 'member', in: 'id' }],
  body: z.object({ host: z.optional(staffName) }),
  reply: z.object({ host: z.optional(vipHost) }),
  refusals: ['SYS_NOT_FOUND', 'VAL_FIELD', 'APPROVAL_RELATED'],
})

export const handOverVip = endpoint({
  summary: 'Hands every member whom somebody looks after over to a colleague, by log-in names.',
  method: 'POST',
  path: '/bo/v1/vip/hosts/handover',
  for: 'staff',
  right: 'members.edit',
  concernsNobody: 'many',
  body: z.object({ from: staffName, to: staffName }),
  reply: z.object({ members: z.int() }),
  refusals: ['VAL_FIELD'],
})

/** A level of the ladder at the desk, with since when it is in force. */
export const deskVipLevel = z.object({
  ...vipLevel.shape,
  /** 0 is the brand's own data. */
  version: z.int(),
  /** The ladder that comes next, and from when on; absent when none is set. */
  nextFrom: z.optional(wire.day),
  currency: wire.shownCurrency,
})
export type DeskVipLevel = z.infer<typeof deskVipLevel>

export const deskVipLadder = endpoint({
  summary: 'The levels of the ladder as it was set last, also when it begins later.',
  method: 'GET',
  path: '/bo/v1/vip/ladder',
  for: 'staff',
  right: 'brand.view',
  reply: wire.page(deskVipLevel),
  refusals: [],
})

const share = z.int().check(z.minimum(0), z.maximum(1_000_000))

export const changeVipLevel = endpoint({
  summary:
    'Asks for other figures of a level from the next month on; a second person decides (202). Figures may not fall from one level to the next.',
  method: 'POST',
  path: '/bo/v1/vip/ladder/{level}',
  for: 'staff',
  right: 'brand.edit',
  concernsNobody: 'brand',
  body: z.object({
    validBet: wire.digits,
    deposit: wire.digits,
    keep: wire.digits,
    upgrade: wire.digits,
    weekly: wire.digits,
    monthly: wire.digits,
    birthday: wire.digits,
    RNG: share,
    LIVE: share,
    SPORTS: share,
    LOTT: share,
    withdrawPerDay: wire.positive,
    pointsPercent: z.int().check(z.minimum(0), z.maximum(1_000)),
  }),
  reply: awaiting,
  refusals: ['SYS_NOT_FOUND', 'APPROVAL_OPEN', 'VAL_FIELD'],
})
