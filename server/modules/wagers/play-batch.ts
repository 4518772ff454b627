import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { statusOf, type Status } from '@senluna/ledger/index.ts'

/** One paid round with its outcome, ready to be posted against the seed state it was computed from. */
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
  draws: readonly number[]
  /** The round the player has seen to its end. */
  seen: string | undefined
  autoplay: string | undefined
  /** Least time from one accepted spin to the next. */
  cycleMs: number
  wallet: number
  merchant: string
  currency: string
  product: string
  vendor: string
  rules: number
  traceId: string
  at: Instant
}

export type PlayStatus = Status | 'stale' | 'session_over' | 'round_open' | 'too_soon' | 'autoplay_over'

/** What became of a paid round. Balance and version are set when it was posted. */
export interface PlayOutcome {
  status: PlayStatus
  balance: Amount
  version: bigint
  /** The seat's seed and next nonce after it; for `stale`, what to compute the outcome from anew. */
  seed: Id<'seed'> | null
  nonce: number
  autoLeft: number
  autoLossLeft: bigint
}

/** Sends a batch: text and values, and the number of the house account for each item. */
export interface PlayStatement {
  name: string
  text: string
  values: unknown[]
}

const COLUMNS = 24
const TEXT = `select status, balance, version, seed_id, nonce, auto_left, auto_loss_left
  from wagers.play(${Array.from({ length: COLUMNS }, (_, index) => `$${index + 1}`).join(', ')})`

/** The statement that posts a batch. `counters` are the house accounts of the lane that sends it. */
export function playStatement(
  items: readonly PlayItem[],
  counters: readonly number[],
  writtenAt: Instant,
): PlayStatement {
  const all = <Value>(pick: (item: PlayItem) => Value): Value[] => items.map(pick)
  return {
    name: 'play',
    text: TEXT,
    values: [
      all((item) => item.owner),
      all((item) => item.game),
      all((item) => (item.mode === 'REAL' ? 0 : 1)),
      all((item) => item.gameSession),
      all((item) => item.key),
      all((item) => item.stake.toString()),
      all((item) => item.payout.toString()),
      all((item) => item.seed),
      all((item) => item.nonce),
      all((item) => item.steps),
      all((item) => `\\x${Buffer.from(item.draws).toString('hex')}`),
      all((item) => item.seen ?? null),
      all((item) => item.autoplay ?? null),
      all((item) => item.cycleMs),
      all((item) => item.wallet),
      counters,
      all((item) => item.rules),
      all((item) => item.currency),
      all((item) => item.product),
      all((item) => item.vendor),
      all((item) => item.merchant),
      all((item) => item.traceId),
      all((item) => iso(item.at)),
      iso(writtenAt),
    ],
  }
}

interface PlayRow {
  status: number
  balance: bigint | null
  version: bigint | null
  seed_id: string | null
  nonce: bigint | null
  auto_left: number | null
  auto_loss_left: bigint | null
}

const PLAY_STATUS: Readonly<Record<number, PlayStatus>> = {
  10: 'stale',
  11: 'session_over',
  12: 'round_open',
  13: 'too_soon',
  14: 'autoplay_over',
}

/** A row of the answer as an outcome. */
export const outcomeOf = (row: PlayRow): PlayOutcome => ({
  status: PLAY_STATUS[row.status] ?? statusOf(row.status),
  balance: (row.balance ?? 0n) as Amount,
  version: row.version ?? 0n,
  seed: row.seed_id as Id<'seed'> | null,
  nonce: Number(row.nonce ?? 0n),
  autoLeft: row.auto_left ?? 0,
  autoLossLeft: row.auto_loss_left ?? 0n,
})
