import type { LotteryOrder, LotteryTicket } from '@senluna/contract/lottery.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { isOpen, returnable } from '../chase-returns.ts'
import type { Lottery } from '../lottery.ts'
import { priceReply, readPrice } from '../price-json.ts'
import { nameOfGame } from './names.ts'
import { ticketsOfOrders, numberOfOrder, type OrderRow } from './queries/orders.ts'
import { WAGER_STATUS } from '../../wagers/index.ts'

/**
 * Orders of one member by their numbers, newest first, each with its tickets as they stand. In a
 * list a long selection is left out (null): the receipt has it.
 */
export async function ordersOf(
  lottery: Lottery,
  db: Db | Tx,
  owner: Id<'member'>,
  numbers: readonly string[],
  language: string,
  how: 'WHOLE' | 'LIST' = 'WHOLE',
): Promise<LotteryOrder[]> {
  const rows = await ticketsOfOrders(db, owner, numbers, how)
  const now = lottery.clock.now()
  return [...Map.groupBy(rows, ({ no }) => no)].map(([orderNo, tickets]) =>
    orderOf(lottery, orderNo, tickets, language, now),
  )
}

/**
 * One order by its number, or by its id as the betting record has it; SYS_NOT_FOUND when the member
 * has none of it.
 */
export async function orderReply(
  lottery: Lottery,
  db: Db | Tx,
  owner: Id<'member'>,
  named: string,
  language: string,
): Promise<LotteryOrder> {
  if (!isUuid(named) && !/^[0-9A-Z]{5,40}$/.test(named)) throw new Refusal('SYS_NOT_FOUND')
  const [order] = await ordersOf(
    lottery,
    db,
    owner,
    [isUuid<'lottery-order'>(named) ? await numberOf(db, owner, named) : named],
    language,
  )
  if (!order) throw new Refusal('SYS_NOT_FOUND')
  return order
}

async function numberOf(db: Db | Tx, owner: Id<'member'>, id: Id<'lottery-order'>): Promise<string> {
  const row = await numberOfOrder(db, owner, id)
  return row?.no ?? ''
}

/** An order as the contract has it; `rows` are its tickets, of which there is at least one. */
export function orderOf(
  lottery: Lottery,
  orderNo: string,
  rows: readonly OrderRow[],
  language: string,
  now: Instant,
): LotteryOrder {
  const tickets = rows.map((row) => ticketOf(lottery, row, language, now))
  const [first] = rows
  if (!first) throw new Error('an order has tickets')
  const sum = (figure: (row: OrderRow) => bigint) => rows.reduce((total, row) => total + figure(row), 0n).toString()
  return {
    orderNo,
    placedAt: first.placed_at.toISOString(),
    stake: sum(({ stake }) => stake),
    payout: sum(({ payout }) => payout ?? 0n),
    currency: first.currency,
    mode: first.book === 0 ? 'REAL' : 'TRIAL',
    tickets,
    ...(first.chase_stop === null
      ? {}
      : {
          chase: {
            id: first.order_id,
            stopOnWin: first.chase_stop,
            left: new Set(returnable(lottery, rows, now).map(({ drawNumber }) => drawNumber)).size,
          },
        }),
  }
}

const STATES: Readonly<Record<number, LotteryTicket['state']>> = {
  [WAGER_STATUS.WON]: 'WON',
  [WAGER_STATUS.LOST]: 'LOST',
  [WAGER_STATUS.PUSH]: 'PUSH',
  [WAGER_STATUS.VOID]: 'VOID',
  [WAGER_STATUS.CANCELLED]: 'CANCELLED',
}

function ticketOf(lottery: Lottery, row: OrderRow, language: string, now: Instant): LotteryTicket {
  const game = lottery.games.find(row.game)
  const open = isOpen(row, now)
  return {
    ticketNo: row.id,
    gameCode: row.game,
    gameName: game ? nameOfGame(game, language) : row.game,
    drawNumber: row.drawNumber,
    betType: row.bet_type,
    selection: row.selection,
    lines: row.lines,
    unit: row.unit.toString(),
    multiple: row.multiple,
    stake: row.stake.toString(),
    price: priceReply(readPrice(row.price)),
    ...(row.rebate_ppm > 0 ? { rebatePpm: row.rebate_ppm } : {}),
    rules: row.rules,
    acceptedAt: row.accepted_at.toISOString(),
    lockAt: row.lock_at.toISOString(),
    drawAt: row.draw_at.toISOString(),
    state: STATES[row.wager_status] ?? (open ? 'ACCEPTED' : 'LOCKED'),
    ...(row.commitment ? { commitment: row.commitment } : {}),
    ...(row.seed ? { seed: row.seed } : {}),
    ...(row.free_returned === null ? {} : { free: { returned: row.free_returned.toString() } }),
    ...(row.reason ? { reason: row.reason } : {}),
    revision: row.revision ?? 0,
    hits: row.hits ?? 0,
    payout: (row.payout ?? 0n).toString(),
    ...(row.capped_from ? { cappedFrom: row.capped_from.toString() } : {}),
    rebate: (row.rebate ?? 0n).toString(),
    validBet: (row.valid_bet ?? 0n).toString(),
    canCancel: open && (game?.cancel ?? false),
    ...(row.result ? { result: row.result } : {}),
  }
}
