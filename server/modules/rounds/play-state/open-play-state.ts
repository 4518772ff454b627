import { sql } from 'kysely'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { commitmentOf, type HouseGenerator, type SeedVault } from '../../fairness/index.ts'

/** Where seeds come from and how they are kept. */
export interface SeedSource {
  generator: HouseGenerator
  vault: SeedVault
}

/** One player's place in one game and book. */
export interface PlayStateKey {
  owner: Id<'member'>
  game: string
  mode: 'REAL' | 'TRIAL'
}

export const bookOf = (mode: 'REAL' | 'TRIAL'): 0 | 1 => (mode === 'REAL' ? 0 : 1)

/** Commits to a fresh server seed and stores it sealed; answers its id. */
export async function newSeed(
  tx: Tx,
  source: SeedSource,
  key: PlayStateKey,
  clientSeed: string,
  now: Instant,
): Promise<Id<'seed'>> {
  const id = newId<'seed'>(now)
  const seed = source.generator.seed()
  const commitment = Buffer.from(commitmentOf(seed), 'hex')
  await sql`insert into rounds.seed (owner_id, id, game_id, book, commitment, sealed, client_seed, created_at)
    values (${key.owner}, ${id}, ${key.game}, ${bookOf(key.mode)}, ${commitment}, ${source.vault.seal(seed, id)}, ${clientSeed}, ${new Date(now)})`.execute(
    tx,
  )
  return id
}

/**
 * Makes sure the player has a play state with a seed pair in use and the next one committed to.
 *
 * Two at once both find the play state afterwards: the loser's seeds are never used.
 */
export async function ensurePlayState(
  tx: Tx,
  source: SeedSource,
  key: PlayStateKey,
  clientSeed: string,
  now: Instant,
): Promise<void> {
  const found = await sql`select 1 from rounds.play_state
    where owner_id = ${key.owner} and game_id = ${key.game} and book = ${bookOf(key.mode)}`.execute(tx)
  if (found.rows.length > 0) return
  const current = await newSeed(tx, source, key, clientSeed, now)
  const next = await newSeed(tx, source, key, clientSeed, now)
  await sql`insert into rounds.play_state (owner_id, game_id, book, seed_id, next_seed_id)
    values (${key.owner}, ${key.game}, ${bookOf(key.mode)}, ${current}, ${next}) on conflict do nothing`.execute(tx)
}
