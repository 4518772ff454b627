import type { balance } from '@senluna/contract/wallet.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { isTrial, mayPlay } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Caller } from '@senluna/kit/caller.ts'
import type { Query } from '@senluna/kit/query.ts'
import { iso, type Instant } from '@senluna/kit/time.ts'
import { walletsOf, WALLET } from '@senluna/ledger/index.ts'
import { REFILL_BELOW } from './grants.ts'
import { refilledToday } from './refill.ts'

/** What an account holds, for its balance bar. */
export async function balanceOf(
  query: Query,
  caller: Caller,
  brand: Brand,
  now: Instant,
): Promise<ReplyOf<typeof balance>> {
  const wallets = await walletsOf(query, caller.memberId)
  const main = wallets.find((wallet) => wallet.account === WALLET.MAIN)
  const trial = wallets.find((wallet) => wallet.account === WALLET.TRIAL)
  const spendable = main ? main.balance - main.held : 0n
  const low = !isTrial(caller.type) && mayPlay(caller.type) && brand.currency.demonstration && spendable < REFILL_BELOW
  const items: ReplyOf<typeof balance>['items'] = [{ wallet: 'MAIN', balance: spendable.toString(), status: 'OK' }]
  if (main && main.held > 0n) items.push({ wallet: 'HOLD', balance: main.held.toString(), status: 'OK' })
  if (trial) items.push({ wallet: 'TRIAL', balance: trial.balance.toString(), status: 'OK' })
  return {
    sumBalance: spendable.toString(),
    currency: main?.currency ?? brand.currency.code,
    items,
    inTransit: '0',
    version: Number(main?.version ?? 0n),
    asOf: iso(now),
    refill: low && !(await refilledToday(query, caller.memberId, brand, now)),
  }
}
