import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { moments, operate, type Operation, type WagerAnswer } from './operation.ts'

/** A correction of what a settled round paid. */
export interface AdjustOrder extends Operation {
  /**
   * The key of the bet it is for. Without one it belongs to the first bet of the round that counts
   * and was paid that much.
   */
  bet?: string | undefined
  /** Positive gives the member more, negative takes back. Never zero. */
  amount: Amount
  reason: string
}

/**
 * Corrects the payout of a settled or closed round, house rounds included. What the wallet lacks
 * becomes a debt.
 *
 * It is taken for a frozen wallet too. `bet_not_found` for an unknown round, `bet_cancelled`,
 * `not_settled` for an open round, `amount_invalid` for more than was paid out.
 * Source: docs/wagers.md.
 */
export const adjust = (query: Query, order: AdjustOrder, now: Instant): Promise<WagerAnswer> =>
  operate(query, 'adjust', [
    order.owner,
    order.source,
    order.key,
    order.round,
    order.bet,
    order.wallet,
    order.currency,
    order.amount,
    order.vendor,
    order.reason,
    order.traceId,
    ...moments(order.at, now),
  ])
