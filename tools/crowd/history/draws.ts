import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { DAY, later, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { familyOf } from '@senluna/server/modules/families/index.ts'
import {
  type DrawClock,
  lottery as family,
  type Lottery,
  makeAheadOf,
  makePast,
  makePastPairs,
} from '@senluna/server/modules/lottery/index.ts'
import type { Parts } from '@senluna/server/parts.ts'
import type pg from 'pg'

/** So many of the last draws of each fast game a history ends with. */
const FAST_DRAWS = 200
/** Whoever sits down to a fast game finds so many draws ahead. */
const AHEAD = 5
/** The North, the Centre and the South. */
const PARTS = ['N', 'C', 'S'] as const
/** A draw is made so long after its time. */
const LATE = 3 * SECOND

/** The draws of a history: those that people may bet on, and those before and between. */
export class Draws {
  readonly #lottery: Lottery
  readonly #clock: DrawClock
  readonly #owner: pg.Pool
  /** When draws are to be made that somebody may have bet on, in order. */
  readonly #due: number[] = []

  constructor(parts: Parts, owner: pg.Pool) {
    const { lottery, background } = familyOf(parts.families, family)
    this.#lottery = lottery
    this.#clock = background
    this.#owner = owner
  }

  /** The moment at which the next draw is to be made. */
  get next(): Instant | undefined {
    const [first] = this.#due
    return first === undefined ? undefined : later(first as Instant, LATE)
  }

  /** Somebody sits down to a fast game: its next draws are there. */
  async sitDown(code: string, now: Instant): Promise<void> {
    const game = this.#lottery.games.find(code)
    if (game?.clock.kind === 'INTERVAL') await this.#ahead(game, now, AHEAD)
  }

  /** Somebody looks at what is drawn tonight: one station of each part can be bet on. */
  async tonight(now: Instant): Promise<void> {
    for (const part of PARTS) {
      const games = this.#lottery.games.offered().filter(({ group, stations }) => group === part && !stations)
      const coming = games.map((game) => ({
        game,
        next: this.#lottery.games.drawsOf(game).at(now)?.drawAt ?? Infinity,
      }))
      const [first] = coming.toSorted((a, b) => a.next - b.next)
      if (first) await this.#ahead(first.game, now, undefined)
    }
  }

  /** Makes and settles what is due. */
  async turn(now: Instant): Promise<void> {
    if (this.#due.length === 0 || (this.#due[0] ?? Infinity) > now - LATE) return
    while ((this.#due[0] ?? Infinity) <= now - LATE) this.#due.shift()
    await this.#clock.drawDue()
    await this.#clock.settleDue()
  }

  /** The results of every game of the calendar between two moments, beside those people bet on. */
  async calendar(from: Instant, until: Instant): Promise<number> {
    await this.#lottery.games.refresh()
    let made = 0
    for (const game of this.#lottery.games.offered())
      if (game.clock.kind === 'CALENDAR') made += await makePast(this.#owner, this.#lottery, game, from, until)
    return made + (await makePastPairs(this.#owner, this.#lottery, from, until))
  }

  /** The last draws of every fast game, beside those that people bet on. */
  async fast(until: Instant): Promise<number> {
    let made = 0
    for (const game of this.#lottery.games.offered()) {
      if (game.clock.kind !== 'INTERVAL') continue
      // One that is drawn at this very moment is left to the clock that goes on.
      const from = later(until, -(FAST_DRAWS + 1) * game.clock.seconds * SECOND)
      made += await makePast(this.#owner, this.#lottery, game, from, later(until, -MINUTE / 2))
    }
    return made
  }

  async #ahead(game: LotteryGame, now: Instant, most: number | undefined): Promise<void> {
    await makeAheadOf(this.#lottery, game, now, most)
    let left = most ?? Infinity
    for (const { lockAt, drawAt } of this.#lottery.games.drawsOf(game).between(now, later(now, 8 * DAY))) {
      if (lockAt > now) this.#insert(drawAt)
      if (lockAt > now && --left === 0) return
    }
  }

  #insert(at: number): void {
    const place = this.#due.findIndex((other) => other >= at)
    if (this.#due[place] === at) return
    if (place < 0) this.#due.push(at)
    else this.#due.splice(place, 0, at)
  }
}
