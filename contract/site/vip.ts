import { VIP_GIFTS } from '@senluna/kit/vip/gift-windows.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as wire from '../wire.ts'

/**
 * One level of the VIP ladder. Money in the smallest unit of the brand's currency; shares in parts
 * per million.
 */
export const vipLevel = z.object({
  level: z.int(),
  /** By invitation only: no figures lead there. */
  invited: z.boolean(),
  validBet: wire.digits,
  deposit: wire.digits,
  keep: wire.digits,
  upgrade: wire.digits,
  weekly: wire.digits,
  monthly: wire.digits,
  birthday: wire.digits,
  rebatePpm: z.object({ RNG: z.int(), LIVE: z.int(), SPORTS: z.int(), LOTT: z.int() }),
  withdrawPerDay: wire.digits,
  /** Points for the same play, in percent of level 0. */
  pointsPercent: z.int(),
})
export type VipLevel = z.infer<typeof vipLevel>

/** Why a gift can't be claimed yet. */
export const VIP_GIFT_WANTS = ['DEPOSIT', 'BIRTHDAY', 'ACCOUNT_AGE', 'BIRTHDAY_AGE', 'WINDOW'] as const

/** A gift of the member's level: one to claim, or one that waits for something. */
export const vipGift = z.object({
  kind: z.enum(VIP_GIFTS),
  /** With `kind` it names the gift. */
  period: z.string(),
  level: z.int(),
  amount: wire.digits,
  claimable: z.boolean(),
  /** What is missing; absent when it can be claimed. */
  wants: z.optional(z.enum(VIP_GIFT_WANTS)),
  /** The days on which it can be claimed, both included; absent: any day. */
  from: z.optional(wire.day),
  to: z.optional(wire.day),
})
export type VipGiftRow = z.infer<typeof vipGift>

/** Where a member stands. */
export const vipMine = z.object({
  level: z.int(),
  /** Over all time. */
  validBet: wire.digits,
  deposit: wire.digits,
  /** Valid bets of this month, and the day whose night asks whether they keep the level. */
  monthBet: wire.digits,
  keptOn: wire.day,
  /** A rise protects the level until then. */
  protectedUntil: z.optional(wire.moment),
  /** On the way back up: valid bets since the fall that count, and what the next level asks. */
  back: z.optional(z.object({ played: wire.digits, asked: wire.digits })),
  /** The name of who looks after them; absent: nobody in person. */
  host: z.optional(z.string()),
  /** What to claim, and what waits; empty during a break and an exclusion. */
  gifts: z.array(vipGift),
  /** Gifts that were claimed, the latest first. */
  claimed: z.array(
    z.object({ kind: z.enum(VIP_GIFTS), period: z.string(), level: z.int(), amount: wire.digits, at: wire.moment }),
  ),
  /** Changes of the level, the latest first. */
  history: z.array(z.object({ id: wire.uuid, from: z.int(), to: z.int(), at: wire.moment })),
})
export type VipMine = z.infer<typeof vipMine>

export const vip = endpoint({
  summary: "The brand's VIP ladder as it holds today; for a member also their level, gifts and history.",
  method: 'GET',
  path: '/wps/v2/vip',
  switch: 'VIP',
  for: 'opt',
  reply: z.object({ levels: z.array(vipLevel), mine: z.nullable(vipMine) }),
  refusals: [],
})

export const claimVipGift = endpoint({
  summary:
    'Claims a gift of the VIP programme. It is paid once, however often it is claimed: a repeat gets the same answer.',
  method: 'POST',
  path: '/wps/v2/vip/claim',
  switch: 'VIP',
  for: 'member',
  once: true,
  keyless: true,
  body: z.object({ kind: z.enum(VIP_GIFTS), period: z.string().check(z.regex(/^\d{1,4}(?:-\d\d-\d\d)?$/)) }),
  reply: z.object({ amount: wire.digits, turnoverRequired: wire.digits, at: wire.moment }),
  refusals: ['VIP_GIFT', 'AUTH_EXCLUDED', 'AUTH_RESTRICTED', 'SYS_KEY_REUSED'],
})
