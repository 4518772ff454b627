import type pg from 'pg'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { DrawNumbers } from '@senluna/games/lottery/rules/draws/draw-number.ts'
import { later, type Instant } from '@senluna/kit/time.ts'
import { CALENDAR_AHEAD_MS } from './ahead.ts'
import { insertPairDraws, knownPairDraws, type NewPairDraw } from './store/pair-draws.ts'

/**
 * Makes the draws that are to come of games of two stations, each beside the two it follows: where
 * one of those isn't there yet, or takes no bets any more, the pair has none either. Answers how
 * many were made.
 */
export async function makePairsAhead(
  pool: pg.Pool,
  games: readonly LotteryGame[],
  drawsOf: (game: LotteryGame) => DrawNumbers,
  now: Instant,
): Promise<number> {
  const wanted = games.flatMap((game) => [...wantedOf(game, drawsOf(game), now)])
  const known = new Set((await knownPairDraws(pool, wanted)).map(({ game, drawNumber }) => `${game} ${drawNumber}`))
  const missing = wanted.filter(({ game, drawNumber }) => !known.has(`${game} ${drawNumber}`))
  return missing.length === 0 ? 0 : insertPairDraws(pool, missing)
}

function* wantedOf({ code, profile, stations }: LotteryGame, drawNumbers: DrawNumbers, now: Instant) {
  if (!stations) return
  const [first, second] = stations
  for (const { drawNumber, openAt, lockAt } of drawNumbers.between(now, later(now, CALENDAR_AHEAD_MS)))
    if (lockAt > now)
      yield { game: code, profile, drawNumber, openAt, first: first.code, second: second.code } satisfies NewPairDraw
}
