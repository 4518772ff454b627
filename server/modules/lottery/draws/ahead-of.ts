import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Lottery } from '../lottery.ts'
import { originOf } from '../origin.ts'
import { factsOf, makeAhead } from './ahead.ts'
import { makePairsAhead } from './pairs-ahead.ts'

/**
 * Makes the draws that are to come of one game, `most` of them where it draws all day. Answers how
 * many were made. Nothing is made in a process that doesn't draw.
 */
export async function makeAheadOf(lottery: Lottery, game: LotteryGame, now: Instant, most?: number): Promise<number> {
  const { drawPool: pool, games, generator, vault, beacon, escrow } = lottery
  if (!pool) return 0
  const ahead = { pool, generator, vault, beacon, escrow }
  return makeAhead(ahead, game, originOf(lottery, game), games.drawsOf(game), factsOf(game), now, most)
}

/** Makes the draws that are to come of games of two stations. Answers how many were made. */
export async function makePairsAheadOf({ drawPool, games }: Lottery, now: Instant): Promise<number> {
  return drawPool ? makePairsAhead(drawPool, games.offeredPairs(), (game) => games.drawsOf(game), now) : 0
}
