import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { CREDIT_GIVEN, house, KIND, move, SOURCE, wallet } from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { newId } from '../../platform/ids.ts'
import { publishBalance } from '../cashier/index.ts'
import { placeInTree } from '../members/index.ts'
import { addGiven, heldAccount, insertAccount, insertChange, writeCredit } from './store/account-store.ts'
import { heldBook } from './store/book-store.ts'

/** Who gives how much credit to whom. `uplineId` null: the house, to a general agent. */
export interface Giving {
  generalAgentId: Id<'member'>
  uplineId: Id<'member'> | null
  memberId: Id<'member'>
  credit: Amount
  byId: Id<'member'> | Id<'staff'>
}

/**
 * Sets what somebody right below its upline may play with, or give on. A player's credit stands in
 * its wallet at once. Answers what it was before.
 *
 * Refuses AGT_NOT_DIRECT, CRD_OVER where the upline has not so much left, CRD_BELOW_GIVEN where
 * more was given on, CRD_IN_USE where a player's wallet doesn't hold what would be taken.
 */
export async function giveCredit(tx: Tx, brand: Brand, giving: Giving, now: Instant): Promise<Amount> {
  const { generalAgentId, uplineId, memberId, credit, byId } = giving
  if (!(await heldBook(tx, generalAgentId, 'SHARED'))) throw new Refusal('CRD_CASH_LINE')
  const upline = uplineId === null ? undefined : await heldAccount(tx, uplineId)
  if (uplineId !== null && !upline) throw new Refusal('CRD_OVER')
  const place = await placeInTree(tx, brand.merchantCode, { id: memberId })
  if (!place || place.parentId !== uplineId) throw new Refusal('AGT_NOT_DIRECT')
  await insertAccount(tx, { memberId, generalAgentId, uplineId, plays: place.type === ACCOUNT_TYPE.MEMBER })
  const account = await heldAccount(tx, memberId)
  const before = account?.credit ?? amount(0n)
  const more = amount(credit - before)
  if (!account || more === 0n) return before
  if (credit < account.given) throw new Refusal('CRD_BELOW_GIVEN', { value: { given: account.given.toString() } })
  if (upline && !(await addGiven(tx, upline.memberId, more)))
    throw new Refusal('CRD_OVER', { value: { left: (upline.credit - upline.given).toString() } })
  const id = newId<'credit-change'>(now)
  await insertChange(tx, { id, memberId, uplineId, before, after: credit, byId }, now)
  await writeCredit(tx, memberId, credit)
  if (account.plays) await post(tx, brand, { id, memberId, more }, now)
  return before
}

async function post(
  tx: Tx,
  brand: Brand,
  { id, memberId, more }: { id: Id<'credit-change'>; memberId: Id<'member'>; more: Amount },
  now: Instant,
): Promise<void> {
  const [own, books] = [wallet(memberId, 'MAIN'), house(brand, CREDIT_GIVEN)]
  const step =
    more > 0n
      ? { kind: KIND.CREDIT_GIVEN, amount: more, from: books, to: own }
      : { kind: KIND.CREDIT_TAKEN, amount: amount(0n - more), from: own, to: books }
  const key = id as Id<string> as Id<'posting'>
  const posted = await move(queryOf(tx), { key, source: SOURCE.CREDIT, ...step, at: now }, ['insufficient', 'frozen'])
  if (posted.status !== 'posted') throw new Refusal('CRD_IN_USE')
  await publishBalance(tx, memberId, now)
}
