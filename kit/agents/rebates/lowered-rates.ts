import type { Rate } from '../../money.ts'

/** An account with its rate of one product. */
export interface RatedAccount<Id = string> {
  id: Id
  parent: Id | undefined
  rate: Rate
}

/** A rate that is lowered because one above it was. */
export interface LoweredRate<Id = string> {
  id: Id
  from: Rate
  to: Rate
}

/**
 * Whose rates fall when an account is lowered: everybody below who has more than its own upline
 * then has. Level by level, in the order of `accounts`; the account itself comes first.
 *
 * `accounts` holds the account and all below it; others are not looked at.
 */
export function loweredRates<Id>(accounts: readonly RatedAccount<Id>[], id: Id, to: Rate): LoweredRate<Id>[] {
  const children = Map.groupBy(accounts, ({ parent }) => parent)
  const lowered: LoweredRate<Id>[] = []
  const level = accounts.filter((account) => account.id === id).map((account) => ({ account, most: to }))
  // The list grows while it is walked: the levels below come after it.
  for (const { account, most } of level) {
    if (account.rate <= most) continue
    lowered.push({ id: account.id, from: account.rate, to: most })
    level.push(...(children.get(account.id) ?? []).map((child) => ({ account: child, most })))
  }
  return lowered
}
