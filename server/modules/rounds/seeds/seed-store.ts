import type { BookNo } from '../../wagers/index.ts'
import { bookOf } from '../play-state/play-state-key.ts'
import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { Refusal } from '@senluna/contract/refusals.ts'

/** Refuses GAME_SESSION unless this session holds the state. */
export async function requirePlayState(tx: Tx, session: GameSession): Promise<void> {
  const { rows } =
    await sql`select 1 from rounds.play_state where owner_id = ${session.memberId} and game_id = ${session.game}
    and book = ${bookOf(session.mode)} and session_id = ${session.gameSessionId}`.execute(tx)
  if (rows.length === 0) throw new Refusal('GAME_SESSION')
}

/** The configurations that rounds under a seed were played by. */
export async function hashesOf(
  db: Db,
  seed: { id: Id<'seed'>; owner_id: Id<'member'>; rules_nos: readonly number[] },
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

/** A player's revealed seeds of a game, the newest first. */
export async function revealedSeeds(
  db: Db | Tx,
  { memberId, game, mode, shown }: { memberId: Id<'member'>; game: string; mode: 'REAL' | 'TRIAL'; shown: number },
): Promise<
  {
    id: Id<'seed'>
    sealed: Buffer
    commitment: Buffer
    client_seed: string
    rounds: bigint
    revealed_at: Date
  }[]
> {
  const { rows } = await sql<{
    id: Id<'seed'>
    sealed: Buffer
    commitment: Buffer
    client_seed: string
    rounds: bigint
    revealed_at: Date
  }>`
    select id, sealed, commitment, client_seed, rounds, revealed_at from rounds.seed
    where owner_id = ${memberId} and game_id = ${game} and book = ${bookOf(mode)} and revealed_at is not null
    order by revealed_at desc limit ${shown}`.execute(db)
  return rows
}

/** Reveals a seed with the number of its rounds. */
export async function revealSeed(
  tx: Tx,
  { nonce, memberId, seed }: { nonce: number; memberId: Id<'member'>; seed: Id<'seed'> },
  now: Instant,
): Promise<void> {
  await sql`update rounds.seed set revealed_at = ${new Date(now)}, rounds = ${nonce}
        where owner_id = ${memberId} and id = ${seed}`.execute(tx)
}

/** Sets the client's part of a seed. */
export async function setClientSeed(
  tx: Tx,
  client: string,
  memberId: Id<'member'>,
  nextSeed: Id<'seed'>,
): Promise<void> {
  await sql`update rounds.seed set client_seed = ${client} where owner_id = ${memberId} and id = ${nextSeed}`.execute(
    tx,
  )
}

/** Moves a play state on to its next seed. */
export async function moveToNext(
  tx: Tx,
  { next, memberId, game, mode }: { next: Id<'seed'>; memberId: Id<'member'>; game: string; mode: 'REAL' | 'TRIAL' },
): Promise<void> {
  await sql`update rounds.play_state set seed_id = next_seed_id, next_seed_id = ${next}, nonce = 0
        where owner_id = ${memberId} and game_id = ${game} and book = ${bookOf(mode)}`.execute(tx)
}

/** A seed with the rounds it has served. */
export async function seedById(
  db: Db,
  id: Id<'seed'>,
): Promise<
  | {
      id: Id<'seed'>
      owner_id: Id<'member'>
      game_id: string
      book: BookNo
      sealed: Buffer
      commitment: Buffer
      client_seed: string
      rounds: bigint
      revealed_at: Date | null
      nonce: bigint | null
      rules_nos: number[]
    }
  | undefined
> {
  const { rows } = await sql<{
    id: Id<'seed'>
    owner_id: Id<'member'>
    game_id: string
    book: BookNo
    sealed: Buffer
    commitment: Buffer
    client_seed: string
    rounds: bigint
    revealed_at: Date | null
    nonce: bigint | null
    rules_nos: number[]
  }>`select s.id, s.owner_id, s.rules_nos, s.game_id, s.book, s.sealed, s.commitment, s.client_seed, s.rounds, s.revealed_at, t.nonce
    from rounds.seed s left join rounds.play_state t on t.owner_id = s.owner_id and t.game_id = s.game_id and t.book = s.book and t.seed_id = s.id
    where s.id = ${id}::uuid`.execute(db)
  return rows[0]
}
