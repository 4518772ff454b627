import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  clearingAccount,
  houseOf,
  KIND,
  move,
  moveAll,
  openDebt,
  SOURCE,
  wallet,
  WALLET,
  walletsOf,
  type HouseCode,
  type Kind,
  type Movement,
  type Posted,
  type Source,
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

/** Money that is taken back from a member. */
interface Charge {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  currency: string
  amount: Amount
  kind: Kind
  source: Source
  to: HouseCode
  /** Names what it is for; charging for it again changes nothing. */
  key: Id<'posting'>
  ref?: string
}

/**
 * Takes money back from a member's main wallet. What can't be spent is lent first and stands as the
 * member's debt, which later credits pay.
 */
export async function chargeOrLend(tx: Tx, charge: Charge, at: Instant): Promise<Posted> {
  const query = queryOf(tx)
  const { memberId, currency, key } = charge
  const main = (await walletsOf(query, memberId)).find(({ account }) => account === WALLET.MAIN)
  const spendable = main ? main.balance - main.held : 0n
  const short = charge.amount - spendable
  const side = { merchant_id: charge.merchantCode, currency }
  if (main && short > 0n) {
    await openDebt(query, memberId, currency, at)
    const between = houseOf(side, clearingAccount('DEBT'))
    const lent = (part: string, step: Step): Movement => ({
      key: derivedId('charge-debt', key, part),
      source: SOURCE.DEBT,
      ref: key,
      steps: [step],
    })
    const kind = KIND.DEBT_MADE
    const units = amount(short)
    await moveAll(
      query,
      [
        lent('debt', { kind, amount: units, from: wallet(memberId, 'DEBT'), to: between }),
        lent('wallet', { kind, amount: units, from: between, to: wallet(memberId, 'MAIN') }),
      ],
      at,
    )
  }
  const { kind, source, to, ref } = charge
  const from = wallet(memberId, 'MAIN')
  const step = { kind, amount: charge.amount, from, to: houseOf(side, to) }
  return move(query, { key, source, ...(ref && { ref }), ...step, at }, ['unknown_account', 'frozen'])
}
