import type { Odds } from '../money.ts'
import type { Product } from '../product.ts'

/** What must be wagered, as the rule sees it. */
export interface Row {
  id: number | string
  /** Only bets placed at this moment or later count. */
  createdAt: number
  required: bigint
  done: bigint
  /**
   * Percent that counts for it, by product; an absent product counts as the brand says, 0 skips the
   * row.
   */
  contrib?: Readonly<Partial<Record<Product, number>>> | undefined
  minOddsMilli?: Odds | undefined
}

/**
 * A settled bet, as the rule sees it. `oddsMilli` is absent where a game has no odds: nothing is
 * held against it.
 */
export interface Bet {
  placedAt: number
  product: Product
  validBet: bigint
  oddsMilli?: Odds | undefined
}

/** What of a bet counts where a row says nothing, in percent. Source: docs/cashier.md. */
export const CONTRIBUTION: Readonly<Record<Product, number>> = {
  RNG: 100,
  FISH: 100,
  LOTT: 100,
  ELOTT: 100,
  VNLOTT: 100,
  SPORTS: 100,
  ESPORTS: 100,
  LIVE: 50,
  PVP: 0,
}

/** Rows in the order in which bets fill them: the oldest first, of one moment the lower id. */
export const inOrder = <One extends { id: number | string; createdAt: number }>(rows: readonly One[]): One[] =>
  rows.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))

/**
 * What one bet gives to each row, in the order the rows are in.
 *
 * A row takes what it still needs of the bet's share; what that cost of the bet is rounded up, so
 * nothing counts twice.
 */
export function usesOf(
  rows: readonly Row[],
  bet: Bet,
  contribution: Readonly<Partial<Record<Product, number>>> = CONTRIBUTION,
): bigint[] {
  let left = bet.validBet
  return rows.map((row) => {
    const tooLow = bet.oddsMilli !== undefined && row.minOddsMilli !== undefined && bet.oddsMilli < row.minOddsMilli
    const percent = BigInt(row.contrib?.[bet.product] ?? contribution[bet.product] ?? 0)
    if (row.createdAt > bet.placedAt || tooLow || percent === 0n || left <= 0n) return 0n
    const needed = row.required - row.done
    const offered = (left * percent) / 100n
    const used = needed < offered ? needed : offered
    left -= (used * 100n + percent - 1n) / percent
    return used
  })
}

/**
 * What stands after some bets, in their order. Source: docs/cashier.md; vectors TURNOVER-APPLY-*.
 */
export function applied(
  rows: readonly Row[],
  bets: readonly Bet[],
  contribution: Readonly<Partial<Record<Product, number>>> = CONTRIBUTION,
): { rows: Row[]; totalRemaining: bigint; canWithdraw: boolean } {
  let state = inOrder(rows)
  for (const bet of bets) {
    const uses = usesOf(state, bet, contribution)
    state = state.map((row, at) => ({ ...row, done: row.done + (uses[at] ?? 0n) }))
  }
  const totalRemaining = state.reduce((sum, row) => sum + row.required - row.done, 0n)
  return { rows: state, totalRemaining, canWithdraw: totalRemaining === 0n }
}
