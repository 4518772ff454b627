import type { RunReply } from '@senluna/contract/play/house.ts'
import { winsOf } from '../../jackpots/index.ts'
import { jackpotsShown } from '../jackpots-shown.ts'
import { roundRecordOf } from '../queries/round-record.ts'
import type { Rounds } from '../rounds.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { runningRun, runOf, type Position } from './stand.ts'

/**
 * What a call about a run is answered: the run as it stood after the call, or the round it has
 * become. Balance and version are those of now.
 */
export async function replyOf(
  rounds: Rounds,
  session: GameSession,
  position: Position,
  replayed: boolean,
  ended = false,
): Promise<RunReply> {
  const { row } = position
  const { balance, version } = await rounds.walletOf(session)
  const answer = { balance, version, nonce: Number(row.nonce) + 1, replayed }
  if (!ended) return { ...answer, run: runOf(runningRun(rounds, row.game_id).game, position), round: null }
  const { revealedServerSeed: _, ...round } = await roundRecordOf(
    rounds.db,
    rounds.source.vault,
    session.memberId,
    row.id,
  )
  const wins = await winsOf(rounds.db, session.memberId, row.id)
  return { ...answer, run: null, round, ...jackpotsShown(wins) }
}
