import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
/** What an event says of a wallet after a round. */
export interface AfterRound {
  memberId: Id<'member'>
  balance: Amount
  version: number
}

const MOST = 100_000

/**
 * The last balance of each wallet in this process's events. Where the next version of a wallet
 * comes, the difference is what the round won, so a small win needs no look-up.
 *
 * Only a cache: after an event out of order, a repeat or another movement of the wallet, it doesn't
 * know.
 */
export class LastBalances {
  readonly #known = new Map<string, { balance: Amount; version: number }>()

  /** Whether a round may have won so much, and remembers the wallet as it is after it. */
  mayHaveWon({ memberId, balance, version }: AfterRound, least: Amount): boolean {
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
