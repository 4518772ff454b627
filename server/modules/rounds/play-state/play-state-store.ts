import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Tx, Db } from '../../../platform/database/db.ts'
import { bookOf } from './play-state-key.ts'
import type { Instant } from '@senluna/kit/time.ts'

/** Holds all play states of a player, in one order. */
export async function lockPlayStates(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`select 1 from rounds.play_state where owner_id = ${memberId} order by game_id, book for no key update`.execute(
    tx,
  )
}

/** Stops every autoplay of a player. */
export async function stopOwnAutoplay(tx: Tx, memberId: Id<'member'>): Promise<void> {
  await sql`update rounds.play_state set auto_id = null, auto_left = 0 where owner_id = ${memberId} and auto_id is not null`.execute(
    tx,
  )
}

/** Starts an autoplay with its limits. */
export async function startAuto(
  tx: Tx,
  change: {
    id: Id<'autoplay'>
    rounds: number
    lossLimit: string
    winLimit: string | undefined
    stopOnFeature: boolean
    memberId: Id<'member'>
    game: string
    mode: 'REAL' | 'TRIAL'
  },
): Promise<void> {
  await sql`update rounds.play_state set auto_id = ${change.id}, auto_left = ${change.rounds}, auto_loss_left = ${change.lossLimit}::bigint,
        auto_win_limit = ${change.winLimit ?? null}::bigint, auto_stop_on_feature = ${change.stopOnFeature}
      where owner_id = ${change.memberId} and game_id = ${change.game} and book = ${bookOf(change.mode)}`.execute(tx)
}

/** Stops the autoplay of a game session. */
export async function stopAuto(
  db: Db,
  {
    memberId,
    game,
    mode,
    gameSessionId,
  }: { memberId: Id<'member'>; game: string; mode: 'REAL' | 'TRIAL'; gameSessionId: Id<'game-session'> },
): Promise<void> {
  await sql`update rounds.play_state set auto_id = null, auto_left = 0 where owner_id = ${memberId} and game_id = ${game}
    and book = ${bookOf(mode)} and session_id = ${gameSessionId}`.execute(db)
}

/** Gives a play state to a game session. */
export async function giveTo(
  tx: Tx,
  change: {
    gameSessionId: Id<'game-session'>
    expiresAt: number
    guarded: boolean
    checkDueAt: Instant
    memberId: Id<'member'>
    game: string
    mode: 'REAL' | 'TRIAL'
  },
): Promise<void> {
  await sql`update rounds.play_state set session_id = ${change.gameSessionId}, session_expires_at = ${new Date(change.expiresAt)}, auto_id = null,
        guarded = ${change.guarded}, check_due_at = ${new Date(change.checkDueAt)}
      where owner_id = ${change.memberId} and game_id = ${change.game} and book = ${bookOf(change.mode)}`.execute(tx)
}

/** Keeps a seed, sealed. */
export async function insertSeed(
  tx: Tx,
  row: {
    owner: Id<'member'>
    id: Id<'seed'>
    game: string
    mode: 'REAL' | 'TRIAL'
    commitment: Buffer
    sealed: Buffer
    clientSeed: string
  },
  now: Instant,
): Promise<void> {
  await sql`insert into rounds.seed (owner_id, id, game_id, book, commitment, sealed, client_seed, created_at)
    values (${row.owner}, ${row.id}, ${row.game}, ${bookOf(row.mode)}, ${row.commitment}, ${row.sealed}, ${row.clientSeed}, ${new Date(now)})`.execute(
    tx,
  )
}

/** Whether a player has a play state of a game. */
export async function hasPlayState(
  tx: Tx,
  owner: Id<'member'>,
  game: string,
  mode: 'REAL' | 'TRIAL',
): Promise<boolean> {
  const { rows } = await sql`select 1 from rounds.play_state
    where owner_id = ${owner} and game_id = ${game} and book = ${bookOf(mode)}`.execute(tx)
  return rows.length > 0
}

/** Makes a play state; one that is there stays. */
export async function insertPlayState(
  tx: Tx,
  row: { owner: Id<'member'>; game: string; mode: 'REAL' | 'TRIAL'; current: Id<'seed'>; next: Id<'seed'> },
): Promise<void> {
  await sql`insert into rounds.play_state (owner_id, game_id, book, seed_id, next_seed_id)
    values (${row.owner}, ${row.game}, ${bookOf(row.mode)}, ${row.current}, ${row.next}) on conflict do nothing`.execute(
    tx,
  )
}

interface Row {
  seed_id: Id<'seed'>
  sealed: Buffer
  commitment: Buffer
  client_seed: string
  nonce: bigint
  next_seed_id: Id<'seed'>
  next_commitment: Buffer
  open_round: Id<'wager'> | null
  open_seen: number
}

/** Holds a play state until the transaction ends. */
export async function lockPlayState(
  db: Db | Tx,
  owner: Id<'member'>,
  game: string,
  mode: 'REAL' | 'TRIAL',
): Promise<void> {
  await sql`select 1 from rounds.play_state where owner_id = ${owner} and game_id = ${game} and book = ${bookOf(mode)}
      for no key update`.execute(db)
}

/** A play state with its two seeds. */
export async function playStateRow(
  db: Db | Tx,
  owner: Id<'member'>,
  game: string,
  mode: 'REAL' | 'TRIAL',
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select s.seed_id, c.sealed, c.commitment, c.client_seed, s.nonce, s.next_seed_id, n.commitment as next_commitment, s.open_round, s.open_seen
    from rounds.play_state s
    join rounds.seed c on c.owner_id = s.owner_id and c.id = s.seed_id
    join rounds.seed n on n.owner_id = s.owner_id and n.id = s.next_seed_id
    where s.owner_id = ${owner} and s.game_id = ${game} and s.book = ${bookOf(mode)}`.execute(db)
  return rows[0]
}

/** Notes that a seed is played by a configuration. */
export async function noteRules(db: Db, rulesNo: number, owner: Id<'member'>, seed: Id<'seed'>): Promise<void> {
  await sql`update rounds.seed set rules_nos = rules_nos || ${rulesNo}::smallint
        where owner_id = ${owner} and id = ${seed} and not rules_nos @> array[${rulesNo}::smallint]`.execute(db)
}

/** How many steps a round of a player has. */
export async function stepsOf(
  db: Db,
  memberId: Id<'member'>,
  round: Id<'wager'>,
  game: string,
): Promise<number | undefined> {
  const { rows } = await sql<{
    steps: number
  }>`select r.steps from rounds.round r join rounds.in_wagers w on w.owner_id = r.owner_id and w.id = r.id
    where r.owner_id = ${memberId} and r.id = ${round}::uuid and w.game_id = ${game}`.execute(db)
  return rows[0]?.steps
}

/** Notes how far a round was shown; undefined when it isn't open. */
export async function markSeenTo(
  db: Db,
  change: {
    step: number
    steps: number
    memberId: Id<'member'>
    game: string
    mode: 'REAL' | 'TRIAL'
    gameSessionId: Id<'game-session'>
    round: Id<'wager'>
  },
): Promise<{ open_seen: number; open_round: Id<'wager'> | null } | undefined> {
  const { rows } = await sql<{ open_seen: number; open_round: Id<'wager'> | null }>`update rounds.play_state set
      open_seen = greatest(open_seen, ${change.step}),
      open_round = case when greatest(open_seen, ${change.step}) >= ${change.steps} then null else open_round end
    where owner_id = ${change.memberId} and game_id = ${change.game} and book = ${bookOf(change.mode)}
      and session_id = ${change.gameSessionId} and open_round = ${change.round}::uuid
    returning open_seen, open_round`.execute(db)
  return rows[0]
}

/** Whether a game session holds its play state. */
export async function holdsPlayState(
  db: Db,
  {
    memberId,
    game,
    mode,
    gameSessionId,
  }: { memberId: Id<'member'>; game: string; mode: 'REAL' | 'TRIAL'; gameSessionId: Id<'game-session'> },
): Promise<boolean> {
  const { rows } = await sql`select 1 from rounds.play_state where owner_id = ${memberId} and game_id = ${game}
    and book = ${bookOf(mode)} and session_id = ${gameSessionId}`.execute(db)
  return rows.length > 0
}
