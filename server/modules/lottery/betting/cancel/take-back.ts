import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { walletOf } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../../platform/database/db.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { Lottery } from '../../lottery.ts'
import { followFree } from '../../free/follow.ts'
import { returnable } from '../../chase-returns.ts'
import { cancelOne } from './cancel-ticket.ts'
import { gameOfTicket } from '../queries/tickets.ts'
import { chaseOf, entriesOf, stoppedOf } from '../queries/chases.ts'

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
export async function takeBack(lottery: Lottery, tx: Tx, ticket: Id<'ticket'>, { owner, traceId, now }: TakingBack) {
  const game = await gameOfTicket(queryOf(tx), owner, ticket)
  if (game === undefined) throw new Refusal('SYS_NOT_FOUND')
  if (!lottery.games.find(game)?.cancel) throw new Refusal('LOT_E_CANCEL')
  const done = await cancelOne(lottery, queryOf(tx), { owner, id: ticket, reason: 'PLAYER', traceId, at: now })
  if (done.status !== 'cancelled' || done.balance === undefined) throw new Refusal('LOT_E_CANCEL')
  // A stake of the house's goes back to the house.
  const isFree = await followFree(tx, { owner, ticket, lane: 0 }, now)
  const returned = isFree ? 0n : done.stake
  return { returned: returned.toString(), balance: (done.balance - done.stake + returned).toString() }
}

/**
 * Ends a chase: everything of it that can still be taken back is, what can't runs on. Each ticket
 * is its own transaction, since locks of several draws can't be taken in order one after the other;
 * asked again it goes on and answers the same. Refuses SYS_NOT_FOUND for a chase that isn't theirs,
 * LOT_E_CHASE_RUNS when nothing of it can be given back.
 */
export async function endChase(lottery: Lottery, chase: Id<'lottery-order'>, { owner, traceId, now }: TakingBack) {
  const query = queryOf(lottery.db)
  const order = await chaseOf(query, owner, chase)
  if (!order) throw new Refusal('SYS_NOT_FOUND')
  const read = () => entriesOf(query, owner, chase)
  for (const { id } of returnable(lottery, await read(), now))
    await cancelOne(lottery, query, { owner, id, reason: 'CHASE_STOPPED', traceId, at: lottery.clock.now() })
  const stopped = await stoppedOf(query, owner, chase)
  if (!stopped || stopped.cancelled === 0) throw new Refusal('LOT_E_CHASE_RUNS')
  const wallet = await walletOf(query, owner, order.account_no)
  const running = (await read()).filter((entry) => entry.wager_status === 0).map(({ drawNumber }) => drawNumber)
  return {
    cancelled: stopped.cancelled,
    returned: stopped.returned.toString(),
    runsOn: [...new Set(running)],
    balance: (wallet ? wallet.balance - wallet.held : 0n).toString(),
  }
}
