import { insertDraws, type NewDraw, type Origin, knownNumeros } from './draw-store.ts'
import type pg from 'pg'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Numeros, Slot } from '@senluna/games/lottery/rules/draws/numero.ts'
import { at } from '@senluna/kit/assert.ts'
import { DAY, later, type Instant } from '@senluna/kit/time.ts'
import { commitmentOf, type HouseGenerator, type SeedVault } from '../../fairness/index.ts'
import type { Beacon } from './beacon.ts'
import type { Escrow } from './escrow.ts'

/** So many draws ahead there are at least: as many as the longest chase, and those in between. */
export const AHEAD = 110
/** Games of the calendar can be bet a week ahead. */
const CALENDAR_AHEAD_MS = 8 * DAY

export interface Ahead {
  /** Connections of the role that draws. */
  pool: pg.Pool
  generator: HouseGenerator
  vault: SeedVault
  beacon: Beacon
  /** Who can open the seeds besides us; nobody where there is none. */
  escrow?: Escrow | undefined
}

/** The name a draw's seed is sealed for: only it opens it. */
export const seedName = (game: string, numero: string): string => `draw ${game} ${numero}`
