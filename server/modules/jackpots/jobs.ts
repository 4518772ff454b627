import { attempt } from '../../platform/concurrency/attempt.ts'
import type { JobDone, ScheduledJob } from '../../platform/jobs/jobs.ts'
import { collect } from './collect.ts'
import type { Jackpots } from './jackpots.ts'
import { openPots } from './open-pots.ts'

/**
 * Opens the pots that a brand's data names, and brings those that are open up to what was staked:
 * the ledger is then at most a minute behind the pages.
 */
export async function tendPots(jackpots: Jackpots): Promise<JobDone> {
  const { db, brands, clock, log } = jackpots
  let rows = 0
  for (const brand of brands) {
    if (!brand.jackpots) continue
    await attempt(log, 'jackpots could not be tended', { merchant: brand.merchantCode }, async () => {
      await openPots(jackpots, brand, clock.now())
      await db.transaction().execute((tx) => collect(tx, brand.merchantCode, clock.now()))
      rows++
    })
  }
  return { rows }
}

/** What runs by the clock for jackpots. */
export const jackpotJobs = (jackpots: Jackpots): ScheduledJob[] => [
  { name: 'tend-jackpots', cron: '* * * * *', run: () => tendPots(jackpots) },
]
