import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { keepersOf } from './store.ts'

/** Of those who change who may do what one comes after the other. */
const CHANGES_RIGHTS = 7_300_407

/**
 * One who asks for rights and somebody else who agrees: without two such people nobody could ever
 * be given a right again.
 */
async function areTwoLeft(tx: Tx, merchantCode: MerchantCode): Promise<boolean> {
  const people = await keepersOf(tx, merchantCode)
  return people.length > 1 && people.some(({ edits }) => edits) && people.some(({ approves }) => approves)
}

/**
 * Tries a change of who may do what, and takes it back unless it is to be kept. In `tx`, which ends
 * with the refusal.
 *
 * Refuses VAL_FIELD (STAFF_LAST) when two people can manage staff now and wouldn't afterwards.
 */
export async function refuseNobodyLeft(
  tx: Tx,
  merchantCode: MerchantCode,
  change: () => Promise<void>,
  then: 'kept' | 'tried' = 'tried',
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CHANGES_RIGHTS}, hashtext(${merchantCode}))`.execute(tx)
  const before = await areTwoLeft(tx, merchantCode)
  await sql`savepoint tried`.execute(tx)
  await change()
  if (before && !(await areTwoLeft(tx, merchantCode)))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'roles', patternId: 'STAFF_LAST' }] })
  await (then === 'tried' ? sql`rollback to savepoint tried` : sql`release savepoint tried`).execute(tx)
}
