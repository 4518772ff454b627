import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { walletOf, type WalletNo } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Lottery } from '../lottery.ts'
import { returnable, type ChaseEntry } from '../chase-returns.ts'
import { cancelOne } from './cancel-ticket.ts'

/** Who takes something back. */
interface TakingBack {
  owner: Id<'member'>
  traceId: string
  now: Instant
}

/**
 * Takes one ticket back for its owner, where the game lets them and its draw takes bets still.
 * Refuses SYS_NOT_FOUND for a ticket that isn't theirs, LOT_E_CANCEL for one that stands.
 */
export async function takeBack(lottery: Lottery, tx: Tx, ticket: string, { owner, traceId, now }: TakingBack) {
  if (!isUuid(ticket)) throw new Refusal('SYS_NOT_FOUND')
  const [row] = await queryOf(tx)<{ game: string }>(
    'select d.game from lottery.ticket t join lottery.draw d on d.no = t.draw_no where t.owner_id = $1 and t.id = $2',
    [owner, ticket],
  )
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  if (!lottery.games.find(row.game)?.cancel) throw new Refusal('LOT_E_CANCEL')
  const done = await cancelOne(lottery, queryOf(tx), { owner, id: ticket, reason: 'PLAYER', traceId, at: now })
  if (done.status !== 'cancelled' || done.balance === undefined) throw new Refusal('LOT_E_CANCEL')
  return { returned: done.stake.toString(), balance: done.balance.toString() }
}

const CHASE = 'select account_no from lottery.orders where owner_id = $1 and id = $2 and chase_stop is not null'

interface Entry extends ChaseEntry {
  id: string
  numero: string
}

const ENTRIES = `select t.id, d.game, d.numero, d.open_at, d.lock_at, d.draw_at, d.state as draw_state, w.status as wager_status
  from lottery.ticket t join lottery.draw d on d.no = t.draw_no join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
  where t.owner_id = $1 and t.order_id = $2 order by d.draw_at, t.place`

const STOPPED = `select count(*)::integer as cancelled, coalesce(sum(t.stake), 0)::bigint as returned
  from lottery.ticket t join lottery.settlement s on s.owner_id = t.owner_id and s.ticket_id = t.id and s.revision = 1 and s.reason = 'CHASE_STOPPED'
  where t.owner_id = $1 and t.order_id = $2`

/**
 * Ends a chase: everything of it that can still be taken back is, what can't runs on. Each ticket
 * is its own transaction, since locks of several draws can't be taken in order one after the other;
 * asked again it goes on and answers the same. Refuses SYS_NOT_FOUND for a chase that isn't theirs,
 * LOT_E_CHASE_RUNS when nothing of it can be given back.
 */
export async function endChase(lottery: Lottery, chase: string, { owner, traceId, now }: TakingBack) {
  if (!isUuid(chase)) throw new Refusal('SYS_NOT_FOUND')
  const query = queryOf(lottery.db)
  const [order] = await query<{ account_no: WalletNo }>(CHASE, [owner, chase])
  if (!order) throw new Refusal('SYS_NOT_FOUND')
  const read = () => query<Entry>(ENTRIES, [owner, chase])
  for (const { id } of returnable(lottery, await read(), now))
    await cancelOne(lottery, query, { owner, id, reason: 'CHASE_STOPPED', traceId, at: lottery.clock.now() })
  const [stopped] = await query<{ cancelled: number; returned: bigint }>(STOPPED, [owner, chase])
  if (!stopped || stopped.cancelled === 0) throw new Refusal('LOT_E_CHASE_RUNS')
  const running = (await read()).filter((entry) => entry.wager_status === 0).map(({ numero }) => numero)
  return {
    cancelled: stopped.cancelled,
    returned: stopped.returned.toString(),
    runsOn: [...new Set(running)],
    balance: ((await walletOf(query, owner, order.account_no))?.balance ?? 0n).toString(),
  }
}
