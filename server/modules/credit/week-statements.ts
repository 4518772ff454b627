import { owedUpward } from '@senluna/kit/agents/credit/split.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import type { Book } from './store/book-store.ts'
import { placedAccounts, type PlacedAccount } from './store/line-store.ts'
import type { insertStatements } from './store/statement-store.ts'
import type { SplitTally } from './store/tally-store.ts'

/** The accounts of a book. */
export interface BookAccounts {
  all: readonly PlacedAccount[]
  /** Those above an account, the nearest first. */
  chainOf(memberId: Id<'member'>): readonly Id<'member'>[]
}

export async function accountsOfBook(tx: Tx, generalAgentId: Id<'member'>): Promise<BookAccounts> {
  const all = await placedAccounts(tx, generalAgentId)
  const chains = new Map(all.map(({ memberId, path }) => [memberId, path.toReversed()]))
  return { all, chainOf: (memberId) => chains.get(memberId) ?? [] }
}

/**
 * The statement of each account for a week: what it and all below it played, and what it owes the
 * one above.
 */
export function statementsOfWeek(
  { generalAgentId, merchantCode, currency, openWeek: week }: Book,
  { all, chainOf }: BookAccounts,
  tallies: readonly SplitTally[],
  now: Instant,
): Parameters<typeof insertStatements>[1] {
  const sums = new Map(all.map(({ memberId }) => [memberId, { stake: 0n, payout: 0n, adjustment: 0n, owed: 0n }]))
  for (const { memberId, stake, payout, ofWeek, parts } of tallies) {
    const result = amount(payout - stake)
    const owed = owedUpward(result, parts)
    for (const [level, account] of [memberId, ...chainOf(memberId)].entries()) {
      const sum = sums.get(account)
      if (!sum) continue
      sum.stake += stake
      sum.payout += payout
      sum.owed += owed[level] ?? 0n
      if (ofWeek !== week) sum.adjustment += result
    }
  }
  return all.map(({ memberId, uplineId }) => {
    const { stake, payout, adjustment, owed } = sums.get(memberId)!
    return {
      id: newId<'credit-statement'>(now),
      week,
      memberId,
      uplineId,
      generalAgentId,
      merchantCode,
      currency,
      stake: amount(stake),
      payout: amount(payout),
      adjustment: amount(adjustment),
      owed: amount(owed),
      state: owed === 0n ? 'EVEN' : 'OPEN',
    }
  })
}
