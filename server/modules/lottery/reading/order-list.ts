import type * as contract from '@senluna/contract/lottery.ts'
import type { LotteryOrder } from '@senluna/contract/lottery.ts'
import type { QueryOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { dayRange } from '../../../platform/day-range.ts'
import { pageOf } from '../../../platform/page.ts'
import type { Lottery } from '../lottery.ts'
import { ordersOf } from './orders.ts'

const LIST = `select o.id, o.no, o.placed_at, o.tickets from lottery.orders o
  where o.owner_id = $1 and ($2::timestamptz is null or o.placed_at >= $2) and ($3::timestamptz is null or o.placed_at < $3)
    and ($4::timestamptz is null or (o.placed_at, o.id) < ($4, $5::uuid))
    and ($6::text is null and $7::text is null and $8::boolean is null or exists (
      select from lottery.ticket t join lottery.draw d on d.no = t.draw_no
        join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
      where t.owner_id = o.owner_id and t.order_id = o.id and ($6::text is null or d.game = $6) and ($7::text is null or d.numero = $7)
        and ($8::boolean is null or (w.status = 0) = $8)))
  order by o.placed_at desc, o.id desc limit $9`

const DEFAULT_SIZE = 20
/** A page has no more tickets than this, unless its one order has. */
const MOST_TICKETS = 400

/**
 * One page of a member's orders, newest first. Refuses VAL_FIELD for days or a key that are none.
 */
export async function orderPage(
  lottery: Lottery,
  owner: string,
  ask: QueryOf<typeof contract.lotteryOrders>,
  { brand, language }: { brand: Brand; language: string; now: Instant },
): Promise<{ list: LotteryOrder[]; next?: string }> {
  const { from, until } = dayRange(ask, brand.timeZone)
  const [at, id] = keyOf(ask.after)
  const size = ask.pageSize ?? DEFAULT_SIZE
  const rows = await queryOf(lottery.db)<{ id: string; no: string; placed_at: Date; tickets: number }>(LIST, [
    owner,
    from ?? null,
    until ?? null,
    at,
    id,
    ask.gameCode ?? null,
    ask.numero ?? null,
    ask.state === undefined ? null : ask.state === 'OPEN',
    size + 1,
  ])
  let tickets = 0
  const fits = rows.findIndex((row, nth) => (tickets += row.tickets) > MOST_TICKETS && nth > 0)
  const page = pageOf(
    rows,
    Math.min(size, fits < 0 ? size : fits),
    (last) => `${last.placed_at.toISOString()}_${last.id}`,
  )
  const list = await ordersOf(
    lottery,
    lottery.db,
    owner,
    page.list.map(({ no }) => no),
    language,
    'LIST',
  )
  return { ...page, list }
}

function keyOf(after: string | undefined): [Date | null, string | null] {
  if (after === undefined) return [null, null]
  const [, at = '', id = ''] =
    /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(after) ?? []
  if (Number.isNaN(Date.parse(at))) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return [new Date(at), id]
}
