import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { clearingAccount, houseAccount, KIND, post, SOURCE, WALLET, walletsOf } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'

/**
 * A debt of the main wallet is collected first from what comes in: at most what came, and what can
 * be spent. `order` names what it came by; collecting for it again changes nothing.
 */
export async function collectDebt(
  tx: Tx,
  { order, at }: { order: { id: string; member_id: string; merchant_id: MerchantCode; currency: string }; at: Instant },
  came: Amount,
): Promise<void> {
  const query = queryOf(tx)
  const wallets = await walletsOf(query, order.member_id)
  const debt = wallets.find(({ account }) => account === WALLET.DEBT)
  const main = wallets.find(({ account }) => account === WALLET.MAIN)
  const owed = debt ? -debt.balance : 0n
  if (!main || owed <= 0n || came <= 0n) return
  const spendable = main.balance - main.held
  const part = [owed, came, spendable].reduce((least, one) => (one < least ? one : least))
  if (part <= 0n) return
  const house = { merchant: order.merchant_id, code: clearingAccount('DEBT'), currency: order.currency, lane: 0 }
  const counter = await houseAccount(query, house, at)
  const move = (account: number, units: bigint) => ({
    owner: order.member_id,
    account,
    key: derivedId('deposit-debt', order.id, String(account)),
    source: SOURCE.DEBT,
    ref: derivedId('deposit', order.id),
    at,
    legs: [{ kind: KIND.DEBT_COLLECTED, amount: amount(units), counter }],
  })
  for (const { status } of await post(query, [move(WALLET.MAIN, -part), move(WALLET.DEBT, part)], at))
    assert(status === 'posted', `a debt came to ${status}`)
}
