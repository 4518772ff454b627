import { idParam } from '../../platform/http/id-param.ts'
import * as contract from '@senluna/contract/play/house.ts'
import { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Caller, GameCaller } from '@senluna/kit/caller.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { gamble } from '@senluna/contract/play/gamble.ts'
import { startAutoplay, stopAutoplay } from './autoplay.ts'
import { gambleWin } from './gamble/gamble.ts'
import { freeRoundsFor } from './free/grant.ts'
import type { GameSession } from './sessions/game-session.ts'
import { openSession } from './sessions/open-session.ts'
import { play } from './play.ts'
import { cashOut, moveRun } from './runs/go-on.ts'
import { openRun } from './runs/open-run.ts'
import { roundRecordOf, roundsOf } from './queries/round-record.ts'
import type { Rounds } from './rounds.ts'
import { fairnessOf, rotate, seedsOf } from './seeds/seeds.ts'
import { markSeen } from './seen.ts'

/** The calls of house games. A game session plays the one game it was opened for. */
export const roundRoutes = (rounds: Rounds): Route[] => [
  route(contract.openGameSession, ({ body, brand, now }) => openSession(rounds, brand, body, now)),
  route(contract.play, ({ caller, params, brand, body, key, traceId, now }) => {
    const session = sessionFor(caller, params.game)
    const { stake, choice, seen, autoplay, free } = body
    const spin = { key: id<'wager'>(key), stake, choice, seen, autoplay, free, traceId }
    return rounds.inFlight.play(session, spin, () => play(rounds, session, brand, spin, now))
  }),
  route(freeRounds, ({ brand, caller: { memberId }, language, now }) =>
    freeRoundsFor(rounds.db, { brand, memberId, language }, now),
  ),
  route(contract.openRun, ({ caller, params, brand, body, key, traceId, now }) =>
    openRun(rounds, sessionFor(caller, params.game), brand, { ...body, key: id<'wager'>(key), traceId }, now),
  ),
  route(contract.moveRun, ({ caller, params, brand, body, key, traceId, now }) =>
    moveRun(rounds, sessionFor(caller, params.game), brand, { ...body, run: idParam(params.id), key, traceId }, now),
  ),
  route(contract.cashOut, ({ caller, params, body, key, traceId, now }) =>
    cashOut(rounds, sessionFor(caller, params.game), { ...body, run: idParam(params.id), key, traceId }, now),
  ),
  route(gamble, ({ caller, params, brand, body, key, traceId, now }) =>
    gambleWin(
      rounds,
      sessionFor(caller, params.game),
      brand,
      { ...body, of: idParam(params.id), key: id<'wager'>(key), traceId },
      now,
    ),
  ),
  route(contract.markSeen, ({ caller, params, body }) =>
    markSeen(rounds, sessionFor(caller, params.game), idParam(params.id), body.step),
  ),
  route(contract.startAutoplay, ({ caller, params, brand, body, now }) =>
    startAutoplay(rounds, sessionFor(caller, params.game), brand, body, now),
  ),
  route(contract.stopAutoplay, ({ caller, params }) => stopAutoplay(rounds, sessionFor(caller, params.game))),
  route(contract.seedPairs, ({ caller, params }) => seedsOf(rounds, rounds.db, sessionFor(caller, params.game))),
  route(contract.rotateSeeds, ({ caller, params, body, now }) =>
    rotate(rounds, sessionFor(caller, params.game), body.clientSeed, now),
  ),
  route(contract.rounds, ({ caller, query }) => {
    const { game, mode, after, pageSize } = query
    // A game session sees the rounds of its own game and book only.
    const own = 'gameSessionId' in caller ? { game: caller.game, mode: caller.mode } : { game, mode }
    return roundsOf(rounds.db, ownerOf(caller), { ...own, after, size: pageSize ?? 10 })
  }),
  route(contract.roundRecord, ({ caller, params }) =>
    roundRecordOf(rounds.db, rounds.source.vault, ownerOf(caller), idParam(params.id)),
  ),
  route(contract.fairness, ({ params }) => fairnessOf(rounds, idParam(params.id))),
]

const ownerOf = (caller: Caller | GameCaller): Id<'member'> => id(caller.memberId)

/**
 * The session, if it was opened for the game in the path. The authenticator gives house games their
 * whole session.
 */
function sessionFor(caller: GameCaller, game: string | undefined): GameSession {
  if (caller.game !== game || !('wallet' in caller)) throw new Refusal('GAME_SESSION')
  return caller as GameSession
}
