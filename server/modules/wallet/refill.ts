import { Refusal } from '@senluna/contract/refusals.ts'
import { mayPlay } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { isPosted, SOURCE, WALLET, walletOf } from '@senluna/ledger/index.ts'
import { derivedId } from '../../platform/ids.ts'
import { DEMONSTRATION_GRANT, grant, REFILL_BELOW } from './grants.ts'

/**
 * One refill a business day: the day is part of its key, so the ledger itself allows no second one.
 */
const keyOf = (member: Id<'member'>, brand: Brand, now: Instant): Id<'posting'> =>
  derivedId('refill', member, businessDate(now, brand.timeZone))

/** Whether the day's refill was taken. */
export async function refilledToday(query: Query, member: Id<'member'>, brand: Brand, now: Instant): Promise<boolean> {
  return isPosted(query, { owner: member, key: keyOf(member, brand, now), source: SOURCE.GRANT })
}

/**
 * Fills a demonstration wallet up to its grant.
 *
 * Refuses WAL_REFILL for real money, for types that don't play, above 100,000, and a second time a
 * day.
 */
export async function refillWallet(
  query: Query,
  caller: Caller,
  brand: Brand,
  now: Instant,
): Promise<{ amount: string; balance: string }> {
  if (!brand.currency.demonstration || !mayPlay(caller.type)) throw new Refusal('WAL_REFILL')
  const main = await walletOf(query, caller.memberId, WALLET.MAIN)
  const spendable = main ? main.balance - main.held : 0n
  if (spendable >= REFILL_BELOW || (await refilledToday(query, caller.memberId, brand, now)))
    throw new Refusal('WAL_REFILL')
  const give = amount(DEMONSTRATION_GRANT - spendable)
  // Two requests at once work out different amounts at most; the ledger takes the first under the
  // day's key.
  const posted = await grant(query, {
    member: caller.memberId,
    brand,
    wallet: WALLET.MAIN,
    amount: give,
    key: keyOf(caller.memberId, brand, now),
    now,
  })
  if (posted.status !== 'posted') throw new Refusal('WAL_REFILL')
  return { amount: give.toString(), balance: (posted.balance - (main?.held ?? 0n)).toString() }
}
