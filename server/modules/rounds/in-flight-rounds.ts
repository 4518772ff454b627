import type { PlayReply } from '@senluna/contract/play/house.ts'
import type { GameSession } from './sessions/game-session.ts'
import type { Spin } from './spin.ts'

/**
 * Rounds that this process is playing right now.
 *
 * A repeat that comes while its first is still under way waits for that one's reply and costs no
 * statement: a storm of repeats is cheaper than the rounds themselves. What the database says of a
 * key holds all the same; this only saves asking.
 */
export class InFlightRounds {
  #underWay = new Map<string, { asks: string; reply: Promise<PlayReply> }>()

  /** The round's reply, played by `play` unless the same is under way. A repeat's says so. */
  async play(session: GameSession, spin: Spin, play: () => Promise<PlayReply>): Promise<PlayReply> {
    const key = `${session.memberId}/${spin.key}`
    const asks = `${session.gameSessionId}/${spin.stake}/${spin.choice ?? ''}/${spin.free ?? ''}`
    const first = this.#underWay.get(key)
    if (first?.asks === asks) return { ...(await first.reply), replayed: true }
    // The same key for something else: the database tells which of them it paid for.
    if (first) return play()
    const reply = play()
    this.#underWay.set(key, { asks, reply })
    try {
      return await reply
    } finally {
      this.#underWay.delete(key)
    }
  }
}
