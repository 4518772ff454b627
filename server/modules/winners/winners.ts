import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { LastBalances } from './last-balances.ts'

/** What the board of wins is made of. */
export interface Winners {
  db: Db
  /** The last balances in this process's events. */
  balances: LastBalances
  /** Decides how long after its settlement a win is published. */
  secret: Buffer
  /** The currency whose wins a brand publishes. */
  currencyOf(merchantCode: MerchantCode): string | undefined
  /** The least winnings that a brand publishes. */
  leastOf(merchantCode: MerchantCode, now: Instant): Promise<Amount>
}
