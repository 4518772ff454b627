import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { newId } from '../../platform/ids.ts'
import type { GameSession } from './sessions/game-session.ts'
import { bookOf } from './play-state/open-play-state.ts'
import type { Rounds } from './rounds.ts'
import { requirePlayState } from './seeds/seeds.ts'

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
): Promise<{ id: string; left: number; lossLeft: string }> {
  if (limits.rounds > brand.profile.autoplayRounds)
    throw new Refusal('AUTOPLAY_OFF', { value: { most: brand.profile.autoplayRounds } })
  const id = newId<'autoplay'>(now)
  await rounds.db.transaction().execute(async (tx) => {
    await sql`select 1 from rounds.play_state where owner_id = ${session.memberId} order by game_id, book for no key update`.execute(
      tx,
    )
    await requirePlayState(tx, session)
    await sql`update rounds.play_state set auto_id = null, auto_left = 0 where owner_id = ${session.memberId} and auto_id is not null`.execute(
      tx,
    )
    await sql`update rounds.play_state set auto_id = ${id}, auto_left = ${limits.rounds}, auto_loss_left = ${limits.lossLimit}::bigint,
        auto_win_limit = ${limits.winLimit ?? null}::bigint, auto_stop_on_feature = ${limits.stopOnFeature}
      where owner_id = ${session.memberId} and game_id = ${session.game} and book = ${bookOf(session.mode)}`.execute(tx)
  })
  return { id, left: limits.rounds, lossLeft: limits.lossLimit }
}

/** Ends the autoplay of this play state, if one runs. */
export async function stopAutoplay(rounds: Rounds, session: GameSession): Promise<{ stopped: true }> {
  await sql`update rounds.play_state set auto_id = null, auto_left = 0 where owner_id = ${session.memberId} and game_id = ${session.game}
    and book = ${bookOf(session.mode)} and session_id = ${session.gameSessionId}`.execute(rounds.db)
  return { stopped: true }
}
