import type { balance } from '@senluna/contract/money/wallet.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { isTrial, mayPlay } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { walletsOf, WALLET } from '@senluna/ledger/index.ts'
import { REFILL_BELOW } from './grants.ts'
import { refilledToday } from './refill.ts'

/** Where a member's money stands beside the main wallet: a later module's to know. */
export type VendorStanding = (memberId: Caller['memberId']) => Promise<{
  inTransit: Amount
  wallets: readonly { walletNo: number; vendorCode: string; unclear: boolean }[]
}>

/**
 * What an account holds, for its balance bar: `sumBalance` is the main wallet and those at vendors.
 */
export async function balanceOf(
  query: Query,
  vendorStanding: VendorStanding,
  caller: Caller,
  brand: Brand,
  now: Instant,
): Promise<ReplyOf<typeof balance>> {
  // First: money that arrives meanwhile is then counted twice for a moment rather than missing.
  const vendors = await vendorStanding(caller.memberId)
  const wallets = await walletsOf(query, caller.memberId)
  const main = wallets.find((wallet) => wallet.account === WALLET.MAIN)
  const trial = wallets.find((wallet) => wallet.account === WALLET.TRIAL)
  const spendable = main ? main.balance - main.held : 0n
  const low = !isTrial(caller.type) && mayPlay(caller.type) && brand.currency.demonstration && spendable < REFILL_BELOW
  const items: ReplyOf<typeof balance>['items'] = [{ wallet: 'MAIN', balance: spendable.toString(), status: 'OK' }]
  if (main && main.held > 0n) items.push({ wallet: 'HOLD', balance: main.held.toString(), status: 'OK' })
  if (trial) items.push({ wallet: 'TRIAL', balance: trial.balance.toString(), status: 'OK' })
  let sum = spendable
  for (const { walletNo, vendorCode, unclear } of vendors.wallets) {
    const there = wallets.find((wallet) => wallet.account === walletNo)?.balance ?? 0n
    sum += there
    items.push({ wallet: 'VENDOR', vendorCode, balance: there.toString(), status: unclear ? 'UNKNOWN' : 'OK' })
  }
  return {
    sumBalance: sum.toString(),
    currency: main?.currency ?? brand.currency.code,
    items,
    inTransit: vendors.inTransit.toString(),
    version: Number(main?.version ?? 0n),
    asOf: iso(now),
    refill: low && !(await refilledToday(query, caller.memberId, brand, now)),
  }
}
