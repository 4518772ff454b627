import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { ErrorLog } from '../../platform/attempt.ts'
import type { Db } from '../../platform/database/db.ts'

/** What rebates are paid with. */
export interface RebateParts {
  db: Db
  brands: readonly Brand[]
  log?: ErrorLog
}

/** What is worked out at once: a draw of the lottery, or a day of a brand. */
export type Scope = `draw ${number}` | `day ${MerchantCode} ${string}`

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
