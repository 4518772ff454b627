import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { LastBalances } from './last-balances.ts'

/** What the board of wins is made of. */
export interface Winners {
  db: Db
  /** What this process was told of wallets. */
  balances: LastBalances
  /** Decides how long after its settlement a win is told. */
  secret: Buffer
  /** The currency whose wins a brand tells. */
  currencyOf(merchantId: MerchantCode): string | undefined
  /** From which winnings on a brand tells them. */
  leastOf(merchantId: MerchantCode, now: Instant): Promise<bigint>
}
