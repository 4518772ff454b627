import { assert } from '@senluna/kit/assert.ts'
import { seriesRate } from '@senluna/kit/agents/rebates/prize-group.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, rate, type Amount } from '@senluna/kit/money.ts'
import { findGame, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { leftAt } from '@senluna/games/lottery/rules/money/rebate.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { ChainBet } from '../../families/index.ts'
import { WAGER_STATUS } from '../../wagers/index.ts'
import { readPrice } from '../price-json.ts'
import { chainTicketRows, ownRebates, someChainTickets, type ChainTicketRow } from './ticket-store.ts'

const AT_ONCE = 2_000

/**
 * Every ticket of a settled draw on which others than its player earn, some at a time, in no
 * order.
 */
export async function* chainTickets(tx: Tx, draw: number): AsyncGenerator<readonly ChainBet[]> {
  for await (const rows of chainTicketRows(tx, draw, AT_ONCE)) yield rows.map(ticketOf)
}

/** What settled tickets brought their players, with the bets of those on which others earn. */
export async function ticketRebates(
  db: Db,
  tickets: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[],
): Promise<{ wagerId: Id<'wager'>; own: Amount; bet?: ChainBet }[]> {
  const [own, chained] = [await ownRebates(db, tickets), await someChainTickets(db, tickets)]
  const bets = new Map<string, ChainBet>(chained.map((row) => [row.id, ticketOf(row)]))
  return tickets.map(({ wagerId }) => {
    const bet = bets.get(wagerId)
    return { wagerId, own: own.get(wagerId) ?? amount(0n), ...(bet && { bet }) }
  })
}

const { WON, LOST } = WAGER_STATUS

function ticketOf(row: ChainTicketRow): ChainBet {
  const game = findGame(row.game)
  assert(game, `there is a game ${row.game}`)
  const type = structureOf(game).betTypes.get(row.bet_type)
  assert(type, `there is a bet type ${row.bet_type}`)
  const price = readPrice(row.price)
  const counts = row.status === WON || row.status === LOST
  return {
    owner: row.owner_id,
    merchantCode: row.merchant_id,
    currency: row.currency,
    product: game.product,
    // What covers too much of a draw counts for no turnover, and yet its price holds the rebate.
    base: !counts ? amount(0n) : row.valid_bet > 0n ? row.valid_bet : row.stake,
    chain: row.rates.map(([id, ppm]) => ({ id, rate: rate(ppm) })),
    own: price.by === 'SERIES' ? seriesRate(price.maxSeries, price.series) : rate(row.rebate_ppm),
    most: leftAt(type, price),
  }
}
