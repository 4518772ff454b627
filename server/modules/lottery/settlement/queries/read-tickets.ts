import { at } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import type { TicketWallet } from '../../money/settle.ts'
import { readPrice } from '../../price-json.ts'
import type { TicketRow } from '../outcomes.ts'
import { type BookNo, WAGER_STATUS } from '../../../wagers/index.ts'

/** A ticket with whose it is and how it stands. */
export interface StandingTicket extends TicketRow {
  merchant: MerchantCode
  /** Position in BET_STATUS. */
  status: number
  /** What its wager has brought and counted for so far. */
  standing: { payout: Amount; validBet: Amount }
  /** Taken when the result was out already: its stake returns whatever it came to. */
  isLate: boolean
}

interface Row {
  owner_id: Id<'member'>
  id: Id<'ticket'>
  merchant_id: MerchantCode
  account_no: number
  book: BookNo
  currency: string
  bet_type: string
  selection: string
  unit: Amount
  stake: Amount
  price: string
  rebate_ppm: number
  is_late: boolean
}

type StandingRow = Row & { status: number; payout: Amount; valid_bet: Amount }
type FreshRow = Row & { is_cancelled: boolean }

const COLUMNS = `owner_id, id, merchant_id, account_no, book, currency, bet_type, selection::text as selection, unit, stake, price::text as price,
  rebate_ppm`

// Compared and sorted as whole rows, so that only the index by draw serves: another one would do as
// well by statistics of the day, and read everybody's tickets of all time.
const PAGE = `from lottery.ticket t where (draw_no, owner_id) > ($1::integer, $2::uuid)
    and (draw_no, owner_id) <= ($1, coalesce($5, 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid))
  order by draw_no, owner_id, accepted_at, order_id, place limit $3`

// The tickets first, no more than asked for, then each one's wager: as a plain join the planner,
// which takes few rows for granted where two columns name a row, would read the whole draw for
// every piece.
const STANDING = `with t as materialized (select ${COLUMNS}, accepted_at, order_id, place ${PAGE})
  select t.*, w.status, w.payout, w.valid_bet, coalesce(t.accepted_at >= $4, false) as is_late
  from t cross join lateral (select status, payout, valid_bet from lottery.ticket_wager w where w.owner_id = t.owner_id and w.id = t.id limit 1) w
  order by t.owner_id, t.accepted_at, t.order_id, t.place`

// No wager is looked at: whoever settles them finds out whether one isn't open. $6: whether any
// ticket of the draw was taken back.
const FRESH = `select ${COLUMNS}, coalesce(accepted_at >= $4, false) as is_late,
    $6::boolean and exists (select from lottery.cancelled c where c.draw_no = t.draw_no and c.owner_id = t.owner_id and c.ticket_id = t.id) as is_cancelled
  ${PAGE}`

const NOBODY = '00000000-0000-0000-0000-000000000000'
const UNSETTLED = { payout: amount(0n), validBet: amount(0n) }

/** Which tickets are read: those of owners after `from`, and not of any after `to`. */
export interface TicketRange {
  from: string | null
  to?: string
  size: number | (() => number)
  /** Tickets accepted at or after it are late. */
  voidFrom?: string | undefined
}

/**
 * All tickets of a draw, some players at a time: those of one player always together, since the cap
 * and what counts as played are worked out over them. Memory stays flat however many there are. The
 * next ones are read while the caller is at work; `size` is asked for each time.
 */
export const ticketsOf = (query: Query, draw: number, asked: TicketRange): AsyncGenerator<StandingTicket[]> =>
  pages<StandingRow>(query, STANDING, [], draw, asked, (row) => ({
    status: row.status,
    standing: { payout: row.payout, validBet: row.valid_bet },
  }))

/**
 * The same of a draw of which nothing is settled yet, as far as anybody knows: what was not taken
 * back is taken to be open.
 */
export async function* freshTicketsOf(
  query: Query,
  draw: number,
  asked: TicketRange,
): AsyncGenerator<StandingTicket[]> {
  // Its betting is closed, so none is taken back any more.
  const [cancelled] = await query<{ any: boolean }>(
    'select exists (select from lottery.cancelled where draw_no = $1) as any',
    [draw],
  )
  yield* pages<FreshRow>(query, FRESH, [cancelled?.any ?? false], draw, asked, ({ is_cancelled: isCancelled }) => ({
    status: isCancelled ? WAGER_STATUS.CANCELLED : WAGER_STATUS.OPEN,
    standing: UNSETTLED,
  }))
}

async function* pages<R extends Row>(
  query: Query,
  text: string,
  more: readonly unknown[],
  draw: number,
  { from, to, size, voidFrom }: TicketRange,
  standingOf: (row: R) => Pick<StandingTicket, 'status' | 'standing'>,
): AsyncGenerator<StandingTicket[]> {
  const priceOf = kept<Price>()
  const walletOf = kept<TicketWallet>()
  const readRow = (row: R): StandingTicket => {
    const { account_no: account, book, merchant_id: merchant, currency } = row
    const wallet = walletOf(`${account} ${book} ${currency} ${merchant}`, () => ({ account, book, merchant, currency }))
    return {
      owner: row.owner_id,
      id: row.id,
      wallet,
      merchant,
      betType: row.bet_type,
      selection: row.selection,
      unit: row.unit,
      stake: row.stake,
      price: priceOf(row.price, () => readPrice(row.price)),
      rebatePpm: row.rebate_ppm,
      ...standingOf(row),
      isLate: row.is_late,
    }
  }
  const sizeNow = () => (typeof size === 'number' ? size : size())
  let limit = sizeNow()
  const ask = (after: string) => {
    const answer = query<R>(text, [draw, after, limit, voidFrom ?? null, to ?? null, ...more])
    // Awaited in its turn; should the caller stop before, it is no surprise either.
    answer.catch(() => undefined)
    return answer
  }
  let after = from ?? NOBODY
  let next = ask(after)
  try {
    for (;;) {
      const rows = await next
      if (rows.length === 0) return
      const isLast = rows.length < limit
      const lastOwner = at(rows, rows.length - 1).owner_id
      // The last player's may go on: they come whole with the next piece.
      const whole = isLast ? rows : rows.filter(({ owner_id }) => owner_id !== lastOwner)
      limit = whole.length === 0 ? limit * 2 : sizeNow()
      if (whole.length > 0) after = at(whole, whole.length - 1).owner_id
      if (!isLast) next = ask(after)
      if (whole.length > 0) yield whole.map(readRow)
      if (isLast) return
    }
  } finally {
    await next.catch(() => undefined)
  }
}

const MOST_KEPT = 1_000

/** What many tickets have in common is made once, as long as it isn't too much. */
function kept<Value>(): (name: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (name, make) => {
    const found = known.get(name) ?? make()
    if (known.size < MOST_KEPT) known.set(name, found)
    return found
  }
}

/** The tickets of a piece, player by player. */
export function byOwner<T extends { owner: Id<'member'> }>(tickets: readonly T[]): T[][] {
  const groups: T[][] = []
  for (const ticket of tickets) {
    const last = groups.at(-1)
    if (last && at(last, 0).owner === ticket.owner) last.push(ticket)
    else groups.push([ticket])
  }
  return groups
}
