import { at } from '@senluna/kit/assert.ts'
import type { Query } from '@senluna/kit/query.ts'
import { readPrice } from '../price-json.ts'
import type { TicketRow } from './outcomes.ts'

/** A ticket with whose it is and how it stands. */
export interface StandingTicket extends TicketRow {
  merchant: string
  /** Position in BET_STATUS. */
  status: number
  /** Taken when the result was out already: its stake returns whatever it came to. */
  isLate: boolean
}

interface Row {
  owner_id: string
  id: string
  merchant_id: string
  bet_type: string
  selection: string
  unit: bigint
  stake: bigint
  price: string
  rebate_ppm: number
  status: number
  is_late: boolean
}

// The tickets first, no more than asked for, then each one's wager: as a plain join the planner, which takes few rows for granted
// where two columns name a row, would read the whole draw for every piece. Compared and sorted as whole rows, so that only the
// index by draw serves: another one would do as well by statistics of the day, and read everybody's tickets of all time.
const READ = `with t as materialized (
    select owner_id, id, merchant_id, bet_type, selection::text as selection, unit, stake, price::text as price, rebate_ppm, accepted_at, order_id, place
    from lottery.ticket where (draw_no, owner_id) > ($1::integer, $2::uuid) and draw_no <= $1
    order by draw_no, owner_id, accepted_at, order_id, place limit $3)
  select t.owner_id, t.id, t.merchant_id, t.bet_type, t.selection, t.unit, t.stake, t.price, t.rebate_ppm, w.status,
    coalesce(t.accepted_at >= $4, false) as is_late
  from t cross join lateral (select status from wagers.wager w where w.owner_id = t.owner_id and w.id = t.id limit 1) w
  order by t.owner_id, t.accepted_at, t.order_id, t.place`

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * All tickets of a draw, some players at a time: those of one player always together, since the cap and what counts as played are
 * worked out over them. Memory stays flat however many there are.
 */
export async function* ticketsOf(
  query: Query,
  draw: number,
  { from, size, voidFrom }: { from: string | null; size: number; voidFrom?: string | undefined },
): AsyncGenerator<StandingTicket[]> {
  const prices = new Map<string, ReturnType<typeof readPrice>>()
  const priceOf = (text: string) => {
    const known = prices.get(text) ?? readPrice(text)
    if (prices.size < 1_000) prices.set(text, known)
    return known
  }
  let after = from ?? NOBODY
  let limit = size
  for (;;) {
    const rows = await query<Row>(READ, [draw, after, limit, voidFrom ?? null])
    if (rows.length === 0) return
    const isLast = rows.length < limit
    const lastOwner = at(rows, rows.length - 1).owner_id
    // The last player's may go on: they come whole with the next piece.
    const whole = isLast ? rows : rows.filter(({ owner_id }) => owner_id !== lastOwner)
    if (whole.length === 0) {
      limit *= 2
      continue
    }
    limit = size
    after = at(whole, whole.length - 1).owner_id
    yield whole.map((row) => ({
      owner: row.owner_id,
      id: row.id,
      merchant: row.merchant_id,
      betType: row.bet_type,
      selection: row.selection,
      unit: row.unit,
      stake: row.stake,
      price: priceOf(row.price),
      rebatePpm: row.rebate_ppm,
      status: row.status,
      isLate: row.is_late,
    }))
    if (isLast) return
  }
}

/** The tickets of a piece, player by player. */
export function byOwner<T extends { owner: string }>(tickets: readonly T[]): T[][] {
  const groups: T[][] = []
  for (const ticket of tickets) {
    const last = groups.at(-1)
    if (last && at(last, 0).owner === ticket.owner) last.push(ticket)
    else groups.push([ticket])
  }
  return groups
}
