import { BRANDS } from '@senluna/brands/index.ts'
import {
  Drand,
  escrowTo,
  formedSource,
  Games,
  httpSource,
  noBeacon,
  officialGames,
  type Lottery,
} from '../modules/lottery/index.ts'
import { LaneLeases } from '../modules/wagers/index.ts'
import { openDatabase } from '../platform/database/db.ts'
import type { Base } from './base.ts'
import type { seedSource } from './play.ts'

/** Draws and what is bet on them. */
export function lotteryParts(
  { config, log, clock, database }: Base,
  source: ReturnType<typeof seedSource>,
): { lottery: Lottery; close(): Promise<void> } {
  const { db } = database
  // Only who makes the draws has connections of the role that does.
  const draws =
    config.role === 'jobs' || config.role === 'all'
      ? openDatabase(config.databaseUrl, { max: 2, log, as: 'draw', name: `senluna ${config.role} draws` })
      : undefined
  const lanes = new LaneLeases(database.pool, log)
  const drand = new Drand(config.lottery.relays, clock, log)
  const lottery: Lottery = {
    db,
    pool: database.pool,
    drawPool: draws?.pool,
    lanes,
    clock,
    log,
    brands: BRANDS,
    ...source,
    beacon: config.lottery.beacon === 'drand' ? drand : noBeacon,
    escrow: config.lottery.escrowKey ? escrowTo(config.lottery.escrowKey) : undefined,
    formerBeacons: [drand],
    sources: config.lottery.sources.map(({ name, address, form }) =>
      form ? formedSource(name, address, form, clock) : httpSource(name, address, clock),
    ),
    byHand: officialGames(config.lottery.byHand),
    games: new Games(db, clock),
  }
  return { lottery, close: async () => void (await Promise.all([lanes.close(), draws?.close()])) }
}
