import { ACCOUNT_TYPE, type AccountType } from '../../account-type.ts'
import { amount, shareOf, type Amount, type Rate } from '../../money.ts'
import type { Product } from '../../product.ts'

/** Somebody who earns on a bet: its rate when the bet was placed. */
export interface ChainLink<Id = string> {
  readonly id: Id
  readonly rate: Rate
  /** It earns nothing (locked for fraud): its part is paid to nobody. */
  readonly forfeits?: boolean | undefined
}

/** What somebody of a chain is paid, or what its pay changes by. */
export interface RebateEntry<Id = string> {
  readonly id: Id
  readonly amount: Amount
}

/** Types that never earn: they have no money of their own, or play money. */
const EARNS_NOTHING: readonly AccountType[] = [ACCOUNT_TYPE.INTERNAL, ACCOUNT_TYPE.TRIAL, ACCOUNT_TYPE.ASSISTANT]

/** Whether bets of an account of this type earn a rebate, for it or for anybody above. */
export const earnsRebate = (type: AccountType): boolean => !EARNS_NOTHING.includes(type)

/**
 * What each of a chain earns on a bet, the bettor first: the point difference between its rate and
 * the highest below it, cut so that all together get exactly the highest rate of the base.
 *
 * `base` is the valid bet, of a lottery the stake. `own` is what the bettor's choice of odds or
 * series left in cash, where that isn't its whole rate. `most` is what all together can get: those
 * nearest to the bettor get theirs first. Source: docs/agents.md, "Rebates"; vectors
 * REBATE-CHAIN-*.
 */
export function rebatesOf<Id>(
  base: Amount,
  chain: readonly ChainLink<Id>[],
  own?: Rate,
  most?: Rate,
): readonly RebateEntry<Id>[] {
  let given = 0n
  let left: bigint | undefined = most === undefined ? undefined : shareOf(base, most)
  return chain.map(({ id, rate: share, forfeits }, place) => {
    const whole = shareOf(base, share)
    const part = whole > given ? whole - given : 0n
    if (whole > given) given = whole
    const due = place === 0 && own !== undefined ? shareOf(base, own) : part
    const paid = left !== undefined && due > left ? left : due
    if (left !== undefined) left -= paid
    return { id, amount: amount(forfeits ? 0n : paid) }
  })
}

/**
 * What each of a chain gets or gives back when the base of a bet changes: the difference of its
 * entries. Vectors REBATE-REVERSAL-*.
 */
export function rebateChanges<Id>(
  oldBase: Amount,
  newBase: Amount,
  chain: readonly ChainLink<Id>[],
  own?: Rate,
  most?: Rate,
): readonly RebateEntry<Id>[] {
  const before = rebatesOf(oldBase, chain, own, most)
  return rebatesOf(newBase, chain, own, most).map((entry, place) => ({
    id: entry.id,
    amount: amount(entry.amount - before[place]!.amount),
  }))
}

/** All entries of a chain together. */
export const totalOf = (entries: readonly RebateEntry<unknown>[]): Amount =>
  amount(entries.reduce((sum, entry) => sum + entry.amount, 0n))

/** A member's bets of one day and product, with its chain as it stood at the end of that day. */
export interface DailyBase<Id = string> {
  product: Product
  /** The day's valid bets together: they are cut once. */
  base: Amount
  chain: readonly ChainLink<Id>[]
}

/** What a day's bets of a member earn, for each product and for each of its chain. */
export interface DailyRebates<Id = string> {
  byProduct: { product: Product; entries: readonly RebateEntry<Id>[] }[]
  /** In the order in which the chains name them. */
  totals: RebateEntry<Id>[]
}

/** The rebates of one member's day. Vectors REBATE-DAILY-*. */
export function dailyRebates<Id>(bases: readonly DailyBase<Id>[]): DailyRebates<Id> {
  const byProduct = bases.map(({ product, base, chain }) => ({ product, entries: rebatesOf(base, chain) }))
  const totals = new Map<Id, bigint>()
  for (const { entries } of byProduct)
    for (const entry of entries) totals.set(entry.id, (totals.get(entry.id) ?? 0n) + entry.amount)
  return { byProduct, totals: [...totals].map(([id, sum]) => ({ id, amount: amount(sum) })) }
}
