import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { GameSession } from './sessions/game-session.ts'
import { bookOf } from './play-state/open-play-state.ts'
import type { Rounds } from './rounds.ts'

/**
 * Notes how far a round has been shown; the last step closes it. Going back changes nothing.
 *
 * A round that is not open any more answers closed. Refuses ROUND_STATE for a step it doesn't have
 * or a round that isn't the player's, GAME_SESSION when the game was opened elsewhere.
 */
export async function markSeen(
  rounds: Rounds,
  session: GameSession,
  round: string,
  step: number,
): Promise<{ seen: number; open: boolean }> {
  const { rows } = await sql<{
    steps: number
  }>`select r.steps from rounds.round r join wagers.for_record w on w.owner_id = r.owner_id and w.id = r.id
    where r.owner_id = ${session.memberId} and r.id = ${round}::uuid and w.game_id = ${session.game}`.execute(rounds.db)
  const steps = rows[0]?.steps
  if (steps === undefined || step > steps) throw new Refusal('ROUND_STATE')
  const updated = await sql<{ open_seen: number; open_round: string | null }>`update rounds.play_state set
      open_seen = greatest(open_seen, ${step}),
      open_round = case when greatest(open_seen, ${step}) >= ${steps} then null else open_round end
    where owner_id = ${session.memberId} and game_id = ${session.game} and book = ${bookOf(session.mode)}
      and session_id = ${session.gameSessionId} and open_round = ${round}::uuid
    returning open_seen, open_round`.execute(rounds.db)
  rounds.playStates.forget(session)
  const state = updated.rows[0]
  if (state) return { seen: state.open_seen, open: state.open_round !== null }
  const holds =
    await sql`select 1 from rounds.play_state where owner_id = ${session.memberId} and game_id = ${session.game}
    and book = ${bookOf(session.mode)} and session_id = ${session.gameSessionId}`.execute(rounds.db)
  if (holds.rows.length === 0) throw new Refusal('GAME_SESSION')
  return { seen: steps, open: false }
}
