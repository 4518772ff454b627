import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  clearingAccount,
  houseOf,
  KIND,
  moveAll,
  SOURCE,
  wallet,
  WALLET,
  walletsOf,
  type Movement,
  type Step,
  type WalletNo,
} from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'

/**
 * A debt of the main wallet is collected first from what comes in: at most what came, and what can
 * be spent. `order` names what it came by; collecting for it again changes nothing.
 */
export async function collectDebt(
  tx: Tx,
  {
    order,
    at,
  }: { order: { id: string; member_id: Id<'member'>; merchant_id: MerchantCode; currency: string }; at: Instant },
  came: Amount,
): Promise<void> {
  const query = queryOf(tx)
  const wallets = await walletsOf(query, order.member_id)
  const debt = wallets.find(({ account }) => account === WALLET.DEBT)
  const main = wallets.find(({ account }) => account === WALLET.MAIN)
  const owed = debt ? 0n - debt.balance : 0n
  if (!main || owed <= 0n || came <= 0n) return
  const spendable = main.balance - main.held
  const part = [owed, came, spendable].reduce((least, value) => (value < least ? value : least))
  if (part <= 0n) return
  const between = houseOf(order, clearingAccount('DEBT'))
  const movement = (step: Step, account: WalletNo): Movement => ({
    key: derivedId('deposit-debt', order.id, String(account)),
    source: SOURCE.DEBT,
    ref: derivedId('deposit', order.id),
    steps: [step],
  })
  const [own, debtor] = [wallet(order.member_id, 'MAIN'), wallet(order.member_id, 'DEBT')]
  const kind = KIND.DEBT_COLLECTED
  await moveAll(
    query,
    [
      movement({ kind, amount: amount(part), from: own, to: between }, own.account),
      movement({ kind, amount: amount(part), from: between, to: debtor }, debtor.account),
    ],
    at,
  )
}
