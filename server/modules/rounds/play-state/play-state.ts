import type { KeyObject } from 'node:crypto'
import type { Id } from '@senluna/kit/ids.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { streamKey } from '../../fairness/index.ts'
import type { SeedSource } from './open-play-state.ts'
import type { PlayStateKey } from './play-state-key.ts'
import { lockPlayState, playStateRow } from './play-state-store.ts'

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
  openRound: Id<'wager'> | null
  openSeen: number
}

/** Reads a play state. `lock` keeps it from moving until the transaction ends. */
export async function playState(db: Db | Tx, source: SeedSource, key: PlayStateKey, lock = false): Promise<PlayState> {
  if (lock) {
    // A statement of its own: one that waits for the lock and joins would look for the seeds of
    // before.
    await lockPlayState(db, key.owner, key.game, key.mode)
  }
  const row = await playStateRow(db, key.owner, key.game, key.mode)
  assert(row, 'a game session has a play state')
  return {
    seed: row.seed_id,
    key: streamKey(source.vault.open(row.sealed, row.seed_id)),
    commitment: row.commitment.toString('hex'),
    clientSeed: row.client_seed,
    nonce: Number(row.nonce),
    nextSeed: row.next_seed_id,
    nextCommitment: row.next_commitment.toString('hex'),
    openRound: row.open_round,
    openSeen: row.open_seen,
  }
}
