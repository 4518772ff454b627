import type { LotteryOrder, LotteryTicket } from '@senluna/contract/lottery.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { DrawFacts } from '@senluna/games/lottery/rules/draws/result.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { isOpen, returnable } from '../chase-returns.ts'
import type { Lottery } from '../lottery.ts'
import { priceReply, readPrice } from '../price-json.ts'
import { nameOfGame } from './names.ts'

/** A ticket of an order as it is read. */
export interface OrderRow {
  order_id: string
  no: string
  placed_at: Date
  currency: string
  book: number
  chase_stop: boolean | null
  id: string
  game: string
  numero: string
  bet_type: string
  selection: unknown
  lines: number
  unit: bigint
  multiple: number
  stake: bigint
  price: string
  rebate_ppm: number
  rules: string
  accepted_at: Date
  open_at: Date
  lock_at: Date
  draw_at: Date
  draw_state: number
  wager_status: number
  revision: number | null
  hits: number | null
  payout: bigint | null
  capped_from: bigint | null
  rebate: bigint | null
  valid_bet: bigint | null
  reason: string | null
  result: LotteryTicket['result'] | null
  facts: DrawFacts | null
}

// What lost and moved nothing has no settlement of its own: its wager says it.
const READ = `select o.id as order_id, o.no, o.placed_at, o.currency, o.book, o.chase_stop, t.id, d.game, d.numero, t.bet_type,
    case when $3 or octet_length(t.selection::text) <= 2000 then t.selection end as selection, t.lines, t.unit,
    t.multiple, t.stake, t.price::text as price, t.rebate_ppm, t.rules, t.accepted_at, d.open_at, d.lock_at, d.draw_at, d.state as draw_state, w.status as wager_status,
    coalesce(s.revision, case w.status when 2 then 1 end) as revision, s.hits, s.payout, s.capped_from, s.rebate,
    coalesce(s.valid_bet, w.valid_bet) as valid_bet, s.reason, r.result, r.facts
  from lottery.orders o
  join lottery.ticket t on t.owner_id = o.owner_id and t.order_id = o.id
  join lottery.draw d on d.no = t.draw_no
  join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
  left join lottery.result r on r.draw_no = d.no and r.version = d.result_version
  left join lateral (select * from lottery.settlement s where s.owner_id = t.owner_id and s.ticket_id = t.id order by s.revision desc limit 1) s on true
  where o.owner_id = $1 and o.no = any ($2)
  order by o.placed_at desc, o.id desc, t.place`

/**
 * Orders of one member by their numbers, newest first, each with its tickets as they stand. In a
 * list a long selection is left out (null): the receipt has it.
 */
export async function ordersOf(
  lottery: Lottery,
  db: Db | Tx,
  owner: string,
  numbers: readonly string[],
  language: string,
  how: 'WHOLE' | 'LIST' = 'WHOLE',
): Promise<LotteryOrder[]> {
  const rows = await queryOf(db)<OrderRow>(READ, [owner, numbers, how === 'WHOLE'])
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
  owner: string,
  named: string,
  language: string,
): Promise<LotteryOrder> {
  if (!isUuid(named) && !/^[0-9A-Z]{5,40}$/.test(named)) throw new Refusal('SYS_NOT_FOUND')
  const [order] = await ordersOf(
    lottery,
    db,
    owner,
    [isUuid(named) ? await numberOf(db, owner, named) : named],
    language,
  )
  if (!order) throw new Refusal('SYS_NOT_FOUND')
  return order
}

async function numberOf(db: Db | Tx, owner: string, id: string): Promise<string> {
  const [row] = await queryOf(db)<{ no: string }>('select no from lottery.orders where owner_id = $1 and id = $2', [
    owner,
    id,
  ])
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
            left: new Set(returnable(lottery, rows, now).map(({ numero }) => numero)).size,
          },
        }),
  }
}

const STATES: Readonly<Record<number, LotteryTicket['state']>> = {
  1: 'WON',
  2: 'LOST',
  5: 'PUSH',
  6: 'VOID',
  7: 'CANCELLED',
}

function ticketOf(lottery: Lottery, row: OrderRow, language: string, now: Instant): LotteryTicket {
  const game = lottery.games.find(row.game)
  const open = isOpen(row, now)
  return {
    ticketNo: row.id,
    gameCode: row.game,
    gameName: game ? nameOfGame(game, language) : row.game,
    numero: row.numero,
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
