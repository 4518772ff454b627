import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { WalletNo } from '@senluna/ledger/index.ts'
import type { ChaseEntry } from '../../chase-returns.ts'
import { WAGER_STATUS } from '../../../wagers/index.ts'
import { DRAW_STATE } from '../../draws/draw-state.ts'

/**
 * Entries after one that won, of chases that end with a win, as far as their draws still take bets.
 * Each step is a look-up for each row of the one before: as plain joins the planner would read all
 * orders and wagers there are, with every draw that is settled.
 */
const LATER = `with won as materialized (
    select t.owner_id, t.order_id from lottery.ticket t
    cross join lateral (select from lottery.orders o where o.owner_id = t.owner_id and o.id = t.order_id and o.chase_stop limit 1) o
    cross join lateral (select from lottery.ticket_wager w where w.owner_id = t.owner_id and w.id = t.id and w.status = ${WAGER_STATUS.WON} limit 1) w
    where (t.draw_no, t.owner_id) >= ($1::integer, '00000000-0000-0000-0000-000000000000'::uuid) and t.draw_no <= $1)
  select distinct won.owner_id, t.id from won
  cross join lateral (select t.owner_id, t.id, t.draw_no from lottery.ticket t where t.owner_id = won.owner_id and t.order_id = won.order_id offset 0) t
  cross join lateral (select from lottery.draw d where d.no = t.draw_no and d.state = ${DRAW_STATE.OPEN} and d.lock_at > $2
    and d.draw_at > (select draw_at from lottery.draw where no = $1) limit 1) d
  cross join lateral (select from lottery.ticket_wager w where w.owner_id = t.owner_id and w.id = t.id and w.status = ${WAGER_STATUS.OPEN} limit 1) open
  limit 500`

/** The entries of chases that one of their own tickets has won. */
export function laterEntries(
  query: Query,
  draw: number,
  now: Instant,
): Promise<{ owner_id: Id<'member'>; id: Id<'ticket'> }[]> {
  return query<{ owner_id: Id<'member'>; id: Id<'ticket'> }>(LATER, [draw, iso(now)])
}

interface Entry extends ChaseEntry {
  id: Id<'ticket'>
  drawNumber: string
}

const CHASE = 'select account_no from lottery.orders where owner_id = $1 and id = $2 and chase_stop is not null'

const ENTRIES = `select t.id, d.game, d.numero as "drawNumber", d.open_at, d.lock_at, d.draw_at, d.state as draw_state, w.status as wager_status
  from lottery.ticket t join lottery.draw d on d.no = t.draw_no join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
  where t.owner_id = $1 and t.order_id = $2 order by d.draw_at, t.place`

const STOPPED = `select count(*)::integer as cancelled, coalesce(sum(t.stake), 0)::bigint as returned
  from lottery.ticket t join lottery.settlement s on s.owner_id = t.owner_id and s.ticket_id = t.id and s.revision = 1 and s.reason = 'CHASE_STOPPED'
  where t.owner_id = $1 and t.order_id = $2`

/** A member's chase. */
export async function chaseOf(
  query: Query,
  owner: Id<'member'>,
  chase: Id<'lottery-order'>,
): Promise<{ account_no: WalletNo } | undefined> {
  const [row] = await query<{ account_no: WalletNo }>(CHASE, [owner, chase])
  return row
}

/** The entries of a chase as they stand. */
export function entriesOf(query: Query, owner: Id<'member'>, chase: Id<'lottery-order'>): Promise<Entry[]> {
  return query<Entry>(ENTRIES, [owner, chase])
}

/** What of a chase was taken back. */
export async function stoppedOf(
  query: Query,
  owner: Id<'member'>,
  chase: Id<'lottery-order'>,
): Promise<{ cancelled: number; returned: Amount } | undefined> {
  const [row] = await query<{ cancelled: number; returned: Amount }>(STOPPED, [owner, chase])
  return row
}
