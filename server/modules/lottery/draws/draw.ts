import type pg from 'pg'
import { structureOf } from '@senluna/games/lottery/rules/index.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { withClient } from '../../../platform/database/one-connection.ts'
import type { SeedVault } from '../../fairness/index.ts'
import { seedName } from './ahead.ts'
import type { Beacon, BeaconWord } from './randomness/beacon.ts'
import { mixedWord, playersWordOf } from './randomness/players.ts'
import { drawStream } from './randomness/vdraw.ts'
import {
  lockDrawing,
  playerLeaves,
  voidUndrawn,
  revealSeed,
  insertResult,
  markDrawn,
  type DueDraw,
} from './store/draws.ts'

/**
 * A missing word of the beacon is waited for so long; then the round of that moment is taken
 * instead.
 */
const BEACON_WAIT = MINUTE
/** A draw that can't be made for so long is void. */
const GIVE_UP = 10 * MINUTE

export interface Drawing {
  /** Connections of the role that draws. It knows nothing of tickets. */
  pool: pg.Pool
  vault: SeedVault
  /** The beacon of a name in the evidence; undefined where this process can't ask it. */
  beaconOf(source: string): Beacon | undefined
  gameOf(code: string): LotteryGame | undefined
}

/** What became of a draw that was due. */
export type DrawAnswer = 'drawn' | 'waiting' | 'void'

/**
 * Makes one draw: exactly once, whoever else tries. Seed, beacon, players' seeds, result and reveal
 * are one transaction. The draw is a pure function of what was committed to, of the beacon and of
 * what players gave, so there is no second chance.
 */
export async function makeDraw(drawing: Drawing, due: DueDraw, now: Instant): Promise<DrawAnswer> {
  // Asked before the transaction: nobody waits for a network in one.
  const said = await wordFor(drawing.beaconOf(due.beacon_source), due, due.draw_at.getTime() as Instant, now)
  if (said === 'waiting') return 'waiting'
  return withClient(drawing.pool, async (client) =>
    (await lockDrawing(client, due.no)) ? decide(drawing, client, due, said, now) : 'waiting',
  )
}

async function decide(
  drawing: Drawing,
  client: pg.PoolClient,
  due: DueDraw,
  said: Said | 'late',
  now: Instant,
): Promise<DrawAnswer> {
  const game = drawing.gameOf(due.game)
  const structure = game && structureOf(game)
  if (said === 'late' || !structure?.draw) {
    const reason = structure?.draw ? 'BEACON' : 'RULES'
    await voidUndrawn(client, due.no, reason, now)
    return 'void'
  }
  const seed = drawing.vault.open(due.sealed, seedName(due.game, due.drawNumber))
  // Sealed: all of its orders are written, and nobody adds to them.
  const players = await playersWordOf(await playerLeaves(client, due.no))
  const beacon = mixedWord(Buffer.from(said.word?.randomness ?? '', 'hex'), players)
  const result = structure.draw(drawStream({ serverSeed: seed, game: due.game, drawNumber: due.drawNumber, beacon }))
  await revealSeed(client, {
    no: due.no,
    seed,
    round: said.round,
    signature: said.word?.signature,
    randomness: said.word?.randomness,
    players,
  })
  await insertResult(client, { no: due.no, result, facts: due.facts }, now)
  await markDrawn(client, due.no, now)
  return 'drawn'
}

type Said = { round?: number; word?: BeaconWord }

/**
 * The beacon's word: of the round chosen in advance, or, when it stays away for a minute, of the
 * first round after that minute.
 */
async function wordFor(
  beacon: Beacon | undefined,
  due: DueDraw,
  drawAt: Instant,
  now: Instant,
): Promise<Said | 'waiting' | 'late'> {
  if (due.beacon_round === null) return {}
  if (now >= later(drawAt, GIVE_UP)) return 'late'
  if (!beacon) return 'waiting'
  const chosen = Number(due.beacon_round)
  const word = await beacon.word(chosen)
  if (word) return { round: chosen, word }
  if (now < later(drawAt, BEACON_WAIT)) return 'waiting'
  const fallback = beacon.roundAt(later(drawAt, BEACON_WAIT))
  const second = fallback === undefined ? undefined : await beacon.word(fallback)
  return second && fallback !== undefined ? { round: fallback, word: second } : 'waiting'
}
