import { sql } from 'kysely'
import type { KeyObject } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { streamKey } from '../../fairness/index.ts'
import { bookOf, type PlayStateKey, type SeedSource } from './open-play-state.ts'

/**
 * A play state as the process knows it: enough to compute the next round. Never leaves the process.
 */
export interface PlayState {
  seed: Id<'seed'>
  key: KeyObject
  commitment: string
  clientSeed: string
  nonce: number
  nextSeed: Id<'seed'>
  nextCommitment: string
  openRound: string | null
  openSeen: number
}

interface Row {
  seed_id: string
  sealed: Buffer
  commitment: Buffer
  client_seed: string
  nonce: bigint
  next_seed_id: string
  next_commitment: Buffer
  open_round: string | null
  open_seen: number
}

/** Reads a play state. `lock` keeps it from moving until the transaction ends. */
export async function playState(db: Db | Tx, source: SeedSource, key: PlayStateKey, lock = false): Promise<PlayState> {
  if (lock) {
    // A statement of its own: one that waits for the lock and joins would look for the seeds of
    // before.
    await sql`select 1 from rounds.play_state where owner_id = ${key.owner} and game_id = ${key.game} and book = ${bookOf(key.mode)}
      for no key update`.execute(db)
  }
  const { rows } = await sql<Row>`
    select s.seed_id, c.sealed, c.commitment, c.client_seed, s.nonce, s.next_seed_id, n.commitment as next_commitment, s.open_round, s.open_seen
    from rounds.play_state s
    join rounds.seed c on c.owner_id = s.owner_id and c.id = s.seed_id
    join rounds.seed n on n.owner_id = s.owner_id and n.id = s.next_seed_id
    where s.owner_id = ${key.owner} and s.game_id = ${key.game} and s.book = ${bookOf(key.mode)}`.execute(db)
  const row = rows[0]
  assert(row, 'a game session has a play state')
  return {
    seed: row.seed_id as Id<'seed'>,
    key: streamKey(source.vault.open(row.sealed, row.seed_id)),
    commitment: row.commitment.toString('hex'),
    clientSeed: row.client_seed,
    nonce: Number(row.nonce),
    nextSeed: row.next_seed_id as Id<'seed'>,
    nextCommitment: row.next_commitment.toString('hex'),
    openRound: row.open_round,
    openSeen: row.open_seen,
  }
}
