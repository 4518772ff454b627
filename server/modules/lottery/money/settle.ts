import { BRAND_IN_ROW } from '@senluna/contract/events/wager-row.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { type BookNo, WAGER_STATUS } from '../../wagers/index.ts'

const { WON, LOST, PUSH, VOID } = WAGER_STATUS

/** How a settled ticket can stand. */
export const SETTLED = { WON, LOST, PUSH, VOID }

/** Where a ticket's money goes, as the ticket itself says. */
export interface TicketWallet {
  account: number
  book: BookNo
  merchant: MerchantCode
  currency: string
}

/** What a ticket came to. */
export interface SettledTicket {
  owner: Id<'member'>
  ticket: Id<'ticket'>
  wallet: TicketWallet
  status: (typeof SETTLED)[keyof typeof SETTLED]
  hits: number
  /** What the player gets, after the cap of the draw number; 0 for a void ticket. */
  payout: Amount
  /** What it came to without the cap; absent when the cap cut nothing. */
  cappedFrom?: Amount | undefined
  /** The stake that returns of a void ticket. */
  refund: Amount
  rebate: Amount
  validBet: Amount
}

/** The draw whose tickets are settled, and by which of its results; 0 where it is void. */
export interface SettledDraw {
  no: number
  version: number
  /** What the event says of its game. */
  game: { gameId: string; product?: string | undefined; vendor?: string | undefined }
}

/** Whether nothing of a ticket moves money: its wager alone says that it lost. */
const isPlainLoss = ({ status, hits, payout, refund, rebate, cappedFrom }: SettledTicket): boolean =>
  status === SETTLED.LOST && hits === 0 && payout + refund + rebate === 0n && cappedFrom === undefined

/**
 * Settles tickets of one draw for the first time, in one statement that is a transaction of its own
 * unless the caller has one. They come sorted by owner and by acceptance. `upTo`: everybody up to
 * this owner is settled once this is, or null when that isn't so. What was settled before stays as
 * it is.
 * Answers how many were settled now.
 */
export async function settle(...given: Piece): Promise<number> {
  return (await settleBy('settle_piece', ...given)) ?? 0
}

/**
 * The same for tickets nobody has settled yet: all of them or, when one was or can't be, none. Then
 * it answers undefined.
 */
export const settleFresh = (...given: Piece): Promise<number | undefined> => settleBy('settle_fresh', ...given)

type Piece = [
  query: Query,
  draw: SettledDraw,
  tickets: readonly SettledTicket[],
  upTo: string | null,
  lane: number,
  now: Instant,
]

async function settleBy(
  way: 'settle_piece' | 'settle_fresh',
  ...[query, draw, tickets, upTo, lane, now]: Piece
): Promise<number | undefined> {
  const own: SettledTicket[] = []
  const lost: SettledTicket[] = []
  for (const ticket of tickets) (isPlainLoss(ticket) ? lost : own).push(ticket)
  const groups = new Map<string, { no: number; wallet: TicketWallet }>()
  const groupOf = ({ wallet }: SettledTicket): number => {
    const name = `${wallet.merchant} ${wallet.currency}`
    const known = groups.get(name) ?? { no: groups.size + 1, wallet }
    groups.set(name, known)
    return known.no
  }
  const places = own.map(groupOf)
  const [row] = await query<{ settled: number | null }>(`select lottery.${way}${ARGUMENTS} as settled`, [
    draw.no,
    draw.version,
    list(own.map(({ owner }) => owner)),
    list(own.map(({ ticket }) => ticket)),
    list(own.map(({ wallet }) => wallet.account)),
    list(own.map(({ wallet }) => wallet.book)),
    list(places),
    list(own.map(({ status }) => status)),
    list(own.map(({ hits }) => hits)),
    list(own.map(({ payout }) => payout)),
    list(own.map(({ cappedFrom }) => cappedFrom ?? 'null')),
    list(own.map(({ refund }) => refund)),
    list(own.map(({ rebate }) => rebate)),
    list(own.map(({ validBet }) => validBet)),
    [...groups.values()].map(({ wallet }) => wallet.merchant),
    [...groups.values()].map(({ wallet }) => wallet.currency),
    list(lost.map(({ owner }) => owner)),
    list(lost.map(({ ticket }) => ticket)),
    list(lost.map(({ validBet }) => validBet)),
    eventOf(draw, tickets, now),
    upTo,
    lane,
    iso(now),
    iso(now),
  ])
  return row?.settled ?? undefined
}

const ARGUMENTS = `($1, $2, $3::uuid[], $4::uuid[], $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17::uuid[], $18::uuid[], $19, $20, $21,
  $22, $23, $24)`

/**
 * Ids and figures as the database reads a list of them; the driver would look through each for what
 * must be quoted.
 */
const list = (values: readonly (string | number | bigint)[]): string => `{${values.join(',')}}`

type Column = readonly (string | number)[]

/**
 * The event of these tickets, by columns: what all of them share is said once. Balances aren't in
 * it: who shows one reads it.
 */
function eventOf({ game }: SettledDraw, tickets: readonly SettledTicket[], now: Instant): string {
  const columns: Record<string, Column> = {
    kind: tickets.map(({ status }) => (status === SETTLED.VOID ? 'cancel' : 'win')),
    stake: tickets.map(({ refund }) => (0n - refund).toString()),
    [BRAND_IN_ROW]: tickets.map(({ wallet }) => wallet.merchant),
    book: tickets.map(({ wallet }) => wallet.book),
    currency: tickets.map(({ wallet }) => wallet.currency),
    wallet: tickets.map(({ wallet }) => wallet.account),
    validBet: tickets.map(({ validBet }) => validBet.toString()),
    payout: tickets.map(({ payout }) => payout.toString()),
  }
  const same: Record<string, string | number | undefined> = { ...game, at: iso(now) }
  const own: Record<string, Column> = {
    owner: tickets.map(({ owner }) => owner),
    wagerId: tickets.map(({ ticket }) => ticket),
  }
  for (const [name, column] of Object.entries(columns))
    if (column.every((value) => value === column[0])) same[name] = column[0]
    else own[name] = column
  return JSON.stringify({ same, each: own })
}

const SETTLE_AGAIN = 'select lottery.settle_again($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) as changed'

/**
 * Settles one ticket anew after a corrected result or a void: the whole old payout is taken back,
 * the whole new one paid. Nothing is written where nothing changes. Answers whether anything
 * changed.
 */
export async function settleAgain(
  query: Query,
  draw: Pick<SettledDraw, 'no' | 'version'>,
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
