import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'

/** Positions in BET_STATUS of the contract that a settled ticket can have. */
export const SETTLED = { WON: 1, LOST: 2, PUSH: 5, VOID: 6 } as const

/** What a ticket came to. */
export interface SettledTicket {
  owner: string
  ticket: string
  status: (typeof SETTLED)[keyof typeof SETTLED]
  hits: number
  /** What the player gets, after the cap of the numero; 0 for a void ticket. */
  payout: Amount
  /** What it came to without the cap; absent when the cap cut nothing. */
  cappedFrom?: Amount | undefined
  /** The stake that returns of a void ticket. */
  refund: Amount
  rebate: Amount
  validBet: Amount
}

const SETTLE =
  'select lottery.settle($1, $2, $3::uuid[], $4::uuid[], $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as settled'

/**
 * Settles tickets of one draw for the first time, in one statement that is a transaction of its own unless the caller has one.
 * They come sorted by owner and by acceptance. `upTo`: everybody up to this owner is settled once this is, or null when that isn't
 * so. What was settled before stays as it is.
 * Answers how many were settled now.
 */
export async function settle(
  query: Query,
  draw: { no: number; version: number },
  tickets: readonly SettledTicket[],
  upTo: string | null,
  lane: number,
  now: Instant,
): Promise<number> {
  const [row] = await query<{ settled: number }>(SETTLE, [
    draw.no,
    draw.version,
    tickets.map(({ owner }) => owner),
    tickets.map(({ ticket }) => ticket),
    tickets.map(({ status }) => status),
    tickets.map(({ hits }) => hits),
    tickets.map(({ payout }) => payout.toString()),
    tickets.map(({ cappedFrom }) => cappedFrom?.toString() ?? null),
    tickets.map(({ refund }) => refund.toString()),
    tickets.map(({ rebate }) => rebate.toString()),
    tickets.map(({ validBet }) => validBet.toString()),
    upTo,
    lane,
    iso(now),
    iso(now),
  ])
  return row?.settled ?? 0
}

const SETTLE_AGAIN = 'select lottery.settle_again($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as changed'

/**
 * Settles one ticket anew after a corrected result or a void: the whole old payout is taken back, the whole new one paid.
 * Nothing is written where nothing changes. Answers whether anything changed.
 */
export async function settleAgain(
  query: Query,
  draw: { no: number; version: number },
  ticket: SettledTicket,
  lane: number,
  now: Instant,
): Promise<boolean> {
  const [row] = await query<{ changed: boolean }>(SETTLE_AGAIN, [
    draw.no,
    draw.version,
    ticket.owner,
    ticket.ticket,
    ticket.status,
    ticket.hits,
    ticket.payout.toString(),
    ticket.cappedFrom?.toString() ?? null,
    ticket.rebate.toString(),
    ticket.validBet.toString(),
    lane,
    iso(now),
    iso(now),
  ])
  return row?.changed ?? false
}
