import type { Clock } from '@senluna/kit/time.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import { runLevels, runLevelsAgain } from './levels/run-levels.ts'
import { payRebates } from './rebates/pay-rebates.ts'
import type { VipParts } from './vip.ts'

/** Levels in the night of each brand, in every zone: the walks of a day are done once. */
export function vipJobs(parts: VipParts & { clock: Clock }): ScheduledJob[] {
  const now = () => parts.clock.now()
  return [
    {
      name: 'vip-levels',
      cron: '*/10 * * * *',
      run: async () => ({ rows: await runLevels(parts, now()) }),
      replay: async (day) => ({ rows: await runLevelsAgain(parts, day, now()) }),
    },
    { name: 'vip-rebates', cron: '5,35 * * * *', run: async () => ({ rows: await payRebates(parts, now()) }) },
  ]
}
