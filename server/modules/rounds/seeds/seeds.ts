import type { Id } from '@senluna/kit/ids.ts'
import { BOOK } from '../../wagers/index.ts'
import type { rotateSeeds, fairness } from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { newSeed } from '../play-state/open-play-state.ts'
import type { Rounds } from '../rounds.ts'
import { playState } from '../play-state/play-state.ts'
import type { PlayStateKey } from '../play-state/play-state-key.ts'
import {
  revealedSeeds,
  revealSeed,
  setClientSeed,
  moveToNext,
  seedById,
  requirePlayState,
  hashesOf,
} from './seed-store.ts'

type Seeds = ReplyOf<typeof rotateSeeds>

const SHOWN = 20

/** The pair in use, the next commitment, and the last twenty revealed pairs. */
export async function seedsOf(rounds: Rounds, db: Db | Tx, session: GameSession): Promise<Seeds> {
  const stateKey: PlayStateKey = { owner: session.memberId, game: session.game, mode: session.mode }
  const state = await playState(db, rounds.source, stateKey)
  const rows = await revealedSeeds(db, {
    memberId: session.memberId,
    game: session.game,
    mode: session.mode,
    shown: SHOWN,
  })
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
      await revealSeed(tx, { nonce: state.nonce, memberId: session.memberId, seed: state.seed }, now)
      await setClientSeed(tx, client, session.memberId, state.nextSeed)
      const next = await newSeed(tx, rounds.source, stateKey, client, now)
      await moveToNext(tx, { next, memberId: session.memberId, game: session.game, mode: session.mode })
      return seedsOf(rounds, tx, session)
    })
  } finally {
    rounds.playStates.forget(session)
  }
}

/** What anybody may know of a seed pair. Refuses SYS_NOT_FOUND for an unknown one. */
export async function fairnessOf(rounds: Rounds, id: Id<'seed'>): Promise<ReplyOf<typeof fairness>> {
  const row = await seedById(rounds.db, id)
  const running = row && rounds.games.get(row.game_id)
  if (!row || !running) throw new Refusal('SYS_NOT_FOUND')
  const played = Number(row.nonce ?? row.rounds)
  return {
    seedId: row.id,
    game: row.game_id,
    streamCode: running.game.streamCode,
    mode: row.book === BOOK.REAL ? 'REAL' : 'TRIAL',
    commitment: row.commitment.toString('hex'),
    clientSeed: row.client_seed,
    serverSeed: row.revealed_at ? rounds.source.vault.open(row.sealed, row.id).toString('hex') : null,
    configurationHashes: played === 0 ? [] : await hashesOf(rounds.db, row),
    rounds: played,
  }
}
