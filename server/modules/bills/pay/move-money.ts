import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  clearingAccount,
  DIVIDENDS,
  houseOf,
  KIND,
  move,
  SOURCE,
  wallet,
  WAGES,
  WALLET,
  walletOf,
  type HouseCode,
  type Kind,
} from '@senluna/ledger/index.ts'

import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { chargeOrLend, collectDebt, publishBalance } from '../../cashier/index.ts'
import { insertPayment, nextSeq, type What } from '../store/payment-store.ts'

/** A payment of a line. Null is the house. */
export interface Paying {
  lineId: Id<'bill-line'>
  kind: ContractKind
  what: What
  merchantCode: MerchantCode
  currency: string
  from: Id<'member'> | null
  to: Id<'member'> | null
  amount: Amount
}

/** What each kind is paid as: what came, and what went. */
const KINDS: Readonly<Record<ContractKind, readonly [came: Kind, went: Kind]>> = {
  DIVIDEND: [KIND.DIVIDEND, KIND.DIVIDEND_PAID],
  DAILY_SALARY: [KIND.DAILY_WAGE, KIND.DAILY_WAGE_PAID],
  HOURLY_SALARY: [KIND.HOURLY_SALARY, KIND.HOURLY_SALARY_PAID],
  REALTIME_SALARY: [KIND.REALTIME_SALARY, KIND.REALTIME_SALARY_PAID],
}

/** The house account that stands between two wallets; empty after every payment. */
export const BETWEEN = clearingAccount('BILL')

const houseAccountOf = (kind: ContractKind): HouseCode => (kind === 'DIVIDEND' ? DIVIDENDS : WAGES)

/** Whether somebody's main wallet takes money. */
export async function takesMoney(tx: Tx, memberId: Id<'member'>): Promise<boolean> {
  const main = await walletOf(queryOf(tx), memberId, WALLET.MAIN)
  return main !== undefined && main.state !== 'closed'
}

/** How often a wallet is asked again that others spend from at the same moment. */
const TRIES = 5

/**
 * Pays as much as the payer has, in the caller's transaction; answers how much it was. The house
 * has always enough. The balances of both are published; a debt of the payee is collected.
 */
export async function pay(tx: Tx, wanted: Paying, now: Instant): Promise<Amount> {
  const seq = await nextSeq(tx, wanted.lineId)
  const paid = wanted.from === null ? wanted.amount : await take(tx, wanted, wanted.from, seq, now)
  if (paid === 0n) return paid
  const key = derivedId<'posting'>('bill', wanted.lineId, String(seq), 'to')
  if (wanted.to !== null) {
    const source = wanted.from === null ? houseAccountOf(wanted.kind) : BETWEEN
    const step = {
      kind: kindsOf(wanted)[0],
      amount: paid,
      from: houseOf(side(wanted), source),
      to: wallet(wanted.to, 'MAIN'),
    }
    await move(queryOf(tx), { key, source: SOURCE.BILL, ref: wanted.lineId, ...step, at: now })
  }
  await insertPayment(tx, { ...wanted, seq, amount: paid, key }, now)
  if (wanted.to !== null) {
    const { to: member_id, merchantCode: merchant_id, currency } = wanted
    await collectDebt(tx, { order: { id: key, member_id, merchant_id, currency }, at: now }, paid)
    await publishBalance(tx, wanted.to, now)
  }
  return paid
}

/** Takes from a payer what it has of an amount. */
async function take(tx: Tx, wanted: Paying, payer: Id<'member'>, seq: number, now: Instant): Promise<Amount> {
  const query = queryOf(tx)
  const to = houseOf(side(wanted), wanted.to === null ? houseAccountOf(wanted.kind) : BETWEEN)
  const key = derivedId<'posting'>('bill', wanted.lineId, String(seq), 'from')
  for (let tries = 0; tries < TRIES; tries++) {
    const main = await walletOf(query, payer, WALLET.MAIN)
    const spendable = main?.state === 'open' ? main.balance - main.held : 0n
    const part = amount(spendable < wanted.amount ? spendable : wanted.amount)
    if (part <= 0n) return amount(0n)
    const step = { kind: kindsOf(wanted)[1], amount: part, from: wallet(payer, 'MAIN'), to }
    const posted = await move(query, { key, source: SOURCE.BILL, ref: wanted.lineId, ...step, at: now }, [
      'insufficient',
      'frozen',
      'unknown_account',
    ])
    if (posted.status === 'posted') {
      await publishBalance(tx, payer, now)
      return part
    }
  }
  return amount(0n)
}

/**
 * Takes back from a holder what it was paid too much, as a debt where its wallet doesn't hold it,
 * and gives it to who paid. Answers how much it was: nothing of an account that is closed.
 */
export async function giveBack(
  tx: Tx,
  {
    holder,
    payer,
    ...wanted
  }: Omit<Paying, 'from' | 'to' | 'what'> & { holder: Id<'member'>; payer: Id<'member'> | null },
  now: Instant,
): Promise<Amount> {
  const { lineId, kind, merchantCode, currency } = wanted
  const seq = await nextSeq(tx, lineId)
  const isToHouse = payer === null || !(await takesMoney(tx, payer))
  const charged = await chargeOrLend(
    tx,
    {
      memberId: holder,
      merchantCode,
      currency,
      amount: wanted.amount,
      kind: KIND.CONTRACT_ADJUSTMENT,
      source: SOURCE.BILL,
      to: isToHouse ? houseAccountOf(kind) : BETWEEN,
      key: derivedId('bill', lineId, String(seq), 'from'),
      ref: lineId,
    },
    now,
  )
  if (charged.status !== 'posted') return amount(0n)
  const key = derivedId<'posting'>('bill', lineId, String(seq), 'to')
  if (!isToHouse) {
    const step = {
      kind: KIND.CONTRACT_ADJUSTMENT,
      amount: wanted.amount,
      from: houseOf(side(wanted), BETWEEN),
      to: wallet(payer, 'MAIN'),
    }
    await move(queryOf(tx), { key, source: SOURCE.BILL, ref: lineId, ...step, at: now })
    await publishBalance(tx, payer, now)
  }
  await insertPayment(tx, { ...wanted, what: 'ADJUST', from: holder, to: isToHouse ? null : payer, seq, key }, now)
  await publishBalance(tx, holder, now)
  return wanted.amount
}

function kindsOf({ kind, what }: Paying): readonly [came: Kind, went: Kind] {
  if (what === 'PAY') return KINDS[kind]
  if (what === 'ADJUST') return [KIND.CONTRACT_ADJUSTMENT, KIND.CONTRACT_ADJUSTMENT]
  return [KIND.ARREARS, KIND.ARREARS_PAID]
}

const side = ({ merchantCode, currency }: Pick<Paying, 'merchantCode' | 'currency'>) => ({
  merchant_id: merchantCode,
  currency,
})
