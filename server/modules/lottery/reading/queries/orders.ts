import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import type { DrawFacts } from '@senluna/games/lottery/rules/draws/result.ts'
import { WAGER_STATUS, type BookNo } from '../../../wagers/index.ts'
import { type DrawState } from '../../draws/draw-state.ts'

export const LIST = `select o.id, o.no, o.placed_at, o.tickets from lottery.orders o
  where o.owner_id = $1 and ($2::timestamptz is null or o.placed_at >= $2) and ($3::timestamptz is null or o.placed_at < $3)
    and ($4::timestamptz is null or (o.placed_at, o.id) < ($4, $5::uuid))
    and ($6::text[] is null and $7::text is null and $8::boolean is null or exists (
      select from lottery.ticket t join lottery.draw d on d.no = t.draw_no
        join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
      where t.owner_id = o.owner_id and t.order_id = o.id and ($6::text[] is null or d.game = any ($6)) and ($7::text is null or d.numero = $7)
        and ($8::boolean is null or (w.status = ${WAGER_STATUS.OPEN}) = $8)))
  order by o.placed_at desc, o.id desc limit $9`

/** A member's orders, the newest first. */
export function listOrders(
  db: Db,
  query: {
    owner: Id<'member'>
    from: Date | undefined
    until: Date | undefined
    at: Date | null
    id: Id<'lottery-order'> | null
    games: readonly string[] | undefined
    drawNumber: string | undefined
    state: 'OPEN' | 'SETTLED' | undefined
    size: number
  },
): Promise<{ id: Id<'lottery-order'>; no: string; placed_at: Date; tickets: number }[]> {
  return queryOf(db)<{ id: Id<'lottery-order'>; no: string; placed_at: Date; tickets: number }>(LIST, [
    query.owner,
    query.from ?? null,
    query.until ?? null,
    query.at,
    query.id,
    query.games ?? null,
    query.drawNumber ?? null,
    query.state === undefined ? null : query.state === 'OPEN',
    query.size + 1,
  ])
}

/** A ticket of an order as it is read. */
export interface OrderRow {
  order_id: string
  no: string
  placed_at: Date
  currency: string
  book: BookNo
  chase_stop: boolean | null
  id: Id<'ticket'>
  game: string
  drawNumber: string
  bet_type: string
  selection: unknown
  lines: number
  unit: Amount
  multiple: number
  stake: Amount
  price: string
  rebate_ppm: number
  rules: string
  accepted_at: Date
  open_at: Date
  lock_at: Date
  draw_at: Date
  commitment: string | null
  /** What its order gave the draw to mix with. */
  seed: string | null
  draw_state: DrawState
  wager_status: number
  revision: number | null
  hits: number | null
  payout: Amount | null
  capped_from: Amount | null
  rebate: Amount | null
  valid_bet: Amount | null
  reason: string | null
  /** What of a free ticket's money isn't kept; null of one that was paid for. */
  free_returned: Amount | null
  result: LotteryTicket['result'] | null
  facts: DrawFacts | null
}

// What lost and moved nothing has no settlement of its own: its wager says it.
const READ = `select o.id as order_id, o.no, o.placed_at, o.currency, o.book, o.chase_stop, t.id, d.game, d.numero as "drawNumber", t.bet_type,
    case when $3 or octet_length(t.selection::text) <= 2000 then t.selection end as selection, t.lines, t.unit,
    t.multiple, t.stake, t.price::text as price, t.rebate_ppm, t.rules, t.accepted_at, d.open_at, d.lock_at, d.draw_at, d.commitment, p.seed, d.state as draw_state, w.status as wager_status,
    coalesce(s.revision, case w.status when ${WAGER_STATUS.LOST} then 1 end) as revision, s.hits, s.payout, s.capped_from, s.rebate,
    coalesce(s.valid_bet, w.valid_bet) as valid_bet, s.reason, f.returned as free_returned, r.result, r.facts
  from lottery.orders o
  join lottery.ticket t on t.owner_id = o.owner_id and t.order_id = o.id
  join lottery.draw d on d.no = t.draw_no
  join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
  left join lottery.player_seed p on p.draw_no = t.draw_no and p.order_id = t.order_id
  left join lottery.free_ticket f on f.owner_id = t.owner_id and f.ticket_id = t.id
  left join lottery.result r on r.draw_no = d.no and r.version = d.result_version
  left join lateral (select * from lottery.settlement s where s.owner_id = t.owner_id and s.ticket_id = t.id order by s.revision desc limit 1) s on true
  where o.owner_id = $1 and o.no = any ($2)
  order by o.placed_at desc, o.id desc, t.place`

/** The tickets of a member's orders as they stand. */
export function ticketsOfOrders(
  db: Db | Tx,
  owner: Id<'member'>,
  numbers: readonly string[],
  how: 'WHOLE' | 'LIST',
): Promise<OrderRow[]> {
  return queryOf(db)<OrderRow>(READ, [owner, numbers, how === 'WHOLE'])
}

/** The number of an order. */
export async function numberOfOrder(
  db: Db | Tx,
  owner: Id<'member'>,
  id: Id<'lottery-order'>,
): Promise<{ no: string } | undefined> {
  const [row] = await queryOf(db)<{ no: string }>('select no from lottery.orders where owner_id = $1 and id = $2', [
    owner,
    id,
  ])
  return row
}
