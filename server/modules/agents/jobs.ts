import type { Clock } from '@senluna/kit/time.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import { moveDue, type MoveParts } from './moves.ts'

/** Gives accounts their new agents when the day begins on which they get them. */
export const agentJobs = (parts: MoveParts & { clock: Clock }): ScheduledJob[] => [
  {
    name: 'move-accounts',
    cron: '* * * * *',
    run: async () => ({ rows: await moveDue(parts, parts.clock.now()) }),
  },
]
