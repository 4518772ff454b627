import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { namesOf } from '@senluna/kit/places-of.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { PLAY_STATUS_NO, statusOf, type Status } from '@senluna/ledger/index.ts'
import { BOOK } from '../../wagers/index.ts'

/**
 * One paid round with its outcome, ready to be posted against the seed state it was computed from.
 */
export interface PlayItem {
  owner: Id<'member'>
  game: string
  mode: 'REAL' | 'TRIAL'
  gameSession: Id<'game-session'>
  key: Id<'wager'>
  stake: Amount
  payout: Amount
  seed: Id<'seed'>
  nonce: number
  steps: number
  /** What the round was played by, as stored bytes: choice and draws. */
  record: readonly number[]
  /** The round the player has seen to its end. */
  seen: string | undefined
  autoplay: string | undefined
  /** Least time from one accepted spin to the next. */
  cycleMs: number
  wallet: number
  merchant: MerchantCode
  currency: string
  product: string
  vendor: string
  rules: number
  traceId: string
  at: Instant
}

export type PlayStatus = Status | keyof typeof PLAY_STATUS_NO

/** What became of a paid round. Balance and version are set when it was posted. */
export interface PlayOutcome {
  status: PlayStatus
  balance: Amount
  version: bigint
  /**
   * The play state's seed and next nonce after it; for `stale`, what to compute the outcome from
   * anew.
   */
  seed: Id<'seed'> | null
  nonce: number
  autoLeft: number
  autoLossLeft: Amount
}

/** Which statement posts a batch. */
export type Path = 'fast' | 'slow'

/** Sends a batch: text and values, and the number of the house account for each item. */
export interface PlayStatement {
  name: string
  text: string
  values: unknown[]
}

const COLUMNS = 24
const GIVEN = Array.from({ length: COLUMNS }, (_, index) => `$${index + 1}`).join(', ')
const FAST = `select item, balance, version, auto_left, auto_loss_left from rounds.play_fast(${GIVEN})`
const SLOW = `select status, balance, version, seed_id, nonce, auto_left, auto_loss_left from rounds.play_slow(${GIVEN})`

/**
 * The two statements that post a batch. `fast` posts the rounds that are all in order and answers
 * those alone, by their place from 1; `slow` answers every round with its status. `contras` are
 * the house accounts of the lane that sends it. Items are in the order of their owners.
 */
export function playStatement(
  how: Path,
  items: readonly PlayItem[],
  contras: readonly number[],
  writtenAt: Instant,
): PlayStatement {
  const plain = (pick: (item: PlayItem) => bigint | number | Id<string>) => plainArray(items.map(pick))
  const text = (pick: (item: PlayItem) => string | undefined) => textArray(items.map(pick))
  return {
    name: how,
    text: how === 'fast' ? FAST : SLOW,
    values: [
      plain((item) => item.owner),
      text((item) => item.game),
      plain((item) => BOOK[item.mode]),
      plain((item) => item.gameSession),
      plain((item) => item.key),
      plain((item) => item.stake),
      plain((item) => item.payout),
      plain((item) => item.seed),
      plain((item) => item.nonce),
      plain((item) => item.steps),
      text((item) => `\\x${Buffer.from(item.record).toString('hex')}`),
      text((item) => item.seen),
      text((item) => item.autoplay),
      plain((item) => item.cycleMs),
      plain((item) => item.wallet),
      plainArray(contras),
      plain((item) => item.rules),
      text((item) => item.currency),
      text((item) => item.product),
      text((item) => item.vendor),
      text((item) => item.merchant),
      text((item) => item.traceId),
      text((item) => iso(item.at)),
      iso(writtenAt),
    ],
  }
}

/**
 * Arrays as PostgreSQL reads them: numbers and ids stand as they are, texts in quotes, an absent
 * one is null. Made here since the driver looks at every element's type and escapes in two passes,
 * which a batch feels.
 */
const plainArray = (values: readonly (bigint | number | string)[]): string => `{${values.join(',')}}`

const NEEDS_CARE = /["\\]/g
const textArray = (values: readonly (string | undefined)[]): string =>
  `{${values.map((value) => (value === undefined ? 'null' : `"${value.replace(NEEDS_CARE, '\\$&')}"`)).join(',')}}`

/** A row of the fast statement. */
export interface FastRow {
  item: number
  balance: Amount
  version: bigint
  auto_left: number
  auto_loss_left: Amount
}

/** A round the fast statement posted. */
export const postedOf = (item: PlayItem, row: FastRow): PlayOutcome => ({
  status: 'posted',
  balance: row.balance,
  version: row.version,
  seed: item.seed,
  nonce: item.nonce + 1,
  autoLeft: row.auto_left,
  autoLossLeft: row.auto_loss_left,
})

/** A row of the slow statement. */
export interface PlayRow {
  status: number
  balance: Amount | null
  version: bigint | null
  seed_id: Id<'seed'> | null
  nonce: bigint | null
  auto_left: number | null
  auto_loss_left: Amount | null
}

/** What `rounds.play_slow` answers besides the statuses of a posting. */
export const PLAY_STATUS = namesOf(PLAY_STATUS_NO)

const NOTHING = amount(0n)

/** A row of the answer as an outcome. */
export const outcomeOf = (row: PlayRow): PlayOutcome => ({
  status: PLAY_STATUS[row.status] ?? statusOf(row.status),
  balance: row.balance ?? NOTHING,
  version: row.version ?? 0n,
  seed: row.seed_id,
  nonce: Number(row.nonce ?? 0n),
  autoLeft: row.auto_left ?? 0,
  autoLossLeft: row.auto_loss_left ?? NOTHING,
})
