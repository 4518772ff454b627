import type { Brand } from '@senluna/kit/brand.ts'
import { businessDate, DAY, instant, type Instant } from '@senluna/kit/time.ts'
import { attempt, type ErrorLog } from '../../platform/concurrency/attempt.ts'
import type { Db } from '../../platform/database/db.ts'
import { isKept, keepStanding, standingNow, type WorstCase } from './liability-store.ts'

/**
 * Keeps what each brand owes and risks as its day ends. Run every few minutes; only the first run
 * of a day writes anything. A day whose end nobody saw has no row.
 */
export async function keepLiability(
  { db, brands, log, worstCase }: { db: Db; brands: readonly Brand[]; log: ErrorLog; worstCase: WorstCase },
  now: Instant,
): Promise<void> {
  for (const brand of brands) {
    const day = businessDate(instant(now - DAY), brand.timeZone)
    await attempt(log, 'what a brand owes could not be kept', { merchant: brand.merchantCode, day }, async () => {
      if (await isKept(db, brand.merchantCode, day)) return
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => keepStanding(tx, brand, day, await standingNow(tx, brand, worstCase), now))
    })
  }
}
