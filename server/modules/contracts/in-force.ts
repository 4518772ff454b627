import { assert } from '@senluna/kit/assert.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Contract, ContractInForce } from './contracts.ts'
import { contractsWith, inForce } from './store/contract-store.ts'

/**
 * The contracts of a brand and kind that count at some moment from `from` up to `until`, which is
 * excluded; the oldest first. One that was ended before it began never counts.
 */
export async function contractsDuring(
  db: Db | Tx,
  merchantCode: MerchantCode,
  kind: ContractKind,
  from: Instant,
  until: Instant,
): Promise<ContractInForce[]> {
  return (await inForce(db, { merchantCode, kind, from, until })).map(forceOf)
}

/** Every contract that an account signed, whichever side it is, the oldest first. */
export const contractsOf = async (db: Db | Tx, memberId: Id<'member'>): Promise<ContractInForce[]> =>
  (await contractsWith(db, memberId)).filter(({ signedAt }) => signedAt !== undefined).map(forceOf)

function forceOf({
  id,
  merchantCode,
  kind,
  holderId,
  offerorId,
  terms,
  version,
  signedAt,
  from,
  until,
}: Contract): ContractInForce {
  assert(signedAt !== undefined && from !== undefined, `contract ${id} was signed`)
  return { id, merchantCode, kind, holderId, offerorId, terms, version, signedAt, from, until }
}
