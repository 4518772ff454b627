import type * as contract from '@senluna/contract/lottery.ts'
import type { LotteryOrder } from '@senluna/contract/lottery.ts'
import type { QueryOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { pairsWith } from '@senluna/games/lottery/rules/index.ts'
import { type Id, isUuid } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { dayRange } from '../../../platform/day-range.ts'
import { pageOf } from '../../../platform/page.ts'
import type { Lottery } from '../lottery.ts'
import { ordersOf } from './orders.ts'
import { listOrders } from './queries/orders.ts'

const DEFAULT_SIZE = 20
/** A page has no more tickets than this, unless its one order has. */
const MOST_TICKETS = 400

/**
 * One page of a member's orders, newest first. Refuses VAL_FIELD for days or a key that are none.
 */
export async function orderPage(
  lottery: Lottery,
  owner: Id<'member'>,
  ask: QueryOf<typeof contract.lotteryOrders>,
  { brand, language }: { brand: Brand; language: string; now: Instant },
): Promise<{ list: LotteryOrder[]; next?: string }> {
  const { from, until } = dayRange(ask, brand.timeZone)
  const [at, id] = keyOf(ask.after)
  const size = ask.pageSize ?? DEFAULT_SIZE
  const rows = await listOrders(lottery.db, {
    owner,
    from,
    until,
    at,
    id,
    // A station's orders are those on its pairs too.
    games: ask.gameCode === undefined ? undefined : [ask.gameCode, ...pairsWith(ask.gameCode).map(({ code }) => code)],
    drawNumber: ask.drawNumber,
    state: ask.state,
    size,
  })
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

function keyOf(after: string | undefined): [Date | null, Id<'lottery-order'> | null] {
  if (after === undefined) return [null, null]
  const [, at = '', id = ''] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(after) ?? []
  if (Number.isNaN(Date.parse(at)) || !isUuid<'lottery-order'>(id))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return [new Date(at), id]
}
