import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Lottery } from '../../lottery.ts'
import { cancel, type CancelOrder, type CancelStatus } from '../../money/cancel.ts'
import { readPrice } from '../../price-json.ts'
import { takenBy } from '../exposure-steps.ts'
import { ticketOf } from '../queries/tickets.ts'

/** Takes one ticket back, with what it took of the exposure. The stake it returned, when it did. */
export async function cancelOne(
  { games, clock }: Lottery,
  query: Query,
  ticket: {
    owner: Id<'member'>
    id: Id<'ticket'>
    reason: CancelOrder['reason']
    traceId?: string | undefined
    at: Instant
  },
): Promise<{ status: CancelStatus; balance: Amount | undefined; stake: Amount }> {
  const row = await ticketOf(query, ticket.owner, ticket.id)
  if (!row) return { status: 'unknown', balance: undefined, stake: amount(0n) }
  const game = games.find(row.game)
  const type = game && structureOf(game).betTypes.get(row.bet_type)
  const exposure = type ? takenBy(type, type.pick(row.selection), readPrice(row.price), amount(row.unit)) : []
  const { owner, reason, traceId, at } = ticket
  const done = await cancel(query, { owner, ticket: ticket.id, reason, lane: 0, exposure, traceId, at }, clock.now())
  return { ...done, stake: amount(row.stake) }
}
