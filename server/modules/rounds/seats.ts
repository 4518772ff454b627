import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/database/db.ts'
import type { GameSession } from './game-session.ts'
import type { SeedSource } from './open-seat.ts'
import { seatState, type SeatState } from './seat-state.ts'

const REMEMBERED = 20_000

/**
 * The seats this process has played lately, so that a round needs no read before it is posted.
 * Another process may move a seat on: the posting then refuses the stale state, and it is read again.
 */
export class Seats {
  #known = new LRUCache<string, Promise<SeatState>>({ max: REMEMBERED })
  readonly #db: Db
  readonly #source: SeedSource

  constructor(db: Db, source: SeedSource) {
    this.#db = db
    this.#source = source
  }

  get(session: GameSession): Promise<SeatState> {
    const key = keyOf(session)
    const known = this.#known.get(key)
    if (known) return known
    const read = seatState(this.#db, this.#source, { owner: session.memberId, game: session.game, mode: session.mode })
    this.#known.set(key, read)
    read.catch(() => this.#known.delete(key))
    return read
  }

  forget(session: GameSession): void {
    this.#known.delete(keyOf(session))
  }
}

const keyOf = (session: GameSession): string => `${session.memberId}/${session.game}/${session.mode}`
