import type { Run } from '@senluna/contract/play/house.ts'
import { assert } from '@senluna/kit/assert.ts'
import { isRunGame, payoutOf, stakedBy, unitOf, type RunGame, type Stand } from '@senluna/kit/games/run.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { HOUR, iso, instant, later } from '@senluna/kit/time.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { pf1Stream, streamKey } from '../../fairness/index.ts'
import { BOOK } from '../../wagers/index.ts'
import type { Rounds, RunningGame } from '../rounds.ts'
import type { RunRow } from './run-store.ts'

/** How long a run waits for its player; then it ends where it stands. */
export const RUN_MS = 24 * HOUR

/** A game of several moves as this process runs it. Refuses GAME_DISABLED for any other. */
export function runningRun(rounds: Rounds, code: string): RunningGame & { game: RunGame } {
  const running = rounds.games.get(code)
  if (!running || !isRunGame(running.game)) throw new Refusal('GAME_DISABLED')
  return { ...running, game: running.game }
}

/** A run with what its moves have come to. `drawn` never leaves the process while it is open. */
export interface Position {
  row: RunRow
  moves: string
  drawn: readonly number[]
  stand: Stand
  /** The step of the ladder it was opened with; what it stakes and pays is worked out from it. */
  unit: Amount
}

/**
 * Where a run stands after these moves, worked out from its seed; undefined for moves the game
 * doesn't take.
 */
export function positionOf(rounds: Rounds, game: RunGame, row: RunRow, moves: string): Position | undefined {
  const stream = pf1Stream({
    serverSeed: streamKey(rounds.source.vault.open(row.sealed, row.seed_id)),
    game: game.streamCode,
    client: row.client_seed,
    nonce: Number(row.nonce),
  })
  const drawn = game.drawn(stream, row.opening, moves.length)
  const stand = game.judge(drawn, row.opening, moves)
  return stand && { row, moves, drawn, stand, unit: unitOf(row.stake, game.stakedAt?.(row.opening)) }
}

/** A run that nobody came back to, after the moves the house makes in its player's place. */
export function leftPosition(rounds: Rounds, game: RunGame, position: Position): Position {
  let left = position
  while (game.idleMove && !left.stand.over) {
    const move = game.idleMove(left.drawn, left.row.opening, left.moves)
    left = knownPosition(rounds, game, left.row, left.moves + move)
  }
  return left
}

/** The same of moves that were taken before. */
export function knownPosition(rounds: Rounds, game: RunGame, row: RunRow, moves: string): Position {
  const position = positionOf(rounds, game, row, moves)
  assert(position, 'the moves of a run lead somewhere')
  return position
}

/** What its player may know of a run that goes on. */
export const runOf = (game: RunGame, { row, moves, drawn, stand, unit }: Position): Run => ({
  id: row.id,
  game: row.game_id,
  mode: row.book === BOOK.REAL ? 'REAL' : 'TRIAL',
  stake: stakedBy(stand, unit).toString(),
  unit: unit.toString(),
  opening: row.opening,
  moves,
  shown: [...game.shown(drawn, row.opening, moves)],
  timesX10000: stand.timesX10000,
  payout: stand.cashable ? payoutOf(stand, unit).toString() : '0',
  cashable: stand.cashable,
  nonce: Number(row.nonce),
  seedId: row.seed_id,
  commitment: row.commitment.toString('hex'),
  clientSeed: row.client_seed,
  at: row.opened_at.toISOString(),
  endsAt: iso(later(instant(row.opened_at.getTime()), RUN_MS)),
})
