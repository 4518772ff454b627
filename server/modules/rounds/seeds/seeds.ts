import { sql } from 'kysely'
import type { rotateSeeds } from '@senluna/contract/play/house.ts'
import type { fairness } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { bookOf, newSeed, type PlayStateKey } from '../play-state/open-play-state.ts'
import type { Rounds } from '../rounds.ts'
import { playState } from '../play-state/play-state.ts'

type Seeds = ReplyOf<typeof rotateSeeds>

const SHOWN = 20

/** The pair in use, the next commitment, and the last twenty revealed pairs. */
export async function seedsOf(rounds: Rounds, db: Db | Tx, session: GameSession): Promise<Seeds> {
  const stateKey: PlayStateKey = { owner: session.memberId, game: session.game, mode: session.mode }
  const state = await playState(db, rounds.source, stateKey)
  const { rows } = await sql<{
    id: string
    sealed: Buffer
    commitment: Buffer
    client_seed: string
    rounds: bigint
    revealed_at: Date
  }>`
    select id, sealed, commitment, client_seed, rounds, revealed_at from rounds.seed
    where owner_id = ${session.memberId} and game_id = ${session.game} and book = ${bookOf(session.mode)} and revealed_at is not null
    order by revealed_at desc limit ${SHOWN}`.execute(db)
  return {
    seedId: state.seed,
    commitment: state.commitment,
    nextCommitment: state.nextCommitment,
    clientSeed: state.clientSeed,
    nonce: state.nonce,
    revealed: rows.map((row) => ({
      seedId: row.id,
      serverSeed: rounds.source.vault.open(row.sealed, row.id).toString('hex'),
      commitment: row.commitment.toString('hex'),
      clientSeed: row.client_seed,
      rounds: Number(row.rounds),
      at: row.revealed_at.toISOString(),
    })),
  }
}

/**
 * Reveals the server seed in use and moves on to the one committed to before; commits to another.
 *
 * The client seed given becomes that of the new pair. Refuses ROUND_OPEN while a round has steps to
 * show, GAME_SESSION when the game was opened elsewhere.
 */
export async function rotate(
  rounds: Rounds,
  session: GameSession,
  clientSeed: string | undefined,
  now: Instant,
): Promise<Seeds> {
  const stateKey: PlayStateKey = { owner: session.memberId, game: session.game, mode: session.mode }
  try {
    return await rounds.db.transaction().execute(async (tx) => {
      const state = await playState(tx, rounds.source, stateKey, true)
      await requirePlayState(tx, session)
      if (state.openRound) throw new Refusal('ROUND_OPEN')
      const client = clientSeed ?? state.clientSeed
      await sql`update rounds.seed set revealed_at = ${new Date(now)}, rounds = ${state.nonce}
        where owner_id = ${session.memberId} and id = ${state.seed}`.execute(tx)
      await sql`update rounds.seed set client_seed = ${client} where owner_id = ${session.memberId} and id = ${state.nextSeed}`.execute(
        tx,
      )
      const next = await newSeed(tx, rounds.source, stateKey, client, now)
      await sql`update rounds.play_state set seed_id = next_seed_id, next_seed_id = ${next}, nonce = 0
        where owner_id = ${session.memberId} and game_id = ${session.game} and book = ${bookOf(session.mode)}`.execute(
        tx,
      )
      return seedsOf(rounds, tx, session)
    })
  } finally {
    rounds.playStates.forget(session)
  }
}

/** Refuses GAME_SESSION unless this session holds the state. */
export async function requirePlayState(tx: Tx, session: GameSession): Promise<void> {
  const { rows } =
    await sql`select 1 from rounds.play_state where owner_id = ${session.memberId} and game_id = ${session.game}
    and book = ${bookOf(session.mode)} and session_id = ${session.gameSessionId}`.execute(tx)
  if (rows.length === 0) throw new Refusal('GAME_SESSION')
}

/** What anybody may know of a seed pair. Refuses SYS_NOT_FOUND for an unknown one. */
export async function fairnessOf(rounds: Rounds, id: string): Promise<ReplyOf<typeof fairness>> {
  const { rows } = await sql<{
    id: string
    owner_id: Id<'member'>
    game_id: string
    book: number
    sealed: Buffer
    commitment: Buffer
    client_seed: string
    rounds: bigint
    revealed_at: Date | null
    nonce: bigint | null
    rules_nos: number[]
  }>`select s.id, s.owner_id, s.rules_nos, s.game_id, s.book, s.sealed, s.commitment, s.client_seed, s.rounds, s.revealed_at, t.nonce
    from rounds.seed s left join rounds.play_state t on t.owner_id = s.owner_id and t.game_id = s.game_id and t.book = s.book and t.seed_id = s.id
    where s.id = ${id}::uuid`.execute(rounds.db)
  const row = rows[0]
  const running = row && rounds.games.get(row.game_id)
  if (!row || !running) throw new Refusal('SYS_NOT_FOUND')
  const played = Number(row.nonce ?? row.rounds)
  return {
    seedId: row.id,
    game: row.game_id,
    streamCode: running.game.streamCode,
    mode: row.book === 0 ? 'REAL' : 'TRIAL',
    commitment: row.commitment.toString('hex'),
    clientSeed: row.client_seed,
    serverSeed: row.revealed_at ? rounds.source.vault.open(row.sealed, row.id).toString('hex') : null,
    configurationHashes: played === 0 ? [] : await hashesOf(rounds.db, row),
    rounds: played,
  }
}

/** The configurations that rounds under a seed were played by. */
async function hashesOf(
  db: Db,
  seed: { id: string; owner_id: Id<'member'>; rules_nos: readonly number[] },
): Promise<string[]> {
  // More than one is rare, a paytable changed under the seed: then the rounds themselves are asked.
  const nos =
    seed.rules_nos.length === 1
      ? sql`select ${seed.rules_nos[0]}::smallint`
      : sql`select rules_no from rounds.round where owner_id = ${seed.owner_id} and seed_id = ${seed.id}`
  const { rows } = await sql<{ configuration_hash: string }>`
    select configuration_hash from rounds.rules where rules_no in (${nos}) order by rules_no`.execute(db)
  return rows.map((row) => row.configuration_hash)
}
