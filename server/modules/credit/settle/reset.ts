import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  CREDIT_SETTLED,
  houseOf,
  KIND,
  move,
  signedStep,
  SOURCE,
  wallet,
  WALLET,
  walletOf,
} from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { collectDebt, publishBalance } from '../../cashier/index.ts'
import { countReset, type Statement } from '../store/statement-store.ts'

/** How often a wallet is asked again that others spend from at the same moment. */
const TRIES = 5

/**
 * Brings a player's wallet back to its credit by what a settled week came to: gives back what it
 * lost, takes what it won. What it can't take yet, because it is staked again, is left for later.
 * `statement` is held, with `toReset` set. Answers what is left.
 */
export async function resetWallet(tx: Tx, statement: Statement, now: Instant): Promise<Amount> {
  const { id, memberId, merchantCode, currency, resets } = statement
  const key = derivedId<'posting'>('credit-reset', id, String(resets))
  const books = houseOf({ merchant_id: merchantCode, currency }, CREDIT_SETTLED)
  for (let tries = 0; tries < TRIES; tries++) {
    const units = await possible(tx, statement)
    if (units === 0n) return statement.toReset
    const step = signedStep(KIND.CREDIT_SETTLED, units, wallet(memberId, 'MAIN'), books)
    const posted = await move(queryOf(tx), { key, source: SOURCE.CREDIT, ref: id, ...step, at: now }, [
      'insufficient',
      'frozen',
    ])
    if (posted.status !== 'posted') continue
    const left = amount(statement.toReset - units)
    await countReset(tx, statement, left)
    if (units > 0n) {
      const order = { id: key, member_id: memberId, merchant_id: merchantCode, currency }
      await collectDebt(tx, { order, at: now }, amount(units))
    }
    await publishBalance(tx, memberId, now)
    return left
  }
  return statement.toReset
}

/** How much can be posted now: all that is to be given, of what is to be taken what is there. */
async function possible(tx: Tx, { memberId, toReset }: Statement): Promise<bigint> {
  if (toReset >= 0n) return toReset
  const main = await walletOf(queryOf(tx), memberId, WALLET.MAIN)
  const spendable = main?.state === 'open' ? main.balance - main.held : 0n
  if (spendable <= 0n) return 0n
  return spendable < 0n - toReset ? amount(0n - spendable) : toReset
}
