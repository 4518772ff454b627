import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import { namesOf } from '@senluna/kit/places-of.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Json, Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { POSTED } from '@senluna/ledger/index.ts'
import { BOOK, placeStatusOf, type PlaceStatus } from '../../wagers/index.ts'
import { priceText } from '../price-json.ts'

/** One ticket as the rules have read and priced it. */
export interface PlacedTicket {
  /** A UUID; the wager's id too. */
  id: Id<'ticket'>
  draw: number
  game: string
  product: Product
  vendor: string
  betType: string
  selection: Json
  lines: number
  /** Money of one unit of a line, multiple in it. */
  unit: Amount
  multiple: number
  stake: Amount
  price: Price
  rules: string
  /** What the bettor gets back whatever the outcome, as parts per million of the stake. */
  rebatePpm: number
  /** Levels of the bettor's line, nearest first, for agents' pay. */
  rates: Json
}

/**
 * What an order adds to one row of exposure, and what must still hold of it: the units stand in
 * [low, high), and neither units nor possible payout come over their caps. One for each (draw, bet
 * type, key), sorted by them; key '' is the bet type's possible payout.
 */
export interface ExposureStep {
  draw: number
  betType: string
  key: string
  units: bigint
  payout: bigint
  low: bigint
  high: bigint
  cap: bigint
  payoutCap: bigint
}

/** A step of the exposure of one brand and currency. */
export interface BrandStep extends ExposureStep {
  merchant: MerchantCode
  currency: string
}

export interface PlacedOrder {
  owner: Id<'member'>
  wallet: number
  /** Names the order and its posting, for ever. A UUID. */
  key: string
  no: string
  merchant: MerchantCode
  currency: string
  mode: 'REAL' | 'TRIAL'
  /** Whether a chase ends with a win; undefined for no chase. */
  chaseStop?: boolean | undefined
  tickets: readonly PlacedTicket[]
  /** What the player gives its draws to mix with; only draws of the house do. */
  seed?: string | undefined
  /** Of the call that asked for it; with it the answer is kept under the key. */
  fingerprint?: Buffer | undefined
  /**
   * What it was priced by: how many tickets its player had of its draws. When it is another number
   * by now the order is `player_moved`.
   */
  known?: readonly { draw: number; tickets: number }[] | undefined
  traceId?: string | undefined
  at: Instant
}

/**
 * How an order was answered: `at` is the ticket whose draw is closed, or the row of exposure that
 * moved; from 0.
 */
export type PlaceAnswer =
  | { status: 'placed'; balance: Amount; version: bigint }
  | { status: 'draw_closed' | 'exposure_moved'; at: number }
  /** The player has placed other tickets on these draws since this one was priced. */
  | { status: 'player_moved' }
  | { status: Exclude<PlaceStatus, 'posted'> }

/** The number of what `lottery.place_judged` answers besides the core's own statuses. */
export const ORDER_STATUS = { draw_closed: 30, exposure_moved: 31, player_moved: 32 } as const
const STATUS = namesOf(ORDER_STATUS)

const JUDGED = `lottery.place_judged(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::uuid[], $15, $16, $17, $18, $19, $20::jsonb[], $21, $22, $23, $24, $25::jsonb[], $26, $27,
  $28::jsonb[], $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44)`

const PLACE = `select item, status, place, balance, version from ${JUDGED} order by item`

/** The same, and the seeds of orders that are taken are kept with them. */
const PLACE_SEEDED = `with placed as materialized (select item, status, place, balance, version from ${JUDGED}),
    kept as materialized (select lottery.keep_seeds($3, $4, $45, $12, $15) from placed where status = ${POSTED} limit 1)
  select item, status, place, balance, version, (select count(*) from kept) as kept from placed order by item`

interface Row {
  item: number
  status: number
  place: number | null
  balance: Amount
  version: bigint
}

/**
 * Takes orders, at most one a player: all of them or none, each with all of its tickets, in the
 * caller's transaction or one of its own: stakes, tickets, wagers, exposure and event. `exposure`:
 * what they add to it together, in the order in which rows are locked. `lane`: whose house accounts
 * are used.
 *
 * Never throws for an expected outcome. An order that is in the way gets its own answer, the others
 * get `again`. `exposure_moved` stands for all: the exposure is to be read and their tickets are to
 * be priced anew. `player_moved` stands for one: its player's tickets are to be read anew.
 */
export async function placeMany(
  query: Query,
  orders: readonly PlacedOrder[],
  exposure: readonly BrandStep[],
  lane: number,
  now: Instant,
): Promise<PlaceAnswer[]> {
  const tickets = orders.flatMap((order, index) =>
    order.tickets.map((ticket, place) => ({ ticket, of: index + 1, place })),
  )
  const known = orders.flatMap(({ known }, index) =>
    (known ?? []).map(({ draw, tickets: count }) => ({ of: index + 1, draw, count })),
  )
  const column = <Value>(value: (ticket: PlacedTicket) => Value) => tickets.map(({ ticket }) => value(ticket))
  const seeds = orders.some(({ seed }) => seed !== undefined) ? [orders.map(({ seed }) => seed ?? null)] : []
  const rows = await query<Row>(seeds.length > 0 ? PLACE_SEEDED : PLACE, [
    orders.map(({ owner }) => owner),
    orders.map(({ wallet }) => wallet),
    orders.map(({ key }) => key),
    orders.map(({ no }) => no),
    orders.map(({ merchant }) => merchant),
    orders.map(({ currency }) => currency),
    orders.map(({ mode }) => BOOK[mode]),
    orders.map(({ chaseStop }) => chaseStop ?? null),
    orders.map(({ fingerprint }) => fingerprint ?? null),
    orders.map(({ traceId }) => traceId ?? null),
    orders.map(({ at }) => iso(at)),
    tickets.map(({ of: order }) => order),
    tickets.map(({ place }) => place + 1),
    column(({ id }) => id),
    column(({ draw }) => draw),
    column(({ game }) => game),
    column(({ product }) => product),
    column(({ vendor }) => vendor),
    column(({ betType }) => betType),
    column(({ selection }) => JSON.stringify(selection)),
    column(({ lines }) => lines),
    column(({ unit }) => unit.toString()),
    column(({ multiple }) => multiple),
    column(({ stake }) => stake.toString()),
    column(({ price }) => priceText(price)),
    column(({ rules }) => rules),
    column(({ rebatePpm }) => rebatePpm),
    column(({ rates }) => JSON.stringify(rates)),
    exposure.map(({ draw }) => draw),
    exposure.map(({ merchant }) => merchant),
    exposure.map(({ currency }) => currency),
    exposure.map(({ betType }) => betType),
    exposure.map(({ key }) => key),
    exposure.map(({ units }) => units.toString()),
    exposure.map(({ payout }) => payout.toString()),
    exposure.map(({ low }) => low.toString()),
    exposure.map(({ high }) => high.toString()),
    exposure.map(({ cap }) => cap.toString()),
    exposure.map(({ payoutCap }) => payoutCap.toString()),
    lane,
    iso(now),
    known.map(({ of: order }) => order),
    known.map(({ draw }) => draw),
    known.map(({ count }) => count),
    ...seeds,
  ])
  if (rows.length !== orders.length) throw new Error('an order has no answer')
  return rows.map(answerOf)
}

/** One order by itself; see `placeMany`. `exposure` as it adds to its brand's. */
export async function place(
  query: Query,
  { exposure, lane, ...order }: PlacedOrder & { exposure: readonly ExposureStep[]; lane: number },
  now: Instant,
): Promise<PlaceAnswer> {
  const { merchant, currency } = order
  const steps = exposure.map((step) => ({ ...step, merchant, currency }))
  const [answer] = await placeMany(query, [order], steps, lane, now)
  if (!answer) throw new Error('an order has no answer')
  return answer
}

function answerOf(row: Row): PlaceAnswer {
  const own = STATUS[row.status]
  if (own === 'player_moved') return { status: own }
  if (own) return { status: own, at: (row.place ?? 1) - 1 }
  const status = placeStatusOf(row.status)
  if (status === 'posted') return { status: 'placed', balance: row.balance, version: row.version }
  return { status }
}
