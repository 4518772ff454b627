import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { recentlyUsed } from '../../platform/recently-used.ts'
import type { GameSession } from './game-session.ts'
import type { SeedSource } from './open-seat.ts'
import { seatState, type SeatState } from './seat-state.ts'

const REMEMBERED = 20_000

/**
 * The seats this process has played lately, so that a round needs no read before it is posted.
 * Another process may move a seat on: the posting then refuses the stale state, and it is read
 * again.
 */
export class Seats {
  #known = recentlyUsed<string, Promise<SeatState>>(REMEMBERED)
  /** Seeds whose configuration this process has noted. */
  #noted = recentlyUsed<string, true>(REMEMBERED)
  readonly #db: Db
  readonly #source: SeedSource

  constructor(db: Db, source: SeedSource) {
    this.#db = db
    this.#source = source
  }

  /** The seat to play on, by the configuration `rulesNo`. */
  get(session: GameSession, rulesNo: number): Promise<SeatState> {
    const key = keyOf(session)
    const known = this.#known.get(key)
    if (known) return known
    const read = this.#read(session, rulesNo)
    this.#known.set(key, read)
    read.catch(() => this.#known.delete(key))
    return read
  }

  async #read(session: GameSession, rulesNo: number): Promise<SeatState> {
    const owner = session.memberId
    const seat = await seatState(this.#db, this.#source, { owner, game: session.game, mode: session.mode })
    // Before the first round: whoever asks what a seed was played by must never miss one.
    if (!this.#noted.has(seat.seed)) {
      await sql`update wagers.seed set rules_nos = rules_nos || ${rulesNo}::smallint
        where owner_id = ${owner} and id = ${seat.seed} and not rules_nos @> array[${rulesNo}::smallint]`.execute(
        this.#db,
      )
      this.#noted.set(seat.seed, true)
    }
    return seat
  }

  forget(session: GameSession): void {
    this.#known.delete(keyOf(session))
  }
}

const keyOf = (session: GameSession): string => `${session.memberId}/${session.game}/${session.mode}`
