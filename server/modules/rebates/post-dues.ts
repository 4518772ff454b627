import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  holdWalletsOf,
  houseOf,
  KIND,
  moveAll,
  REBATES,
  SOURCE,
  STATUS,
  wallet,
  type Movement,
} from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { derivedId } from '../../platform/ids.ts'
import { chargeOrLend, collectDebt, publishBalance } from '../cashier/index.ts'
import { lockedAmong } from '../members/index.ts'
import { debtorsAmong, duesOf, keepPayments, PAYMENT_STATE, type Due } from './part-store.ts'
import type { Scope } from './rebates.ts'

const AT_ONCE = 200

/**
 * Posts what a scope still owes, and takes back what it gave too much, in the transaction in which
 * it was worked out: each payment once, by a key of its own. What somebody gives back and no longer
 * has becomes a debt. Money that an account locked for money would get is paid to nobody. Answers
 * how many were posted.
 */
export async function postDues(tx: Tx, scope: Scope, now: Instant): Promise<number> {
  const dues = await duesOf(tx, scope)
  // A draw and a day may pay the same agents at once: all wallets come before the house's account.
  await holdWalletsOf(
    queryOf(tx),
    dues.map(({ beneficiary }) => beneficiary),
  )
  const locked = await lockedAmong(
    tx,
    dues.map(({ beneficiary }) => beneficiary),
    'MONEY',
  )
  const states = new Map<Due, number>()
  const credits = dues.filter((due) => due.amount > 0n && !locked.has(due.beneficiary))
  // One movement a wallet in one statement: own bets and those below come one after the other.
  for (const own of [true, false]) {
    const some = credits.filter((due) => due.own === own)
    for (let from = 0; from < some.length; from += AT_ONCE)
      for (const [due, state] of await credit(tx, scope, some.slice(from, from + AT_ONCE), now)) states.set(due, state)
  }
  await payDebts(
    tx,
    credits.filter((due) => states.get(due) === PAYMENT_STATE.POSTED),
    scope,
    now,
  )
  for (const due of dues.filter((other) => other.amount < 0n)) states.set(due, await takeBack(tx, scope, due, now))
  const payments = dues.map((due) => ({ ...due, state: states.get(due) ?? PAYMENT_STATE.REFUSED }))
  await keepPayments(tx, scope, payments, now)
  const paid = payments.filter(({ state }) => state === PAYMENT_STATE.POSTED)
  for (const memberId of new Set(paid.map(({ beneficiary }) => beneficiary))) await publishBalance(tx, memberId, now)
  return paid.length
}

const keyOf = (scope: Scope, { beneficiary, currency, own, payments }: Due): Id<'posting'> =>
  derivedId('rebate', scope, beneficiary, currency, String(own), String(payments))

async function credit(tx: Tx, scope: Scope, dues: readonly Due[], now: Instant): Promise<[Due, number][]> {
  const movements = dues.map((due): Movement => ({
    key: keyOf(scope, due),
    source: SOURCE.REBATE,
    steps: [
      {
        kind: due.own ? KIND.REBATE : KIND.AGENT_REBATE,
        amount: due.amount,
        from: houseOf({ merchant_id: due.merchantCode, currency: due.currency }, REBATES),
        to: wallet(due.beneficiary, 'MAIN'),
      },
    ],
  }))
  const posted = await moveAll(queryOf(tx), movements, now, STATUS)
  return dues.map((due, place) => {
    const status = posted[place]?.status
    if (status === 'posted') return [due, PAYMENT_STATE.POSTED]
    // A closed account, or one of another currency, gets nothing any more.
    if (status === 'unknown_account' || status === 'currency_mismatch' || status === 'frozen')
      return [due, PAYMENT_STATE.REFUSED]
    throw new Error(`a rebate of ${due.beneficiary} could not be posted: ${status}`)
  })
}

/** What somebody owes is paid first from what came. */
async function payDebts(tx: Tx, dues: readonly Due[], scope: Scope, now: Instant): Promise<void> {
  const debtors = await debtorsAmong(
    tx,
    dues.map(({ beneficiary }) => beneficiary),
  )
  for (const due of dues) {
    if (!debtors.has(due.beneficiary)) continue
    const { beneficiary, merchantCode, currency } = due
    const order = { id: keyOf(scope, due), member_id: beneficiary, merchant_id: merchantCode, currency }
    await collectDebt(tx, { order, at: now }, due.amount)
  }
}

async function takeBack(tx: Tx, scope: Scope, due: Due, now: Instant): Promise<number> {
  const posted = await chargeOrLend(
    tx,
    {
      memberId: due.beneficiary,
      merchantCode: due.merchantCode,
      currency: due.currency,
      amount: amount(0n - due.amount),
      kind: KIND.REBATE_TAKEN_BACK,
      source: SOURCE.REBATE,
      to: REBATES,
      key: keyOf(scope, due),
    },
    now,
  )
  return posted.status === 'posted' ? PAYMENT_STATE.POSTED : PAYMENT_STATE.REFUSED
}
