import type { Db } from '../../../platform/database/db.ts'
import { recentlyUsed } from '../../../platform/concurrency/recently-used.ts'
import type { GameSession } from '../sessions/game-session.ts'
import type { SeedSource } from './open-play-state.ts'
import { playState, type PlayState } from './play-state.ts'
import { noteRules } from './play-state-store.ts'

const REMEMBERED = 20_000

/**
 * The play states this process has played lately, so that a round needs no read before it is
 * posted. Another process may move a play state on: the posting then refuses the stale state, and
 * it is read again.
 */
export class PlayStates {
  #known = recentlyUsed<string, Promise<PlayState>>(REMEMBERED)
  /** Seeds whose configuration this process has noted. */
  #noted = recentlyUsed<string, true>(REMEMBERED)
  readonly #db: Db
  readonly #source: SeedSource

  constructor(db: Db, source: SeedSource) {
    this.#db = db
    this.#source = source
  }

  /** The play state to play on, by the configuration `rulesNo`. */
  get(session: GameSession, rulesNo: number): Promise<PlayState> {
    const key = keyOf(session)
    const known = this.#known.get(key)
    if (known) return known
    const read = this.#read(session, rulesNo)
    this.#known.set(key, read)
    read.catch(() => this.#known.delete(key))
    return read
  }

  async #read(session: GameSession, rulesNo: number): Promise<PlayState> {
    const owner = session.memberId
    const state = await playState(this.#db, this.#source, { owner, game: session.game, mode: session.mode })
    // Before the first round: whoever asks what a seed was played by must never miss one.
    if (!this.#noted.has(state.seed)) {
      await noteRules(this.#db, rulesNo, owner, state.seed)
      this.#noted.set(state.seed, true)
    }
    return state
  }

  forget(session: GameSession): void {
    this.#known.delete(keyOf(session))
  }
}

const keyOf = (session: GameSession): string => `${session.memberId}/${session.game}/${session.mode}`
