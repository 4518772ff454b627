import { PRODUCTS } from '@senluna/kit/product.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

// Points: earned by play, changed into money or goods. Points are whole and travel as digits.

export const GOODS_KINDS = ['PHYSICAL', 'PHONE_CARD', 'VOUCHER', 'BONUS', 'FREE_SPINS'] as const
export const GOODS_STATES = ['ON', 'OFF', 'SOLD_OUT'] as const
/** What becomes of an order, in the specification's words. */
export const REDEEM_STATES = ['In Process', 'Rejected', 'Approved'] as const
export type RedeemState = (typeof REDEEM_STATES)[number]

const paymentPassword = z.string().check(z.maxLength(20))
/** What stands in the way of whoever moves points, beside the rules of points. */
const UNFIT = [
  'PIN_NOT_SET',
  'PIN_WRONG',
  'PIN_LOCKED',
  'RG_COOLING_OFF',
  'AUTH_RESTRICTED',
  'SYS_KEY_REUSED',
  'SYS_NOT_FOUND',
] as const

export const pointBalance = endpoint({
  summary:
    'Points as they stand: the last movement (`changed`), what stood before it (`current`), their worth as money.',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  switch: 'POINTS',
  for: 'member',
  reply: z.object({
    balance: wire.digits,
    current: wire.digits,
    changed: wire.digits,
    /** Money for one point, in the smallest unit of the brand's currency. */
    ratio: z.int(),
    redeemAmount: wire.digits,
    /** Points never expire. */
    expires: z.null(),
    /** What is still to give back for corrected wagers: taken first from points to come. */
    owed: wire.digits,
    /** Points that may still be converted today. */
    leftToday: wire.digits,
    /** In percent, by the level of VIP. */
    multiplierPct: z.int(),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

export const pointConfig = endpoint({
  summary: 'By what points are earned and converted. `unit`: so much weighted play for one point.',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  switch: 'POINTS',
  for: 'opt',
  reply: z.object({
    unit: wire.digits,
    weightsPct: z.record(z.enum(PRODUCTS), z.int()),
    ratio: z.int(),
    convertMin: z.int(),
    convertStep: z.int(),
    dailyCap: z.int(),
    turnoverX100: z.int(),
    neverExpire: z.literal(true),
  }),
  refusals: ['SYS_NOT_FOUND'],
})

export const convertPoint = endpoint({
  summary: 'Changes points into money of the main wallet, to be wagered before it may leave.',
  method: 'POST',
  path: '/wps/relay/MCS2_convertPoint',
  switch: 'POINTS',
  for: 'member',
  once: true,
  body: z.object({ points: wire.positive, paymentPassword }),
  reply: z.object({
    current: wire.digits,
    changed: wire.digits,
    balance: wire.digits,
    ratio: z.int(),
    redeemAmount: wire.digits,
    turnoverRequired: wire.digits,
    serialNo: z.string(),
  }),
  refusals: ['POINT_STEP', 'POINT_INSUFFICIENT', 'POINT_DAILY_CAP', ...UNFIT],
})

export const goods = z.object({
  goodsId: z.string(),
  name: z.string(),
  image: z.string(),
  kind: z.enum(GOODS_KINDS),
  /** `amount`: so much deposited or validly bet this month; `vip`: from this level on. */
  requirement: z.object({ points: wire.digits, amount: wire.digits, vip: z.int() }),
  stock: z.int(),
  /** How many the reader may still take. */
  quantity: z.int(),
  status: z.enum(GOODS_STATES),
  value: wire.digits,
  startAt: z.optional(wire.moment),
  endAt: z.optional(wire.moment),
})
export type Goods = z.infer<typeof goods>

export const pointReward = endpoint({
  summary: 'Goods that points can be changed for now, in the order of the brand; by key.',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  switch: 'POINTS',
  for: 'member',
  query: z.object({
    kind: z.optional(z.enum(GOODS_KINDS)),
    /** Only what the reader has points for. */
    affordable: z.optional(z.enum(['true', 'false'])),
    ...wire.pageQuery,
  }),
  reply: wire.page(goods),
  refusals: ['VAL_FIELD', 'SYS_NOT_FOUND'],
})

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
/** Where goods are sent. */
export const redeemAddress = z.object({ name: line(80), mobile: line(20), line: line(200) })

export const redeemPointReward = endpoint({
  summary: 'Changes points for goods: points and stock are taken at once, staff approves or rejects the order.',
  method: 'POST',
  path: '/wps/relay/MCS2_redeemPointReward',
  switch: 'POINTS',
  for: 'member',
  once: true,
  body: z.object({
    goodsId: z.string().check(z.maxLength(60)),
    quantity: z.int().check(z.minimum(1), z.maximum(100)),
    /** Of goods that are sent. */
    address: z.optional(redeemAddress),
    paymentPassword,
  }),
  reply: z.object({
    orderNo: z.string(),
    status: z.literal('In Process'),
    points: wire.digits,
    balance: wire.digits,
  }),
  refusals: [
    'POINT_INSUFFICIENT',
    'GOODS_SOLD_OUT',
    'GOODS_LIMIT',
    'GOODS_VIP',
    'GOODS_REQUIREMENT',
    'VAL_FIELD',
    ...UNFIT,
  ],
})

export const redemption = z.object({
  orderNo: z.string(),
  goodsId: z.string(),
  name: z.string(),
  kind: z.enum(GOODS_KINDS),
  quantity: z.int(),
  points: wire.digits,
  amount: wire.digits,
  status: z.enum(REDEEM_STATES),
  reason: z.optional(z.string()),
  /** A tracking number or a code. */
  delivery: z.optional(z.string()),
  at: wire.moment,
})
export type Redemption = z.infer<typeof redemption>

export const redeemPointList = endpoint({
  summary: 'What somebody changed points for, the newest first; by key.',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  switch: 'POINTS',
  for: 'member',
  query: z.object({
    status: z.optional(z.enum(REDEEM_STATES)),
    from: z.optional(wire.day),
    to: z.optional(wire.day),
    ...wire.pageQuery,
  }),
  reply: wire.page(redemption),
  refusals: ['VAL_FIELD', 'SYS_NOT_FOUND'],
})
