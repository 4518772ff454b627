import type { ContractKind, Terms } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { ErrorLog } from '../../platform/attempt.ts'
import type { Db, Tx } from '../../platform/database/db.ts'

/** A contract as it counts for pay. */
export interface ContractInForce {
  id: Id<'contract'>
  merchantCode: MerchantCode
  kind: ContractKind
  holderId: Id<'member'>
  /** Null: the house. */
  offerorId: Id<'member'> | null
  terms: Terms
  version: number
  signedAt: Instant
  /** From when it counts, and before when it ends. */
  from: Instant
  until: Instant | undefined
}

/** The contracts of a kind that count at any moment of a time. */
export type ContractsDuring = (
  db: Db | Tx,
  merchantCode: MerchantCode,
  kind: ContractKind,
  from: Instant,
  until: Instant,
) => Promise<readonly ContractInForce[]>

/** What bills are worked out and paid with. */
export interface BillParts {
  db: Db
  brands: readonly Brand[]
  contractsDuring: ContractsDuring
  log?: ErrorLog
}
