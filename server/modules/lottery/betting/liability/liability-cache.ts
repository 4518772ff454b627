import type { Id } from '@senluna/kit/ids.ts'

/** What a player's open tickets of a draw may bring at worst, as it was with so many tickets. */
export interface Liability {
  /** Those taken back too. */
  tickets: number
  worst: bigint
}

/** The draw of a player. */
export interface PlayerDraw {
  owner: Id<'member'>
  game: string
  drawNumber: string
}

/**
 * So many are remembered: some megabytes. Who bets again after so many others have is worked out
 * anew.
 */
const MOST = 20_000

/**
 * What a process has worked out of its players' tickets. It holds as long as the player has as many
 * tickets of the draw: new ones change their number. One that is taken back doesn't, so what is
 * remembered may be too much, never too little: before a bet is refused for it it has to be
 * forgotten and asked for.
 */
export class LiabilityCache {
  readonly #known = new Map<string, Liability>()

  of(draw: PlayerDraw): Liability | undefined {
    return this.#known.get(nameOf(draw))
  }

  keep(draw: PlayerDraw, liability: Liability): void {
    const name = nameOf(draw)
    // What was kept last goes last.
    this.#known.delete(name)
    this.#known.set(name, liability)
    const oldest = this.#known.keys().next()
    if (this.#known.size > MOST && !oldest.done) this.#known.delete(oldest.value)
  }

  forget(draw: PlayerDraw): void {
    this.#known.delete(nameOf(draw))
  }
}

const nameOf = ({ owner, game, drawNumber }: PlayerDraw) => `${owner} ${game} ${drawNumber}`
