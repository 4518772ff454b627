import { CONTRACT_KINDS } from '@senluna/kit/agents/contracts/contract-terms.ts'
import type { Clock } from '@senluna/kit/time.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { BillParts } from './bills.ts'
import { correctBills } from './correct-bills.ts'
import { collectArrears } from './pay/collect.ts'
import { runBills } from './run-bills.ts'

/** The job that collects arrears; events wake it. */
export const COLLECT_ARREARS = 'collect-arrears'

/**
 * Bills of the periods that are over: each kind has its own delay, so that this runs each minute,
 * in every zone.
 */
export function billJobs(parts: BillParts & { clock: Clock }): ScheduledJob[] {
  const now = () => parts.clock.now()
  return [
    {
      name: 'make-bills',
      cron: '* * * * *',
      run: async () => {
        const { made, paid } = await runBills(parts, now(), CONTRACT_KINDS)
        return { rows: made + paid }
      },
    },
    // After the night's rebates, which correct days too; again, should the first fail.
    { name: 'correct-bills', cron: '50 21,22 * * *', run: async () => ({ rows: await correctBills(parts, now()) }) },
    { name: COLLECT_ARREARS, cron: '* * * * *', run: async () => ({ rows: await collectArrears(parts, now) }) },
  ]
}
