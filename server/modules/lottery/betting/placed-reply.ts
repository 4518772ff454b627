import type { LotteryOrder } from '@senluna/contract/lottery.ts'
import { assert } from '@senluna/kit/assert.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Lottery } from '../lottery.ts'
import { priceText } from '../price-json.ts'
import { orderOf } from '../reading/orders.ts'
import type { OrderOutcome } from './place-batch.ts'
import type { OrderRow } from '../reading/queries/orders.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'
import { WAGER_STATUS, BOOK } from '../../wagers/index.ts'

/**
 * The receipt of an order that was placed this moment: what reading it would show, without reading
 * it.
 */
export function placedReply(
  lottery: Lottery,
  { placed, judged }: Extract<OrderOutcome, { status: 'placed' }>,
  isFree: boolean,
  language: string,
  now: Instant,
): LotteryOrder {
  const drawn = new Map(judged.tickets.map((ticket) => [ticket.draw.no, ticket]))
  const rows = placed.tickets.map((ticket): OrderRow => {
    const known = drawn.get(ticket.draw)
    assert(known, 'a placed ticket is of a draw that was judged')
    const { draw, slot } = known
    return {
      order_id: placed.key,
      no: placed.no,
      placed_at: new Date(placed.at),
      currency: placed.currency,
      book: BOOK[placed.mode],
      chase_stop: placed.chaseStop ?? null,
      id: ticket.id,
      game: ticket.game,
      drawNumber: slot.drawNumber,
      bet_type: ticket.betType,
      selection: ticket.selection,
      lines: ticket.lines,
      unit: ticket.unit,
      multiple: ticket.multiple,
      stake: ticket.stake,
      price: priceText(ticket.price),
      rebate_ppm: ticket.rebatePpm,
      rules: ticket.rules,
      accepted_at: new Date(placed.at),
      open_at: new Date(slot.openAt),
      lock_at: draw.lockAt,
      draw_at: draw.drawAt,
      commitment: draw.commitment,
      seed: draw.commitment === null ? null : (placed.seed ?? null),
      draw_state: DRAW_STATE.OPEN,
      wager_status: WAGER_STATUS.OPEN,
      revision: null,
      hits: null,
      payout: null,
      capped_from: null,
      rebate: null,
      valid_bet: null,
      reason: null,
      free_returned: isFree ? amount(0n) : null,
      result: null,
      facts: null,
    }
  })
  return orderOf(lottery, placed.no, rows, language, now)
}
