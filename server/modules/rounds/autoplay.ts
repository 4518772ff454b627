import type { Id } from '@senluna/kit/ids.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { newId } from '../../platform/ids.ts'
import type { GameSession } from './sessions/game-session.ts'
import type { Rounds } from './rounds.ts'
import { lockPlayStates, stopOwnAutoplay, startAuto, stopAuto } from './play-state/play-state-store.ts'
import { requirePlayState } from './seeds/seed-store.ts'

/** The stop limits a player sets before an autoplay starts. Amounts in the wallet's currency. */
export interface AutoplayLimits {
  rounds: number
  /** The most the rounds together may lose. */
  lossLimit: string
  winLimit?: string | undefined
  stopOnFeature: boolean
}

/**
 * Starts an autoplay; every other one of the account ends. Its limits are kept with the play state
 * and checked by each round that names it, in the round's own transaction.
 *
 * Refuses AUTOPLAY_OFF where the jurisdiction allows none or not so many rounds.
 */
export async function startAutoplay(
  rounds: Rounds,
  session: GameSession,
  brand: Brand,
  limits: AutoplayLimits,
  now: Instant,
): Promise<{ id: Id<'autoplay'>; left: number; lossLeft: string }> {
  if (limits.rounds > brand.profile.autoplayRounds)
    throw new Refusal('AUTOPLAY_OFF', { value: { most: brand.profile.autoplayRounds } })
  const id = newId<'autoplay'>(now)
  await rounds.db.transaction().execute(async (tx) => {
    await lockPlayStates(tx, session.memberId)
    await requirePlayState(tx, session)
    await stopOwnAutoplay(tx, session.memberId)
    await startAuto(tx, {
      id,
      rounds: limits.rounds,
      lossLimit: limits.lossLimit,
      winLimit: limits.winLimit,
      stopOnFeature: limits.stopOnFeature,
      memberId: session.memberId,
      game: session.game,
      mode: session.mode,
    })
  })
  return { id, left: limits.rounds, lossLeft: limits.lossLimit }
}

/** Ends the autoplay of this play state, if one runs. */
export async function stopAutoplay(rounds: Rounds, session: GameSession): Promise<{ stopped: true }> {
  await stopAuto(rounds.db, {
    memberId: session.memberId,
    game: session.game,
    mode: session.mode,
    gameSessionId: session.gameSessionId,
  })
  return { stopped: true }
}
