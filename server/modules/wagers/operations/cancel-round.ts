import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { moments, operate, type Operation, type WagerAnswer } from './operation.ts'

/**
 * Cancels a whole round, whatever its state, and closes it: for an operator, never for a vendor's
 * rollback.
 *
 * Every correction, win and bet that counts is undone, newest first; a round that a house game
 * played in one statement is undone bet and payout together. What the wallet no longer has becomes
 * a debt, less the stakes that come back. `bet_not_found` for an unknown round; a cancelled one is
 * answered as done, `replayed`. Source: docs/wagers.md.
 */
export const cancelRound = (query: Query, order: Operation & { reason: string }, now: Instant): Promise<WagerAnswer> =>
  operate(query, 'cancel_round', [
    order.owner,
    order.source,
    order.key,
    order.round,
    order.wallet,
    order.currency,
    order.vendor,
    order.reason,
    order.traceId,
    ...moments(order.at, now),
  ])
