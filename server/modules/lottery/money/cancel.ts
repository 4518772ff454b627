import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { namesOf } from '@senluna/kit/places-of.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { STATUS_NO } from '@senluna/ledger/index.ts'
import { OPERATION_STATUS } from '../../wagers/index.ts'
import type { ExposureStep } from './place.ts'

export interface CancelOrder {
  owner: Id<'member'>
  ticket: Id<'ticket'>
  /** PLAYER, STOP_ON_WIN, CHASE_STOPPED or DRAW. */
  reason: 'PLAYER' | 'STOP_ON_WIN' | 'CHASE_STOPPED'
  lane: number
  /** What it took of the exposure of its draw. */
  exposure: readonly Pick<ExposureStep, 'betType' | 'key' | 'units' | 'payout'>[]
  traceId?: string | undefined
  at: Instant
}

/** The number of each answer of `lottery.cancel`: its core's own, and that the draw is locked. */
export const CANCEL_STATUS = {
  cancelled: STATUS_NO.posted,
  cancelled_before: STATUS_NO.replayed,
  wallet_closed: STATUS_NO.frozen,
  unknown: OPERATION_STATUS.bet_not_found,
  settled: OPERATION_STATUS.already_settled,
  locked: 30,
} as const
export type CancelStatus = keyof typeof CANCEL_STATUS

const STATUS = namesOf(CANCEL_STATUS)

const CANCEL = 'select status, balance from lottery.cancel($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)'

/**
 * Takes a ticket back before its lock: the whole stake returns, the exposure is released. Asked
 * twice it happens once.
 */
export async function cancel(
  query: Query,
  order: CancelOrder,
  now: Instant,
): Promise<{ status: CancelStatus; balance: Amount | undefined }> {
  const { exposure } = order
  const [row] = await query<{ status: number; balance: Amount | null }>(CANCEL, [
    order.owner,
    order.ticket,
    order.reason,
    order.lane,
    exposure.map(({ betType }) => betType),
    exposure.map(({ key }) => key),
    exposure.map(({ units }) => units.toString()),
    exposure.map(({ payout }) => payout.toString()),
    order.traceId ?? null,
    iso(order.at),
    iso(now),
  ])
  const status = row && STATUS[row.status]
  if (!row || !status) throw new Error(`a cancellation was answered with ${row?.status}`)
  return { status, balance: row.balance ?? undefined }
}
