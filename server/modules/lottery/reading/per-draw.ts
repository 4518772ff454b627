import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Query } from '@senluna/kit/query.ts'
import { Fresh } from './fresh.ts'
import { lastDrawn } from './queries/results.ts'

/** A correction of an older draw shows after so long at the latest. */
const OLDEST_MS = 60_000

/**
 * Keeps what is worked out of a game's last draws until the next one is drawn or the last one is
 * corrected. Until then it costs one read of an index a second, however many ask.
 */
export class PerDraw<Value> {
  readonly #heads = new Fresh<string>(1_000)
  readonly #kept = new Map<string, { head: string; at: Instant; value: Promise<Value> }>()

  /** `draws`: over how many of them; there are few such numbers, so what is kept is bounded. */
  async of(
    query: Query,
    game: LotteryGame,
    { draws, now }: { draws: number; now: Instant },
    work: () => Promise<Value>,
  ): Promise<Value> {
    const head = await this.#heads.of(game.code, now, async () => {
      const row = await lastDrawn(query, game.code, now)
      return row ? `${row.no}.${row.result_version}` : ''
    })
    const key = `${game.code} ${draws}`
    const old = this.#kept.get(key)
    if (old && old.head === head && now - old.at < OLDEST_MS) return old.value
    const value = work()
    this.#kept.set(key, { head, at: now, value })
    value.catch(() => this.#kept.delete(key))
    return value
  }
}
