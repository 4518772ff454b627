import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { attempt, type ErrorLog } from '../../../platform/concurrency/attempt.ts'
import type { Db } from '../../../platform/database/db.ts'
import { isOn } from '../participation/take.ts'
import { offeredPromotions } from '../promotion-store.ts'
import { isForAll, joinAudience } from './audience-store.ts'

/**
 * Notes who came to be in the audience of each promotion for some that is on. Doing it again adds
 * only who is new. Answers how many.
 */
export async function joinAudiences(
  { db, brands, log }: { db: Db; brands: readonly Brand[]; log?: ErrorLog },
  now: Instant,
): Promise<number> {
  let joined = 0
  for (const brand of brands)
    for (const row of await offeredPromotions(db, brand.merchantCode)) {
      if (isForAll(row) || !isOn(row, now)) continue
      const what = { brand: brand.merchantCode, promotion: row.id }
      await attempt(log, 'an audience could not be worked out', what, async () => {
        joined += await joinAudience(db, brand, row, now)
      })
    }
  return joined
}
