import { SECOND } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Lottery } from '../lottery.ts'
import { mostPayoutOf } from '../terms/terms.ts'
import { PIECES_AT_ONCE } from '../settlement/settle-draw.ts'
import { stopChases } from '../betting/cancel/stop-chases.ts'
import { OfficialWatch } from '../official/watch.ts'
import { makeAheadOf, makePairsAheadOf } from './ahead-of.ts'
import { Reveals } from './reveal.ts'
import { tendDraws, tendSettlements, type Tending } from './tend.ts'

const TURN_MS = 250
const AHEAD_MS = 15 * SECOND
const WATCH_MS = SECOND
const REVEAL_MS = 5 * SECOND
/**
 * So many draws are settled at once: a great one takes minutes, and the others don't wait for it.
 */
const SETTLERS = 3

/**
 * The clock of all draws in this process. Any number of processes may have one: what is done is
 * decided in the database.
 */
export class DrawClock {
  readonly #lottery: Lottery
  readonly #timers: NodeJS.Timeout[] = []
  #drawing: Promise<void> | undefined
  readonly #settling: (Promise<void> | undefined)[] = Array.from({ length: SETTLERS })
  #isStopping = false
  #making: Promise<void> | undefined
  #watching: Promise<void> | undefined
  readonly #watch: OfficialWatch
  #revealing: Promise<void> | undefined
  readonly #reveals: Reveals | undefined

  constructor(lottery: Lottery) {
    this.#lottery = lottery
    this.#watch = new OfficialWatch(lottery)
    const { drawPool, vault, log } = lottery
    this.#reveals = drawPool && new Reveals(drawPool, vault, log)
  }

  start(): void {
    const ahead = () => void (this.#making ??= this.makeAhead().finally(() => (this.#making = undefined)))
    const draw = () => void (this.#drawing ??= this.drawDue().finally(() => (this.#drawing = undefined)))
    const settle = () => {
      for (let place = 0; place < SETTLERS; place++)
        this.#settling[place] ??= this.settleDue(place).finally(() => (this.#settling[place] = undefined))
    }
    const watch = () => void (this.#watching ??= this.watchOfficial().finally(() => (this.#watching = undefined)))
    const reveal = () => void (this.#revealing ??= this.showSeeds().finally(() => (this.#revealing = undefined)))
    ahead()
    this.#timers.push(
      setInterval(ahead, AHEAD_MS),
      setInterval(draw, TURN_MS),
      setInterval(settle, TURN_MS),
      setInterval(watch, WATCH_MS),
      setInterval(reveal, REVEAL_MS),
    )
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all([this.#drawing, ...this.#settling, this.#making, this.#watching, this.#revealing])
  }

  /** Makes the draws that are to come of every game that is offered. */
  async makeAhead(): Promise<void> {
    const { drawPool, games, log, clock } = this.#lottery
    if (!drawPool) return
    await games.refresh().catch((error: unknown) => log.error({ error: String(error) }, 'the games could not be read'))
    for (const game of games.offered())
      try {
        await makeAheadOf(this.#lottery, game, clock.now())
      } catch (error) {
        log.error({ game: game.code, error: String(error) }, 'draws could not be made ahead')
      }
    try {
      await makePairsAheadOf(this.#lottery, clock.now())
    } catch (error) {
      log.error({ error: String(error) }, 'draws of two stations could not be made ahead')
    }
  }

  /** What is due is sealed and drawn. */
  async drawDue(): Promise<void> {
    await this.#turn('draws', async (tending) => {
      await this.#lottery.games.refresh()
      await tendDraws(tending, this.#lottery.clock.now())
    })
  }

  /**
   * What has a result is settled, one draw after the other; several may do so at once, each with a
   * place of its own.
   */
  async settleDue(place = 0): Promise<void> {
    await this.#turn('settlements', tendSettlements, place)
  }

  /** Asks for official results, and raises alarms for draws that need a person. */
  async watchOfficial(): Promise<void> {
    await this.#turn('official results', () => this.#watch.turn(this.#lottery.clock.now()))
  }

  /** Shows the seeds of draws that came to nothing. */
  async showSeeds(): Promise<void> {
    await this.#turn('seeds', async () => void (await this.#reveals?.turn()))
  }

  /** Logs a turn that fails; the next one goes on. */
  async #turn(what: string, work: (tending: Tending) => Promise<void>, place = 0): Promise<void> {
    try {
      const tending = await this.#tending(place)
      if (tending) await work(tending)
    } catch (error) {
      const { log } = this.#lottery
      log.error({ error: error instanceof Error ? error.message : String(error) }, `the clock of ${what} missed a turn`)
    }
  }

  async #tending(place: number): Promise<Tending | undefined> {
    const { drawPool, pool, lanes, db, vault, beacon, formerBeacons = [], games, clock, log } = this.#lottery
    if (!drawPool) return undefined
    const gameOf = (code: string) => games.find(code)
    return {
      pool,
      drawing: {
        pool: drawPool,
        vault,
        beaconOf: (source) => [beacon, ...formerBeacons].find((beacon) => beacon.source === source),
        gameOf,
      },
      settlements: {
        db,
        query: queryOf(db),
        gameOf,
        mostPayout: (merchant, game) => mostPayoutOf(this.#lottery, merchant, game),
        // Nobody who places an order waits for them, nor another settler.
        lanes: await lanes.of(`settler ${place}`, PIECES_AT_ONCE),
        now: () => clock.now(),
        settled: (no) => stopChases(this.#lottery, no),
        isStopping: () => this.#isStopping,
      },
      log,
    }
  }
}
