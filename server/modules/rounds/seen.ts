import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { GameSession } from './game-session.ts'
import { bookOf } from './open-seat.ts'
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
  }>`select r.steps from wagers.round r join wagers.wager w on w.owner_id = r.owner_id and w.id = r.id
    where r.owner_id = ${session.memberId} and r.id = ${round}::uuid and w.game_id = ${session.game}`.execute(rounds.db)
  const steps = rows[0]?.steps
  if (steps === undefined || step > steps) throw new Refusal('ROUND_STATE')
  const updated = await sql<{ open_seen: number; open_round: string | null }>`update wagers.seat set
      open_seen = greatest(open_seen, ${step}),
      open_round = case when greatest(open_seen, ${step}) >= ${steps} then null else open_round end
    where owner_id = ${session.memberId} and game_id = ${session.game} and book = ${bookOf(session.mode)}
      and session_id = ${session.gameSessionId} and open_round = ${round}::uuid
    returning open_seen, open_round`.execute(rounds.db)
  rounds.seats.forget(session)
  const seat = updated.rows[0]
  if (seat) return { seen: seat.open_seen, open: seat.open_round !== null }
  const holds = await sql`select 1 from wagers.seat where owner_id = ${session.memberId} and game_id = ${session.game}
    and book = ${bookOf(session.mode)} and session_id = ${session.gameSessionId}`.execute(rounds.db)
  if (holds.rows.length === 0) throw new Refusal('GAME_SESSION')
  return { seen: steps, open: false }
}
