import type pg from 'pg'
import { CALENDAR } from '@senluna/games/lottery/rules/catalogue/calendar-data.ts'
import type { Calendar } from '@senluna/games/lottery/rules/draws/calendar.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { findGame, GAMES, PAIR_GAMES } from '@senluna/games/lottery/rules/index.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { type Clock, type Instant, later, SECOND } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import { isOpenIn, type Where } from '../catalog/index.ts'
import type { LaneLeases } from '../wagers/index.ts'
import type { HouseGenerator, SeedVault } from '../fairness/index.ts'
import type { Beacon } from './draws/randomness/beacon.ts'
import type { Escrow } from './draws/escrow.ts'
import type { ResultSource } from './official/sources/source.ts'
import { calendarWith, drawsOf } from './draws/games.ts'
import { calendarDays, gamesOff, shutGames } from './queries/games.ts'

/** What the lottery is made of. */
export interface Lottery {
  db: Db
  /** Connections with the application's rights. */
  pool: pg.Pool
  /** Connections of the role that draws; there are none in a process that doesn't. */
  drawPool: pg.Pool | undefined
  /** Posting lanes of orders and settlements. */
  lanes: LaneLeases
  clock: Clock
  log: Log
  brands: readonly Brand[]
  generator: HouseGenerator
  vault: SeedVault
  beacon: Beacon
  /** Beacons that new draws aren't committed to any more: those made before still are. */
  formerBeacons?: readonly Beacon[]
  /** Who can open the seeds of new draws besides us. */
  escrow?: Escrow | undefined
  /** Services that publish official results; without them staff enter all. */
  sources?: readonly ResultSource[]
  /** Official games whose results are obtained also where every brand is a demonstration. */
  byHand?: ReadonlySet<string>
  games: Games
}

const FRESH_MS = 5 * SECOND

/**
 * The games as they stand: the catalogue, what staff switched off or shut to countries, and the
 * calendar with what staff entered.
 */
export class Games {
  readonly #db: Db
  readonly #clock: Clock
  #off = new Map<string, string>()
  #where = new Map<string, Where>()
  #calendar: Calendar = CALENDAR
  #readAt: Instant | undefined
  #reading: Promise<void> | undefined

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Reads again what may have changed; at most every few seconds. */
  async refresh(): Promise<this> {
    const now = this.#clock.now()
    if (this.#readAt !== undefined && now < later(this.#readAt, FRESH_MS)) return this
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    await this.#reading
    return this
  }

  /**
   * The same within a transaction, by its own connection: were all connections to wait for somebody
   * else's reading, none would be left to read.
   */
  async refreshBy(tx: Tx): Promise<this> {
    const now = this.#clock.now()
    if (this.#readAt === undefined || now >= later(this.#readAt, FRESH_MS)) await this.#read(tx)
    return this
  }

  /** Has the next reader look anew. */
  forget(): void {
    this.#readAt = undefined
  }

  get calendar(): Calendar {
    return this.#calendar
  }

  /** A game of the catalogue, of two stations too, whether it is offered or not. */
  find(code: string): LotteryGame | undefined {
    return findGame(code)
  }

  /** Why a game isn't offered; undefined when it is. A pair is as long as both stations are. */
  whyNot(game: LotteryGame): string | undefined {
    const own = game.disabled ?? this.#off.get(game.code)
    return own ?? game.stations?.map((station) => this.whyNot(station)).find((why) => why !== undefined)
  }

  /**
   * Whether a brand's game is shut to a country, two capital letters; one that the brand's
   * catalogue hasn't is shut to none, a pair where one of its stations is.
   */
  isShut(merchant: MerchantCode, code: string, country: string): boolean {
    const { stations } = findGame(code) ?? {}
    if (stations) return stations.some((station) => this.isShut(merchant, station.code, country))
    const where = this.#where.get(`${merchant} ${code}`)
    return where !== undefined && !isOpenIn(where, country)
  }

  /** Games that are offered, in the order of menus. */
  offered(): LotteryGame[] {
    return [...GAMES.values()].filter((game) => this.whyNot(game) === undefined)
  }

  /** The games of two stations that are offered. */
  offeredPairs(): LotteryGame[] {
    return [...PAIR_GAMES.values()].filter((game) => this.whyNot(game) === undefined)
  }

  drawsOf(game: LotteryGame) {
    return drawsOf(game, this.#calendar)
  }

  async #read(db: Db | Tx = this.#db): Promise<void> {
    const now = this.#clock.now()
    this.#off = new Map((await gamesOff(db)).map(({ code, reason }) => [code, reason ?? 'OFF']))
    // Of all brands in one piece: few games are shut anywhere, and no order asks for its own.
    const shut = await shutGames(db)
    this.#where = new Map(shut.map(({ merchant, code, ...where }) => [`${merchant} ${code}`, where]))
    const rows = await calendarDays(db)
    this.#calendar = calendarWith(CALENDAR, rows)
    this.#readAt = now
  }
}
