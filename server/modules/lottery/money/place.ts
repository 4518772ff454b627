import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import type { Json, Price } from '@senluna/games/lottery/rules/bet-type.ts'
import { priceText } from '../price-json.ts'

/** One ticket as the rules have read and priced it. */
export interface PlacedTicket {
  /** A UUID; the wager's id too. */
  id: string
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
 * What an order adds to one row of exposure, and what must still hold of it: the units stand in [low, high), and neither units nor
 * possible payout come over their caps. One for each (draw, bet type, key), sorted by them; key '' is the bet type's possible payout.
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

export interface PlacedOrder {
  owner: Id<'member'>
  wallet: number
  /** Names the order and its posting, for ever. A UUID. */
  key: string
  no: string
  merchant: string
  currency: string
  mode: 'REAL' | 'TRIAL'
  /** Whether a chase ends with a win; undefined for no chase. */
  chaseStop?: boolean | undefined
  lane: number
  tickets: readonly PlacedTicket[]
  exposure: readonly ExposureStep[]
  traceId?: string | undefined
  at: Instant
}

/** How an order was answered: `at` is the ticket whose draw is closed, or the row of exposure that moved; from 0. */
export type PlaceAnswer =
  | { status: 'placed'; balance: Amount; version: bigint }
  | { status: 'draw_closed' | 'exposure_moved'; at: number }
  | { status: 'excluded' | 'over_loss_limit' | 'check_due' | 'session_limit' | 'over_stake_limit' }
  | {
      status:
        | 'replayed'
        | 'key_conflict'
        | 'insufficient'
        | 'frozen'
        | 'unknown_account'
        | 'currency_mismatch'
        | 'tombstoned'
    }

const STATUS: Readonly<Record<number, Exclude<PlaceAnswer['status'], 'placed' | 'draw_closed' | 'exposure_moved'>>> = {
  1: 'replayed',
  2: 'key_conflict',
  3: 'insufficient',
  4: 'frozen',
  5: 'unknown_account',
  6: 'tombstoned',
  7: 'currency_mismatch',
  15: 'excluded',
  16: 'over_loss_limit',
  17: 'check_due',
  18: 'session_limit',
  19: 'over_stake_limit',
}

const PLACE = `select status, place, balance, version from lottery.place(
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::uuid[], $11, $12, $13, $14, $15, $16::jsonb[], $17, $18, $19, $20, $21::jsonb[], $22, $23, $24::jsonb[],
  $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36)`

/**
 * Takes an order, all of its tickets or none, in the caller's transaction: stake, tickets, wagers, exposure and event.
 * Never throws for an expected outcome; `exposure_moved` asks to read the exposure again and to price anew.
 */
export async function place(query: Query, order: PlacedOrder, now: Instant): Promise<PlaceAnswer> {
  const { tickets, exposure } = order
  const rows = await query<{ status: number; place: number | null; balance: bigint; version: bigint }>(PLACE, [
    order.owner,
    order.wallet,
    order.key,
    order.no,
    order.merchant,
    order.currency,
    order.mode === 'REAL' ? 0 : 1,
    order.chaseStop ?? null,
    order.lane,
    tickets.map(({ id }) => id),
    tickets.map(({ draw }) => draw),
    tickets.map(({ game }) => game),
    tickets.map(({ product }) => product),
    tickets.map(({ vendor }) => vendor),
    tickets.map(({ betType }) => betType),
    tickets.map(({ selection }) => JSON.stringify(selection)),
    tickets.map(({ lines }) => lines),
    tickets.map(({ unit }) => unit.toString()),
    tickets.map(({ multiple }) => multiple),
    tickets.map(({ stake }) => stake.toString()),
    tickets.map(({ price }) => priceText(price)),
    tickets.map(({ rules }) => rules),
    tickets.map(({ rebatePpm }) => rebatePpm),
    tickets.map(({ rates }) => JSON.stringify(rates)),
    exposure.map(({ draw }) => draw),
    exposure.map(({ betType }) => betType),
    exposure.map(({ key }) => key),
    exposure.map(({ units }) => units.toString()),
    exposure.map(({ payout }) => payout.toString()),
    exposure.map(({ low }) => low.toString()),
    exposure.map(({ high }) => high.toString()),
    exposure.map(({ cap }) => cap.toString()),
    exposure.map(({ payoutCap }) => payoutCap.toString()),
    order.traceId ?? null,
    iso(order.at),
    iso(now),
  ])
  const [row] = rows
  if (!row) throw new Error('an order has no answer')
  if (row.status === 0) return { status: 'placed', balance: row.balance as Amount, version: row.version }
  if (row.status === 30 || row.status === 31)
    return { status: row.status === 30 ? 'draw_closed' : 'exposure_moved', at: (row.place ?? 1) - 1 }
  const status = STATUS[row.status]
  if (!status) throw new Error(`an order was answered with ${row.status}`)
  return { status }
}
