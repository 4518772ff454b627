import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { BookNo } from '../../wagers/index.ts'
import { bookOf, type PlayStateKey } from '../play-state/play-state-key.ts'

/** A run as it is stored, with the seed it draws from. */
export interface RunRow {
  owner_id: Id<'member'>
  id: Id<'wager'>
  game_id: string
  book: BookNo
  wallet_no: number
  currency: string
  vendor: string
  seed_id: Id<'seed'>
  nonce: bigint
  rules_no: number
  opening: string
  stake: Amount
  opened_at: Date
  ended_at: Date | null
  ended_key: string | null
  sealed: Buffer
  commitment: Buffer
  client_seed: string
}

const FROM = sql.raw(`select u.*, s.sealed, s.commitment, s.client_seed
  from rounds.run u join rounds.seed s on s.owner_id = u.owner_id and s.id = u.seed_id`)

/** A member's run by its id. */
export async function runById(db: Db | Tx, owner: Id<'member'>, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`${FROM} where u.owner_id = ${owner} and u.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** The run of a play state that waits for a move. */
export async function openRunOf(db: Db | Tx, { owner, game, mode }: PlayStateKey): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`${FROM} where u.owner_id = ${owner} and u.game_id = ${game}
    and u.book = ${bookOf(mode)} and u.ended_at is null`.execute(db)
  return rows[0]
}

/** Runs that have been open since before a moment, oldest first, but for those that were tried. */
export async function waitingRuns(
  db: Db,
  { before, tried, most }: { before: Instant; tried: readonly string[]; most: number },
): Promise<{ owner_id: Id<'member'>; id: Id<'wager'>; game_id: string; book: BookNo }[]> {
  const { rows } = await sql<{ owner_id: Id<'member'>; id: Id<'wager'>; game_id: string; book: BookNo }>`
    select owner_id, id, game_id, book from rounds.run
    where ended_at is null and opened_at <= ${new Date(before)} and id <> all (${[...tried]}::uuid[])
    order by opened_at limit ${most}`.execute(db)
  return rows
}

/** The moves of a run, in order. */
export async function movesOf(db: Db | Tx, owner: Id<'member'>, run: Id<'wager'>): Promise<string> {
  const { rows } = await sql<{ moves: string }>`select coalesce(string_agg(move, '' order by place), '') as moves
    from rounds.move where owner_id = ${owner} and run_id = ${run}`.execute(db)
  return rows[0]!.moves
}

/** What a key was used for, if for a move. */
export async function moveByKey(
  tx: Tx,
  owner: Id<'member'>,
  key: string,
): Promise<{ run_id: Id<'wager'>; place: number; move: string } | undefined> {
  const { rows } = await sql<{ run_id: Id<'wager'>; place: number; move: string }>`
    select run_id, place, move from rounds.move where owner_id = ${owner} and key = ${key}::uuid`.execute(tx)
  return rows[0]
}

/** Stores a move and what it staked, before its outcome leaves the process. */
export async function insertMove(
  tx: Tx,
  row: { owner: Id<'member'>; run: Id<'wager'>; place: number; key: string; move: string; raised: Amount },
  now: Instant,
): Promise<void> {
  await sql`insert into rounds.move (owner_id, run_id, place, key, move, raised, at)
    values (${row.owner}, ${row.run}, ${row.place}, ${row.key}::uuid, ${row.move}, nullif(${row.raised.toString()}::bigint, 0), ${new Date(now)})`.execute(
    tx,
  )
}

/** When the last round of a play state began. */
export async function lastBeganAt(tx: Tx, { owner, game, mode }: PlayStateKey): Promise<Date | null> {
  const { rows } = await sql<{ last_spin_at: Date | null }>`select last_spin_at from rounds.play_state
    where owner_id = ${owner} and game_id = ${game} and book = ${bookOf(mode)}`.execute(tx)
  return rows[0]?.last_spin_at ?? null
}

/** Notes a run whose stake was taken; false when its play state has moved on. */
export async function insertRun(
  tx: Tx,
  row: PlayStateKey & {
    id: Id<'wager'>
    wallet: number
    currency: string
    vendor: string
    seed: Id<'seed'>
    nonce: number
    rules: number
    opening: string
    stake: Amount
  },
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ opened: boolean }>`select rounds.open_run(${row.owner}, ${row.id}, ${row.game},
    ${bookOf(row.mode)}::smallint, ${row.wallet}, ${row.currency}, ${row.vendor}, ${row.seed}, ${row.nonce},
    ${row.rules}::smallint, ${row.opening}, ${row.stake.toString()}::bigint, ${new Date(now)}) as opened`.execute(tx)
  return rows[0]!.opened
}

/** Makes a round of a run that is over; false for one that had ended before. */
export async function endRun(
  tx: Tx,
  run: { owner: Id<'member'>; id: Id<'wager'>; record: readonly number[]; key: string | null },
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`select rounds.end_run(${run.owner}, ${run.id},
    ${Buffer.from(run.record)}, ${run.key}::uuid, ${new Date(now)}) as ended`.execute(tx)
  return rows[0]!.ended
}
