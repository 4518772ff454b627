import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { ErrorLog } from '../../platform/concurrency/attempt.ts'
import type { Db } from '../../platform/database/db.ts'

/** What levels, gifts and rebates are worked out with. */
export interface VipParts {
  db: Db
  brands: readonly Brand[]
  /** Whether a brand has its programme switched on. */
  isOn(brand: Brand, now: Instant): Promise<boolean>
  log?: ErrorLog
}
