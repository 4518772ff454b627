import type pg from 'pg'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Slot } from '@senluna/games/lottery/rules/draws/draw-number.ts'
import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { commitmentOf } from '../../fairness/index.ts'
import type { Lottery } from '../lottery.ts'
import { originOf } from '../origin.ts'
import { factsOf, seedName } from './ahead.ts'
import { drawStream } from './randomness/vdraw.ts'
import { insertPastDraws, insertPastPairs, type PastDraw } from './store/past-draws.ts'

/** So many in one statement. */
const AT_ONCE = 500
const NO_BEACON = Buffer.alloc(0)

/**
 * Makes the draws of one game between two moments as its clock and its rules make them, for the
 * history of a demonstration: drawn and settled, since nobody could bet on them. `owner` has the
 * database owner's rights; no part of the server has. Draws that are there stay; a game whose
 * results are obtained has none made. Answers how many were made.
 */
export async function makePast(
  owner: pg.Pool,
  lottery: Lottery,
  game: LotteryGame,
  from: Instant,
  to: Instant,
): Promise<number> {
  const source = originOf(lottery, game)
  const structure = structureOf(game)
  if (source === 'OFFICIAL' || !structure.draw) return 0
  let made = 0
  let lot: PastDraw[] = []
  const write = async () => {
    made += await insertPastDraws(owner, { game: game.code, profile: game.profile, source }, lot)
    lot = []
  }
  for (const slot of lottery.games.drawsOf(game).between(from, to)) {
    lot.push(drawn(lottery, game, slot))
    if (lot.length === AT_ONCE) await write()
  }
  if (lot.length > 0) await write()
  return made
}

function drawn({ generator, vault }: Lottery, game: LotteryGame, slot: Slot): PastDraw {
  const { drawNumber, openAt, lockAt, drawAt } = slot
  const seed = generator.seed()
  const stream = drawStream({ serverSeed: seed, game: game.code, drawNumber, beacon: NO_BEACON })
  return {
    drawNumber,
    openAt,
    lockAt,
    drawAt,
    facts: factsOf(game)(slot),
    commitment: commitmentOf(seed),
    sealed: vault.seal(seed, seedName(game.code, drawNumber)),
    revealed: Buffer.from(seed).toString('hex'),
    result: structureOf(game).draw?.(stream) ?? {},
  }
}

/** Makes the draws of two stations beside those of theirs that were drawn between two moments. */
export async function makePastPairs(owner: pg.Pool, lottery: Lottery, from: Instant, to: Instant): Promise<number> {
  let made = 0
  for (const game of lottery.games.offeredPairs()) {
    const [first, second] = game.stations ?? []
    if (!first || !second) continue
    const pairs = [...lottery.games.drawsOf(game).between(from, to)].map(({ drawNumber, openAt }) => ({
      game: game.code,
      profile: game.profile,
      drawNumber,
      openAt,
      first: first.code,
      second: second.code,
    }))
    if (pairs.length > 0) made += await insertPastPairs(owner, pairs)
  }
  return made
}
