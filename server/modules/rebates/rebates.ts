import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { ErrorLog } from '../../platform/concurrency/attempt.ts'
import type { Db } from '../../platform/database/db.ts'
import type { UnitRebates } from '../families/index.ts'

/** What rebates are paid with. */
export interface RebateParts {
  db: Db
  brands: readonly Brand[]
  /** Of the families whose bets earn with their unit. */
  units: readonly UnitRebates[]
  log?: ErrorLog
}

/** What is worked out at once: a unit in which bets are settled, or a day of a brand. */
export type Scope = UnitScope | `day ${MerchantCode} ${string}`

/** A unit of a family: what its units are called, and its own name. */
export type UnitScope = `${string} ${string}`

export const unitScope = (unit: string, name: string): UnitScope => `${unit} ${name}`

/** What somebody earns on the bets of an account, its own or one below. */
export interface Part {
  beneficiary: Id<'member'>
  source: Id<'member'>
  merchantCode: MerchantCode
  product: Product
  currency: string
  /** The source's bets. */
  base: Amount
  amount: Amount
}
