import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { GOODS_KINDS, GOODS_STATES, REDEEM_STATES, redeemAddress } from '../../money/points.ts'
import * as wire from '../../wire.ts'
import { awaiting } from '../approvals.ts'
import { exportOf } from '../lists.ts'

// Points as the brand's people keep them: goods, orders, terms, what came of a day.

const texts = z.record(wire.language, z.string().check(z.trim(), z.minLength(1), z.maxLength(300)))
const units = z.string().check(z.regex(/^(?:0|[1-9][0-9]{0,17})$/))

const draft = {
  kind: z.enum(GOODS_KINDS),
  /** By language. */
  names: texts,
  /** Addresses of pictures, by language. */
  images: texts,
  points: wire.positive,
  value: units,
  requirement: units,
  vip: z.int().check(z.minimum(0), z.maximum(20)),
  stock: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  perMember: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  startAt: wire.moment,
  endAt: z.optional(wire.moment),
  enabled: z.boolean(),
  sort: z.int().check(z.minimum(0), z.maximum(9_999)),
}

export const deskGoods = z.object({
  id: z.string(),
  ...draft,
  status: z.enum(GOODS_STATES),
  version: z.int(),
  createdAt: wire.moment,
})
export type DeskGoods = z.infer<typeof deskGoods>

export const deskGoodsList = endpoint({
  summary: 'What points can be changed for, also what is off, in the order of the brand; by key.',
  method: 'GET',
  path: '/bo/v1/point-goods',
  for: 'staff',
  right: 'points.view',
  query: z.object(wire.pageQuery),
  reply: wire.page(deskGoods),
  refusals: ['VAL_FIELD'],
})
export const exportGoods = exportOf(deskGoodsList, 'points.export')

export const saveDeskGoods = endpoint({
  summary:
    'Writes goods, new or changed. What costs more, or lets more be had, needs approval (202). Orders that were made stay as they are.',
  method: 'POST',
  path: '/bo/v1/point-goods/{id}',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'points.edit',
  body: z.object({
    ...draft,
    /** The version that was read, 0 for new goods: what somebody else saved since is kept. */
    seen: wire.whole(),
    /**
     * The stock that was read. What members took meanwhile is taken from the new one.
     */
    stockSeen: wire.whole(),
  }),
  reply: z.union([deskGoods, awaiting]),
  refusals: ['VAL_FIELD', 'APPROVAL_OPEN', 'APPROVAL_STALE'],
})

export const deskRedemption = z.object({
  orderNo: z.string(),
  memberId: wire.id<'member'>(),
  userName: z.string(),
  goodsId: z.string(),
  name: z.string(),
  kind: z.enum(GOODS_KINDS),
  quantity: z.int(),
  points: wire.digits,
  value: wire.digits,
  currency: wire.shownCurrency,
  status: z.enum(REDEEM_STATES),
  address: z.optional(redeemAddress),
  delivery: z.optional(z.string()),
  reason: z.optional(z.string()),
  decidedBy: z.optional(z.string()),
  decidedAt: z.optional(wire.moment),
  createdAt: wire.moment,
})
export type DeskRedemption = z.infer<typeof deskRedemption>

export const deskRedemptions = endpoint({
  summary: 'Orders of goods, who waits longest first; by key. The look is written into the audit log.',
  method: 'GET',
  path: '/bo/v1/redemptions',
  for: 'staff',
  right: 'points.view',
  query: z.object({
    ...wire.pageQuery,
    status: z.optional(z.enum(REDEEM_STATES)),
    name: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: wire.page(deskRedemption),
  refusals: ['VAL_FIELD'],
})
export const exportRedemptions = exportOf(deskRedemptions, 'points.export')

export const decideRedemption = endpoint({
  summary:
    'Approves an order with a tracking number or a code, or rejects it with a reason: points and stock return. An approved bonus is credited.',
  method: 'POST',
  path: '/bo/v1/redemptions/{orderNo}/decide',
  for: 'staff',
  concerns: [{ what: 'redemption', in: 'orderNo' }],
  right: 'points.approve',
  body: z.object({
    approve: z.boolean(),
    /** A tracking number or a code; of a bonus nothing. */
    delivery: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    /** Why it is rejected, for the member. */
    reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  }),
  reply: z.object({ status: z.enum(REDEEM_STATES) }),
  refusals: ['SYS_NOT_FOUND', 'GOODS_STATE', 'VAL_FIELD', 'APPROVAL_RELATED'],
})

const terms = {
  unit: wire.positive,
  weightsPct: z.record(z.enum(PRODUCTS), z.int().check(z.minimum(0), z.maximum(1_000))),
  ratio: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  convertMin: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  convertStep: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  dailyCap: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  turnoverX100: z.int().check(z.minimum(0), z.maximum(10_000)),
}

export const deskPointTerms = endpoint({
  summary: 'By what points are earned and converted.',
  method: 'GET',
  path: '/bo/v1/point-terms',
  for: 'staff',
  right: 'points.view',
  reply: z.object(terms),
  refusals: [],
})

export const savePointTerms = endpoint({
  summary: 'Asks for other terms by which points are earned and converted; a second person decides (202).',
  method: 'POST',
  path: '/bo/v1/point-terms',
  for: 'staff',
  concernsNobody: 'brand',
  right: 'points.edit',
  body: z.object(terms),
  reply: awaiting,
  refusals: ['VAL_FIELD', 'APPROVAL_OPEN'],
})

const pointDay = z.object({
  day: wire.day,
  earned: wire.digits,
  takenBack: wire.digits,
  converted: wire.digits,
  /** The money that points became. */
  credited: wire.digits,
  redeemed: wire.digits,
  returned: wire.digits,
  members: z.int(),
})
export type PointDay = z.infer<typeof pointDay>

export const pointDays = endpoint({
  summary: 'What moved points on each day, the newest first, of 31 days at most.',
  method: 'GET',
  path: '/bo/v1/point-days',
  for: 'staff',
  right: 'points.view',
  query: z.object({ from: z.optional(wire.day), to: z.optional(wire.day), ...wire.pageQuery }),
  reply: wire.page(pointDay),
  refusals: ['VAL_FIELD'],
})
export const exportPointDays = exportOf(pointDays, 'points.export')
