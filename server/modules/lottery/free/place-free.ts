import { Refusal } from '@senluna/contract/refusals.ts'
import { at } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { GIVEN_AWAY, house, KIND, move, SOURCE, wallet } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { publishBalance } from '../../cashier/index.ts'
import { placeMany, type BrandStep, type PlaceAnswer, type PlacedOrder, type PlacedTicket } from '../money/place.ts'
import { holdForFree, holdFreeTickets, isFreeOrder, noteFreeTicket, type FreeGrant } from './free-store.ts'

/** Which free tickets an order is one of. */
export interface FreeOrder {
  brand: Brand
  grantId: string
}

/** An order that wasn't taken: the house's stake leaves again with the transaction. */
class NotPlaced extends Error {
  readonly answer: PlaceAnswer
  constructor(answer: PlaceAnswer) {
    super(answer.status)
    this.answer = answer
  }
}

/**
 * Takes an order whose stake the house pays: it comes into the wallet and the order is placed as
 * any other, in one transaction that holds the free tickets. So none is bet twice. Answers as
 * `placeMany`.
 *
 * Refuses SYS_NOT_FOUND for free tickets of somebody else or of other games, PROMO_CLOSED once they
 * are used or over, LOT_E_FREE for a dearer ticket.
 */
export async function placeFree(
  db: Db,
  free: FreeOrder,
  order: PlacedOrder,
  exposure: readonly BrandStep[],
  lane: number,
  now: Instant,
): Promise<PlaceAnswer> {
  try {
    return await db.transaction().execute((tx) => placeIn(tx, free, order, exposure, lane, now))
  } catch (error) {
    if (error instanceof NotPlaced) return error.answer
    throw error
  }
}

async function placeIn(
  tx: Tx,
  { brand, grantId }: FreeOrder,
  order: PlacedOrder,
  exposure: readonly BrandStep[],
  lane: number,
  now: Instant,
): Promise<PlaceAnswer> {
  const query = queryOf(tx)
  const ticket = freeTicketOf(order.tickets)
  await holdForFree(query, order.owner, [ticket.draw], exposure)
  const grant = await holdFreeTickets(tx, order.owner, grantId)
  if (await isFreeOrder(tx, order.owner, order.key)) return { status: 'replayed' }
  refuseUnfit(grant, order, ticket, now)
  const given = {
    key: id<'posting'>(ticket.id),
    source: SOURCE.FREE_TICKET,
    kind: KIND.ACTIVITY_REWARD,
    amount: ticket.stake,
  }
  const own = wallet(order.owner, 'MAIN')
  const funded = await move(query, { ...given, from: house(brand, GIVEN_AWAY), to: own, at: now }, ['frozen'])
  if (funded.status === 'frozen') throw new NotPlaced({ status: 'frozen' })
  const answer = at(await placeMany(query, [order], exposure, lane, now), 0)
  if (answer.status !== 'placed') throw new NotPlaced(answer)
  await noteFreeTicket(tx, grant!, { ...ticket, order: order.key }, now)
  await publishBalance(tx, order.owner, now)
  return answer
}

/** The one ticket of a free order. Refuses LOT_E_FREE where it came apart or there are several. */
export function freeTicketOf(tickets: readonly PlacedTicket[]): PlacedTicket {
  if (tickets.length !== 1) throw new Refusal('LOT_E_FREE')
  return at(tickets, 0)
}

function refuseUnfit(grant: FreeGrant | undefined, order: PlacedOrder, ticket: PlacedTicket, now: Instant): void {
  if (!grant || order.mode !== 'REAL' || !grant.games.includes(ticket.game)) throw new Refusal('SYS_NOT_FOUND')
  if (grant.used >= grant.count || grant.expires_at.getTime() <= now) throw new Refusal('PROMO_CLOSED')
  if (ticket.stake > grant.stake) throw new Refusal('LOT_E_FREE', { value: { most: grant.stake.toString() } })
}
