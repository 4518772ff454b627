import type { Id } from '@senluna/kit/ids.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { GameSession } from './sessions/game-session.ts'
import type { Rounds } from './rounds.ts'
import { stepsOf, markSeenTo, holdsPlayState } from './play-state/play-state-store.ts'

/**
 * Notes how far a round has been shown; the last step closes it. Going back changes nothing.
 *
 * A round that is not open any more answers closed. Refuses ROUND_STATE for a step it doesn't have
 * or a round that isn't the player's, GAME_SESSION when the game was opened elsewhere.
 */
export async function markSeen(
  rounds: Rounds,
  session: GameSession,
  round: Id<'wager'>,
  step: number,
): Promise<{ seen: number; open: boolean }> {
  const steps = await stepsOf(rounds.db, session.memberId, round, session.game)
  if (steps === undefined || step > steps) throw new Refusal('ROUND_STATE')
  const updated = await markSeenTo(rounds.db, {
    step,
    steps,
    memberId: session.memberId,
    game: session.game,
    mode: session.mode,
    gameSessionId: session.gameSessionId,
    round,
  })
  rounds.playStates.forget(session)
  const state = updated
  if (state) return { seen: state.open_seen, open: state.open_round !== null }
  const holds = await holdsPlayState(rounds.db, {
    memberId: session.memberId,
    game: session.game,
    mode: session.mode,
    gameSessionId: session.gameSessionId,
  })
  if (!holds) throw new Refusal('GAME_SESSION')
  return { seen: steps, open: false }
}
