import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import { commitmentOf, type HouseGenerator, type SeedVault } from '../../fairness/index.ts'
import type { PlayStateKey } from './play-state-key.ts'
import { insertSeed, hasPlayState, insertPlayState } from './play-state-store.ts'

/** Where seeds come from and how they are kept. */
export interface SeedSource {
  generator: HouseGenerator
  vault: SeedVault
}

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
  const sealed = source.vault.seal(seed, id)
  await insertSeed(tx, { owner: key.owner, id, game: key.game, mode: key.mode, commitment, sealed, clientSeed }, now)
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
  const found = await hasPlayState(tx, key.owner, key.game, key.mode)
  if (found) return
  const current = await newSeed(tx, source, key, clientSeed, now)
  const next = await newSeed(tx, source, key, clientSeed, now)
  await insertPlayState(tx, { owner: key.owner, game: key.game, mode: key.mode, current, next })
}
