import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { namesOf } from '@senluna/kit/places-of.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { statusOf, type Status } from '@senluna/ledger/index.ts'
import { roundStateOf, type RoundState } from './queries/round-state.ts'

/** What every operation says of itself. */
export interface Operation {
  owner: Id<'member'>
  /**
   * Who names the keys: a `SOURCE` of the ledger's chart. The same key from another source is
   * another key.
   */
  source: number
  /** Names what is asked, for ever: asked again it moves nothing. A UUID. */
  key: string
  /** The round it belongs to. A UUID, of one member, source and vendor. */
  round: string
  /** The wallet that is played from: `WALLET.MAIN` or `WALLET.TRIAL`. */
  wallet: number
  currency: string
  /** Who runs the game, as its code is in the catalogue. */
  vendor: string
  traceId?: string | undefined
  /** When it happened; reversals and corrections count in the period of their own moment. */
  at: Instant
}

/** A game as its wagers name it. */
export interface WagerGame {
  mode: 'REAL' | 'TRIAL'
  product: Product
  game: string
  merchant: MerchantCode
}

/** The number of what an operation answers besides the outcomes of a posting. */
export const OPERATION_STATUS = {
  bet_not_found: 20,
  bet_cancelled: 21,
  already_settled: 22,
  round_closed: 23,
  denied: 24,
  in_progress: 25,
  not_settled: 26,
  amount_invalid: 27,
} as const

/**
 * What an operation comes to.
 *
 * From the ledger: `posted`, `insufficient`, `frozen`, `unknown_account`, `currency_mismatch`,
 * `key_conflict` (the key was used with other content) and `tombstoned` (the bet was rolled back
 * before it came: it and any win for it move nothing). Besides: `bet_not_found`, `bet_cancelled`,
 * `already_settled` (what was to be rolled back has been paid or closed), `round_closed`, `denied`
 * (by the caller's own checks), `in_progress` (something else holds the wallet for over a second:
 * ask again), `not_settled` (only a settled round is corrected), `amount_invalid`. Never
 * `replayed`: see `WagerAnswer.replayed`.
 */
export type OperationStatus = Exclude<Status, 'replayed'> | keyof typeof OPERATION_STATUS

/** The first answer to a key, and the wallet as it stands now. */
export interface WagerAnswer {
  status: OperationStatus
  /**
   * Whether it was answered before: nothing moved this time. Refusals are answered again like
   * everything else.
   */
  replayed: boolean
  balance: Amount
  /** Rises with every movement of the wallet. */
  version: bigint
  /** What the wallet gained by the operation, negative for what it lost. */
  moved: Amount
  /** How much of what was taken back the wallet did not have: the member owes it since. */
  debt: Amount
  /** The wager that was changed. */
  wager: Id<'wager'> | undefined
  /** The round as it stands now; undefined for one without a bet that was taken. */
  round: RoundState | undefined
  /** Why the caller's checks denied it, or why it was corrected or rolled back. */
  reason: string | undefined
}

interface Row {
  status: number
  replayed: boolean
  balance: Amount
  version: bigint
  moved: Amount
  debt: Amount
  wager_id: Id<'wager'> | null
  round_state: number | null
  reason: string | null
}

const OWN_STATUS = namesOf(OPERATION_STATUS)

/**
 * Calls one of the operations' functions with its values in order. It is one statement, so it
 * stands or falls whole.
 */
export async function operate(query: Query, name: string, values: readonly unknown[]): Promise<WagerAnswer> {
  const places = values.map((_, index) => `$${index + 1}`).join(', ')
  const rows = await query<Row>(
    `select status, replayed, balance, version, moved, debt, wager_id, round_state, reason from wagers.${name}(${places})`,
    values.map(plain),
  )
  const row = rows[0]!
  return {
    status: operationStatusOf(row.status),
    replayed: row.replayed,
    balance: row.balance,
    version: row.version,
    moved: row.moved,
    debt: row.debt,
    wager: row.wager_id ?? undefined,
    round: row.round_state === null ? undefined : roundStateOf(row.round_state),
    reason: row.reason ?? undefined,
  }
}

/** A status by the number in the table. Throws for one that no operation answers. */
export function operationStatusOf(code: number): OperationStatus {
  const own = OWN_STATUS[code]
  if (own) return own
  const status = statusOf(code)
  if (status === 'replayed') throw new Error('an operation does not answer that it is a repeat by its status')
  return status
}

/** As the driver sends it: money as digits, what is absent as null. */
const plain = (value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : (value ?? null))

/** The moments every operation ends with: when it happened, when it is written. */
export const moments = (at: Instant, now: Instant): string[] => [iso(at), iso(now)]
