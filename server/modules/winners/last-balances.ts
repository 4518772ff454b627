/** What an event says of a wallet after a round. */
export interface AfterRound {
  memberId: string
  balance: bigint
  version: number
}

const MOST = 100_000

/**
 * The last balance of each wallet that this process was told of. Where the next version of a wallet
 * is told, the difference is what the round won, and nothing has to be looked up to know that it
 * wasn't much.
 *
 * Only a cache: told out of order, twice or after something else moved the wallet, it doesn't know.
 */
export class LastBalances {
  readonly #known = new Map<string, { balance: bigint; version: number }>()

  /** Whether a round may have won so much, and remembers the wallet as it is after it. */
  mayHaveWon({ memberId, balance, version }: AfterRound, least: bigint): boolean {
    const before = this.#known.get(memberId)
    if (!before || before.version < version) {
      if (this.#known.size >= MOST) this.#known.clear()
      this.#known.set(memberId, { balance, version })
    }
    if (before?.version === version - 1) return balance - before.balance >= least
    // Nobody holds less than they have just won.
    return balance >= least
  }
}
