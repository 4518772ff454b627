import type { RunReply } from '@senluna/contract/play/house.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { stakedBy } from '@senluna/kit/games/run.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { SOURCE } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { bookOf, raise } from '../../wagers/index.ts'
import { lockPlayState } from '../play-state/play-state-store.ts'
import type { Rounds } from '../rounds.ts'
import { requirePlayState } from '../seeds/seed-store.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { replyOf } from './reply.ts'
import { insertMove, moveByKey, movesOf, runById, type RunRow } from './run-store.ts'
import { record, settle, voided } from './settle.ts'
import { stakeTaken, refusalOf } from './stake-taken.ts'
import { knownPosition, positionOf, runningRun, type Position } from './stand.ts'

/** What a player asks of a run that goes on. */
interface GoOn {
  run: Id<'wager'>
  key: string
  /** How many moves the player has seen. */
  after: number
  traceId: string
}

/** What a call came to. */
interface Done {
  position: Position
  replayed: boolean
  ended: boolean
}

/**
 * Makes a move. It is stored in the transaction that works out what came of it, which is over
 * before the answer leaves; a last move settles the run in the same transaction. A repeat of the
 * key answers what it did.
 *
 * A move that stakes more takes it in the same transaction, as part of the run's own wager: where
 * it is refused (WAL_INSUFFICIENT, the limits) the run stands as before, and the key is free.
 *
 * Refuses ROUND_STATE for a run that is over or was moved on meanwhile, VAL_FIELD for a move that
 * the game doesn't take there, GAME_SESSION when the game was opened elsewhere.
 */
export function moveRun(
  rounds: Rounds,
  session: GameSession,
  brand: Brand,
  ask: GoOn & { move: string },
  now: Instant,
): Promise<RunReply> {
  const { game } = runningRun(rounds, session.game)
  let whole = amount(0n)
  const made = goOn(rounds, session, ask, async (tx, row) => {
    const before = await moveByKey(tx, session.memberId, ask.key)
    if (before) {
      if (before.run_id !== row.id || before.move !== ask.move || before.place !== ask.after + 1)
        throw new Refusal('SYS_KEY_REUSED')
      const moves = (await movesOf(tx, row.owner_id, row.id)).slice(0, before.place)
      const position = knownPosition(rounds, game, row, moves)
      return { position, replayed: true, ended: position.stand.over }
    }
    const position = await liveAt(tx, rounds, session, row, ask)
    if (await voided(tx, position)) return endVoided(tx, position, ask, now)
    const next = positionOf(rounds, game, row, position.moves + ask.move)
    if (!next) throw new Refusal('VAL_FIELD', { fields: [{ field: 'move' }] })
    const { owner_id: owner, id: run } = row
    const raised = amount(stakedBy(next.stand, next.unit) - stakedBy(position.stand, position.unit))
    await insertMove(tx, { owner, run, place: next.moves.length, key: ask.key, move: ask.move, raised }, now)
    whole = stakedBy(next.stand, next.unit)
    if (raised > 0n) await stakeMore(tx, next, raised, ask, now)
    if (next.stand.over) await settle(rounds, tx, next, { key: null, traceId: ask.traceId }, now)
    return { position: next, replayed: false, ended: next.stand.over }
  })
  return made.catch(async (error: unknown) => {
    throw await refusalOf(rounds.db, { memberId: session.memberId, brand, stake: whole }, error, now)
  })
}

/** Takes what a move adds to the stake; its key is the move's place in the run. */
async function stakeMore(tx: Tx, { row, moves }: Position, more: Amount, ask: GoOn, now: Instant): Promise<void> {
  const order = {
    owner: row.owner_id,
    source: SOURCE.PLAY,
    key: derivedId(`run.raise.${moves.length}`, row.id),
    round: row.id,
    bet: row.id,
    wallet: row.wallet_no,
    currency: row.currency,
    vendor: row.vendor,
    amount: more,
    traceId: ask.traceId,
    at: now,
  }
  const { status, reason } = await raise(queryOf(tx), order, now)
  stakeTaken(status, reason)
}

/**
 * Ends a run and pays what it stands at. A repeat of the key answers the round.
 *
 * Refuses ROUND_STATE for a run that is over, was moved on meanwhile, or has nothing to pay yet;
 * GAME_SESSION when the game was opened elsewhere.
 */
export function cashOut(rounds: Rounds, session: GameSession, ask: GoOn, now: Instant): Promise<RunReply> {
  const { game } = runningRun(rounds, session.game)
  return goOn(rounds, session, ask, async (tx, row) => {
    if (row.ended_at && row.ended_key === ask.key) {
      const moves = await movesOf(tx, row.owner_id, row.id)
      if (moves.length !== ask.after) throw new Refusal('SYS_KEY_REUSED')
      return { position: knownPosition(rounds, game, row, moves), replayed: true, ended: true }
    }
    if (await moveByKey(tx, session.memberId, ask.key)) throw new Refusal('SYS_KEY_REUSED')
    const position = await liveAt(tx, rounds, session, row, ask)
    if (await voided(tx, position)) return endVoided(tx, position, ask, now)
    if (!position.stand.cashable) throw new Refusal('ROUND_STATE')
    await settle(rounds, tx, position, ask, now)
    return { position, replayed: false, ended: true }
  })
}

async function goOn(
  rounds: Rounds,
  session: GameSession,
  ask: GoOn,
  act: (tx: Tx, row: RunRow) => Promise<Done>,
): Promise<RunReply> {
  try {
    const done = await rounds.db.transaction().execute(async (tx) => {
      // Whoever moves, cashes out, opens, rotates or ends holds the play state: each in turn.
      await lockPlayState(tx, session.memberId, session.game, session.mode)
      const row = await runById(tx, session.memberId, ask.run)
      if (!row || row.game_id !== session.game || row.book !== bookOf(session.mode)) throw new Refusal('ROUND_STATE')
      return act(tx, row)
    })
    return await replyOf(rounds, session, done.position, done.replayed, done.ended)
  } finally {
    rounds.playStates.forget(session)
  }
}

/** Where an open run stands, as its player sees it. */
async function liveAt(tx: Tx, rounds: Rounds, session: GameSession, row: RunRow, ask: GoOn): Promise<Position> {
  await requirePlayState(tx, session)
  if (row.ended_at) throw new Refusal('ROUND_STATE')
  const moves = await movesOf(tx, row.owner_id, row.id)
  if (moves.length !== ask.after) throw new Refusal('ROUND_STATE')
  return knownPosition(rounds, runningRun(rounds, session.game).game, row, moves)
}

/** Staff cancelled its bet: the run is over where it stands, and nothing more is paid. */
async function endVoided(tx: Tx, position: Position, ask: GoOn, now: Instant): Promise<Done> {
  await record(tx, position, { key: ask.key }, now)
  return { position, replayed: false, ended: true }
}
