import { insertDraws, type NewDraw, type Origin, knownDrawNumbers } from './store/draws.ts'
import type pg from 'pg'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { DrawNumbers, Slot } from '@senluna/games/lottery/rules/draws/draw-number.ts'
import { animalOfDate } from '@senluna/games/lottery/rules/families/lhc/zodiac.ts'
import { at } from '@senluna/kit/assert.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import { commitmentOf, type HouseGenerator, type SeedVault } from '../../fairness/index.ts'
import type { Beacon } from './randomness/beacon.ts'
import type { Escrow } from './escrow.ts'

/** So many draws ahead there are at least: as many as the longest chase, and those in between. */
export const AHEAD = 110
/** Games of the calendar can be bet a week ahead. */
export const CALENDAR_AHEAD_MS = 8 * DAY

export interface Ahead {
  /** Connections of the role that draws. */
  pool: pg.Pool
  generator: HouseGenerator
  vault: SeedVault
  beacon: Beacon
  /** Who can open the seeds besides us; nobody where there is none. */
  escrow?: Escrow | undefined
}

/**
 * Makes the draws that are to come of one game: each with its seed committed to, long before it
 * opens. What is there stays; of a game of intervals there are `most`. Answers how many were made.
 */
export async function makeAhead(
  ahead: Ahead,
  game: LotteryGame,
  origin: Origin,
  drawNumbers: DrawNumbers,
  factsOf: (slot: Slot) => object,
  now: Instant,
  most = AHEAD,
): Promise<number> {
  const slots: Slot[] = []
  const until = later(now, CALENDAR_AHEAD_MS)
  for (let slot = drawNumbers.at(now); slot; slot = drawNumbers.next(slot)) {
    // One whose betting is over already was never there for anybody: it is not made up afterwards.
    if (slot.lockAt > now) slots.push(slot)
    if (game.clock.kind === 'INTERVAL' ? slots.length >= most : slot.drawAt > until) break
  }
  const rows = await knownDrawNumbers(ahead.pool, game.code, slots)
  const known = new Set(rows.map(({ drawNumber }) => drawNumber))
  const missing = slots.filter(({ drawNumber }) => !known.has(drawNumber))
  return missing.length === 0 ? 0 : make(ahead, game, origin, missing, factsOf)
}

/**
 * All at once: a draw is there with its seed, or not at all. Whoever else makes the same ones at
 * this moment makes the others.
 */
async function make(
  { pool, generator, vault, beacon, escrow }: Ahead,
  game: LotteryGame,
  origin: Origin,
  slots: readonly Slot[],
  factsOf: (slot: Slot) => object,
): Promise<number> {
  const seeds = slots.map(() => (origin === 'OFFICIAL' ? undefined : generator.seed()))
  const nameOf = (place: number) => seedName(game.code, at(slots, place).drawNumber)
  const draws = slots.map((slot, place): NewDraw => {
    const seed = seeds[place]
    return {
      ...slot,
      facts: factsOf(slot),
      commitment: seed ? commitmentOf(seed) : null,
      sealed: seed ? vault.seal(seed, nameOf(place)) : null,
      beaconRound: beacon.roundAt(slot.drawAt) ?? null,
      escrow: seed && escrow ? escrow.seal(seed, nameOf(place)) : null,
    }
  })
  const { code, profile } = game
  return insertDraws(
    pool,
    { game: code, profile, origin, beacon: beacon.source, escrowKey: escrow?.keyId ?? null },
    draws,
  )
}

/** The name a draw's seed is sealed for: only it opens it. */
export const seedName = (game: string, drawNumber: string): string => `draw ${game} ${drawNumber}`

/** What a draw's rules need to know besides its numbers. */
export const factsOf = (game: LotteryGame) => (slot: Slot) =>
  game.family === 'LHC' ? { zodiac: animalOfDate(slot.date) } : {}
