import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { chargeBudget, returnBudget } from './budget-store.ts'
import {
  insertParticipation,
  insertParticipations,
  membersWith,
  type NewParticipation,
  type SharedTerms,
} from './participation-store.ts'

/** HAS: there is one of this member and cycle; SPENT: the budget doesn't cover it. */
export type Granted = 'GIVEN' | 'HAS' | 'SPENT'

/** Writes a reward within its promotion's budget, once a member and cycle. */
export async function grantReward(tx: Tx, row: NewParticipation, now: Instant): Promise<Granted> {
  if ((await chargeBudget(tx, row, [row.amount])) === 0) return 'SPENT'
  if (await insertParticipation(tx, row, now)) return 'GIVEN'
  await returnBudget(tx, row, row.amount)
  return 'HAS'
}

/**
 * Writes rewards of one cycle that wait to be claimed, in their order, as long as the budget covers
 * them. Whoever has one is passed over. Answers how many were written, and whether it covered all.
 */
export async function grantRewards(
  tx: Tx,
  shared: SharedTerms,
  rows: readonly Pick<NewParticipation, 'id' | 'memberId' | 'amount' | 'required' | 'data'>[],
  now: Instant,
): Promise<{ given: number; covered: boolean }> {
  const ids = rows.map(({ memberId }) => memberId)
  const has = await membersWith(tx, shared, ids)
  const due = rows.filter(({ memberId }) => !has.has(memberId))
  const fits = await chargeBudget(
    tx,
    shared,
    due.map(({ amount }) => amount),
  )
  const paid = due.slice(0, fits)
  const written = await insertParticipations(tx, shared, paid, now)
  const lost = paid.filter(({ id }) => !written.has(id)).reduce((sum, { amount }) => sum + amount, 0n)
  await returnBudget(tx, shared, lost)
  return { given: written.size, covered: fits === due.length }
}
