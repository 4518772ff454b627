import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { ErrorLog } from '../../platform/concurrency/attempt.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { ContractInForce } from '../contracts/index.ts'

export type { ContractInForce } from '../contracts/index.ts'

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
  /**
   * The most that the house pays as a dividend without a second pair of eyes. Absent, or 0: every
   * one is looked at.
   */
  autoApproveMostOf?: (merchantCode: MerchantCode, now: Instant) => Promise<Amount>
}

/** The most that the house pays as a dividend of a brand without a second pair of eyes. */
export const autoApproveMost = async (parts: BillParts, { merchantCode }: Brand, now: Instant): Promise<Amount> =>
  (await parts.autoApproveMostOf?.(merchantCode, now)) ?? amount(0n)
