import { JACKPOT_LEVELS } from '@senluna/kit/games/jackpot.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import * as z from 'zod/mini'
import { balanceChanged, orderChanged } from '../live.ts'
import { depositReason } from '../money/deposits.ts'
import * as wire from '../wire.ts'
import { event } from './event.ts'

const merchant = z.custom<MerchantCode>((value) => typeof value === 'string')

/** What happens to somebody's money outside of play. */
export const MONEY_EVENTS = {
  /** What a wallet holds after something else than a wager. */
  balance: event('person', balanceChanged),
  /** A pot of a brand was won: for the pages that show its pots. */
  jackpotWon: event('joined', z.object({ merchantCode: merchant, level: z.enum(JACKPOT_LEVELS), amount: wire.digits })),
  /** An order to deposit or to withdraw has come to another state. */
  cashier: event('person', orderChanged),
  /** A deposit was credited, less its `fee`; `locked` of it is kept from play. */
  depositCredited: event(
    'person',
    z.object({
      orderNo: z.string(),
      amount: wire.digits,
      fee: z.optional(wire.digits),
      locked: z.optional(wire.digits),
    }),
  ),
  depositReview: event('person', z.object({ orderNo: z.string() })),
  depositRejected: event('person', z.object({ orderNo: z.string(), reason: depositReason })),
  /**
   * A second person released a bank's file; its lines wait to be allocated. About who released it.
   */
  bankFileReleased: event('person', z.object({ importId: wire.uuid })),
  /** What a member must wager was met, waived, cleared or changed. */
  requirementMoved: event('person', z.object({})),
  /** A reward that moves no money was given: points, free rounds or tickets, goods. */
  rewardGiven: event('person', z.object({})),
  /**
   * Staff decided about an order of goods, which are called so by language. Approved: with the
   * `amount` that a bonus paid, or the `delivery`, a tracking number or a code. Rejected: with the
   * `reason`, and the `points` that returned, 0 of a prize.
   */
  goodsDecided: event(
    'person',
    z.object({
      orderNo: z.string(),
      names: z.record(z.string(), z.string()),
      approved: z.boolean(),
      points: wire.digits,
      amount: z.optional(wire.digits),
      delivery: z.optional(z.string()),
      reason: z.optional(z.string()),
    }),
  ),
  /** A part of a withdrawal waits for its sender. `no` is the order's number. */
  payoutQueued: event('person', z.object({ no: z.string() })),
  /** Staff unbound a payout account. Its number is masked. */
  payoutAccountEnded: event('person', z.object({ account: z.string() })),
}
