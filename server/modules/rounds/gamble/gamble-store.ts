import { sql } from 'kysely'
import { at } from '@senluna/kit/assert.ts'
import { GAMBLE_GAME } from '@senluna/kit/games/gamble.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { statusOf, type HouseNo } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { WAGER_STATUS } from '../../wagers/index.ts'
import { bookOf, type PlayStateKey } from '../play-state/play-state-key.ts'
import { PLAY_STATUS, type PlayStatus } from '../posting/play-statement.ts'

/** A step of a gamble that was taken. */
export interface GambleStep {
  id: Id<'wager'>
  of_round: Id<'wager'>
  step: number
  stake: Amount
  payout: Amount
}

/** What a step was taken under a key. */
export async function stepById(db: Db | Tx, owner: Id<'member'>, key: string): Promise<GambleStep | undefined> {
  const { rows } = await sql<GambleStep>`select id, of_round, step, stake, payout from rounds.gamble
    where owner_id = ${owner} and id = ${key}::uuid`.execute(db)
  return rows[0]
}

/** The last step of the gamble of a round. */
export async function lastStepOf(
  db: Db | Tx,
  owner: Id<'member'>,
  round: Id<'wager'>,
): Promise<GambleStep | undefined> {
  const { rows } = await sql<GambleStep>`select id, of_round, step, stake, payout from rounds.gamble
    where owner_id = ${owner} and of_round = ${round}::uuid order by step desc limit 1`.execute(db)
  return rows[0]
}

/** A slot's round that paid, as far as its win may be gambled. */
export interface WonRound {
  id: Id<'wager'>
  stake: Amount
  payout: Amount
  seed_id: Id<'seed'>
  nonce: bigint
}

/** A round of a slot that its player paid for, with something won and not voided. */
export async function wonRound(
  db: Db | Tx,
  { owner, game, mode }: PlayStateKey,
  round: string,
): Promise<WonRound | undefined> {
  const { rows } = await sql<WonRound>`select w.id, w.stake, w.payout, r.seed_id, r.nonce
    from rounds.in_wagers w join rounds.round r on r.owner_id = w.owner_id and r.id = w.round_id
    where w.owner_id = ${owner} and w.id = ${round}::uuid and w.game_id = ${game} and w.book = ${bookOf(mode)} and w.payout > 0
      and w.status not in (${WAGER_STATUS.CANCELLED}, ${WAGER_STATUS.VOID})
      and not exists (select from rounds.free_round f where f.owner_id = w.owner_id and f.id = w.id)`.execute(db)
  return rows[0]
}

/** The round of a slot that was played last, or whose win was gambled last. */
export async function lastRoundOf(db: Db | Tx, { owner, game, mode }: PlayStateKey): Promise<Id<'wager'> | undefined> {
  const { rows } = await sql<{ round: Id<'wager'> }>`select coalesce(g.of_round, w.id) as round
    from rounds.in_wagers w left join rounds.gamble g on g.owner_id = w.owner_id and g.id = w.id
    where w.owner_id = ${owner} and w.game_id = any (${[game, GAMBLE_GAME]}::text[]) and w.book = ${bookOf(mode)}
    order by w.placed_at desc, w.id desc limit 1`.execute(db)
  return rows[0]?.round
}

/** One step with its outcome, ready to be posted against the play state it was computed from. */
export interface GambleItem extends PlayStateKey {
  gameSession: Id<'game-session'>
  key: Id<'wager'>
  of: Id<'wager'>
  /** The wager that won what is risked. */
  before: Id<'wager'>
  step: number
  stake: Amount
  payout: Amount
  seed: Id<'seed'>
  nonce: number
  record: readonly number[]
  cycleMs: number
  wallet: number
  contra: HouseNo
  rules: number
  currency: string
  vendor: string
  merchant: MerchantCode
  traceId: string
}

/** What became of a step; balance and version are set when it was posted. */
export interface GamblePosted {
  status: PlayStatus
  balance: Amount
  version: bigint
}

/** Posts a step, in a transaction of the caller's that holds the play state. */
export async function postGamble(tx: Tx, item: GambleItem, now: Instant): Promise<GamblePosted> {
  const { rows } = await sql<{ status: number; balance: Amount; version: bigint }>`
    select status, balance, version from rounds.play_gamble(${item.owner}, ${item.game}, ${bookOf(item.mode)}::smallint, ${item.gameSession},
      ${item.key}, ${item.of}, ${item.before}, ${item.step}::smallint, ${item.stake.toString()}::bigint, ${item.payout.toString()}::bigint, ${item.seed},
      ${item.nonce}::bigint, ${Buffer.from(item.record)}, ${item.cycleMs}, ${item.wallet}, ${item.contra}, ${item.rules}::smallint, ${item.currency}, 'RNG',
      ${item.vendor}, ${GAMBLE_GAME}, ${item.merchant}, ${item.traceId}, ${iso(now)}::timestamptz, ${iso(now)}::timestamptz)`.execute(
    tx,
  )
  const { status, balance, version } = at(rows, 0)
  return { status: PLAY_STATUS[status] ?? statusOf(status), balance: amount(balance), version }
}
